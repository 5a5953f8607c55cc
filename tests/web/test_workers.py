"""Nobody waits for somebody else's long search."""

from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from threading import Barrier, Event, active_count

from httpx import Response

from spatz.core.position import Position
from spatz.dealing.shuffling import shuffle
from spatz.web.settings import Settings
from tests.web.site import HOST, Site, open_site

PATIENCE = 30


class SlowThinker:
    """Begins a search, and ends it when it is told to."""

    def __init__(self) -> None:
        self.begun, self.may_end = Event(), Event()

    def shuffle(self, position: Position, number: int) -> Position:
        self.begun.set()
        assert self.may_end.wait(PATIENCE)
        return shuffle(position, number)


def test_moves_and_pages_do_not_wait_for_searches(tmp_path: Path, static: Path) -> None:
    thinker, settings = SlowThinker(), Settings(hosts=(HOST,), threads=1)
    with (
        open_site(tmp_path, static, settings, thinker=thinker) as site,
        ThreadPoolExecutor(3) as threads,
    ):
        table = site.begin()
        others = [site.another_browser().begin() for _ in range(3)]
        searches: list[Future[Response]] = [threads.submit(one.ask, "shuffle") for one in others]
        assert thinker.begun.wait(PATIENCE)
        assert table.take()["version"] == 1
        assert site.get("/").status_code == 200
        assert not any(search.done() for search in searches)
        thinker.may_end.set()
        assert {search.result(PATIENCE).status_code for search in searches} == {200}


def test_a_move_during_a_search_goes_first_and_the_shuffle_is_a_conflict(
    tmp_path: Path, static: Path
) -> None:
    thinker = SlowThinker()
    with (
        open_site(tmp_path, static, thinker=thinker) as site,
        ThreadPoolExecutor(1) as threads,
    ):
        table = site.begin()
        search = threads.submit(table.ask, "shuffle")
        assert thinker.begun.wait(PATIENCE)
        moved = table.take()
        thinker.may_end.set()
        answer = search.result(PATIENCE)
        assert (answer.status_code, answer.json()["code"]) == (409, "conflict")
        assert table.reload() == moved


def test_the_same_question_has_the_same_answer(tmp_path: Path, static: Path) -> None:
    with open_site(tmp_path, static) as site:
        games = [site.begin(number=5), site.begin(number=5)]
        shuffled = [game.play("shuffle")["tiles"] for game in games]
        assert shuffled[0] == shuffled[1]


def test_many_at_once_lose_no_move(tmp_path: Path, static: Path) -> None:
    players, barrier = 8, Barrier(8)
    with (
        open_site(tmp_path, static) as site,
        ThreadPoolExecutor(players) as threads,
    ):
        tables = [site.another_browser().begin(number=n + 1) for n in range(players)]

        def play(number: int) -> int:
            barrier.wait(PATIENCE)
            for _ in range(5):
                tables[number].take()
            return int(tables[number].reload()["version"])

        assert [*threads.map(play, range(players))] == [5] * players


def test_one_command_sent_by_two_tabs_at_once_is_done_once(tmp_path: Path, static: Path) -> None:
    barrier = Barrier(2)
    with (
        open_site(tmp_path, static) as site,
        ThreadPoolExecutor(2) as threads,
    ):
        table = site.begin()
        pair = table.view["pairs"][0]

        def take(_: int) -> Response:
            barrier.wait(PATIENCE)
            return table.ask("moves", pair=pair)

        answers = [*threads.map(take, range(2))]
        assert [answer.status_code for answer in answers] == [200, 200]
        assert answers[0].json() == answers[1].json() == table.reload()
        assert table.reload()["version"] == 1


def test_a_game_leaves_no_timer_and_no_thread_behind(site: Site) -> None:
    """T55: a timer for every move."""
    table = site.begin()
    table.take()
    before = active_count()
    while table.view["pairs"]:
        table.take()
        table.site.post(f"{table.path}/alive", {})
    assert active_count() <= before + Settings().threads

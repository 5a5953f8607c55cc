"""How often somebody may ask: a bucket of tokens for each, filled again as time passes."""

from threading import Lock

MOST_KEYS = 10_000
"""So many are remembered at most."""


class Limiter:
    """Lets each key through ``burst`` times at once and ``rate`` times a second in the long run.

    A rate of 0 lets everybody through, and so does the key None. Time is handed in, in seconds.
    """

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._buckets: dict[str, tuple[float, float]] = {}
        self._lock = Lock()

    def __len__(self) -> int:
        """So many are remembered."""
        return len(self._buckets)

    def wait(self, key: str | None, now: float) -> float:
        """Seconds until the key may come again; 0 if it may now, which is then counted."""
        if key is None or self._rate == 0:
            return 0
        with self._lock:
            tokens = self._tokens(key, now)
            if tokens < 1:
                self._buckets[key] = (tokens, now)
                return (1 - tokens) / self._rate
            self._buckets.pop(key, None)  # whoever came last stands last
            self._buckets[key] = (tokens - 1, now)
            if len(self._buckets) > MOST_KEYS:
                self._forget(now)
            return 0

    def _tokens(self, key: str, now: float) -> float:
        tokens, then = self._buckets.get(key, (self._burst, now))
        passed = max(0, now - then)  # a clock that is set back takes nothing away
        return min(self._burst, tokens + passed * self._rate)

    def _forget(self, now: float) -> None:
        """Forget whoever has a full bucket again, and of many others those who came first."""
        kept = [key for key in self._buckets if self._tokens(key, now) < self._burst]
        self._buckets = {key: self._buckets[key] for key in kept[-MOST_KEYS // 2 :]}

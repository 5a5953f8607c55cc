/** SVG path data, written in a frame that can be moved and turned. */

/** @param {number} value */
const tenth = (value) => Math.round(value * 10) / 10;

export class Path {
  /** @param {number} x @param {number} y @param {number} turn in degrees @param {number} scale */
  constructor(x = 0, y = 0, turn = 0, scale = 1) {
    this.d = "";
    this.here = { x: 0, y: 0 };
    this.start = this.here;
    this.frame = { cos: 1, sin: 0, left: 0, top: 0 };
    this.at(x, y, turn, scale);
  }

  /**
   * Moves the frame; what is drawn stays.
   * @param {number} x
   * @param {number} y
   */
  at(x, y, turn = 0, scale = 1) {
    const angle = (turn * Math.PI) / 180;
    this.frame = { cos: Math.cos(angle) * scale, sin: Math.sin(angle) * scale, left: x, top: y };
    return this;
  }

  /**
   * One command with points in the frame. It is written relative to the last point, so that equal
   * shapes are equal text.
   * @param {string} letter @param {number[]} points x and y in turn
   */
  write(letter, points) {
    if (points.length === 0) return this;
    const numbers = [];
    let from = this.here;
    for (let i = 0; i < points.length; i += 2) {
      this.here = this.placed(points[i] ?? 0, points[i + 1] ?? 0);
      numbers.push(tenth(this.here.x - from.x), tenth(this.here.y - from.y));
      // The points of a curve all start from where it starts, those of a line one from another.
      if (letter === "l") from = this.here;
    }
    this.d +=
      letter +
      numbers
        .join(" ")
        .replaceAll(" -", "-")
        .replaceAll(/(^|[ -])0\./g, "$1.");
    return this;
  }

  /**
   * A point of the frame on the paper.
   * @param {number} x
   * @param {number} y
   */
  placed(x, y) {
    const { cos, sin, left, top } = this.frame;
    return { x: tenth(x * cos - y * sin + left), y: tenth(x * sin + y * cos + top) };
  }

  /** @param {number} x @param {number} y */
  move(x, y) {
    this.write("m", [x, y]);
    this.start = this.here;
    return this;
  }

  /** @param {...number} points corners, x and y in turn */
  line(...points) {
    return this.write("l", points);
  }

  /** @param {...number} points a handle and an end */
  quad(...points) {
    return this.write("q", points);
  }

  /** @param {...number} points two handles and an end, any number of times */
  curve(...points) {
    return this.write("c", points);
  }

  close() {
    this.d += "z";
    this.here = this.start;
    return this;
  }

  /** @param {...number} points */
  polygon(...points) {
    return this.move(points[0] ?? 0, points[1] ?? 0)
      .line(...points.slice(2))
      .close();
  }
}

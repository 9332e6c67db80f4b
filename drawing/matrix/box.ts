/** A rectangle of the drawing, in pixels. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A straight line of the drawing, in pixels. */
export interface Stretch {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

export function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** The area that a symbol takes up, with a small margin. */
export function aroundSymbol({ x, y, size }: { x: number; y: number; size: number }): Box {
  const half = size / 2 + 1;
  return { left: x - half, right: x + half, top: y - half, bottom: y + half };
}

/** Whether a line touches a rectangle: the part of it between the rectangle's edges (Liang and Barsky). */
export function runsOver({ x1, y1, x2, y2 }: Stretch, box: Box): boolean {
  let [from, to] = [0, 1];
  for (const [start, step, low, high] of [
    [x1, x2 - x1, box.left, box.right],
    [y1, y2 - y1, box.top, box.bottom],
  ] as const) {
    if (step === 0) {
      if (start <= low || start >= high) return false;
      continue;
    }
    const [one, other] = [(low - start) / step, (high - start) / step];
    from = Math.max(from, Math.min(one, other));
    to = Math.min(to, Math.max(one, other));
  }
  return from < to;
}

/** Whether two lines cross. */
export function cross(a: Stretch, b: Stretch): boolean {
  const turn = (x: number, y: number, line: Stretch) =>
    Math.sign((line.x2 - line.x1) * (y - line.y1) - (line.y2 - line.y1) * (x - line.x1));
  return turn(a.x1, a.y1, b) * turn(a.x2, a.y2, b) < 0 && turn(b.x1, b.y1, a) * turn(b.x2, b.y2, a) < 0;
}

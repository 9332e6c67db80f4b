/** A rectangle of the drawing, in pixels. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** The room that a symbol takes, with a hair around it. */
export function aroundSymbol({ x, y, size }: { x: number; y: number; size: number }): Box {
  const half = size / 2 + 1;
  return { left: x - half, right: x + half, top: y - half, bottom: y + half };
}

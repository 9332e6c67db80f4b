import { type Box, overlap, runsOver, type Stretch } from './box.ts';

/** In pixels, more than the height of a line of a label. */
const bandHeight = 32;

/** Rectangles of the drawing with their owners, indexed by their vertical position so that each query examines only a few. */
export function takenRoom<Owner>() {
  const bands = new Map<number, { owner: Owner; box: Box }[]>();

  function* between(top: number, bottom: number) {
    for (let band = Math.floor(top / bandHeight); band <= Math.floor(bottom / bandHeight); band++) {
      yield [band, bands.get(band) ?? []] as const;
    }
  }

  return {
    take(owner: Owner, box: Box): void {
      for (const [band, present] of between(box.top, box.bottom)) bands.set(band, [...present, { owner, box }]);
    },
    giveBack(owner: Owner, box: Box): void {
      for (const [band, present] of between(box.top, box.bottom)) {
        bands.set(
          band,
          present.filter((item) => item.owner !== owner),
        );
      }
    },
    /** Whether a rectangle overlaps one that is already taken. */
    isTaken(box: Box, own: Owner): boolean {
      for (const [, present] of between(box.top, box.bottom)) {
        if (present.some((item) => item.owner !== own && overlap(box, item.box))) return true;
      }
      return false;
    },
    /** Whether a line crosses a rectangle that is already taken. */
    isCrossed(line: Stretch, own: Owner): boolean {
      for (const [, present] of between(Math.min(line.y1, line.y2), Math.max(line.y1, line.y2))) {
        if (present.some((item) => item.owner !== own && runsOver(line, item.box))) return true;
      }
      return false;
    },
  };
}

import type { Thresholds } from '#domain/assessment/assessment.ts';
import { MAX_SCORE } from '#domain/components/score.ts';
import { aroundSymbol, type Box, overlap } from './box.ts';
import { isCompact, type MatrixFrame, toX, toY } from './frame.ts';
import type { PlacedPoint } from './place-points.ts';
import { matrixWords as say, type WriteNumber } from './words.ts';

/** The name of a threshold next to its line; it runs along the line, so the vertical one is read upwards. */
export interface LineName {
  axis: keyof Thresholds;
  text: string;
  /** The position of its first character. */
  x: number;
  y: number;
  box: Box;
}

/** Pixels: a letter of Inter at 11 px, rather too wide; the height of a line; from the line to the letters. */
const [letter, height, away] = [5.9, 14, 4];
/** The distance from the ends of the plot, where the areas have their names. */
const inset = 6;
const steps = 12;

/**
 * Finds a position for each threshold's name along its line, starting from the far end, that covers no point if possible. On a small
 * drawing, where the points matter more, a name without such a position is left out.
 */
export function placeLineNames(
  placed: readonly PlacedPoint[],
  frame: MatrixFrame,
  thresholds: Thresholds,
  write: WriteNumber,
): readonly LineName[] {
  const symbols = placed.map(aroundSymbol);
  const [right, top] = [toX(frame, MAX_SCORE), toY(frame, MAX_SCORE)];
  const [left, bottom] = [toX(frame, 0), toY(frame, 0)];
  const lineX = toX(frame, thresholds.financial);
  const lineY = toY(frame, thresholds.impact);
  const names: LineName[] = [];

  function best(candidates: LineName[]): void {
    const hits = ({ box }: LineName) =>
      symbols.filter((symbol) => overlap(symbol, box)).length +
      2 * names.filter((name) => overlap(name.box, box)).length;
    const found =
      candidates.find((candidate) => hits(candidate) === 0) ?? (isCompact(frame) ? undefined : candidates[0]);
    if (found) names.push(found);
  }

  const impact = say.lineName.impact(write(thresholds.impact));
  const across = impact.length * letter;
  best(
    along(right - inset - across, left + inset).flatMap((x) =>
      sides(lineY - top >= height + away, bottom - lineY >= height + away).map((side): LineName => {
        const y = side === 'before' ? lineY - away : lineY + away + 9;
        return { axis: 'impact', text: impact, x, y, box: { left: x, right: x + across, top: y - 11, bottom: y + 3 } };
      }),
    ),
  );
  const financial = say.lineName.financial(write(thresholds.financial));
  const up = financial.length * letter;
  best(
    along(bottom - inset, top + inset + up).flatMap((y) =>
      sides(right - lineX >= height + away, true).map((side): LineName => {
        const x = side === 'before' ? lineX + away + 9 : lineX - away;
        return {
          axis: 'financial',
          text: financial,
          x,
          y,
          box: { left: x - 11, right: x + 3, top: y - up, bottom: y },
        };
      }),
    ),
  );
  return names;
}

/** The positions from one end to the other. */
function along(from: number, to: number): number[] {
  return Array.from({ length: steps + 1 }, (_, index) => from + ((to - from) * index) / steps);
}

/** Beyond the line, in the material area, if there is room; otherwise on the other side. */
function sides(hasBefore: boolean, hasAfter: boolean): ('before' | 'after')[] {
  return [...(hasBefore ? (['before'] as const) : []), ...(hasAfter ? (['after'] as const) : [])];
}

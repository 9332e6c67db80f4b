import type { Thresholds } from '#domain/assessment/assessment.ts';
import type { MatrixFrame } from './frame.ts';
import { type PlacedLabel, placeLabels } from './place-labels.ts';
import { type LineName, placeLineNames } from './place-line-names.ts';
import type { PlacedPoint } from './place-points.ts';
import type { WriteNumber } from './words.ts';

/** What is written in the plot. */
export interface PlacedTexts {
  /** By topic. */
  labels: ReadonlyMap<string, PlacedLabel>;
  lineNames: readonly LineName[];
}

/** The names of the threshold lines first, then the points' labels in the room that is left. */
export function placeTexts(
  placed: readonly PlacedPoint[],
  frame: MatrixFrame,
  thresholds: Thresholds,
  write: WriteNumber,
): PlacedTexts {
  const lineNames = placeLineNames(placed, frame, thresholds, write);
  return {
    lineNames,
    labels: placeLabels(
      placed,
      frame,
      thresholds,
      lineNames.map(({ box }) => box),
    ),
  };
}

import type { Thresholds } from '#domain/assessment/assessment.ts';
import { bandTick } from './band-tick.ts';
import type { Box } from './box.ts';
import type { MatrixFrame } from './frame.ts';
import { type PlacedLabel, placeLabels } from './place-labels.ts';
import { type LineName, placeLineNames } from './place-line-names.ts';
import type { PlacedPoint } from './place-points.ts';
import type { WriteNumber } from './words.ts';
import { type ZoneName, zoneNames } from './zone-names.ts';

/** The texts in the plot. */
export interface PlacedTexts {
  /** By topic; for a mark of several topics, by the first. */
  labels: ReadonlyMap<string, PlacedLabel>;
  lineNames: readonly LineName[];
  zones: readonly ZoneName[];
}

/**
 * The names of areas and threshold lines first, then the labels of points in the remaining space.
 * @param reserved where nothing may be written, such as below a handle
 */
export function placeTexts(
  placed: readonly PlacedPoint[],
  frame: MatrixFrame,
  thresholds: Thresholds,
  write: WriteNumber,
  reserved: readonly Box[] = [],
): PlacedTexts {
  const zones = zoneNames(placed, frame, thresholds);
  const lineNames = placeLineNames(placed, frame, thresholds, write);
  const tick = bandTick(frame);
  const written = [...zones, ...lineNames, ...(tick ? [tick] : [])].map(({ box }) => box);
  return { zones, lineNames, labels: placeLabels(placed, frame, thresholds, [...written, ...reserved]) };
}

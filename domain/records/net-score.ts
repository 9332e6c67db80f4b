import { MAX_COMPONENTS } from '#domain/limits.ts';
import { record } from './record.ts';

/** A component's score after its measures. */
export const netScore = record({
  noun: 'net-score',
  table: 'net_scores',
  below: 'component',
  label: 'Net score',
  carries: ['history'],
  goesAlong: ['contents', 'copy', 'text-limit', 'undo', 'as-of', 'seal'],
  // One per component.
  most: { measures: MAX_COMPONENTS },
});

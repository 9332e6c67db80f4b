import { MAX_HORIZON_SCORES } from '#domain/limits.ts';
import { record } from './record.ts';

/** A component's scores for a time horizon that is not its own. */
export const horizonScore = record({
  noun: 'horizon-score',
  table: 'horizon_scores',
  below: 'component',
  label: 'Score for a time horizon',
  carries: ['history'],
  goesAlong: ['contents', 'copy', 'text-limit', 'undo', 'as-of', 'seal'],
  most: { 'horizon-scores': MAX_HORIZON_SCORES },
  told: { as: 'horizonScores', makesStale: ['assessment', 'dashboard', 'history'] },
});

import { MAX_ACTIVITIES, MAX_PLACEMENTS } from '#domain/limits.ts';
import { record } from './record.ts';

/** An activity of the value chain, with the entries that were placed on it. */
export const activity = record({
  noun: 'activity',
  table: 'value_chain_activities',
  below: 'assessment',
  named: ['name'],
  label: 'Value chain activity',
  inSentence: 'a value chain activity',
  many: 'value chain activities',
  carries: ['history', 'comments', 'audit-mark'],
  goesAlong: ['contents', 'copy', 'text-limit', 'undo', 'freeze', 'as-of', 'seal'],
  most: { activities: MAX_ACTIVITIES, placements: MAX_PLACEMENTS },
  told: { as: 'value-chain', makesStale: ['assessment', 'history'] },
});

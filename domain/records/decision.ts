import { record } from './record.ts';

/** What the company decided of one side of a topic; decided anew each year. */
export const decision = record({
  noun: 'decision',
  table: 'topic_decisions',
  below: 'topic',
  label: 'Decision on a topic',
  carries: ['history'],
  goesAlong: ['contents', 'text-limit', 'undo', 'as-of', 'seal'],
  told: { as: 'topic-decisions', makesStale: ['assessment', 'dashboard', 'history'] },
});

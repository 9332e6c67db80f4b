import { record } from './record.ts';

/** The company's decision on one side of a topic, which is made again each year. */
export const decision = record({
  noun: 'decision',
  table: 'topic_decisions',
  below: 'topic',
  label: 'Decision on a topic',
  carries: ['history'],
  goesAlong: ['contents', 'text-limit', 'undo', 'as-of', 'seal'],
  told: { as: 'topic-decisions', makesStale: ['assessment', 'dashboard', 'history'] },
});

import { record } from './record.ts';

/** Who looks after what, by when, and how far its review is. */
export const assignment = record({
  noun: 'assignment',
  table: 'assignments',
  below: 'assessment',
  label: 'Owner, due date, review',
  carries: ['history'],
  goesAlong: ['undo'],
  told: { as: 'assignments', makesStale: ['assignments', 'history'] },
});

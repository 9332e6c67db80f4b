import { record } from './record.ts';

/** The owner, due date and review of a record. */
export const assignment = record({
  noun: 'assignment',
  table: 'assignments',
  below: 'assessment',
  label: 'Owner, due date, review',
  carries: ['history'],
  goesAlong: ['undo'],
  told: { as: 'assignments', makesStale: ['assignments', 'history'] },
});

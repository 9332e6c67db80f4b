import { record } from './record.ts';

/** What is said about a record; told under the name that the record had then. */
export const comment = record({
  noun: 'comment',
  table: 'comments',
  below: 'assessment',
  label: 'Comment',
  carries: ['history'],
  goesAlong: ['seal'],
  told: { as: 'comments', makesStale: ['comments', 'history', 'audit'] },
});

import { record } from './record.ts';

/** A comment on a record, shown under the record's name at that time. */
export const comment = record({
  noun: 'comment',
  table: 'comments',
  below: 'assessment',
  label: 'Comment',
  carries: ['history'],
  goesAlong: ['seal'],
  told: { as: 'comments', makesStale: ['comments', 'history', 'audit'] },
});

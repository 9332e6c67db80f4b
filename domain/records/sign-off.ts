import { record } from './record.ts';

/** Signatures in the history; a single unit in comments and marks; evidence supports one signature. */
export const signOff = record({
  noun: 'sign-off',
  table: 'sign_offs',
  below: 'assessment',
  label: 'Sign-off',
  inSentence: 'the sign-off',
  only: 'Sign-off',
  carries: ['history', 'comments', 'evidence', 'audit-mark'],
  goesAlong: ['as-of', 'seal'],
});

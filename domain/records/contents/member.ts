import { BLANK } from '#domain/fields/wording.ts';
import { type HistoryWords, text } from './contents.ts';

export const memberContents: HistoryWords = {
  changeOf: 'a team member',
  fields: {
    role: {
      label: 'Role',
      options: [
        { id: 'admin', label: 'Admin' },
        { id: 'user', label: 'User' },
        { id: 'auditor', label: 'Auditor' },
      ],
    },
    jobTitle: { label: 'Position' },
    competence: { label: 'Competence' },
  },
  // What members say about themselves goes with their account: the history keeps that it changed, not what it said.
  word: (field) => (field === 'jobTitle' || field === 'competence' ? BLANK : undefined),
  wordChange: (field) => (field === 'jobTitle' || field === 'competence' ? ['Not kept', 'Changed'] : undefined),
  title: (row) => text(row.full_name),
  verb(after) {
    if (after.ended_at === undefined) return undefined;
    return after.ended_at === null ? 'restored' : 'deleted';
  },
};

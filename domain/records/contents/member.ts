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
  },
  title: (row) => text(row.full_name),
  verb(after) {
    if (after.ended_at === undefined) return undefined;
    return after.ended_at === null ? 'restored' : 'deleted';
  },
};

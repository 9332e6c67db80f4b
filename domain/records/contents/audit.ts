import { type Columns, type HistoryWords, text } from './contents.ts';

export const markContents: HistoryWords = {
  changeOf: 'an auditor’s mark',
  fields: { note: { label: 'Note' } },
  title: (row) => text(row.record_name),
};

export const sampleContents: HistoryWords = {
  changeOf: 'an auditor’s sample',
  fields: { seed: { label: 'Seed' }, population: { label: 'Drawn from' } },
  title: (row) => text(row.name),
};

export const visitContents: HistoryWords = {
  changeOf: 'an auditor’s visit',
  fields: {},
  title: tellVisit,
};

/** What an auditor has read, after 'read'. */
function tellVisit(row: Columns): string {
  const title = text(row.title);
  if (row.what === 'opened') return 'this assessment';
  return row.what === 'evidence' ? `the evidence “${title}”` : `the file “${title}”`;
}

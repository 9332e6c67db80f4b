import type { HistoryNoun } from './change.ts';

/** What a thing that changes is called, beside its name. */
export const nounNames: Readonly<Record<HistoryNoun, string>> = {
  assessment: 'The assessment',
  selection: 'Topic selection',
  answer: 'Answer',
  score: 'Screening score',
  component: 'Impact, risk or opportunity',
  stakeholder: 'Stakeholder',
  member: 'Member of the team',
};

import type { Desk } from '#analyst/analyst.ts';

/** A company in which nobody is responsible for anything and no auditor has asked. */
export const NO_WORK: Pick<Desk, 'work' | 'auditQuestions' | 'companyName'> = {
  work: async () => () => ({ owner: null, isMine: false, dueOn: null, isOverdue: false, review: 'open' }),
  auditQuestions: async () => [],
  companyName: async () => 'Musterfood',
};

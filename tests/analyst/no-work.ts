import type { Desk } from '#analyst/analyst.ts';

/** A company without assigned owners and without auditors' questions. */
export const NO_WORK: Pick<Desk, 'work' | 'auditQuestions' | 'companyName'> = {
  work: async () => () => ({
    owner: null,
    isMine: false,
    dueOn: null,
    isOverdue: false,
    review: 'open',
    reviewer: null,
  }),
  auditQuestions: async () => [],
  companyName: async () => 'Musterfood',
};

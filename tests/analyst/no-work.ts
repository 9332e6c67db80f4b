import type { Desk } from '#analyst/analyst.ts';

/** A company without assigned owners and without auditors' questions, on a fixed day. */
export const NO_WORK: Pick<Desk, 'work' | 'auditQuestions' | 'today' | 'companyName'> = {
  work: async () => () => ({
    owner: null,
    isMine: false,
    dueOn: null,
    isOverdue: false,
    review: 'open',
    reviewer: null,
  }),
  auditQuestions: async () => [],
  today: '2026-09-15',
  companyName: async () => 'Musterfood',
};

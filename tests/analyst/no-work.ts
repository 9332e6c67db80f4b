import type { Desk } from '#analyst/analyst.ts';
import { NOTHING_LEFT_OUT } from '#domain/audit/left-out.ts';
import type { UserId } from '#domain/ids.ts';

/** A company in which nobody has been assigned, commented, signed or audited, on a fixed day. */
export const NO_WORK: Pick<Desk, 'work' | 'auditQuestions' | 'records' | 'today' | 'companyName'> = {
  work: async () => () => ({
    owner: null,
    isMine: false,
    dueOn: null,
    isOverdue: false,
    review: 'open',
    reviewer: null,
  }),
  auditQuestions: async () => [],
  records: async () => ({
    ...{ assignments: [], people: [], threads: [], signatures: [], earlierSignatures: [], marks: [] },
    ...{ me: 'nobody' as UserId, leftOut: NOTHING_LEFT_OUT },
  }),
  today: '2026-09-15',
  companyName: async () => 'Musterfood',
};

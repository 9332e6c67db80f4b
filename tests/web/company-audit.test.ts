import { expect, it } from 'vitest';
import { sayAudit } from '#web/features/company/team/say-audit.ts';

const until = '2027-05-29T00:00:00.000Z';

it.each([
  [['Double Materiality Assessment 2025/26'], 'Reads Double Materiality Assessment 2025/26 until 28 May 2027'],
  [['One', 'Another'], 'Reads 2 assessments until 28 May 2027'],
  // Before the names are known, and in an invitation, which holds only their number.
  [[''], 'Reads one assessment until 28 May 2027'],
  [1, 'Reads one assessment until 28 May 2027'],
  [null, 'Reads all assessments until 28 May 2027'],
] as const)('says in one sentence what an auditor reads, and until when: %s', (assessments, said) => {
  expect(sayAudit({ until, assessments })).toBe(said);
});

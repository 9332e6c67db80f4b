import { expect, it } from 'vitest';
import { sayAudit } from '#web/features/company/team/say-audit.ts';
import { formatDay } from '#web/lib/format-day.ts';

const until = '2027-05-29T00:00:00.000Z';

it.each([
  [['Double Materiality Assessment 2025/26'], 'Reads Double Materiality Assessment 2025/26'],
  [['One', 'Another'], 'Reads 2 assessments'],
  // Before the names are known, and in an invitation, which holds only their number.
  [[''], 'Reads one assessment'],
  [1, 'Reads one assessment'],
  [null, 'Reads all assessments'],
] as const)('says in one sentence what an auditor reads, and until when: %s', (assessments, said) => {
  expect(sayAudit({ until, assessments })).toBe(`${said} until ${formatDay('2027-05-28')}`);
});

import { expect, it } from 'vitest';
import { activityMessages } from '#web/features/assurance/history/messages.ts';

it.each([
  ['component', 12, '12 impacts, risks and opportunities'],
  ['assignment', 4, 'owner, due date or review of 4 records'],
  ['activity', 3, '3 value chain activities'],
  ['stakeholder', 2, '2 things'],
] as const)('names what an act on rows of %s changed', (noun, count, said) => {
  expect(activityMessages.actOf(noun, count)).toBe(said);
});

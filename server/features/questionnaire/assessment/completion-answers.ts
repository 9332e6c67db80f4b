import type { WholeAssessment } from '#contract/assessment.ts';
import type { CompanyTx } from '#database/doors.ts';
import type { LeftOpen } from '#domain/assessment/assessment.ts';
import type { MembershipId } from '#domain/ids.ts';
import { buildDashboard } from '#domain/results/dashboard.ts';
import { groupLeftOpen, topicsLeftOpen } from '#domain/results/left-open.ts';
import { findPresentMember } from '#server/features/assurance/sign-off/queries.ts';
import { refuse } from '#server/platform/http/refuse.ts';

/**
 * The reasons for the topics that stay open; reasons for others are not kept.
 * @throws conclusions-missing if some were asked about and one has none
 */
export function answerOpen(whole: WholeAssessment, answers: readonly LeftOpen[] | undefined): LeftOpen[] {
  const open = topicsLeftOpen(buildDashboard(whole), answers);
  const silent = open.filter(({ reason }) => reason === '').map(({ topic }) => `${topic.code} ${topic.name}`);
  if (answers && silent.length > 0) refuse('conclusions-missing', { topics: silent });
  return groupLeftOpen(open);
}

/**
 * The names of those who took the last look, as they are now.
 * @throws not-a-member
 */
export async function namesOf(tx: CompanyTx, { members, others }: { members: MembershipId[]; others: string[] }) {
  const names: string[] = [];
  for (const id of members) names.push((await findPresentMember(tx, id))?.name ?? refuse('not-a-member'));
  return [...names, ...others];
}

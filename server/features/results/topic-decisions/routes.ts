import type { CompanyTx } from '#database/doors.ts';
import type { AssessmentId, TopicId } from '#domain/ids.ts';
import { buildMatrix, relevantTopics } from '#domain/results/matrix.ts';
import { readWhole } from '#server/features/questionnaire/assessment/read-whole.ts';
import { lockDraft } from '#server/features/records/lock-draft.ts';
import { requireSize, tellConflicts } from '#server/features/records/save-rows.ts';
import { forMember } from '#server/platform/http/access.ts';
import { refuse } from '#server/platform/http/refuse.ts';
import { DECISIONS_TABLE, deleteDecision, findDecision, writeDecision } from './queries.ts';

const decide = forMember.topicDecisions.decide.handler(({ context, input }) =>
  context.database.inCompany(
    context.member,
    async (tx) => {
      const { assessmentId, topicId, side, isMaterial, reason, seenVersion } = input;
      const draft = await lockDraft(tx, assessmentId);
      const score = await scoresOf(tx, assessmentId, topicId);
      if (!isMaterial && score[side] === 0) refuse('nothing-counts');
      const place = { assessmentId, topicId, side };
      const decision = { isMaterial, reason, decidedBy: context.member.userId, decidedAt: context.now() };
      const isWritten = await writeDecision(draft, place, decision, seenVersion);
      const found = await findDecision(tx, place);
      // If the button was pressed twice, the requested state already exists.
      const isSame = found?.row.isMaterial === isMaterial && found.row.reason === reason;
      if (!found || !(isWritten || isSame)) return refuseConflict(tx, topicId, found);
      await requireSize(draft, assessmentId);
      return found.row;
    },
    input.reason,
  ),
);

const withdraw = forMember.topicDecisions.withdraw.handler(({ context, input, errors }) =>
  context.database.inCompany(
    context.member,
    async (tx) => {
      const { assessmentId, topicId, side, seenVersion } = input;
      const draft = await lockDraft(tx, assessmentId);
      const place = { assessmentId, topicId, side };
      if (!(await deleteDecision(draft, place, seenVersion))) {
        const found = await findDecision(tx, place);
        if (!found) throw errors['not-found']();
        return refuseConflict(tx, topicId, found);
      }
      return { topicId, side };
    },
    input.reason,
  ),
);

/**
 * The scores of a relevant topic; 0 if nothing counts.
 * @throws not-found, topic-set-aside
 */
async function scoresOf(tx: CompanyTx, assessmentId: AssessmentId, topicId: TopicId) {
  const whole = await readWhole(tx, assessmentId);
  const topic = whole.topics.find(({ id }) => id === topicId);
  if (!topic) return refuse('not-found');
  if (relevantTopics([topic], whole.selections).length === 0) {
    refuse('topic-set-aside', { topics: [`${topic.code} ${topic.name}`] });
  }
  const [point] = buildMatrix({ ...whole, topics: [topic], decisions: [] }).points;
  return point ?? { impact: 0, financial: 0 };
}

type FoundDecision = Awaited<ReturnType<typeof findDecision>>;

async function refuseConflict(tx: CompanyTx, topicId: TopicId, found: FoundDecision): Promise<never> {
  return refuse('conflict', { conflicts: await tellConflicts(tx, DECISIONS_TABLE, [{ key: topicId, ...found }]) });
}

export const topicDecisionsRoutes = { decide, withdraw };

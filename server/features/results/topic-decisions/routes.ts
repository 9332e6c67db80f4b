import type { TopicDecisionRow } from '#contract/topic-decisions.ts';
import type { CompanyTx } from '#database/doors.ts';
import type { AssessmentId, TopicId } from '#domain/ids.ts';
import { buildMatrix, relevantTopics } from '#domain/results/matrix.ts';
import { readWhole } from '#server/features/questionnaire/assessment/read-whole.ts';
import { type DraftTx, lockDraft } from '#server/features/records/lock-draft.ts';
import { requireSize, tellConflicts } from '#server/features/records/save-rows.ts';
import { forMember } from '#server/platform/http/access.ts';
import { refuse } from '#server/platform/http/refuse.ts';
import { DECISIONS_TABLE, deleteDecision, findDecision, type Place, writeDecision } from './queries.ts';

const decide = forMember.topicDecisions.decide.handler(({ context, input }) =>
  context.database.inCompany(
    context.member,
    async (tx) => {
      const { assessmentId, topicId, side, isMaterial, basis, reason, seenVersion } = input;
      const draft = await lockDraft(tx, assessmentId);
      const score = (await scoresOf(tx, assessmentId, [topicId])).get(topicId);
      if (!isMaterial && basis === 'score' && !score?.[side]) refuse('nothing-counts');
      const decision = { isMaterial, basis, reason, decidedBy: context.member.userId, decidedAt: context.now() };
      const row = await save(draft, { assessmentId, topicId, side }, decision, seenVersion);
      await requireSize(draft, assessmentId);
      return row;
    },
    input.reason,
  ),
);

const conclude = forMember.topicDecisions.conclude.handler(({ context, input }) =>
  context.database.inCompany(
    context.member,
    async (tx) => {
      const { assessmentId, sides, isMaterial, reason } = input;
      const draft = await lockDraft(tx, assessmentId);
      await scoresOf(
        tx,
        assessmentId,
        sides.map(({ topicId }) => topicId),
      );
      const by = { decidedBy: context.member.userId, decidedAt: context.now() };
      const decision = { isMaterial, basis: 'top-down' as const, reason, ...by };
      const rows: TopicDecisionRow[] = [];
      for (const { topicId, side, seenVersion } of sides) {
        rows.push(await save(draft, { assessmentId, topicId, side }, decision, seenVersion));
      }
      await requireSize(draft, assessmentId);
      return rows;
    },
    input.reason,
  ),
);

/**
 * Saves a decision and returns the row as it now is.
 * @throws conflict
 */
async function save(
  draft: DraftTx,
  place: Place,
  decision: Parameters<typeof writeDecision>[2],
  seenVersion: number | null,
): Promise<TopicDecisionRow> {
  const isWritten = await writeDecision(draft, place, decision, seenVersion);
  const found = await findDecision(draft, place);
  const { isMaterial, basis, reason } = decision;
  // If the button was pressed twice, the requested state already exists.
  const isSame = found?.row.isMaterial === isMaterial && found.row.basis === basis && found.row.reason === reason;
  if (!found || !(isWritten || isSame)) return refuseConflict(draft, place.topicId, found);
  return found.row;
}

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
 * The scores of relevant topics on their sides, by topic; a side on which nothing counts is 0.
 * @throws not-found, topic-set-aside
 */
async function scoresOf(tx: CompanyTx, assessmentId: AssessmentId, topicIds: readonly TopicId[]) {
  const whole = await readWhole(tx, assessmentId);
  const asked = new Set(topicIds);
  const topics = whole.topics.filter(({ id }) => asked.has(id));
  if (topics.length < asked.size) return refuse('not-found');
  const relevant = new Set(relevantTopics(topics, whole.selections));
  const aside = topics.filter((topic) => !relevant.has(topic));
  if (aside.length > 0) refuse('topic-set-aside', { topics: aside.map(({ code, name }) => `${code} ${name}`) });
  const { points } = buildMatrix({ ...whole, topics, decisions: [] });
  return new Map(points.map(({ topic, impact, financial }) => [topic.id, { impact, financial }]));
}

type FoundDecision = Awaited<ReturnType<typeof findDecision>>;

async function refuseConflict(tx: CompanyTx, topicId: TopicId, found: FoundDecision): Promise<never> {
  return refuse('conflict', { conflicts: await tellConflicts(tx, DECISIONS_TABLE, [{ key: topicId, ...found }]) });
}

export const topicDecisionsRoutes = { conclude, decide, withdraw };

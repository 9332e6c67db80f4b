import type { TopicDecisionRow } from '#contract/topic-decisions.ts';
import type { CompanyTx } from '#database/doors.ts';
import type { Side } from '#domain/components/component-score.ts';
import { first } from '#domain/found.ts';
import type { AssessmentId, TopicId } from '#domain/ids.ts';
import { buildMatrix, relevantTopics } from '#domain/results/matrix.ts';
import { readWhole } from '#server/features/questionnaire/assessment/read-whole.ts';
import { type DraftTx, lockDraft } from '#server/features/records/lock-draft.ts';
import { requireSize, tellConflicts } from '#server/features/records/save-rows.ts';
import { forMember } from '#server/platform/http/access.ts';
import { refuse } from '#server/platform/http/refuse.ts';
import { DECISIONS_TABLE, deleteDecision, findDecision, findDecisions, writeDecision } from './queries.ts';

const decide = forMember.topicDecisions.decide.handler(({ context, input }) =>
  context.database.inCompany(
    context.member,
    async (tx) => {
      const { assessmentId, topicId, side, isMaterial, basis, reason, seenVersion } = input;
      const draft = await lockDraft(tx, assessmentId);
      const score = (await scoresOf(tx, assessmentId, [topicId])).get(topicId);
      if (!isMaterial && basis === 'score' && !score?.[side]) refuse('nothing-counts');
      const decision = { isMaterial, basis, reason, decidedBy: context.member.userId, decidedAt: context.now() };
      return first(await save(draft, assessmentId, [{ topicId, side, seenVersion }], decision), 'the decision');
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
      return save(draft, assessmentId, sides, decision);
    },
    input.reason,
  ),
);

/** A side of a topic, with the version of its decision that the sender saw; null if they saw none. */
interface SeenSide {
  topicId: TopicId;
  side: Side;
  seenVersion: number | null;
}

/**
 * Saves the same decision on each of the sides, and returns the rows as they now are, in the same order.
 * @throws conflict about the sides that somebody else has decided otherwise in the meantime
 */
async function save(
  draft: DraftTx,
  assessmentId: AssessmentId,
  sides: readonly SeenSide[],
  decision: Parameters<typeof writeDecision>[2],
): Promise<TopicDecisionRow[]> {
  const { isMaterial, basis, reason } = decision;
  const written = new Set<SeenSide>();
  for (const each of sides) {
    const place = { assessmentId, topicId: each.topicId, side: each.side };
    if (await writeDecision(draft, place, decision, each.seenVersion)) written.add(each);
  }
  const topicIds = [...new Set(sides.map(({ topicId }) => topicId))];
  const present = await findDecisions(draft, assessmentId, topicIds);
  const saved = sides.map((each) => {
    const now = present.find(({ row }) => row.topicId === each.topicId && row.side === each.side);
    // If the button was pressed twice, the requested state already exists.
    const isSame = now?.row.isMaterial === isMaterial && now.row.basis === basis && now.row.reason === reason;
    return { now, topicId: each.topicId, isOvertaken: !now || !(written.has(each) || isSame) };
  });
  const overtaken = saved.filter(({ isOvertaken }) => isOvertaken);
  if (overtaken.length > 0) await refuseConflicts(draft, overtaken);
  await requireSize(draft, assessmentId);
  return saved.flatMap(({ now }) => now?.row ?? []);
}

const withdraw = forMember.topicDecisions.withdraw.handler(({ context, input, errors }) =>
  context.database.inCompany(
    context.member,
    async (tx) => {
      const { assessmentId, topicId, side, seenVersion } = input;
      const draft = await lockDraft(tx, assessmentId);
      const place = { assessmentId, topicId, side };
      if (!(await deleteDecision(draft, place, seenVersion))) {
        const now = await findDecision(tx, place);
        if (!now) throw errors['not-found']();
        return refuseConflicts(tx, [{ topicId, now }]);
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

/** @throws conflict with what each of the sides holds now; undefined if its decision was withdrawn */
async function refuseConflicts(
  tx: CompanyTx,
  overtaken: readonly { topicId: TopicId; now: Awaited<ReturnType<typeof findDecision>> }[],
): Promise<never> {
  const keyed = overtaken.map(({ topicId, now }) => ({ key: topicId, ...now }));
  return refuse('conflict', { conflicts: await tellConflicts(tx, DECISIONS_TABLE, keyed) });
}

export const topicDecisionsRoutes = { conclude, decide, withdraw };

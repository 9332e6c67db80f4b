import type { CompanyTx } from '#database/doors.ts';
import type { AssessmentId, TopicId } from '#domain/ids.ts';
import { toldLinks } from '#domain/links/told-links.ts';
import { readHorizonScoresAt } from '#server/features/register/horizon-scores/queries.ts';
import { readLinksNear } from '#server/features/register/links/queries.ts';
import { readMeasuresAt, readNetReasons } from '#server/features/register/measures/queries.ts';

/** The texts on the components of a topic, with the measures and links of each; undefined if the assessment has no such topic. */
export async function readTopicTexts(tx: CompanyTx, assessmentId: AssessmentId, topicId: TopicId) {
  const topic = await tx
    .selectFrom('materialityTopics')
    .select('id')
    .where((eb) => eb.and({ assessmentId, id: topicId }))
    .executeTakeFirst();
  if (!topic) return undefined;
  const texts = await tx
    .selectFrom('materialityComponents')
    .select(['id', 'description', 'justification', 'severityReason', 'financialEffects'])
    .select(['impactScaleReason', 'impactScopeReason', 'impactIrremediabilityReason'])
    .select(['magnitudeReason', 'likelihoodReason'])
    .where((eb) => eb.and({ assessmentId, topicId }))
    .execute();
  const ids = texts.map(({ id }) => id);
  const measures = Map.groupBy(await readMeasuresAt(tx, assessmentId, ids), ({ componentId }) => componentId);
  const horizons = Map.groupBy(await readHorizonScoresAt(tx, assessmentId, ids), ({ componentId }) => componentId);
  const nets = new Map((await readNetReasons(tx, assessmentId, ids)).map((net) => [net.componentId, net.reason]));
  const linksOf = toldLinks(await readLinksNear(tx, assessmentId, ids));
  return texts.map((text) => ({
    ...text,
    links: linksOf(text.id),
    measures: (measures.get(text.id) ?? []).map(({ componentId: _at, ...measure }) => measure),
    netReason: nets.get(text.id) ?? null,
    horizonScores: (horizons.get(text.id) ?? []).map(({ componentId: _at, ...row }) => row),
  }));
}

/** A topic and the stakeholders of its assessment, key ones first; undefined if the assessment has no such topic. */
export async function readTopicViews(tx: CompanyTx, assessmentId: AssessmentId, topicId: TopicId) {
  const topic = await tx
    .selectFrom('materialityTopics')
    .select(['code', 'name', 'description'])
    .where((eb) => eb.and({ assessmentId, id: topicId }))
    .executeTakeFirst();
  if (!topic) return undefined;
  const stakeholders = await stakeholdersOf(tx, assessmentId)
    .select(['stakeholderRole', 'engagementOrganization', 'engagementOther'])
    .execute();
  return { topic, stakeholders };
}

/** The topics of an assessment and its stakeholders, key ones first; undefined if there is no such assessment. */
export async function readVoices(tx: CompanyTx, assessmentId: AssessmentId) {
  const topics = await tx
    .selectFrom('materialityTopics')
    .select(['id', 'code', 'name', 'description'])
    .where('assessmentId', '=', assessmentId)
    .orderBy('position')
    .execute();
  // Every assessment has topics.
  if (topics.length === 0) return undefined;
  return { topics, stakeholders: await stakeholdersOf(tx, assessmentId).execute() };
}

/** The stakeholders and what they said, key ones first. */
const stakeholdersOf = (tx: CompanyTx, assessmentId: AssessmentId) =>
  tx
    .selectFrom('stakeholderMapping')
    .select(['id', 'stakeholderGroup', 'customGroupName', 'isKeyStakeholder', 'stakeholderNames'])
    .select('relevantTopicsViews')
    .where('assessmentId', '=', assessmentId)
    .orderBy('isKeyStakeholder', 'desc')
    .orderBy('createdAt')
    .orderBy('id');

/** The texts on the screening scores; undefined if there is no such assessment. */
export async function readScreeningTexts(tx: CompanyTx, assessmentId: AssessmentId) {
  const assessment = await tx.selectFrom('assessments').select('id').where('id', '=', assessmentId).executeTakeFirst();
  if (!assessment) return undefined;
  return tx
    .selectFrom('materialityScores')
    .select(['topicId', 'justification'])
    .where('assessmentId', '=', assessmentId)
    .execute();
}

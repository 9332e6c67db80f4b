import { sql } from 'kysely';
import type { CompanyTx } from '#database/doors.ts';
import { first } from '#domain/found.ts';
import type { AssessmentId, TopicId } from '#domain/ids.ts';
import { MAX_OWN_TOPICS } from '#domain/limits.ts';
import { isOwnTopic } from '#domain/topics/own-code.ts';
import { isSameTopicName, placeOwnTopic } from '#domain/topics/own-topic.ts';
import type { HeldDraftTx } from '#server/features/records/lock-draft.ts';
import { requireSize } from '#server/features/records/save-rows.ts';
import { requireReasonToDrop } from '#server/features/register/components/queries.ts';
import { refuse } from '#server/platform/http/refuse.ts';

interface OwnTopic {
  name: string;
  description: string;
}
interface NamedTopic {
  assessmentId: AssessmentId;
  id: TopicId;
}

/**
 * Adds one of the company's own topics to a draft's list (ESRS 1 (2023) §11; (2026) AR 2). A repeated request adds it only once.
 * @throws not-found, topic-name-taken, too-many-rows or too-much-text
 */
export async function addOwnTopic(
  tx: HeldDraftTx,
  { assessmentId, id, place, ...given }: NamedTopic & OwnTopic & { place: string },
) {
  const topics = await listLockedTopics(tx, assessmentId);
  const sentBefore = topics.find((topic) => topic.id === id);
  if (sentBefore) return tell(sentBefore);
  requireFreeName(given.name, topics);
  if (topics.filter(isOwnTopic).length >= MAX_OWN_TOPICS)
    refuse('too-many-rows', { most: MAX_OWN_TOPICS, noun: 'own-topics' });
  const placed = placeOwnTopic(place, topics);
  if (!placed) refuse('not-found');
  const row = { id, ...placed, ...given };
  await tx
    .insertInto('materialityTopics')
    .values({ assessmentId, ...row })
    .execute();
  await requireSize(tx, assessmentId);
  return tell(row);
}

/**
 * Changes the name and description if they are still as the sender saw them.
 * @throws not-found, topic-name-taken, topic-changed or too-much-text
 */
export async function changeOwnTopic(
  tx: HeldDraftTx,
  { assessmentId, id, seen, name, description }: NamedTopic & OwnTopic & { seen: OwnTopic },
) {
  const topics = await listLockedTopics(tx, assessmentId);
  const current = topics.find((topic) => topic.id === id && isOwnTopic(topic));
  if (!current) refuse('not-found');
  const changed = { ...current, name, description };
  if (isSame(current, changed)) return tell(current);
  if (!isSame(current, seen)) refuse('topic-changed', { name: current.name, description: current.description });
  requireFreeName(
    name,
    topics.filter((topic) => topic !== current),
  );
  await tx
    .updateTable('materialityTopics')
    .set({ name, description })
    .where('assessmentId', '=', assessmentId)
    .where('id', '=', id)
    .execute();
  await requireSize(tx, assessmentId);
  return tell(changed);
}

/**
 * Deletes one of the company's own topics with everything under it, if the amount is still what the sender saw.
 * @throws not-found, topic-in-use or drop-reason-required
 */
export async function removeOwnTopic(
  tx: HeldDraftTx,
  {
    assessmentId,
    id,
    components,
    isScored,
    reason,
  }: NamedTopic & { components: number; isScored: boolean; reason?: string | undefined },
): Promise<void> {
  const topics = await listLockedTopics(tx, assessmentId);
  if (!topics.some((topic) => topic.id === id && isOwnTopic(topic))) refuse('not-found');
  const under = await countUnder(tx, assessmentId, id);
  if (under.components !== components || under.isScored !== isScored) refuse('topic-in-use', under);
  await requireReasonToDrop(tx, assessmentId, { topicId: id }, reason);
  await tx.deleteFrom('materialityTopics').where('assessmentId', '=', assessmentId).where('id', '=', id).execute();
}

/** The draft's topics. */
export function listLockedTopics(tx: HeldDraftTx, assessmentId: AssessmentId) {
  return tx
    .selectFrom('materialityTopics')
    .select(['id', 'code', 'name', 'description', 'category', 'position'])
    .where('assessmentId', '=', assessmentId)
    .execute();
}

function requireFreeName(name: string, topics: readonly OwnTopic[]): void {
  if (topics.some((topic) => isSameTopicName(topic.name, name))) refuse('topic-name-taken');
}

async function countUnder(tx: CompanyTx, assessmentId: AssessmentId, id: TopicId) {
  const { rows } = await sql<{ components: number; isScored: boolean }>`
    select
      (select count(*)::int from materiality_components
        where ${tx.own()} and assessment_id = ${assessmentId} and topic_id = ${id}) as components,
      exists (select from materiality_scores
        where ${tx.own()} and assessment_id = ${assessmentId} and topic_id = ${id}) as "isScored"`.execute(tx);
  return first(rows, 'a count');
}

const isSame = (first: OwnTopic, second: OwnTopic) =>
  first.name === second.name && first.description === second.description;

/** A topic as the contract describes it. */
const tell = <Topic extends { position: number }>({ position: _, ...topic }: Topic) => topic;

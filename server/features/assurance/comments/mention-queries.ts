import { sql } from 'kysely';
import type { CompanyTx } from '#database/doors.ts';
import type { CommentedRecord } from '#domain/comments/comment.ts';
import type { Mentionable } from '#domain/comments/mentions.ts';
import type { AssessmentId, CommentId, UserId } from '#domain/ids.ts';

/** The people whom comments mention, and which of them are no longer members. */
export async function listMentions(tx: CompanyTx, ids: readonly CommentId[]) {
  if (ids.length === 0) return [];
  return tx
    .selectFrom('commentMentions as mention')
    .leftJoin('companyPeople as person', (join) =>
      join.onRef('person.userId', '=', 'mention.userId').on('person.endedAt', 'is', null),
    )
    .select(['mention.commentId', 'mention.name', sql<boolean>`person.user_id is null`.as('hasLeft')])
    .where('mention.commentId', 'in', ids)
    .orderBy('mention.name')
    .execute();
}

/** Comments of an assessment that mention a person and that they have not opened, newest first. */
export function listUnreadMentions(tx: CompanyTx, assessmentId: AssessmentId, userId: UserId) {
  return tx
    .selectFrom('commentMentions as mention')
    .innerJoin('comments', 'comments.id', 'mention.commentId')
    .leftJoin('companyPeople as writer', 'writer.userId', 'comments.writtenBy')
    .select(['comments.id as commentId', 'comments.noun', 'comments.recordId', 'comments.recordName'])
    .select(['comments.createdAt', 'writer.fullName as writerName'])
    .where('mention.assessmentId', '=', assessmentId)
    .where('mention.userId', '=', userId)
    .where('mention.readAt', 'is', null)
    .where('comments.removedAt', 'is', null)
    .orderBy('comments.createdAt', 'desc')
    .execute();
}

/** Records that a person has opened the mentions on a record; returns the number of comments. */
export async function markMentionsRead(
  tx: CompanyTx,
  assessmentId: AssessmentId,
  { noun, recordId }: CommentedRecord,
  { userId, at }: { userId: UserId; at: Date },
): Promise<number> {
  const rows = await tx
    .updateTable('commentMentions')
    .set({ readAt: at })
    .where('assessmentId', '=', assessmentId)
    .where('userId', '=', userId)
    .where('readAt', 'is', null)
    .where('commentId', 'in', (eb) =>
      eb.selectFrom('comments').select('comments.id').where('noun', '=', noun).where('recordId', '=', recordId),
    )
    .returning('id')
    .execute();
  return rows.length;
}

/** A person who can be mentioned, by their membership. */
export interface PresentMember extends Mentionable {
  userId: UserId;
}

/** The people who can be mentioned in an assessment: current members, and auditors who can read it. */
export function listPresentMembers(tx: CompanyTx, assessmentId: AssessmentId): Promise<PresentMember[]> {
  return tx
    .selectFrom('companyPeople')
    .select(['membershipId as id', 'userId', 'fullName as name'])
    .where('endedAt', 'is', null)
    .where((eb) => eb.or([eb('audited', 'is', null), sql<boolean>`${assessmentId} = any(audited)`]))
    .orderBy('createdAt')
    .execute();
}

/** The comments on a record that mention someone who has not opened them. */
export function listUnreadOn(
  tx: CompanyTx,
  assessmentId: AssessmentId,
  { noun, recordId }: CommentedRecord,
): Promise<{ userId: UserId; commentId: CommentId }[]> {
  return tx
    .selectFrom('commentMentions as mention')
    .innerJoin('comments', 'comments.id', 'mention.commentId')
    .select(['mention.userId', 'mention.commentId'])
    .where('comments.assessmentId', '=', assessmentId)
    .where('comments.noun', '=', noun)
    .where('comments.recordId', '=', recordId)
    .where('comments.removedAt', 'is', null)
    .where('mention.readAt', 'is', null)
    .execute();
}

/** A comment that an email quotes, with the names by which it mentions people; undefined if it has been deleted. */
export async function readQuoted(
  tx: CompanyTx,
  id: CommentId,
): Promise<{ body: string; recordName: string; named: ReadonlyMap<UserId, string> } | undefined> {
  const comment = await tx
    .selectFrom('comments')
    .select(['body', 'recordName'])
    .where('id', '=', id)
    .where('removedAt', 'is', null)
    .executeTakeFirst();
  const mentions = await tx
    .selectFrom('commentMentions')
    .select(['userId', 'name'])
    .where('commentId', '=', id)
    .execute();
  return comment && { ...comment, named: new Map(mentions.map(({ userId, name }) => [userId, name])) };
}

/** Makes a comment mention exactly these people; returns those whom it did not mention before. */
export async function setMentions(
  tx: CompanyTx,
  assessmentId: AssessmentId,
  commentId: CommentId,
  people: readonly Omit<PresentMember, 'id'>[],
): Promise<UserId[]> {
  const before = await tx
    .selectFrom('commentMentions')
    .leftJoin('companyPeople as person', 'person.userId', 'commentMentions.userId')
    .select(['commentMentions.id', 'commentMentions.userId', 'person.endedAt'])
    .where('commentId', '=', commentId)
    .execute();
  const stays = new Set(people.map(({ userId }) => userId));
  // People who have left stay mentioned, because they could not be mentioned again.
  const gone = before.filter(({ userId, endedAt }) => endedAt === null && !stays.has(userId)).map(({ id }) => id);
  if (gone.length > 0) await tx.deleteFrom('commentMentions').where('id', 'in', gone).execute();
  const added = people.filter((person) => !before.some(({ userId }) => userId === person.userId));
  if (added.length > 0) {
    await tx
      .insertInto('commentMentions')
      .values(added.map(({ userId, name }) => ({ assessmentId, commentId, userId, name })))
      .execute();
  }
  return added.map(({ userId }) => userId);
}

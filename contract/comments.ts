import { z } from 'zod';
import { COMMENTED_NOUNS } from '#domain/comments/comment.ts';
import { MAX_COMMENT, MAX_LINE } from '#domain/limits.ts';
import { assessmentId, commentId, instant, membershipId, requiredText, text, version } from './base.ts';
import { endpointFor } from './endpoint.ts';

const record = { noun: z.enum(COMMENTED_NOUNS), recordId: text(MAX_LINE) };
const body = requiredText(MAX_COMMENT, 'comment-required');
/** The people whom the writer chose from the list of members; the server finds others who are named in full. */
const chosen = z.array(membershipId).max(50);
const one = z.strictObject({ assessmentId, id: commentId });

/** A comment, or an answer to one. */
export const commentShape = z.object({
  id: commentId,
  /** The comment to which it replies; null for the first comment of a thread. */
  threadId: commentId.nullable(),
  /** '' if it has been deleted. */
  body: z.string(),
  /** The people that it mentions, with their names in the text. */
  mentions: z.array(z.object({ name: z.string(), hasLeft: z.boolean() })),
  /** The person's current name; null if it is not known. */
  by: z.string().nullable(),
  isOwn: z.boolean(),
  at: instant,
  editedAt: instant.nullable(),
  isRemoved: z.boolean(),
  /** Who resolved the thread, and when; null while it is open, and for replies. */
  resolved: z.object({ by: z.string().nullable(), at: instant }).nullable(),
  /** The first comment of a thread started by an auditor: members answer, the auditor closes it. */
  isQuestion: z.boolean(),
  version,
});
export type CommentShape = z.infer<typeof commentShape>;

const thread = z.array(commentShape);

const overviewShape = z.object({
  /** Records with threads, those with the latest comment first; deleted records are left out. */
  records: z.array(
    z.object({
      ...record,
      /** The record's current name. */
      name: z.string(),
      open: z.int(),
      /** The number of threads, including resolved ones. */
      all: z.int(),
      latestAt: instant,
    }),
  ),
  /** Comments that mention the caller and that they have not opened, newest first. */
  mentions: z.array(z.object({ ...record, commentId, name: z.string(), by: z.string().nullable(), at: instant })),
});
export type CommentsOverview = z.infer<typeof overviewShape>;

export const comments = {
  list: endpointFor
    .member('assessment.view')
    .reads()
    .refuses('not-found')
    .route({
      method: 'GET',
      path: '/assessments/{assessmentId}/comments/{noun}/{recordId}',
      summary: 'Lists the comments on one record and their replies, oldest first; also after the record was deleted',
    })
    .input(z.strictObject({ assessmentId, ...record }))
    .output(thread),
  overview: endpointFor
    .member('assessment.view')
    .reads()
    .refuses('not-found')
    .route({
      method: 'GET',
      path: '/assessments/{assessmentId}/comments',
      summary: 'Counts the threads on each record of an assessment, and lists unread comments that mention the caller',
    })
    .input(z.strictObject({ assessmentId }))
    .output(overviewShape),
  add: endpointFor
    .member('comments.write')
    .changes('comments', { body: 'row' })
    .refuses('not-found', 'too-many-comments', 'not-a-question')
    .route({
      method: 'POST',
      path: '/assessments/{assessmentId}/comments/{noun}/{recordId}',
      summary: 'Adds a comment to a record, or a reply to a comment; sending the same id again changes nothing',
    })
    .input(z.strictObject({ assessmentId, ...record, id: commentId, threadId: commentId.nullable(), body, chosen }))
    .output(thread),
  edit: endpointFor
    .member('comments.write')
    .changes('comments', { body: 'row' })
    .refuses('not-found', 'not-own-comment', 'comment-changed')
    .route({
      method: 'PUT',
      path: '/assessments/{assessmentId}/comments/{id}',
      summary: 'Changes one of the caller’s comments',
    })
    .input(one.extend({ body, chosen, seenVersion: version }))
    .output(thread),
  remove: endpointFor
    .member('comments.write')
    .changes('comments')
    .refuses('not-found', 'not-own-comment')
    .route({
      method: 'DELETE',
      path: '/assessments/{assessmentId}/comments/{id}',
      summary: 'Deletes one of the caller’s comments; replies to it stay',
    })
    .input(one)
    .output(thread),
  restore: endpointFor
    .member('comments.write')
    .changes('comments')
    .refuses('not-found', 'not-own-comment')
    .route({
      method: 'POST',
      path: '/assessments/{assessmentId}/comments/{id}/restore',
      summary: 'Restores a deleted comment of the caller',
    })
    .input(one)
    .output(thread),
  resolve: endpointFor
    .member('comments.write')
    .changes('comments')
    .refuses('not-found', 'not-own-comment')
    .route({
      method: 'POST',
      path: '/assessments/{assessmentId}/comments/{id}/resolve',
      summary: 'Resolves a thread',
    })
    .input(one)
    .output(thread),
  reopen: endpointFor
    .member('comments.write')
    .changes('comments')
    .refuses('not-found', 'not-own-comment')
    .route({
      method: 'POST',
      path: '/assessments/{assessmentId}/comments/{id}/reopen',
      summary: 'Reopens a resolved thread',
    })
    .input(one)
    .output(thread),
  markRead: endpointFor
    .member('comments.mark-read')
    .changes('comments', { tells: 'nobody' })
    .refuses('not-found')
    .route({
      method: 'POST',
      path: '/assessments/{assessmentId}/comments/{noun}/{recordId}/read',
      summary: 'Marks the comments on a record as read',
    })
    .input(z.strictObject({ assessmentId, ...record }))
    .output(z.object({ read: z.int() })),
};

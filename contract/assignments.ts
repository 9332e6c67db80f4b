import { z } from 'zod';
import { ASSIGNED_NOUNS, REVIEWED_NOUNS, reviewStates } from '#domain/assignments/assignment.ts';
import { MAX_COMPONENTS, MAX_NAME } from '#domain/limits.ts';
import { actId, assessmentId, dayFrom, historyLineId, personId, text } from './base.ts';
import { conflictOf, endpointFor } from './endpoint.ts';

/** The name of a section, or the id of a topic or component. */
const record = z.strictObject({ noun: z.enum(ASSIGNED_NOUNS), key: text(MAX_NAME) });

const dueOn = dayFrom(2000);

const assignment = z.object({
  noun: z.enum(ASSIGNED_NOUNS),
  key: z.string(),
  /** A current member; null if nobody is responsible. */
  owner: personId.nullable(),
  /** The name of a person who was responsible and has since left. */
  formerOwner: z.string().nullable(),
  dueOn: z.iso.date().nullable(),
  review: z.enum(reviewStates.map(({ id }) => id)),
  /** In review: whether the caller may approve it. */
  mayClear: z.boolean(),
  /**
   * In review: the member who is asked to review it; null if nobody in particular is, or if they have left or last changed the record, so
   * that someone else must.
   */
  reviewer: personId.nullable(),
  /** Who put it in review, or who reviewed it, with their current name; null if it is open. */
  reviewedBy: z.string().nullable(),
  /** In review: the latest line of the record's own history; the person who approves the review sends it to say what they have seen. */
  line: historyLineId.nullable(),
  /** In review: who last changed the record, with their current name. */
  changedBy: z.string().nullable(),
});

const assignmentsShape = z.object({
  assignments: z.array(assignment),
  /** The current members, who can be made responsible, sorted by name. */
  people: z.array(z.object({ userId: personId, name: z.string() })),
});
export type AssignmentsShape = z.infer<typeof assignmentsShape>;
export type AssignmentShape = AssignmentsShape['assignments'][number];

export const assignments = {
  list: endpointFor
    .member('assessment.view')
    .reads()
    .refuses('not-found')
    .route({
      method: 'GET',
      path: '/assessments/{assessmentId}/assignments',
      summary: 'Lists who is responsible for what, by when, and what is in review',
    })
    .input(z.strictObject({ assessmentId }))
    .output(assignmentsShape),
  assign: endpointFor
    .member('assessment.edit')
    .changes('assignments', { body: 'batch' })
    .refuses('not-found', 'assessment-completed', 'not-a-member', 'review-needs-another')
    .errors(conflictOf(assignment))
    .route({
      method: 'POST',
      path: '/assessments/{assessmentId}/assignments',
      summary:
        'Sets the owner or the due date of one or several records, puts them in review, or approves their reviews as a second person, as one act in the history; skips deleted records',
    })
    .input(
      z.strictObject({
        assessmentId,
        records: z
          .array(
            record.extend({
              /**
               * The owner that the sender saw: the request is refused if it is now someone else. If absent, the owner is replaced without
               * a check.
               */
              seenOwner: personId.nullable().optional(),
              /** The same for the due date. */
              seenDueOn: z.iso.date().nullable().optional(),
              /** For approving its review: the `line` that the sender saw. */
              seenLine: historyLineId.nullable().optional(),
            }),
          )
          .min(1)
          .max(MAX_COMPONENTS),
        /** A current member, or null for nobody; if absent, owners are unchanged. */
        owner: personId.nullable().optional(),
        /** Null for no date; if absent, dates are unchanged. */
        dueOn: dueOn.nullable().optional(),
        /**
         * For topics and components. 'in-review' does not change those that are in review or reviewed. 'reviewed' does not change those
         * that are not in review, that another person must approve, or that have changed since they were seen.
         */
        review: z.enum(['in-review', 'reviewed']).optional(),
        /**
         * With 'in-review': another member, who is asked for the reviews. If absent or null, nobody in particular is. A record that this
         * member changed last asks nobody in particular.
         */
        reviewer: personId.nullable().optional(),
        /** The id with which the whole can be undone; if absent, each line is shown and undone separately. */
        act: actId.optional(),
      }),
    )
    .output(assignmentsShape),
  review: endpointFor
    .member('assessment.edit')
    .changes('assignments')
    .refuses(
      'not-found',
      'assessment-completed',
      'not-a-member',
      'not-in-review',
      'review-needs-another',
      'changed-since-seen',
    )
    .route({
      method: 'POST',
      path: '/assessments/{assessmentId}/assignments/review',
      summary: 'Puts a topic or component in review, approves its review as a second person, or reopens it',
    })
    .input(
      z.strictObject({
        assessmentId,
        record: record.extend({ noun: z.enum(REVIEWED_NOUNS) }),
        to: z.enum(reviewStates.map(({ id }) => id)),
        /** With 'in-review': the member who is asked to review it; if absent or null, nobody in particular is. */
        reviewer: personId.nullable().optional(),
        /** For approving it: the `line` that was seen; if absent, nothing was seen. */
        seenLine: historyLineId.nullable().optional(),
      }),
    )
    .output(assignmentsShape),
};

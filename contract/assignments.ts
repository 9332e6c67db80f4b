import { z } from 'zod';
import { ASSIGNED_NOUNS, REVIEWED_NOUNS, reviewStates } from '#domain/assignments/assignment.ts';
import { MAX_COMPONENTS, MAX_NAME } from '#domain/limits.ts';
import { actId, assessmentId, dayFrom, historyLineId, personId, text } from './base.ts';
import { conflictOf, endpointFor } from './endpoint.ts';

/** Of a section its name, of a topic or component its id. */
const record = z.strictObject({ noun: z.enum(ASSIGNED_NOUNS), key: text(MAX_NAME) });

const dueOn = dayFrom(2000);

const assignment = z.object({
  noun: z.enum(ASSIGNED_NOUNS),
  key: z.string(),
  /** A present member; null where nobody is responsible. */
  owner: personId.nullable(),
  /** Who was responsible and has left since, by name. */
  formerOwner: z.string().nullable(),
  dueOn: z.iso.date().nullable(),
  review: z.enum(reviewStates.map(({ id }) => id)),
  /** In review: whether whoever asks may clear it. */
  mayClear: z.boolean(),
  /** Who set it in review, or who reviewed it, as she is called now; null where it is open. */
  reviewedBy: z.string().nullable(),
  /** In review: the latest line of the record's own history, by which whoever clears it says what she has seen. */
  line: historyLineId.nullable(),
  /** In review: who changed the record last, as she is called now. */
  changedBy: z.string().nullable(),
});

const assignmentsShape = z.object({
  assignments: z.array(assignment),
  /** The present members, who can be made responsible; by name. */
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
    .refuses('not-found', 'assessment-completed', 'not-a-member')
    .errors(conflictOf(assignment))
    .route({
      method: 'POST',
      path: '/assessments/{assessmentId}/assignments',
      summary:
        'Sets the owner or the due date of one or several records, puts them in review, or clears their reviews as a second person, as one act in the history; skips deleted records',
    })
    .input(
      z.strictObject({
        assessmentId,
        records: z
          .array(
            record.extend({
              /** Who was responsible when it was seen: where somebody else is now, it is refused. Left out, she is replaced unseen. */
              seenOwner: personId.nullable().optional(),
              /** The same for the day. */
              seenDueOn: z.iso.date().nullable().optional(),
              /** To clear its review: the `line` that was seen. */
              seenLine: historyLineId.nullable().optional(),
            }),
          )
          .min(1)
          .max(MAX_COMPONENTS),
        /** A present member, or null for nobody; left out, owners stay as they are. */
        owner: personId.nullable().optional(),
        /** Null for none; left out, days stay as they are. */
        dueOn: dueOn.nullable().optional(),
        /**
         * Of topics and components. 'in-review': what is in review or reviewed stays so; 'reviewed': what is not in review, is for another
         * person to clear, or was changed since it was seen, stays as it is.
         */
        review: z.enum(['in-review', 'reviewed']).optional(),
        /** By which it is undone at once; left out, each line is told and undone by itself. */
        act: actId.optional(),
      }),
    )
    .output(assignmentsShape),
  review: endpointFor
    .member('assessment.edit')
    .changes('assignments')
    .refuses('not-found', 'assessment-completed', 'not-in-review', 'review-needs-another', 'changed-since-seen')
    .route({
      method: 'POST',
      path: '/assessments/{assessmentId}/assignments/review',
      summary: 'Puts a topic or component in review, clears its review as a second person, or reopens it',
    })
    .input(
      z.strictObject({
        assessmentId,
        record: record.extend({ noun: z.enum(REVIEWED_NOUNS) }),
        to: z.enum(reviewStates.map(({ id }) => id)),
        /** To clear it: the `line` that was seen; left out, nothing was. */
        seenLine: historyLineId.nullable().optional(),
      }),
    )
    .output(assignmentsShape),
};

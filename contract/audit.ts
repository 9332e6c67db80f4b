import { z } from 'zod';
import { MAX_SAMPLE } from '#domain/audit/draw-sample.ts';
import type { LeftOutHistory } from '#domain/audit/left-out.ts';
import { MARKED_NOUNS } from '#domain/audit/marked-nouns.ts';
import { COMMENTED_NOUNS } from '#domain/comments/comment.ts';
import { MAX_LINE } from '#domain/limits.ts';
import { QUERY_NOUNS } from '#domain/query/fields/query-nouns.ts';
import { COMPONENT_KINDS } from '#domain/reference/component-kinds.ts';
import { assessmentId, commentId, componentId, historyLineId, instant, requiredText, text, topicId } from './base.ts';
import { endpointFor } from './endpoint.ts';
import { says } from './issue-codes.ts';
import { queryParts, queryShape } from './query.ts';

/** Maximum length of a note on a mark, in characters. */
const MAX_NOTE = 2000;
/** The maximum length of the name and seed of a sample. */
const MAX_SAMPLE_TEXT = 200;

const record = { noun: z.enum(MARKED_NOUNS), recordId: text(MAX_LINE) };
const sampleId = z.uuid(says('invalid'));

const markShape = z.object({
  ...record,
  /** The name of the record at the time. */
  name: z.string(),
  note: z.string(),
  by: z.string().nullable(),
  isOwn: z.boolean(),
  at: instant,
  /** Based on the history of the record. */
  isChangedSince: z.boolean(),
});
export type AuditMark = z.infer<typeof markShape>;

const questionShape = z.object({
  commentId,
  noun: z.enum(COMMENTED_NOUNS),
  recordId: z.string(),
  /** The current name of the record, or its name when the question was asked. */
  name: z.string(),
  isGone: z.boolean(),
  body: z.string(),
  by: z.string().nullable(),
  isOwn: z.boolean(),
  at: instant,
  state: z.enum(['open', 'answered', 'closed']),
  answers: z.int(),
});
export type AuditQuestion = z.infer<typeof questionShape>;

const sampleShape = z.object({
  id: sampleId,
  name: z.string(),
  seed: z.string(),
  /** The query that selected the components from which the sample was drawn; null if it was drawn from everything left out. */
  query: queryParts
    .extend({ noun: z.enum(QUERY_NOUNS) })
    .partial({ where: true })
    .nullable(),
  population: z.int(),
  populationSha256: z.string(),
  /** In the order in which they were drawn, with their names at the time. */
  items: z.array(z.object({ noun: z.enum(MARKED_NOUNS), id: z.string(), name: z.string() })),
  by: z.string().nullable(),
  at: instant,
});
export type AuditSample = z.infer<typeof sampleShape>;

const visitShape = z.object({
  by: z.string().nullable(),
  what: z.enum(['opened', 'evidence', 'file', 'export']),
  title: z.string(),
  at: instant,
});

/** Who did something, when, and why; null if that is not known, or no reason was given. */
const act = { by: z.string().nullable(), at: instant, reason: z.string().nullable() };

/** What only the history knows about what was left out; the rest is in the assessment itself. */
const leftOutShape = z.object({
  aside: z.array(z.object({ topicId, line: historyLineId, ...act })),
  /** Entries that were deleted and not restored, latest first, as they were last. */
  deleted: z.array(
    z.object({
      id: componentId,
      line: historyLineId,
      title: z.string(),
      kind: z.enum(COMPONENT_KINDS),
      /** Code and name; '' if no longer known. */
      topicName: z.string(),
      /** Out of 25; null if it had none. */
      score: z.int().nullable(),
      ...act,
    }),
  ),
  /** Entries whose score changed since their justification and evidence were written. */
  rescored: z.array(z.object({ componentId, by: act.by, at: instant })),
}) satisfies z.ZodType<LeftOutHistory>;

const roomShape = z.object({
  marks: z.array(markShape),
  /** Latest first. */
  questions: z.array(questionShape),
  /** Latest first. */
  samples: z.array(sampleShape),
  /** The latest visits, latest first. */
  visits: z.array(visitShape),
});
export type AuditRoom = z.infer<typeof roomShape>;

const byRecord = z.strictObject({ assessmentId, ...record });

/** What auditors have looked at, asked and drawn (product P72); members can see it, and auditors write it. */
export const audit = {
  read: endpointFor
    .member('assessment.view')
    .reads()
    .refuses('not-found')
    .route({
      method: 'GET',
      path: '/assessments/{assessmentId}/audit',
      summary: 'Lists what auditors of an assessment have checked, asked and sampled, and when they visited',
    })
    .input(z.strictObject({ assessmentId }))
    .output(roomShape),
  leftOut: endpointFor
    .member('assessment.view')
    .reads()
    .refuses('not-found')
    .route({
      method: 'GET',
      path: '/assessments/{assessmentId}/left-out',
      summary:
        'Lists who set topics aside and deleted entries, when and why, and entries whose score changed since the reason was written',
    })
    .input(z.strictObject({ assessmentId }))
    .output(leftOutShape),
  mark: endpointFor
    .member('audit.work')
    .changes('audit')
    .refuses('not-found')
    .route({
      method: 'PUT',
      path: '/assessments/{assessmentId}/audit/marks/{noun}/{recordId}',
      summary: 'Marks a record as checked, in its current version',
    })
    .input(byRecord.extend({ note: text(MAX_NOTE) }))
    .output(roomShape),
  unmark: endpointFor
    .member('audit.work')
    .changes('audit')
    .refuses('not-found')
    .route({
      method: 'DELETE',
      path: '/assessments/{assessmentId}/audit/marks/{noun}/{recordId}',
      summary: 'Removes the caller’s own mark',
    })
    .input(byRecord)
    .output(roomShape),
  draw: endpointFor
    .member('audit.work')
    .changes('audit')
    .refuses('not-found', 'nothing-to-draw')
    .route({
      method: 'POST',
      path: '/assessments/{assessmentId}/audit/samples',
      summary:
        'Draws a sample of components, or of what was left out, from a seed and saves it; sending the same id again changes nothing',
      successStatus: 201,
    })
    .input(
      z.strictObject({
        assessmentId,
        id: sampleId,
        name: requiredText(MAX_SAMPLE_TEXT, says('sample-name-required')),
        seed: requiredText(MAX_SAMPLE_TEXT, says('seed-required')),
        size: z.int().min(1, says('sample-size')).max(MAX_SAMPLE, says('sample-size')),
        /** Which components; null to draw from everything that was left out. */
        query: queryShape.nullable(),
      }),
    )
    .output(roomShape),
};

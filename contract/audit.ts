import { z } from 'zod';
import { MAX_SAMPLE } from '#domain/audit/draw-sample.ts';
import { MARKED_NOUNS } from '#domain/audit/marked-nouns.ts';
import { COMMENTED_NOUNS } from '#domain/comments/comment.ts';
import { MAX_LINE } from '#domain/limits.ts';
import { QUERY_NOUNS } from '#domain/query/fields/query-nouns.ts';
import { assessmentId, commentId, instant, requiredText, text } from './base.ts';
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
  /** The query that selected the components from which the sample was drawn. */
  query: queryParts.extend({ noun: z.enum(QUERY_NOUNS) }).partial({ where: true }),
  population: z.int(),
  populationSha256: z.string(),
  /** In the order in which they were drawn, with their names at the time. */
  items: z.array(z.object({ id: z.string(), name: z.string() })),
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
      summary: 'Draws a sample of components from a seed and saves it; sending the same id again changes nothing',
      successStatus: 201,
    })
    .input(
      z.strictObject({
        assessmentId,
        id: sampleId,
        name: requiredText(MAX_SAMPLE_TEXT, says('sample-name-required')),
        seed: requiredText(MAX_SAMPLE_TEXT, says('seed-required')),
        size: z.int().min(1, says('sample-size')).max(MAX_SAMPLE, says('sample-size')),
        query: queryShape,
      }),
    )
    .output(roomShape),
};

import { z } from 'zod';
import { isWebAddress } from '#domain/evidence/evidence.ts';
import { evidenceFields, evidenceUseFields } from '#domain/evidence/fields.ts';
import { MAX_LINE, MAX_REVISIONS } from '#domain/limits.ts';
import {
  assessmentId,
  dayFrom,
  evidenceId,
  evidenceRevisionId,
  evidenceUseId,
  personId,
  storedFileId,
  version,
} from './base.ts';
import { conflictOf, endpointFor } from './endpoint.ts';
import {
  evidenceCountsShape,
  evidencedCriterion,
  evidencedRecord,
  evidenceListShape,
  evidenceOfRecordShape,
  evidenceShape,
  evidenceUseShape,
  uploadedFileShape,
  wholeEvidenceShape,
} from './evidence-shapes.ts';
import { UPLOAD_PATH } from './evidence-uploads.ts';
import { inputShapes } from './field-shapes.ts';
import { says } from './issue-codes.ts';

/*
 * Evidence belongs to the company; what it is evidence of is said by its uses, which belong to an assessment. A record is named as
 * comments name it: `noun` and `recordId`, of a component with a `criterion` or '' for all of it; of the thresholds `recordId` is the
 * assessment's id, of an answer the text of its question, of the sign-off the id of the signature.
 *
 * A file is brought in two steps: `upload` takes its bytes, then `add` or `replace` makes evidence of it. A file that nothing uses goes
 * after a day.
 */

const day = dayFrom(1900);
/** Characters that file names must not contain are removed, as during an upload. */
const fileNameGiven = z.string().max(MAX_LINE, says('too-long'));
const { title, note } = inputShapes(evidenceFields);
const { passage } = inputShapes(evidenceUseFields);
const url = inputShapes(evidenceFields).url.refine(isWebAddress, says('link-invalid-url'));

const about = { title, note, datedOn: day.nullable(), validUntil: day.nullable(), ownerId: personId.nullable() };
const use = z.strictObject({
  id: evidenceUseId,
  assessmentId,
  ...evidencedRecord,
  criterion: evidencedCriterion,
  passage,
});
const oneUse = z.strictObject({ assessmentId, id: evidenceUseId });
const one = z.strictObject({ id: evidenceId });
const oneFile = z.strictObject({ id: evidenceId, revisionId: evidenceRevisionId });
const file = { fileId: storedFileId, fileName: fileNameGiven, revisionId: evidenceRevisionId };

/** The bytes of a file: in the browser a file, on the server the bytes as they arrive. */
const content = z.custom<ReadableStream<Uint8Array>>(
  (given) => given instanceof ReadableStream,
) as unknown as z.ZodType<ReadableStream<Uint8Array>, Blob>;
const binary = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } as const;
const streamed = z.object({ headers: z.record(z.string(), z.string()), body: z.custom<ReadableStream<Uint8Array>>() });

export const evidence = {
  upload: endpointFor
    .uploader('evidence.edit')
    .changes('evidence', { tells: 'nobody' })
    .refuses(
      'length-required',
      'empty-file',
      'file-damaged',
      'file-id-taken',
      'file-sent-again',
      'file-kind-refused',
      'file-ending-refused',
      'no-space-for-file',
    )
    .route({
      method: 'PUT',
      path: UPLOAD_PATH,
      summary:
        'Uploads the bytes of an evidence file under an id that the client chooses, in one request that states its length; sending the same id again is harmless',
      inputStructure: 'detailed',
      spec: (operation) => ({ ...operation, requestBody: { required: true, content: binary } }),
    })
    .input(
      z.object({
        params: z.strictObject({ fileId: storedFileId }),
        query: z.strictObject({
          name: z.string().max(MAX_LINE, says('invalid')).default(''),
          /** Compared with the file that arrives. */
          sha256: z
            .string()
            .regex(/^([0-9a-f]{64})?$/, says('invalid'))
            .default(''),
        }),
        body: content,
      }),
    )
    .output(uploadedFileShape),
  list: endpointFor
    .member('evidence.view')
    .reads()
    .refuses('not-found')
    .route({
      method: 'GET',
      path: '/assessments/{assessmentId}/evidence',
      summary: 'Lists the company’s evidence and the records of an assessment that it supports',
    })
    .input(z.strictObject({ assessmentId }))
    .output(evidenceListShape),
  counts: endpointFor
    .member('evidence.view')
    .reads()
    .refuses('not-found')
    .route({
      method: 'GET',
      path: '/assessments/{assessmentId}/evidence-counts',
      summary: 'Counts the evidence for each record of an assessment',
    })
    .input(z.strictObject({ assessmentId }))
    .output(evidenceCountsShape),
  ofRecord: endpointFor
    .member('evidence.view')
    .reads()
    .refuses('not-found')
    .route({
      method: 'GET',
      path: '/assessments/{assessmentId}/evidence/{noun}/{recordId}',
      summary: 'Lists the evidence for one record and its criteria, in the order in which it was added',
    })
    .input(z.strictObject({ assessmentId, ...evidencedRecord }))
    .output(evidenceOfRecordShape),
  read: endpointFor
    .member('evidence.view')
    .reads()
    .refuses('not-found')
    .route({
      method: 'GET',
      path: '/evidence/{id}',
      summary: 'Returns a piece of evidence with its revisions and all records that it supports',
    })
    .input(one)
    .output(wholeEvidenceShape),
  add: endpointFor
    .member('evidence.edit')
    .changes('evidence')
    .refuses(
      'not-found',
      'assessment-completed',
      'not-a-member',
      'too-much-evidence',
      'file-gone',
      'file-ending-refused',
    )
    .route({
      method: 'POST',
      path: '/evidence',
      summary:
        'Adds evidence, a link or an uploaded file, together with the records that it supports; sending the same id again changes nothing',
      successStatus: 201,
    })
    .input(
      z.strictObject({
        id: evidenceId,
        ...about,
        content: z.discriminatedUnion('kind', [
          z.strictObject({ kind: z.literal('link'), url }),
          z.strictObject({ kind: z.literal('file'), ...file }),
        ]),
        use: use.nullable(),
      }),
    )
    .output(wholeEvidenceShape),
  change: endpointFor
    .member('evidence.edit')
    .changes('evidence')
    .refuses('not-found', 'not-a-member')
    .errors(conflictOf(evidenceShape))
    .route({ method: 'PUT', path: '/evidence/{id}', summary: 'Changes the details of a piece of evidence' })
    .input(
      z.strictObject({
        id: evidenceId,
        ...about,
        /** The address of a link; null for a file. */
        url: url.nullable(),
        seenVersion: version,
      }),
    )
    .output(evidenceShape),
  replace: endpointFor
    .member('evidence.edit')
    .changes('evidence')
    .refuses('not-found', 'too-much-evidence', 'file-gone', 'file-ending-refused')
    .errors(conflictOf(evidenceShape))
    .route({
      method: 'POST',
      path: '/evidence/{id}/revisions',
      summary: 'Replaces the file of a piece of evidence; earlier revisions stay',
    })
    .input(
      z.strictObject({
        id: evidenceId,
        ...file,
        /** The number of the latest revision that the sender has seen. */
        seenRevision: z.int().min(1).max(MAX_REVISIONS),
      }),
    )
    .output(wholeEvidenceShape),
  remove: endpointFor
    .member('evidence.edit')
    .changes('evidence')
    .refuses('not-found')
    .route({
      method: 'DELETE',
      path: '/evidence/{id}',
      summary:
        'Removes evidence from the list and from every draft; it can be restored for 30 days, and evidence in a frozen result stays',
    })
    .input(one)
    .output(wholeEvidenceShape),
  restore: endpointFor
    .member('evidence.edit')
    .changes('evidence')
    .refuses('not-found', 'too-much-evidence')
    .route({ method: 'POST', path: '/evidence/{id}/restore', summary: 'Restores removed evidence' })
    .input(one)
    .output(wholeEvidenceShape),
  use: endpointFor
    .member('evidence.edit')
    .changes('evidence')
    .refuses('not-found', 'assessment-completed', 'too-much-evidence')
    .route({
      method: 'POST',
      path: '/assessments/{assessmentId}/evidence/{noun}/{recordId}',
      summary: 'Links existing evidence to a record; changes nothing if it is linked already',
    })
    .input(use.extend({ evidenceId }))
    .output(evidenceOfRecordShape),
  changeUse: endpointFor
    .member('evidence.edit')
    .changes('evidence')
    .refuses('not-found', 'assessment-completed')
    .errors(conflictOf(evidenceUseShape))
    .route({
      method: 'PUT',
      path: '/assessments/{assessmentId}/evidence/uses/{id}',
      summary: 'Changes the criterion that evidence supports, or the page or passage',
    })
    .input(oneUse.extend({ criterion: evidencedCriterion, passage, seenVersion: version }))
    .output(evidenceOfRecordShape),
  endUse: endpointFor
    .member('evidence.edit')
    .changes('evidence')
    .refuses('not-found', 'assessment-completed', 'shows-a-step')
    .route({
      method: 'DELETE',
      path: '/assessments/{assessmentId}/evidence/uses/{id}',
      summary: 'Unlinks evidence from a record; the company keeps the evidence',
    })
    .input(oneUse)
    .output(evidenceOfRecordShape),
  download: endpointFor
    .member('evidence.view')
    .reads()
    .refuses('not-found')
    .route({
      method: 'GET',
      path: '/evidence/{id}/revisions/{revisionId}/content',
      summary: 'Downloads the file of a piece of evidence',
      outputStructure: 'detailed',
      spec: (operation) => ({
        ...operation,
        responses: { ...operation.responses, 200: { description: 'The file', content: binary } },
      }),
    })
    .input(oneFile)
    .output(streamed),
  preview: endpointFor
    .member('evidence.view')
    .reads()
    .refuses('not-found')
    .route({
      method: 'GET',
      path: '/evidence/{id}/revisions/{revisionId}/preview',
      summary: 'Returns an evidence file that is a picture, for display; not found for any other file',
      outputStructure: 'detailed',
      spec: (operation) => ({
        ...operation,
        responses: { ...operation.responses, 200: { description: 'The picture', content: binary } },
      }),
    })
    .input(oneFile)
    .output(streamed),
};

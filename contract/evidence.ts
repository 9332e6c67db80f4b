import { z } from 'zod';
import { EVIDENCED_NOUNS, evidencedCriteria, evidenceKinds, isWebAddress } from '#domain/evidence/evidence.ts';
import { evidenceFields, evidenceUseFields } from '#domain/evidence/fields.ts';
import { MAX_EVIDENCE_BYTES, MAX_LINE, MAX_REVISIONS } from '#domain/limits.ts';
import {
  assessmentId,
  dayFrom,
  evidenceId,
  evidenceRevisionId,
  evidenceUseId,
  instant,
  personId,
  storedFileId,
  text,
  version,
} from './base.ts';
import { conflictOf, endpointFor } from './endpoint.ts';
import { inputShapes, rowShapes } from './field-shapes.ts';
import { says } from './issue-codes.ts';
import type { RefusalCode } from './refusals.ts';

/*
 * Evidence belongs to the company; what it is evidence of is said by its uses, which belong to an assessment. A record is named as
 * comments name it: `noun` and `recordId`, of a component with a `criterion` or '' for all of it; of the thresholds `recordId` is the
 * assessment's id, of an answer the text of its question, of the sign-off the id of the signature.
 *
 * A file is brought in two steps. `PUT /api/evidence/files/{fileId}?name=…` takes its bytes (`UPLOAD_PATH`, beside the contract) and
 * answers `UploadedFile`; `add` or `replace` then makes evidence of it. A file that nothing uses goes after a day.
 */

/** Where the bytes of a file are sent to, as `application/octet-stream` with its length; `fileId` is chosen by the sender. */
export const UPLOAD_PATH = '/api/evidence/files/{fileId}';
export const uploadPath = (fileId: string, name: string) =>
  `${UPLOAD_PATH.replace('{fileId}', fileId)}?name=${encodeURIComponent(name.toWellFormed())}`;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/, says('invalid'));

/** A file that has arrived whole. */
export const uploadedFileShape = z.object({
  /** Another than was chosen where the company has the same bytes already. */
  fileId: storedFileId,
  /** Without what a file system takes for something else. */
  fileName: z.string(),
  mediaType: z.string(),
  bytes: z.int(),
  sha256,
});
export type UploadedFile = z.infer<typeof uploadedFileShape>;

/** What an upload is refused with. */
export const UPLOAD_REFUSALS = [
  'malformed',
  'foreign-origin',
  'not-signed-in',
  'no-company',
  'access-denied',
  'too-large',
  'too-busy',
  'length-required',
  'empty-file',
  'file-damaged',
  'file-id-taken',
  'file-sent-again',
  'file-kind-refused',
  'file-ending-refused',
  'no-space-for-file',
  'storage-full',
  'database-away',
  'unexpected',
] as const satisfies readonly RefusalCode[];

const record = { noun: z.enum(EVIDENCED_NOUNS), recordId: text(MAX_LINE) };
const day = dayFrom(1900);
/** What no name of a file may hold is taken out of it, as at the upload. */
const fileNameGiven = z.string().max(MAX_LINE, says('too-long'));
const { title, note } = inputShapes(evidenceFields);
const criterion = z.enum(['', ...evidencedCriteria.map(({ id }) => id)], says('unknown-option'));
const { passage } = inputShapes(evidenceUseFields);
const url = inputShapes(evidenceFields).url.refine(isWebAddress, says('link-invalid-url'));

const revisionShape = z.object({
  id: evidenceRevisionId,
  /** From 1; the latest counts. */
  number: z.int(),
  fileName: z.string(),
  mediaType: z.string(),
  /** Whether `preview` shows it. */
  isPicture: z.boolean(),
  bytes: z.int().max(MAX_EVIDENCE_BYTES),
  sha256,
  /** As she is called now; null where that is not known. */
  addedBy: z.string().nullable(),
  addedAt: instant,
});
export type EvidenceRevision = z.infer<typeof revisionShape>;

export const evidenceShape = z.object({
  id: evidenceId,
  kind: z.enum(evidenceKinds.map(({ id }) => id)),
  ...rowShapes(evidenceFields),
  /** Of the document itself. */
  datedOn: z.iso.date().nullable(),
  validUntil: z.iso.date().nullable(),
  hasExpired: z.boolean(),
  ownerId: personId.nullable(),
  /** As she is called now. */
  owner: z.string().nullable(),
  /** The latest revision; null of a link. */
  file: revisionShape.nullable(),
  addedBy: z.string().nullable(),
  addedAt: instant,
  /** When it was taken from the list: shown where a completed assessment rests on it, brought back until it is deleted for good. */
  removedAt: instant.nullable(),
  version,
});
export type Evidence = z.infer<typeof evidenceShape>;

const useShape = z.object({
  id: evidenceUseId,
  evidenceId,
  assessmentId,
  ...record,
  /** What the record is called now, or was when it was deleted. */
  recordName: z.string(),
  criterion,
  passage: z.string(),
  /** The year it was copied from; '' where it was given here. */
  carriedFrom: z.string(),
  addedBy: z.string().nullable(),
  addedAt: instant,
  version,
});
export type EvidenceUse = z.infer<typeof useShape>;

/** One piece of evidence with all there is about it. */
const wholeShape = z.object({
  evidence: evidenceShape,
  /** Newest first; none of a link. */
  revisions: z.array(revisionShape),
  /** In every assessment, with its name. */
  uses: z.array(useShape.extend({ assessmentName: z.string(), isFrozen: z.boolean() })),
});
export type WholeEvidence = z.infer<typeof wholeShape>;

const listShape = z.object({
  /** All that the company has and has not removed, and what is removed but used in the assessment if that is completed; by title. */
  evidence: z.array(evidenceShape),
  /** In this assessment, of records that are there. */
  uses: z.array(useShape),
  /** Bytes of files that the company keeps, and may keep. */
  space: z.object({ used: z.int(), most: z.int() }),
  /** The present members, who can be made owners; by name. */
  people: z.array(z.object({ userId: personId, name: z.string() })),
});
export type EvidenceList = z.infer<typeof listShape>;

/** How much evidence a record has; those without any are not listed. */
export const evidenceCountRow = z.object({
  ...record,
  pieces: z.int(),
  /** How many of them have expired. */
  expired: z.int(),
});

const countsShape = z.array(evidenceCountRow);
export type EvidenceCounts = z.infer<typeof countsShape>;

const ofRecordShape = z.array(z.object({ evidence: evidenceShape, use: useShape }));
export type EvidenceOfRecord = z.infer<typeof ofRecordShape>;

const about = { title, note, datedOn: day.nullable(), validUntil: day.nullable(), ownerId: personId.nullable() };
const use = z.strictObject({ id: evidenceUseId, assessmentId, ...record, criterion, passage });
const oneUse = z.strictObject({ assessmentId, id: evidenceUseId });
const one = z.strictObject({ id: evidenceId });
const oneFile = z.strictObject({ id: evidenceId, revisionId: evidenceRevisionId });
const file = { fileId: storedFileId, fileName: fileNameGiven, revisionId: evidenceRevisionId };

const binary = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } as const;
const streamed = z.object({ headers: z.record(z.string(), z.string()), body: z.custom<ReadableStream<Uint8Array>>() });

export const evidence = {
  list: endpointFor
    .member('evidence.view')
    .reads()
    .refuses('not-found')
    .route({
      method: 'GET',
      path: '/assessments/{assessmentId}/evidence',
      summary: 'The company’s evidence, and what of an assessment it is evidence of',
    })
    .input(z.strictObject({ assessmentId }))
    .output(listShape),
  counts: endpointFor
    .member('evidence.view')
    .reads()
    .refuses('not-found')
    .route({
      method: 'GET',
      path: '/assessments/{assessmentId}/evidence-counts',
      summary: 'How much evidence each record of an assessment has',
    })
    .input(z.strictObject({ assessmentId }))
    .output(countsShape),
  ofRecord: endpointFor
    .member('evidence.view')
    .reads()
    .refuses('not-found')
    .route({
      method: 'GET',
      path: '/assessments/{assessmentId}/evidence/{noun}/{recordId}',
      summary: 'The evidence of one record, of all of it and of its criteria, in the order in which it was given',
    })
    .input(z.strictObject({ assessmentId, ...record }))
    .output(ofRecordShape),
  read: endpointFor
    .member('evidence.view')
    .reads()
    .refuses('not-found')
    .route({
      method: 'GET',
      path: '/evidence/{id}',
      summary: 'One piece of evidence with its revisions and everything that it is evidence of',
    })
    .input(one)
    .output(wholeShape),
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
        'Add evidence, a link or an uploaded file, and say at once what it is evidence of; sending the same id again changes nothing',
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
    .output(wholeShape),
  change: endpointFor
    .member('evidence.edit')
    .changes('evidence')
    .refuses('not-found', 'not-a-member')
    .errors(conflictOf(evidenceShape))
    .route({ method: 'PUT', path: '/evidence/{id}', summary: 'Change what is said of a piece of evidence' })
    .input(
      z.strictObject({
        id: evidenceId,
        ...about,
        /** Of a link; null of a file. */
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
      summary: 'Replace the file of a piece of evidence; earlier ones stay',
    })
    .input(
      z.strictObject({
        id: evidenceId,
        ...file,
        /** The number of the latest revision that the sender has seen. */
        seenRevision: z.int().min(1).max(MAX_REVISIONS),
      }),
    )
    .output(wholeShape),
  remove: endpointFor
    .member('evidence.edit')
    .changes('evidence')
    .refuses('not-found')
    .route({
      method: 'DELETE',
      path: '/evidence/{id}',
      summary:
        'Take evidence from the list and from every draft; it can be brought back for 30 days, and what a frozen result rests on stays',
    })
    .input(one)
    .output(wholeShape),
  restore: endpointFor
    .member('evidence.edit')
    .changes('evidence')
    .refuses('not-found', 'too-much-evidence')
    .route({ method: 'POST', path: '/evidence/{id}/restore', summary: 'Bring evidence back that was removed' })
    .input(one)
    .output(wholeShape),
  use: endpointFor
    .member('evidence.edit')
    .changes('evidence')
    .refuses('not-found', 'assessment-completed', 'too-much-evidence')
    .route({
      method: 'POST',
      path: '/assessments/{assessmentId}/evidence/{noun}/{recordId}',
      summary: 'Give evidence that the company has for a record; what is given for it already changes nothing',
    })
    .input(use.extend({ evidenceId }))
    .output(ofRecordShape),
  changeUse: endpointFor
    .member('evidence.edit')
    .changes('evidence')
    .refuses('not-found', 'assessment-completed')
    .errors(conflictOf(useShape))
    .route({
      method: 'PUT',
      path: '/assessments/{assessmentId}/evidence/uses/{id}',
      summary: 'Change for which criterion evidence is given, or which page or passage is meant',
    })
    .input(oneUse.extend({ criterion, passage, seenVersion: version }))
    .output(ofRecordShape),
  endUse: endpointFor
    .member('evidence.edit')
    .changes('evidence')
    .refuses('not-found', 'assessment-completed')
    .route({
      method: 'DELETE',
      path: '/assessments/{assessmentId}/evidence/uses/{id}',
      summary: 'Say that something is no evidence of a record; the company keeps it',
    })
    .input(oneUse)
    .output(ofRecordShape),
  download: endpointFor
    .member('evidence.view')
    .reads()
    .refuses('not-found')
    .route({
      method: 'GET',
      path: '/evidence/{id}/revisions/{revisionId}/content',
      summary: 'The file of a piece of evidence, to be saved',
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
      summary: 'A picture that is evidence, to be shown; not found for any other file',
      outputStructure: 'detailed',
      spec: (operation) => ({
        ...operation,
        responses: { ...operation.responses, 200: { description: 'The picture', content: binary } },
      }),
    })
    .input(oneFile)
    .output(streamed),
};

import { z } from 'zod';
import { EVIDENCED_NOUNS, evidencedCriteria, evidenceKinds } from '#domain/evidence/evidence.ts';
import { evidenceFields } from '#domain/evidence/fields.ts';
import { MAX_EVIDENCE_BYTES, MAX_LINE } from '#domain/limits.ts';
import {
  assessmentId,
  evidenceId,
  evidenceRevisionId,
  evidenceUseId,
  instant,
  personId,
  storedFileId,
  text,
  version,
} from './base.ts';
import { rowShapes } from './field-shapes.ts';
import { says } from './issue-codes.ts';

/** The fingerprint of a file. */
const sha256 = z.string().regex(/^[0-9a-f]{64}$/, says('invalid'));

/** A file that has arrived completely. */
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

/** Names a record that has evidence. */
export const evidencedRecord = { noun: z.enum(EVIDENCED_NOUNS), recordId: text(MAX_LINE) };
/** '' for the whole record. */
export const evidencedCriterion = z.enum(['', ...evidencedCriteria.map(({ id }) => id)], says('unknown-option'));

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
  /** Current name; null if it is not known. */
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
  /** Current name. */
  owner: z.string().nullable(),
  /** The latest revision; null of a link. */
  file: revisionShape.nullable(),
  addedBy: z.string().nullable(),
  addedAt: instant,
  /** When it was removed from the list: shown if a completed assessment uses it; can be restored until it is permanently deleted. */
  removedAt: instant.nullable(),
  version,
});
export type Evidence = z.infer<typeof evidenceShape>;

export const evidenceUseShape = z.object({
  id: evidenceUseId,
  evidenceId,
  assessmentId,
  ...evidencedRecord,
  /** What the record is called now, or was when it was deleted. */
  recordName: z.string(),
  criterion: evidencedCriterion,
  passage: z.string(),
  /** The year it was copied from; '' where it was given here. */
  carriedFrom: z.string(),
  addedBy: z.string().nullable(),
  addedAt: instant,
  version,
});
export type EvidenceUse = z.infer<typeof evidenceUseShape>;

/** One piece of evidence with all its details. */
export const wholeEvidenceShape = z.object({
  evidence: evidenceShape,
  /** Newest first; none of a link. */
  revisions: z.array(revisionShape),
  /** In every assessment, with its name. */
  uses: z.array(evidenceUseShape.extend({ assessmentName: z.string(), isFrozen: z.boolean() })),
});
export type WholeEvidence = z.infer<typeof wholeEvidenceShape>;

export const evidenceListShape = z.object({
  /** All evidence that the company has not removed, and removed evidence used in the assessment if that is completed; by title. */
  evidence: z.array(evidenceShape),
  /** In this assessment, of records that are there. */
  uses: z.array(evidenceUseShape),
  /** Bytes of files that the company keeps, and may keep. */
  space: z.object({ used: z.int(), most: z.int() }),
  /** The present members, who can be made owners; by name. */
  people: z.array(z.object({ userId: personId, name: z.string() })),
});
export type EvidenceList = z.infer<typeof evidenceListShape>;

/** How much evidence a record has; records without any are not listed. */
export const evidenceCountRow = z.object({
  ...evidencedRecord,
  pieces: z.int(),
  /** How many of them have expired. */
  expired: z.int(),
});

export const evidenceCountsShape = z.array(evidenceCountRow);
export type EvidenceCounts = z.infer<typeof evidenceCountsShape>;

export const evidenceOfRecordShape = z.array(z.object({ evidence: evidenceShape, use: evidenceUseShape }));
export type EvidenceOfRecord = z.infer<typeof evidenceOfRecordShape>;

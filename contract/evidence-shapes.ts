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
  /** Not the requested id, if the company already has the same bytes. */
  fileId: storedFileId,
  /** Without characters that a file system would misinterpret. */
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
  /** Counted from 1; the latest one counts. */
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
  /** The date of the document itself. */
  datedOn: z.iso.date().nullable(),
  validUntil: z.iso.date().nullable(),
  hasExpired: z.boolean(),
  ownerId: personId.nullable(),
  /** Current name. */
  owner: z.string().nullable(),
  /** The latest revision; null for a link. */
  file: revisionShape.nullable(),
  addedBy: z.string().nullable(),
  addedAt: instant,
  /**
   * When it was removed from the list. It is still shown if a completed assessment uses it, and can be restored until it is permanently
   * deleted.
   */
  removedAt: instant.nullable(),
  version,
});
export type Evidence = z.infer<typeof evidenceShape>;

export const evidenceUseShape = z.object({
  id: evidenceUseId,
  evidenceId,
  assessmentId,
  ...evidencedRecord,
  /** The record's current name, or its name when it was deleted. */
  recordName: z.string(),
  criterion: evidencedCriterion,
  passage: z.string(),
  /** The year from which it was copied; '' if it was added here. */
  carriedFrom: z.string(),
  addedBy: z.string().nullable(),
  addedAt: instant,
  version,
});
export type EvidenceUse = z.infer<typeof evidenceUseShape>;

/** One piece of evidence with all its details. */
export const wholeEvidenceShape = z.object({
  evidence: evidenceShape,
  /** Newest first; empty for a link. */
  revisions: z.array(revisionShape),
  /** In all assessments, each with its name. */
  uses: z.array(evidenceUseShape.extend({ assessmentName: z.string(), isFrozen: z.boolean() })),
});
export type WholeEvidence = z.infer<typeof wholeEvidenceShape>;

export const evidenceListShape = z.object({
  /**
   * All evidence that the company has not removed, and removed evidence that is used in the assessment if that is completed; sorted by
   * title.
   */
  evidence: z.array(evidenceShape),
  /** In this assessment, for records that still exist. */
  uses: z.array(evidenceUseShape),
  /** How many bytes the company's files take, and how many they may take. */
  space: z.object({ used: z.int(), most: z.int() }),
  /** The current members, who can be made owners, sorted by name. */
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

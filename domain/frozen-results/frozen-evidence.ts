import {
  EVIDENCED_NOUNS,
  type EvidencedCriterion,
  type EvidencedNoun,
  type EvidenceKind,
  recordOf,
} from '#domain/evidence/evidence.ts';

/** A piece of evidence as it was frozen with a result, with its uses. */
export interface FrozenEvidence {
  id: string;
  kind: EvidenceKind;
  title: string;
  /** The address of a link; '' for a file. */
  url: string;
  note: string;
  /** ISO dates; null if not given. */
  datedOn: string | null;
  validUntil: string | null;
  /** The name of the person at the time; null if there was none. */
  owner: string | null;
  /** For a file: its revision at the time, with its fingerprint. */
  file: FrozenEvidenceFile | null;
  /** In the order of records and criteria. */
  uses: {
    noun: EvidencedNoun;
    /** The same id as in the rest of the frozen result; for an answer, the text of its question. */
    recordId: string;
    recordName: string;
    /** The criterion of a component; '' for all of it. */
    criterion: EvidencedCriterion;
    passage: string;
  }[];
}

export interface FrozenEvidenceFile {
  fileName: string;
  mediaType: string;
  bytes: number;
  sha256: string;
  /** Counted from 1. */
  revision: number;
}

export type FrozenUse = FrozenEvidence['uses'][number];

/** A piece of evidence with one of its uses. */
export interface GivenEvidence {
  piece: FrozenEvidence;
  use: FrozenUse;
}

/** The evidence for each record, by `recordOf`, in the order of the pieces. */
export const evidenceByRecord = (evidence: readonly FrozenEvidence[]): ReadonlyMap<string, readonly GivenEvidence[]> =>
  Map.groupBy(
    evidence.flatMap((piece) => piece.uses.map((use) => ({ piece, use }))),
    ({ use }) => recordOf(use),
  );

/** Evidence in reading order: by title, and its uses by kind and name. */
export const inReadingOrder = (evidence: readonly FrozenEvidence[]): FrozenEvidence[] =>
  evidence
    .map((piece) => ({ ...piece, uses: piece.uses.toSorted(byRecord) }))
    .toSorted((one, other) => one.title.localeCompare(other.title, 'en') || one.id.localeCompare(other.id));

const byRecord = (one: FrozenUse, other: FrozenUse) =>
  EVIDENCED_NOUNS.indexOf(one.noun) - EVIDENCED_NOUNS.indexOf(other.noun) ||
  one.recordName.localeCompare(other.recordName, 'en') ||
  one.recordId.localeCompare(other.recordId);

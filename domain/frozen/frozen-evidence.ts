import type { EvidencedCriterion, EvidencedNoun, EvidenceKind } from '#domain/evidence/evidence.ts';

/** A piece of evidence as a result was frozen with it, and what it was evidence of. */
export interface FrozenEvidence {
  id: string;
  kind: EvidenceKind;
  title: string;
  /** Of a link; '' of a file. */
  url: string;
  note: string;
  /** ISO dates; null where nothing is said. */
  datedOn: string | null;
  validUntil: string | null;
  /** As the person was called then; null for nobody. */
  owner: string | null;
  /** Of a file: the revision that stood then, with its fingerprint. */
  file: FrozenEvidenceFile | null;
  /** In the order of record and criterion. */
  uses: {
    noun: EvidencedNoun;
    /** As the rest of the frozen result knows it; of an answer the text of its question. */
    recordId: string;
    recordName: string;
    /** Of a component; '' for all of it. */
    criterion: EvidencedCriterion;
    passage: string;
  }[];
}

export interface FrozenEvidenceFile {
  fileName: string;
  mediaType: string;
  bytes: number;
  sha256: string;
  /** From 1. */
  revision: number;
}

import { type NounsWith, nounsWith } from '#domain/records/kinds.ts';
import type { Option } from '#domain/reference/option.ts';

/**
 * The kinds of records that evidence can support. The thresholds of an assessment have its id; an answer is identified by its question.
 */
export const EVIDENCED_NOUNS = nounsWith('evidence');
export type EvidencedNoun = NounsWith<'evidence'>;

/** A record that evidence supports. */
export interface EvidencedRecord {
  noun: EvidencedNoun;
  /** The id by which the history identifies the record; for thresholds the assessment's id, for an answer the text of its question. */
  recordId: string;
}

/** The key by which the evidence of a record is looked up. */
export const recordOf = ({ noun, recordId }: EvidencedRecord): string => `${noun} ${recordId}`;

/** How much evidence a record has; records without any are not listed. */
export interface EvidenceCount extends EvidencedRecord {
  pieces: number;
  /** How many of them have expired, based on the current day in UTC. */
  expired: number;
}

/** Counts uses of evidence by record. For an earlier state, expiry is not taken into account. */
export function countUses(uses: readonly EvidencedRecord[]): EvidenceCount[] {
  const counts = new Map<string, EvidenceCount>();
  for (const { noun, recordId } of uses) {
    const key = recordOf({ noun, recordId });
    counts.set(key, { noun, recordId, pieces: (counts.get(key)?.pieces ?? 0) + 1, expired: 0 });
  }
  return [...counts.values()];
}

/** Looks up how much evidence a record has; undefined if there is none. */
type EvidenceReader = (noun: EvidencedNoun, recordId: string) => EvidenceCount | undefined;

const readers = new WeakMap<readonly EvidenceCount[], EvidenceReader>();
const readsNothing: EvidenceReader = () => undefined;

/** Created once for each list, because hundreds of rows use it. */
export function evidenceReader(counts?: readonly EvidenceCount[]): EvidenceReader {
  if (!counts) return readsNothing;
  const made = readers.get(counts);
  if (made) return made;
  const known = new Map(counts.map((count) => [recordOf(count), count]));
  const reader: EvidenceReader = (noun, recordId) => known.get(recordOf({ noun, recordId }));
  readers.set(counts, reader);
  return reader;
}

/** The criterion of a component that a piece of evidence supports; '' if it supports the whole component. */
export const evidencedCriteria = [
  { id: 'scale', label: 'Scale' },
  { id: 'scope', label: 'Scope' },
  { id: 'irremediability', label: 'Irremediability' },
  { id: 'likelihood', label: 'Likelihood' },
  { id: 'magnitude', label: 'Magnitude' },
] as const satisfies readonly Option[];
export type EvidencedCriterion = (typeof evidencedCriteria)[number]['id'] | '';

/** A link to a document elsewhere, or a stored file. */
export const evidenceKinds = [
  { id: 'link', label: 'Link' },
  { id: 'file', label: 'File' },
] as const satisfies readonly Option[];
export type EvidenceKind = (typeof evidenceKinds)[number]['id'];

/** What a limit applies to. */
export type EvidenceLimit = 'company' | 'assessment' | 'revisions';

/** Whether a document is no longer valid; `today` and `validUntil` are ISO dates, and the last day still counts. */
export const hasExpired = ({ validUntil }: { validUntil: string | null }, today: string): boolean =>
  validUntil !== null && validUntil < today;

/** An absolute web address, without blanks and without a user name and password. */
const WEB_ADDRESS = /^https?:\/\/[\p{L}\p{N}][\p{L}\p{N}.-]*(:\d{1,5})?([/?#]\S*)?$/iu;

/** Whether a link leads to a web page and cannot lead to anything else. */
export const isWebAddress = (url: string): boolean => WEB_ADDRESS.test(url);

/** A piece of evidence as the API returns it, with its uses in one assessment. */
export interface EvidencePiece {
  id: string;
  title: string;
  kind: EvidenceKind;
  /** ISO dates; null if none is stated. */
  datedOn: string | null;
  validUntil: string | null;
  hasExpired: boolean;
  /** The current name of the owner; null if there is none. */
  owner: string | null;
  uses: readonly (EvidencedRecord & { recordName: string; criterion: EvidencedCriterion; passage: string })[];
}

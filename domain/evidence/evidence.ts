import { type NounsWith, nounsWith } from '#domain/records/kinds.ts';
import type { Option } from '#domain/reference/option.ts';

/** What evidence can be given for; the thresholds of an assessment under its own id, an answer as its question. */
export const EVIDENCED_NOUNS = nounsWith('evidence');
export type EvidencedNoun = NounsWith<'evidence'>;

/** What evidence is given for. */
export interface EvidencedRecord {
  noun: EvidencedNoun;
  /** The id under which the history knows it; of thresholds the assessment's, of an answer the text of its question. */
  recordId: string;
}

/** By what evidence of a record is looked up. */
export const recordOf = ({ noun, recordId }: EvidencedRecord): string => `${noun} ${recordId}`;

/** How much evidence a record has; records without any are not listed. */
export interface EvidenceCount extends EvidencedRecord {
  pieces: number;
  /** How many of them have expired, by the day in UTC. */
  expired: number;
}

/** Counts uses of evidence by their records; of a state that is past it is not said whether any has expired. */
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

/** Made once for each list: hundreds of rows ask. */
export function evidenceReader(counts?: readonly EvidenceCount[]): EvidenceReader {
  if (!counts) return readsNothing;
  const made = readers.get(counts);
  if (made) return made;
  const known = new Map(counts.map((count) => [recordOf(count), count]));
  const reader: EvidenceReader = (noun, recordId) => known.get(recordOf({ noun, recordId }));
  readers.set(counts, reader);
  return reader;
}

/** What of a component a piece of evidence is for; '' where it speaks for all of it. */
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

/** Of what there can be too much. */
export type EvidenceLimit = 'company' | 'assessment' | 'revisions';

/** Whether a document has ceased to be valid; `today` and `validUntil` are ISO dates, the last day counts. */
export const hasExpired = ({ validUntil }: { validUntil: string | null }, today: string): boolean =>
  validUntil !== null && validUntil < today;

/** An absolute address on the web, without blanks and without a name and password in it. */
const WEB_ADDRESS = /^https?:\/\/[\p{L}\p{N}][\p{L}\p{N}.-]*(:\d{1,5})?([/?#]\S*)?$/iu;

/** Whether a link leads to a page, and can lead to nothing else. */
export const isWebAddress = (url: string): boolean => WEB_ADDRESS.test(url);

/** A piece of evidence as the API returns it, with its uses in one assessment. */
export interface EvidencePiece {
  id: string;
  title: string;
  kind: EvidenceKind;
  /** ISO dates; null where none is stated. */
  datedOn: string | null;
  validUntil: string | null;
  hasExpired: boolean;
  /** Their current name; null where nobody is. */
  owner: string | null;
  uses: readonly (EvidencedRecord & { recordName: string; criterion: EvidencedCriterion; passage: string })[];
}

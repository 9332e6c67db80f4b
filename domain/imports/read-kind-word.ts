import type { Actuality, ComponentKind, ImpactPolarity } from '#domain/reference/component-kinds.ts';
import { actualities, impactPolarities } from '#domain/reference/options.ts';
import { type NamedKind, plain, readKind } from './read-words.ts';
import { remember } from './remember.ts';
import { ACTUALITY, KIND, POLARITY, SMALL_WORDS } from './vocabulary.ts';
import { lexiconOf, partsOf } from './word-parts.ts';

/** The meanings that a word for a kind can be given, by the words with which our own tables say them. */
export const kindMeanings: readonly { id: string; label: string }[] = [
  { id: 'impact', label: 'Impact' },
  { id: 'negative', label: 'Negative impact' },
  { id: 'positive', label: 'Positive impact' },
  { id: 'actual-negative', label: 'Actual negative impact' },
  { id: 'potential-negative', label: 'Potential negative impact' },
  { id: 'actual-positive', label: 'Actual positive impact' },
  { id: 'potential-positive', label: 'Potential positive impact' },
  { id: 'risk', label: 'Risk' },
  { id: 'opportunity', label: 'Opportunity' },
];

const KINDS: readonly ComponentKind[] = ['impact', 'risk', 'opportunity'];
const lexicon = lexiconOf(KIND, POLARITY, ACTUALITY, SMALL_WORDS);

/** The kind that a word names, with what else it says, and whether that is certain; null if it names none, or several. */
export const readKindWord = remember(readAnew);

/** The kind that a text certainly names; null if it names none for certain. */
export function kindSaid(text: string): NamedKind | null {
  const read = readKindWord(text.trim());
  return read?.isSure ? read.named : null;
}

function readAnew(text: string): { named: NamedKind; isSure: boolean } | null {
  const signed = withSignsInWords(text);
  // A sign beside a risk is no polarity.
  return readOnce(signed) ?? (signed === text ? null : readOnce(text));
}

function readOnce(text: string): { named: NamedKind; isSure: boolean } | null {
  const known = readKind(text);
  if (known) return { named: known, isSure: true };
  const { features, suggested, unknown } = partsOf(text, lexicon);
  const read = (named: ReadonlySet<string>) => kindOf(named);
  const sure = read(new Set(features));
  const isSure =
    unknown.length === 0 && suggested.length === 0 && !(sure?.kind === 'impact' && features.includes('money'));
  if (sure) return { named: sure, isSure };
  const guess = read(new Set([...features, ...suggested]));
  return guess && { named: guess, isSure: false };
}

/** 'Impact (-)', 'Impact [+]' and '+ Impact' with the signs as words. */
const withSignsInWords = (text: string): string =>
  text
    .replace(/[([] ?[-–−] ?[)\]]|^ ?[-–−] ?$/g, ' negative ')
    .replace(/[([] ?\+ ?[)\]]|^ ?\+ ?(?=\p{L}|$)|(?<=\p{L}) ?\+ ?$/gu, ' positive ');

/** The meaning that stands for a kind and what is said with it. */
export const meaningOf = ({ kind, polarity, actuality }: NamedKind): string =>
  kind === 'impact' && polarity ? [actuality, polarity].flatMap((part) => (part ? [plain(part)] : [])).join('-') : kind;

function kindOf(features: ReadonlySet<string>): NamedKind | null {
  const kinds = KINDS.filter((kind) => features.has(kind));
  const only = <Id extends string>(options: readonly { id: Id }[]): Id | null | undefined => {
    const named = options.filter(({ id }) => features.has(id));
    return named.length > 1 ? null : named[0]?.id;
  };
  const polarity = only(impactPolarities) as ImpactPolarity | null | undefined;
  const actuality = only(actualities) as Actuality | null | undefined;
  if (kinds.length > 1 || polarity === null || actuality === null) return null;
  const isRisk = ['physical', 'transition', 'systemic'].some((type) => features.has(type));
  const kind = kinds[0] ?? (polarity && !isRisk ? 'impact' : null);
  if (kind === null || (kind === 'impact' && isRisk) || (kind !== 'impact' && polarity)) return null;
  return { kind, ...(polarity && { polarity }), ...(actuality && { actuality }) };
}

import type { Option } from '#domain/reference/option.ts';
import {
  actualities,
  engagementMethods,
  financialEffects,
  impactNatures,
  impactPolarities,
  pursuits,
  riskOpportunityTypes,
  stakeholderRoles,
  timeHorizons,
  valueChainConcentrations,
} from '#domain/reference/options.ts';
import { stakeholderGroups } from '#domain/reference/stakeholder-groups.ts';
import { likeliest } from './likeness.ts';
import { plain, readOption, readTick } from './read-words.ts';
import { remember } from './remember.ts';
import * as words from './vocabulary.ts';
import { type Lexicon, lexiconOf, type Parts, partsOf } from './word-parts.ts';
import { yearRange } from './year-range.ts';

/** The option that a word means: certain, or only suggested; null if the word says nothing that is known. */
export type ReadWord = { id: string; isSure: boolean } | null;

/** How the parts of a word in a closed list make an option. */
interface Vocabulary {
  lexicon: Lexicon;
  /** The option of these features; null if they belong to none. */
  idOf(features: ReadonlySet<string>): string | null;
  read?(text: string): ReadWord;
}

const list = (lines: string, idOf: Vocabulary['idOf'] = one, read?: Vocabulary['read']): Vocabulary => ({
  lexicon: lexiconOf(lines, words.SMALL_WORDS),
  idOf,
  ...(read && { read }),
});

/** The only feature, if there is one. */
const one = (features: ReadonlySet<string>): string | null => (features.size === 1 ? ([...features][0] ?? null) : null);

const vocabularies = new Map<readonly Option[], Vocabulary>([
  [timeHorizons, list(words.HORIZON, horizonOf, readHorizon)],
  [valueChainConcentrations, list(words.CHAIN, chainOf, readChain)],
  [impactPolarities, list(words.POLARITY + words.POLARITY_LETTERS + words.IMPACT_WORDS)],
  [actualities, list(words.ACTUALITY + words.ACTUALITY_LETTERS + words.IMPACT_WORDS)],
  [impactNatures, list(words.NATURE)],
  [riskOpportunityTypes, list(words.RISK_TYPE, riskTypeOf)],
  [pursuits, list(words.PURSUED, pursuitOf)],
  [stakeholderRoles, list(words.ROLE)],
  [stakeholderGroups, list(words.GROUP)],
  [engagementMethods, list(words.CHANNEL)],
  [financialEffects, list(words.EFFECTS)],
]);

/** What a word of a table means among the options of a closed list; parts that are all known make it certain. */
export function readWord(options: readonly Option[], text: string): ReadWord {
  const once = known.get(options) ?? remember((said: string) => readAnew(options, said));
  known.set(options, once);
  return once(text);
}

/** Words that were read before, by their lists. */
const known = new WeakMap<readonly Option[], (text: string) => ReadWord>();

function readAnew(options: readonly Option[], text: string): ReadWord {
  const said = plain(text);
  const named = said.length > 1 || said === '+' ? readOption(options, text) : undefined;
  if (named) return { id: named.id, isSure: true };
  const vocabulary = vocabularies.get(options);
  if (!vocabulary) return null;
  const parts = partsOf(text, vocabulary.lexicon);
  if (isHalfUnderstood(text, parts)) return null;
  const read = vocabulary.read?.(text) ?? readParts(vocabulary, parts);
  return read ?? likeliest(options, text);
}

/** Between the parts of a text that names several options. */
const SEVERAL = /[/;,&+|]|(?<![\p{L}\d])(?:and|or|und|oder|sowie|et|y|e|ed|en|och|og|i|oraz|lub|of|ou)(?!\p{L})/iu;

/** Whether a text names several things and one of them is unknown: what the others mean is then not all of it. */
const isHalfUnderstood = (text: string, { features, suggested, unknown }: Parts): boolean =>
  features.length + suggested.length > 0 && unknown.some((word) => /^\p{L}/u.test(word)) && SEVERAL.test(text);

/** The option that a word certainly means. */
export function readOptionSurely<O extends Option>(options: readonly O[], text: string): O | undefined {
  const read = readWord(options, text);
  return read?.isSure ? options.find(({ id }) => id === read.id) : undefined;
}

function readParts({ idOf }: Vocabulary, { features, suggested, unknown }: Parts): ReadWord {
  const guess = suggested.length === 0 ? null : idOf(new Set([...features, ...suggested]));
  if (guess !== null) return { id: guess, isSure: false };
  const id = idOf(new Set(features));
  return id === null ? null : { id, isSure: unknown.length === 0 && suggested.length === 0 };
}

const HORIZONS = ['short', 'medium', 'long'] as const;

function horizonOf(features: ReadonlySet<string>): string | null {
  const named = features.has('all') ? [...HORIZONS] : HORIZONS.filter((each) => features.has(each));
  const id = named.join('-');
  return timeHorizons.some((option) => option.id === id) ? id : null;
}

/** The ends of the horizons of the standards, in years. */
const ENDS = { short: [0, 1], medium: [1, 5], long: [5, Number.POSITIVE_INFINITY] } as const;

/** Reads a horizon in words, in years, or both, which must agree: 'Short term (0-3 years)' has other limits than ours. */
function readHorizon(text: string): ReadWord {
  const { lexicon } = horizon;
  const span = yearRange(text);
  const parts = partsOf(span?.rest ?? text, lexicon);
  // 'Short to long term' has what is between them as well; so has, as far as there is an option for it, 'short and long'.
  const features = new Set([...parts.features, ...parts.suggested]);
  const isWide = features.has('short') && features.has('long');
  if (isWide) features.add('medium');
  const isRange =
    /[-–—]|\b(to|bis|a|tot|do)\b/.test(text) ||
    features.size < 3 ||
    parts.features.length + parts.suggested.length === 3;
  const byWords = horizonOf(features);
  const isClear = parts.unknown.length === 0 && parts.suggested.length === 0 && isRange;
  if (!span) return byWords === null ? null : { id: byWords, isSure: isClear };
  const within = HORIZONS.filter((each) => span.from < ENDS[each][1] && span.to > ENDS[each][0]);
  const isExact =
    within.length === 1 ||
    (span.from === ENDS[within[0] ?? 'short'][0] && span.to === ENDS[within.at(-1) ?? 'long'][1]);
  const byYears = horizonOf(new Set(within));
  if (byWords !== null) return { id: byWords, isSure: isClear && isExact && byYears === byWords };
  return byYears === null ? null : { id: byYears, isSure: isExact && parts.unknown.length === 0 };
}

const CHAIN_PARTS = ['up', 'own', 'down'] as const;
const CHAIN_IDS: Readonly<Record<string, string>> = {
  up: 'upstream',
  own: 'own-operations',
  down: 'downstream',
  'up-own': 'upstream-own',
  'own-down': 'own-downstream',
  'up-down': 'upstream-downstream',
  'up-own-down': 'upstream-own-downstream',
};

function chainOf(features: ReadonlySet<string>): string | null {
  const named = features.has('all') ? [...CHAIN_PARTS] : CHAIN_PARTS.filter((each) => features.has(each));
  return CHAIN_IDS[named.join('-')] ?? null;
}

/** Own operations beside 'value chain', with neither up- nor downstream, is more than own operations. */
function readChain(text: string): ReadWord {
  const parts = partsOf(text, chain.lexicon);
  const features = new Set(parts.features);
  if (!features.has('chain') || features.has('up') || features.has('down') || features.has('all')) return null;
  return features.has('own') ? { id: 'upstream-own-downstream', isSure: false } : readParts(chain, parts);
}

function riskTypeOf(features: ReadonlySet<string>): string | null {
  const has = (feature: string) => features.has(feature);
  const detail = [...features].filter((each) => !['physical', 'transition', 'risk', 'opportunity'].includes(each));
  const only = one(new Set(detail));
  if (only === null) return null;
  if (only === 'acute' || only === 'chronic') return has('transition') ? null : `physical-${only}`;
  if (has('physical')) return null;
  if (only === 'systemic') return has('opportunity') ? null : 'systemic';
  const isOption = (id: string) => riskOpportunityTypes.some((option) => option.id === id);
  const sides = {
    risk: `transition-${only}`,
    opportunity: `opportunity-${only === 'efficiency' ? 'resource-efficiency' : only}`,
  };
  if (has('risk') || has('transition') || has('opportunity')) {
    const id = has('opportunity') ? sides.opportunity : sides.risk;
    return isOption(id) ? id : null;
  }
  // 'Market' alone may be a risk or an opportunity.
  return one(new Set(Object.values(sides).filter(isOption)));
}

function pursuitOf(features: ReadonlySet<string>): string | null {
  if (features.has('undecided')) return features.size === 1 ? 'undecided' : null;
  if (features.has('not')) return features.has('not-pursued') ? null : 'not-pursued';
  return one(features);
}

const horizon = { lexicon: lexiconOf(words.HORIZON, words.SMALL_WORDS) };
const chain: Vocabulary = { lexicon: lexiconOf(words.CHAIN, words.SMALL_WORDS), idOf: chainOf };

/** Yes or no in any of the languages; null if a text says neither. */
export function readYesNo(text: string): boolean | null {
  const tick = readTick(text);
  if (tick !== null) return tick;
  const { features, unknown } = partsOf(text, yesNo);
  return features.length === 1 && unknown.length === 0 ? features[0] === 'yes' : null;
}

const yesNo = lexiconOf(words.YES_NO);

import type { Horizon, Narrowing, Place } from '#analyst/tools/narrowing.ts';
import type { Category } from '#domain/reference/catalogue-topic.ts';

const PLACES: readonly (readonly [RegExp, Place])[] = [
  [
    /\bup-?stream\b|\bup- and down-?stream\b|\b(at|among|with|of) (our |the )?suppliers\b|\bin (the|our) supply chain\b|\bsupply[- ]chain (impacts?|risks?|opportunit)/,
    'upstream',
  ],
  [
    /\bown operations?\b|\bin-house\b|\b(our|own) own? ?(factories|plants|sites|facilities|business)\b|\bown activities\b|\bour operations?\b|\bwithin (our|the) company\b/,
    'own',
  ],
  [
    /\bdown-?stream\b|\bup and down (the|our) value chain\b|\b(use|end-of-life) phase\b|\bafter (the )?sale\b/,
    'downstream',
  ],
];
const HORIZON_WORDS: readonly (readonly [Horizon, string])[] = [
  ['short', 'short|near'],
  ['medium', 'medium|mid'],
  ['long', 'long'],
];
export const HORIZON_SPANS: readonly (readonly [RegExp, Horizon])[] = [
  [
    /\b(within|in) (a|one|the next|the coming|this) (year|12 months|twelve months)\b|\bthis year\b(?= already)/,
    'short',
  ],
  [/\b(one|1|two|2) (to|-) (five|5) years\b|\bwithin (five|5) years\b/, 'medium'],
  [/\b(beyond|after|more than|over|later than) (five|5) years\b/, 'long'],
];
/** What may stand before or after a type; 'market' alone is a word of its own. */
const OF_RISK = '(?:[ -]?(?:,|and|or|/|related|driven))*(?: \\w+)? ?(?:risks?|opportunit\\w+|threats?|type)\\b';
const type = (words: string, id: string): readonly [RegExp, string] => [
  new RegExp(
    `\\b(?:${words})(?: (?:and|or) \\w+)?${OF_RISK}|\\btypes? (?:is |of |= ?)?(?:[\\w ]+ (?:and|or) )?["']?(?:${words})\\b|\\btransition[^,]{0,14}\\b(?:${words})\\b|\\brisks? ?[:(] ?(?:${words})\\b`,
  ),
  id,
];
/** Types of risks and opportunities. */
export const TYPES: readonly (readonly [RegExp, string])[] = [
  [/\bphysical\b(?! (work|strain|harm))/, 'physical'],
  [/\bchronic\b/, 'chronic'],
  [/\bacute\b/, 'acute'],
  [/\btransition(al)?\b(?! (plan|period))/, 'transition'],
  type('policy|regulatory|regulation|policy and legal', 'policy'),
  type('technology|technological', 'technology'),
  type('market', 'market'),
  type('reputation|reputational', 'reputation'),
  [/\breputational\b/, 'reputation'],
  [/\bsystemic\b/, 'systemic'],
  [/\bresource[- ]efficien|\bsaving resources\b/, 'resource efficiency'],
  type('resilience', 'resilience'),
  type('financing', 'financing'),
];
const EFFECTS: readonly (readonly [RegExp, string])[] = [
  [/\bcash[- ]?flows?\b/, 'cash flow'],
  [/\baccess to (capital|finance)\b.*\bcost of capital\b|\bcost of capital\b.*\baccess to capital\b/, 'capital'],
  [/\bcost of capital\b/, 'cost of capital'],
  [/\baccess to (capital|finance)\b/, 'access to capital'],
  [/\bfinancial position\b/, 'financial position'],
  [/\b(?<!high |low |good |bad )performance\b/, 'performance'],
];
/** The values of all patterns that a text fits, each once. */
export function all<Value>(text: string, patterns: readonly (readonly [RegExp, Value])[]): Value[] {
  return [...new Set(patterns.filter(([pattern]) => pattern.test(text)).map(([, value]) => value))];
}

export function readCategories(text: string): Category[] {
  const found = [
    /\benvironmental\b|\benvironment only\b|\be ?pillar\b/.test(text) && 'Environmental',
    /\bsocial\b(?! (media|dialogue|inclusion|dependenc|protection|and cultural))/.test(text) && 'Social',
    /\bgovernance\b/.test(text) && 'Governance',
  ].filter((category) => category !== false) as Category[];
  // Who names all three wants everything, in groups.
  return found.length === 3 ? [] : found;
}

function readHorizons(text: string): Horizon[] {
  const others = 'short|near|medium|mid|long';
  const named = HORIZON_WORDS.filter(([, words]) =>
    new RegExp(
      `\\b(?:${words})[- ]?(?:term|run|horizon)\\b|\\b(?:${words})[- ]?(?:,|/|to|and|or| )+(?:(?:${others})-?[ ,/]*(?:and|or|to)? ?){1,2}[- ]?(?:term|run|horizon)\\b`,
    ).test(text),
  ).map(([horizon]) => horizon);
  return [...new Set([...named, ...all(text, HORIZON_SPANS)])];
}

/** Who says 'transition risks (policy)' does not ask for all transition risks. */
function narrower(types: string[]): string[] {
  const hasAny = (...ids: string[]) => types.some((id) => ids.includes(id));
  return types.filter(
    (id) =>
      !(id === 'transition' && hasAny('policy', 'technology', 'market', 'reputation')) &&
      !(id === 'physical' && hasAny('chronic', 'acute')),
  );
}

/** What of a text narrows a list by a property that has several values. */
export function readNarrowing(text: string): Narrowing {
  const effect = EFFECTS.find(([pattern]) => pattern.test(text))?.[1];
  return kept<Narrowing>({
    categories: readCategories(text),
    valueChain: all(text, PLACES),
    timeHorizon: readHorizons(text),
    types: narrower(all(text, TYPES)),
    financialEffect: effect,
  });
}

export type Loose<Value> = { [Key in keyof Value]?: Value[Key] | undefined };

/** Leaves out what says nothing. */
export function kept<Value extends object>(value: Loose<Value>): Value {
  return Object.fromEntries(
    Object.entries(value).filter(([, part]) => part !== undefined && !(Array.isArray(part) && part.length === 0)),
  ) as Value;
}

import { isScore5, type Score5 } from '#domain/fields/score5.ts';
import type { Actuality, ComponentKind, ImpactPolarity } from '#domain/reference/component-kinds.ts';
import type { Option } from '#domain/reference/option.ts';
import { fold } from '#domain/words/fold.ts';
import { visible } from './cell.ts';
import { foreignWords } from './foreign-words.ts';

/** Removes case, accents, and blanks, invisible characters and hyphens at the end of a line that only affect the layout. */
export const plain = (text: string): string =>
  fold(visible(text).replace(AT_END_OF_LINE, '$1').replaceAll('ß', 'ss')).replace(/\s+/g, ' ').trim();

/** A word broken by hand: 'Auswir-' and 'kungen'. */
const AT_END_OF_LINE = /(\p{Ll})[-‐](?:\r\n?|\n)(?=\p{Ll})/gu;

/** What the name of a kind says: 'Negative impact' says more than the kind. */
export interface NamedKind {
  kind: ComponentKind;
  polarity?: ImpactPolarity;
  actuality?: Actuality;
}

const KIND_WORDS: Readonly<Record<string, Partial<NamedKind>>> = {
  impact: { kind: 'impact' },
  auswirkung: { kind: 'impact' },
  risk: { kind: 'risk' },
  risiko: { kind: 'risk' },
  opportunity: { kind: 'opportunity' },
  chance: { kind: 'opportunity' },
  negative: { polarity: 'Negative' },
  negativ: { polarity: 'Negative' },
  positive: { polarity: 'Positive' },
  positiv: { polarity: 'Positive' },
  actual: { actuality: 'Actual' },
  tatsachlich: { actuality: 'Actual' },
  tatsachliche: { actuality: 'Actual' },
  potential: { actuality: 'Potential' },
  potenziell: { actuality: 'Potential' },
  potenzielle: { actuality: 'Potential' },
};

/** The kind named by a text that contains nothing else: 'risk', 'Negative impact', 'Impact (actual, negative)'; null if it names none. */
export function readKind(text: string): NamedKind | null {
  let named: Partial<NamedKind> = {};
  for (const word of plain(text).match(/[\p{L}\p{N}]+/gu) ?? []) {
    const says = Object.hasOwn(KIND_WORDS, word) ? KIND_WORDS[word] : undefined;
    if (!says || Object.keys(says).some((name) => name in named)) return null;
    named = { ...named, ...says };
  }
  if (named.kind === undefined && named.polarity === undefined) return null;
  const kind = named.kind ?? 'impact';
  return kind === 'impact' || named.polarity === undefined ? { ...named, kind } : null;
}

/** A score of 1 to 5 as given in a text, or why it is not one. */
export function readScore(text: string): Score5 | 'no-score' | 'off-scale' {
  const number = readNumber(text, 5);
  if (number === null) return 'no-score';
  return isScore5(number) ? number : 'off-scale';
}

/** The number in a text on a scale up to this maximum: '4', '4.0', '4,0', '4 of 5', '4 (high)', 'High (4)'; null if there is none. */
export function readNumber(text: string, most: number): number | null {
  const said = plain(text);
  const [, score, of] = /^(\d+)(?: ?(?:of|von|aus|\/) ?(\d+)| ?[-–—:=(]\D*)$/.exec(said) ?? [];
  // 'High (4)', 'Stufe 4': the number behind its word.
  const [, behind, outOf] =
    /^\p{L}[^\d<>≤≥]*[(=:–—-] ?(\d+)(?: ?(?:of|von|aus|\/) ?(\d+))?\)?$/u.exec(said) ??
    /^(?:level|step|stufe|niveau|nivel|livello|score|grade|klasse) (\d+)$/.exec(said) ??
    [];
  if (behind !== undefined && (outOf === undefined || outOf === String(most))) return Number(behind);
  const number = score !== undefined && (of === undefined || of === String(most)) ? score : said;
  return /^[-+]?\d+([.,]\d+)?$/.test(number) ? Number(number.replace(',', '.')) : null;
}

/** The option that a text names: by its label or id, by the unique start of a label, or by a word of another language. */
export function readOption<O extends Option>(options: readonly O[], text: string): O | undefined {
  const said = plain(text);
  const named = options.find(({ id, label }) => plain(id) === said || plain(label) === said);
  if (named) return named;
  const begun = options.filter(({ label }) => plain(label).startsWith(said));
  if (said !== '' && begun.length === 1) return begun[0];
  const id = foreignWords[said];
  return options.find((option) => option.id === id) ?? readTogether(options, said);
}

/** 'Upstream and downstream', 'short, medium': an option whose id combines those of several others. */
function readTogether<O extends Option>(options: readonly O[], said: string): O | undefined {
  const parts = said.split(/ ?[,;/&+] ?| and | und /).filter((part) => part !== '');
  if (parts.length < 2) return undefined;
  const ids = parts.map((part) => foreignWords[part] ?? options.find(({ label }) => plain(label).startsWith(part))?.id);
  const isAll = ids.every((id) => id !== undefined);
  const together = new Set(ids.map((id) => id?.split('-')[0]));
  return isAll ? options.find(({ id }) => isSameSet(new Set(id.split('-')), together)) : undefined;
}

const isSameSet = (one: ReadonlySet<unknown>, other: ReadonlySet<unknown>) =>
  one.size === other.size && [...one].every((each) => other.has(each));

const YES: ReadonlySet<string> = new Set([
  'yes',
  'y',
  'ja',
  'j',
  'true',
  'wahr',
  '1',
  'x',
  '✓',
  '✔',
  'relevant',
  'material',
  'wesentlich',
]);
const NO: ReadonlySet<string> = new Set([
  'no',
  'n',
  'nein',
  'false',
  'falsch',
  '0',
  'not relevant',
  'nicht relevant',
  'not material',
  'nicht wesentlich',
]);

/** Yes or no; null if the text says neither. */
export function readTick(text: string): boolean | null {
  const said = plain(text);
  if (YES.has(said)) return true;
  return NO.has(said) ? false : null;
}

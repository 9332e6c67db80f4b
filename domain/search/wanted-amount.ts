import { countries } from '#domain/reference/countries.ts';
import { stem, wordsOf } from '#domain/words/stems.ts';
import type { AskedWord } from './asked-words.ts';

/** What a question asks for beyond words: a sentence without it does not answer the question. */
export interface WantedAmount {
  kind: AmountKind;
  /** Whether a sentence contains what was asked for. */
  isIn: (sentence: string) => boolean;
  /** Whether it contains it in exactly the words that people would expect: '310 people'. */
  isPlainlyIn: (sentence: string) => boolean;
  /**
   * A word of the question with its equivalents, if this is what was asked for: an answer to how many employees there are may be about
   * people.
   */
  alsoSaid: (word: AskedWord) => AskedWord;
  /** Whether a word of the question only says that this was asked for. */
  asksWith: (word: string) => boolean;
  /** Stems of the things to be counted, which an answer must name: for 'how many farms', the farms. */
  counted: readonly string[];
}

export type AmountKind =
  | 'share'
  | 'mass'
  | 'energy'
  | 'volume'
  | 'money'
  | 'people'
  | 'age'
  | 'duration'
  | 'time'
  | 'countries'
  | 'count'
  | 'name'
  | 'any';

const NUMBER = String.raw`\d+(?:[.,’' \u00a0\u202f]\d+)*`;
const GREAT = String.raw`(?:[ \u00a0\u202f]?(?:k|m|bn|thousand|million|billion|mio\.?|mrd\.?))?`;
const NUMBER_WORDS = (
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen ' +
  'twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million dozen'
).split(' ');
const NUMBER_WORD = `(?:${NUMBER_WORDS.join('|')})s?`;
const NUMBER_STEMS = new Set(['no', 'none', ...NUMBER_WORDS.flatMap((word) => [word, `${word}s`])].map(stem));
/** Whether a word, given by its stem, is a number. */
export const isNumber = (root: string): boolean => /^\d/.test(root) || NUMBER_STEMS.has(root);
const CURRENCY = String.raw`(?:eur|euros?|usd|gbp|chf|pln|sek|dkk|czk|dollars?|pounds?|francs|€|\$|£)`;
const BLANK = String.raw`[ \u00a0\u202f-]?`;
const either = `(?:${NUMBER}|${NUMBER_WORD})`;

/** A number before one of these units, as a whole word. */
const before = (units: string) => new RegExp(String.raw`${NUMBER}${GREAT}${BLANK}(?:${units})(?![\p{L}\p{N}])`, 'iu');

const MONEY = new RegExp(String.raw`${CURRENCY}${BLANK}\d|${NUMBER}${GREAT}${BLANK}${CURRENCY}(?![\p{L}\p{N}])`, 'iu');
const SHARE = new RegExp(
  String.raw`${NUMBER}${BLANK}(?:%|percent|per cent|percentage points)|\b(?:half|(?:a|one|two|three|four) (?:thirds?|quarters?|fifths?|tenths?)|(?:one|\d+|${NUMBER_WORD}) (?:in|out of) (?:\d+|${NUMBER_WORD}))\b`,
  'iu',
);
const MASS = before('t|kt|mt|kg|g|mg|tonnes?|tons?|kilos?|kilogram(?:me)?s?|grams?');
const ENERGY = before('[kmgt]wh?|gj|mj|tj|pj');
const VOLUME = before('m³|m3|cubic met(?:re|er)s?|l|hl|litres?|liters?|hectolit(?:re|er)s?');
const PEOPLE = new RegExp(
  String.raw`${either}${GREAT}\+? (?:(?!of )[\p{L}-]+ ){0,3}(?:people|persons|employees|workers|staff|colleagues|apprentices|trainees|full-time|fte|men|women|children|families|members)\b|(?:people|persons|employees|workers|staff|headcount|fte)[^.]{0,12}?\d`,
  'iu',
);
const DURATION = new RegExp(
  String.raw`${either}[ -](?:[\p{L}]+ )?(?:minutes?|hours?|days?|weeks?|months?|quarters?|years?|decades?|generations?|seasons?|summers?)\b`,
  'iu',
);
const TIME =
  /(?<!\d)(?:19|20)\d\d(?!\d)|\b(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|(?:last|next|this|every) (?:year|month|week|quarter))\b|\b(?:within|in|for|since) \S+ (?:days|weeks|months|years)\b/i;
const ANY = new RegExp(`${NUMBER}|\\b${NUMBER_WORD}\\b`, 'i');
/** A capitalized word inside a sentence. */
const NAME = /(?<=[\p{Ll}\d,;:)] )(?!EUR\b|CO2|ESRS|EU\b)\p{Lu}[\p{L}&.-]+/u;
/** Uncountable things are given in digits or as a share. */
const DIGITS = new RegExp(`${NUMBER}|${SHARE.source}`, 'iu');
const AGE = /\b(?:years? old|aged?|average age)\b/i;
const COUNTRY = new RegExp(
  String.raw`(?<!\p{L})(?:${countries.map(({ label }) => label.replace(/[.*+?^$()|[\]]/g, '\\$&')).join('|')})(?!\p{L})`,
  'u',
);

/** Years and the numbers of norms are not counts. */
const NO_COUNT = /\b(?:19|20)\d\d\b|\b(?:ISO|EN|DIN|SA|FSSC|ESRS) ?\d+/g;

const PEOPLE_STEMS = ['people', 'employees', 'workers', 'staff'].map(stem);
/** 'A third' may be a share; '33 %' is one. */
const PLAINLY: Partial<Record<AmountKind, RegExp>> = {
  people: PEOPLE,
  share: /\d[ \u00a0\u202f]?(?:%|percent|per cent)/i,
};
const VAGUE = ['people', 'persons', 'person'].map(stem);
const PEOPLE_ASKED = '(?:people|persons|employees|workers|staff|colleagues|apprentices|trainees|men|women)';

/** By the words of the question, in lower case; the first match wins. */
const kinds: readonly (readonly [kind: AmountKind, asked: RegExp, held: RegExp])[] = [
  [
    'share',
    /^(?:the )?share\b(?! price)|\bshare of\b|\bhow (?:much|many) of\b(?! (?:them|these|those|us|the \d))|\bpercent|\bper cent\b|%|\bproportion\b|\b(?:what|which|how (?:big|large|high)|our) (?:\w+ ){0,3}(?:share(?! price)|fraction|part)\b|\bwhat rate\b/,
    SHARE,
  ],
  ['age', /\bhow old\b|\baverage age\b/, AGE],
  ['duration', /\bhow long\b|\bhow (?:many|much) (?:\w+ )?(?:minutes?|hours?|days?|weeks?|months?|years?)\b/, DURATION],
  [
    'mass',
    /\b(?:tonn?es?|tons?|kilo(?:gram)?s?|kg)\b|\bhow (?:much|many|high|large|big)\b.*\b(?:co2e?|emissions?|greenhouse|carbon|ghg)\b|\b(?:what|how) (?:is|are|was|were|big|large|high)\b.*\b(?:co2e? |carbon |greenhouse |ghg |total |annual )*(?:footprint|emissions)\b/,
    MASS,
  ],
  [
    'energy',
    /\b[kmgt]wh\b|\bhow (?:much|many)\b.*\b(?:energy|electricity|gas|power|fuel)\b|\b(?:energy|electricity|gas|power) (?:use|consumption|usage)\b/,
    ENERGY,
  ],
  [
    'money',
    /\b(?:euros?|eur|worth|money|budget|dollars?)\b|€|\bhow (?:much|high|large|big|expensive)\b.*\b(?:costs?|costing|pay|paid|spend|spent|invest\w*|sav(?:e|ing|ings)|earn|worth|fees?|fines?|prices?|revenue|turnover|sales|profit|ebitda|loss|losses|lose)\b|\bwhat(?:'s| is| are| was| were| does| do| did| would| will)\b.*\b(?:costs?|revenues?|turnover|sales|profits?|ebitda|margin|savings?)\b|\b(?:what|which) (?:\w+ )?(?:turnover|revenues?|sales|savings?|costs)\b|\bwhat (?:do|does|did|would|will) .*\b(?:charge|earn)\b|\b(?:share|stock) price\b|^(?:what(?:'s| is| are| was| were) )?(?:the |our )?(?:[\w-]+ ){0,3}(?:price|wages?|salary|salaries|fees?|rent|bonus|dividend)(?: (?:of|for|per|today|now|last)\b.*)?\??$/,
    MONEY,
  ],
  ['volume', /\bcubic\b|\blit(?:re|er)s?\b|\bm3\b|\bhow much\b.*\bwater\b|\bwater (?:use|consumption|usage)\b/, VOLUME],
  ['people', new RegExp(String.raw`\b(?:how many|number of) (?:\w+ ){0,3}${PEOPLE_ASKED}\b|\bhead ?count\b`), ANY],
  ['time', /\bwhen\b|\b(?:which|what|in what) (?:year|month|date|day)\b/, TIME],
  ['countries', /\b(?:which|what|how many|list|name) (?:\w+ )?countr(?:y|ies)\b/, COUNTRY],
  ['count', /\bhow many\b|\bwhat (?:is|was|are|were) .*\b(?:number|figure)\b|\bnumbers? of\b|\bhow often\b/, ANY],
  ['name', /\bby name\b|\bnames?\b(?:,? please)?\W*$|\bnames? of\b/, NAME],
  ['any', /\bhow much\b/, DIGITS],
  ['any', /\bhow (?:high|large|big|far|heavy|low|fast)\b|\bwhat (?:amount|quantity|volume|level)\b/, ANY],
];

/** Whether a question asks for a figure, a time or names of countries; null if words are enough. */
export function wantedAmount(question: string): WantedAmount | null {
  const asked = question.toLowerCase().normalize('NFKC');
  const fitting = kinds.find(([, pattern]) => pattern.test(asked));
  if (!fitting) return null;
  const [kind, , held] = fitting;
  const isCount = kind === 'count' || kind === 'people' || kind === 'any';
  const isPeople = (word: AskedWord) =>
    kind === 'people' && (PEOPLE_STEMS.includes(word.stem) || word.word === 'headcount');
  return {
    kind,
    isIn: (sentence) => held.test(isCount ? sentence.replace(NO_COUNT, ' ') : sentence),
    isPlainlyIn: (sentence) => PLAINLY[kind]?.test(sentence) ?? false,
    asksWith: (word) => kind === 'share' && /^(?:shares?|parts?|rate)$/.test(word),
    counted: kind === 'count' || kind === 'people' ? stemsCounted(asked) : [],
    alsoSaid: (word) => (isPeople(word) ? asPeople(word) : word),
  };
}

/** 'People' by itself does not say who; employees are also called people. */
function asPeople(word: AskedWord): AskedWord {
  return {
    ...word,
    same: [...word.same, ...PEOPLE_STEMS],
    isKnown: false,
    isWeak: word.isWeak || VAGUE.includes(word.stem),
  };
}

const COUNTED = /\b(?:how many|number of) (\p{L}+(?:-\p{L}+)+ \p{L}+|\p{L}+)/gu;
function stemsCounted(asked: string): string[] {
  const last = [...asked.matchAll(COUNTED)].at(-1)?.[1] ?? '';
  return wordsOf(last.replaceAll('-', ' ')).map(stem);
}

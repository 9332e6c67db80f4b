import type { QueryField } from '#domain/query/fields/field.ts';
import { nouns } from '#domain/query/fields/nouns.ts';
import { QUERY_NOUNS, type QueryNoun } from '#domain/query/fields/query-nouns.ts';
import type { Condition, Constant } from '#domain/query/query.ts';
import { ASKING, FILLERS } from './lexicon-asking.ts';
import { CONDITIONS } from './lexicon-conditions.ts';
import { FIELDS, LABELS_TOO, NOUNS } from './lexicon-nouns.ts';
import { type Bound, equal, type Meaning, type Small } from './meaning.ts';
import { Phrases } from './phrases.ts';
import { wordsIn } from './words.ts';

const NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty';

/** Labels that are everyday words of another meaning, or say nothing alone. */
const SAYS_NOTHING = new Set(
  `
Other,None,Impact,Financial,Both,What,By,When,Done,Name,From,To,State,Role,Field,Answer,Higher,Lower,Added,Gone,Changed
Due,Names,Question,Relevant,Material,Counted,Answered,Horizon,Actual impact,The assessment,Scale,Scope,People,The same
Since,Highest score,Newly material,No longer material,Stakeholder,Employees,Impact score,Financial score
Impact materiality,Financial materiality
`.split(/[,\n]/),
);

/** Of these fields the options are no words of a question: questions, fields of the history. */
const NOT_BY_OPTION = new Set('became what field section side kind standard materialBy namedAtKind whyNone'.split(' '));

function buildLexicon(): Phrases<Meaning> {
  const phrases = new Phrases<Meaning>();
  for (const { said, meanings } of [ASKING, NOUNS, CONDITIONS, FIELDS].flatMap(readTable))
    phrases.add(said, ...meanings);
  NUMBERS.split(' ').forEach((word, value) => {
    phrases.add(word, { is: 'number', value });
  });
  phrases.add('single|once', { is: 'number', value: 1 });
  for (const noun of QUERY_NOUNS.filter((each) => each !== 'change')) {
    // Work on a row is asked in the register, not of the analyst.
    const fields = Object.entries(nouns[noun].fields).filter(([, { ofWork }]) => !ofWork);
    for (const [name, field] of fields) addLabels(phrases, name, field);
  }
  for (const word of FILLERS) phrases.add(word, { is: 'filler' });
  return phrases;
}

function addLabels(phrases: Phrases<Meaning>, name: string, { label, kind, options }: QueryField): void {
  const meaning: Meaning =
    kind === 'flag' ? { is: 'condition', where: [equal(name, true)] } : { is: 'field', field: name };
  // 'Business area of the company' is said shorter as well.
  for (const said of new Set([label, label.split(' of the ')[0] ?? label])) {
    if (!SAYS_NOTHING.has(said) && !said.startsWith('Number of')) phrases.addWords(phraseIn(said), meaning);
  }
  if (LABELS_TOO[label] !== undefined) phrases.add(LABELS_TOO[label], meaning);
  if (NOT_BY_OPTION.has(name)) return;
  for (const { id, label: option } of options ?? []) {
    if (!SAYS_NOTHING.has(option)) phrases.addWords(phraseIn(option), { is: 'condition', where: [equal(name, id)] });
  }
}

/** A label as a phrase, without what stands in brackets. */
const phraseIn = (label: string) => wordsIn(label.replace(/\(.*\)/, ''));

/**
 * Reads a table of the lexicon. A line is `phrases → meaning ; other meaning`, a meaning a word of what kind it is with its
 * particulars. Conditions are written `field=value`, `field!=value`, `field=one|other`, `field>=number`, `field?` for missing and `field!?` for set.
 */
function readTable(table: string): { said: string; meanings: Meaning[] }[] {
  const lines = table.split('\n').filter((line) => line.includes('→'));
  return lines.map((line) => {
    const [said = '', meanings = ''] = line.split('→').map((part) => part.trim());
    return { said, meanings: meanings.split(' ; ').map(readMeaning) };
  });
}

function readMeaning(text: string): Meaning {
  const [kind = '', ...rest] = text.split(' ');
  const [first = '', second = ''] = rest;
  const order = first === 'lowest' ? 'lowest' : 'highest';
  const side = first === 'impact' || first === 'financial' ? first : 'both';
  switch (kind) {
    case 'noun':
    case 'noun?':
      return {
        is: 'noun',
        noun: readNoun(first) ?? 'component',
        ...(second && { where: readConditions(rest.slice(1).join(' ')) }),
        ...(kind === 'noun?' && { weak: true }),
      };
    case 'is':
      return readRequirement(rest.join(' '));
    case 'number':
      return { is: 'number', value: Number(first) };
    case 'field':
      return { is: 'field', field: first };
    case 'sort':
      return { is: 'sort', order, ...(second && { field: second }) };
    case 'order':
      return { is: 'direction', order };
    case 'before':
    case 'after':
      return { is: 'bound', how: first as Bound, stands: kind };
    case 'measure':
      return { is: 'measure', of: first === 'average' || first === 'sum' || first === 'share' ? first : 'count' };
    case 'threshold':
      return { is: 'threshold', side };
    case 'side':
      return { is: 'side', side: side === 'both' ? 'impact' : side };
    case 'became':
    case 'became?':
      return { is: 'became', values: rest, ...(kind === 'became?' && { onlyCompared: true }) };
    default:
      return { is: kind as Small };
  }
}

const readNoun = (text: string | undefined): QueryNoun | undefined => QUERY_NOUNS.find((noun) => noun === text);

/** `conditions, only conditions, @noun`: what 'only' beside it makes of it, and the noun it speaks for. */
function readRequirement(text: string): Meaning {
  const [where = '', ...more] = text.split(', ');
  const exact = more.find((part) => part.startsWith('only '));
  const prefers = readNoun(more.find((part) => part.startsWith('@'))?.slice(1));
  return {
    is: 'condition',
    where: readConditions(where),
    ...(exact && { exact: readConditions(exact.slice('only '.length)) }),
    ...(prefers && { prefers }),
  };
}

const readConditions = (text: string): Condition[] => text.split(' & ').map(readCondition);

function readCondition(text: string): Condition {
  const [, field = '', not, sign, value = ''] = /^(\w+)(!?)([=?~]|>=)(.*)$/.exec(text) ?? [];
  const base = not ? ({ field, not: true } as const) : { field };
  const values = value.split('|');
  if (sign === '?') return { ...base, is: 'missing' };
  if (sign === '>=') return { ...base, is: 'at-least', value: Number(value) };
  if (sign === '~') return { ...base, is: 'contains', text: value };
  return values.length > 1 ? { ...base, is: 'one-of', values } : { ...base, is: 'equal', value: readConstant(value) };
}

const readConstant = (text: string): Constant =>
  text === 'true' || text === 'false' ? text === 'true' : /^\d+$/.test(text) ? Number(text) : text;

/** What words mean, whatever assessment they are asked of: the tables, then every label and option of the fields. */
export const lexicon: Phrases<Meaning> = buildLexicon();

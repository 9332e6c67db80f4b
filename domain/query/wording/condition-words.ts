import { inSentence } from '#domain/fields/wording.ts';
import { comparisons } from '../check-condition.ts';
import { flagWords, type QueryField } from '../fields/field.ts';
import type { Noun } from '../fields/noun.ts';
import type { Condition } from '../query.ts';
import { either, list, literal, type TextReader, template } from './reading.ts';
import { quoted, readValue, sayValue } from './value-words.ts';

type Is = Condition['is'];
/** The wording of a comparison, and of its opposite. */
type Forms = readonly [is: string, isNot: string];

const FORMS: Readonly<Record<Is, Forms>> = {
  equal: ['{field} is {value}', '{field} is not {value}'],
  'one-of': ['{field} is {values}', '{field} is not {values}'],
  'at-least': ['{field} {value} or more', '{field} below {value}'],
  'at-most': ['{field} {value} or less', '{field} above {value}'],
  between: ['{field} between {from} and {to}', '{field} not between {from} and {to}'],
  contains: ['{field} containing {text}', '{field} not containing {text}'],
  missing: ['without {field}', 'with {field}'],
};

/** Different wordings for one kind of field. */
const OF_DAYS: Partial<typeof FORMS> = {
  'at-least': ['{field} from {value} on', '{field} before {value}'],
  'at-most': ['{field} until {value}', '{field} after {value}'],
};
const NOT = 'not ';
const NOT_ALONE = `${NOT}{value}`;
const ALONE: Partial<typeof FORMS> = {
  equal: ['{value}', NOT_ALONE],
  'one-of': ['{values}', 'not {values}'],
};

function formsOf(is: Is, { kind, saidAlone, saidLike }: QueryField): Forms {
  if (saidLike && is === (kind === 'long-text' ? 'contains' : 'equal')) return saidLike;
  if (saidLike && is === 'one-of') return [several(saidLike[0]), several(saidLike[1])];
  const particular = (kind === 'date' && OF_DAYS[is]) || (saidAlone && ALONE[is]);
  return particular || FORMS[is];
}

const several = (form: string) => form.replace('{value}', '{values}');

const OR = ' or ';

/** Words a condition as part of a sentence: 'score 15 or more', 'not actual', 'without description'. */
export function sayCondition(condition: Condition, field: QueryField): string {
  if (condition.is === 'equal' && typeof condition.value === 'boolean') {
    return flagWords(field)[condition.value ? 0 : 1];
  }
  const gaps: Record<string, string> = { field: inSentence(field.label), ...sayParts(condition, field) };
  const form = formsOf(condition.is, field)[condition.not ? 1 : 0];
  // Not 'not assessed' is worded as 'assessed'.
  if (form === NOT_ALONE && gaps.value?.startsWith(NOT)) return gaps.value.slice(NOT.length);
  return form.replace(/\{(\w+)\}/g, (_, name: string) => gaps[name] ?? '');
}

function sayParts(condition: Condition, field: QueryField): Record<string, string> {
  switch (condition.is) {
    case 'missing':
      return {};
    case 'contains':
      return { text: JSON.stringify(condition.text) };
    case 'one-of':
      return { values: condition.values.map((value) => sayValue(value, field)).join(OR) };
    case 'between':
      return { from: sayValue(condition.from, field), to: sayValue(condition.to, field) };
    default:
      return { value: sayValue(condition.value, field) };
  }
}

/** Creates a reader for what `sayCondition` writes about any field of a noun; `checkQuery` validates the result. */
export function readCondition({ fields }: Noun): TextReader<Condition> {
  return either(Object.entries(fields).flatMap(([name, field]) => readersOf(name, field)));
}

/** 'Assessed' instead of 'not not-assessed'. */
const saidPlainly = ({ options = [] }: QueryField) =>
  options
    .filter(({ label }) => inSentence(label).startsWith(NOT))
    .map(({ id, label }) => literal<Record<string, unknown>>(inSentence(label).slice(NOT.length), { value: id }));

function readersOf(name: string, field: QueryField): TextReader<Condition>[] {
  const value = readValue(field);
  const gaps = {
    field: literal(inSentence(field.label), name),
    value,
    values: list(value, OR, 2),
    from: value,
    to: value,
    text: quoted,
  };
  return comparisons[field.kind].flatMap((is) => {
    if (is === 'equal' && field.kind === 'flag') {
      return flagWords(field).map((words, index) => literal<Condition>(words, { field: name, is, value: index === 0 }));
    }
    return formsOf(is, field).map((form, index): TextReader<Condition> => {
      const base = index === 0 ? { field: name, is } : { field: name, not: true, is };
      const read = either([template(form, gaps), ...(form === NOT_ALONE ? saidPlainly(field) : [])]);
      return (text, at) =>
        read(text, at).map(({ value: parts, end }) => ({ value: { ...parts, ...base } as Condition, end }));
    });
  });
}

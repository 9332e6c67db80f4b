import type { Thresholds } from '#domain/assessment/assessment.ts';
import { type Condition, everything, type Query } from '#domain/query/query.ts';
import { equal, type Mark, notBe } from './meaning.ts';
import { hasField, namesNoun } from './noun-asked.ts';
import { defaultNumber, familyOf } from './reading.ts';
import type { Word } from './words.ts';

/** The previous answer in a chat. */
export interface Before {
  query: Query;
  rows: readonly { id: string; label: string }[];
}

const says = (marks: readonly Mark[], ...meanings: Mark['means']['is'][]) =>
  marks.some(({ means }) => meanings.includes(means.is));

const STARTS = ['and', 'only', 'start', 'except', 'back'];

/** Whether a question changes the previous query: it starts like a follow-up, names no noun, or says 'these'. */
export function goesOn(marks: readonly Mark[], question: string): boolean {
  const first = marks.find(({ means }) => means.is !== 'stop' && means.is !== 'comma');
  if (says(marks, 'back') || STARTS.includes(first?.means.is ?? '')) return true;
  return !marks.some((_, at) => namesNoun(marks, at)) && !namesItsOwn(marks, question);
}

/** Events in a period, the thresholds themselves, the reason of a named thing: subjects that are not nouns of a query. */
function namesItsOwn(marks: readonly Mark[], question: string): boolean {
  return (
    OF_HISTORY.test(question) ||
    (THRESHOLDS.test(question) && !says(marks, 'number', 'if')) ||
    (/^why\b/i.test(question) && says(marks, 'topics', 'subject'))
  );
}
const OF_HISTORY =
  /^(?:what|who)\b.*\bchange[ds]?\b.*\b(?:since|today|yesterday|lately|recently|last|this (?:week|month|year|morning))\b/i;
const THRESHOLDS = /^(?:what|which)\b.*\bthresholds?\b/i;

/** The rows are asked for, whatever was measured before. */
export const isListed = (marks: readonly Mark[]) => says(marks, 'which');
/** 'And the rest of them': those that the last condition left out. */
export const isRest = (marks: readonly Mark[]) => marks.some(({ words }) => words[0]?.text === 'rest');
/** All of them, however many were asked for before. */
export const isAll = (marks: readonly Mark[]) =>
  marks.some(({ words: [word, another] }) => word?.text === 'all' && !another);

/** The query before as the new words change it: what they say of a field takes the place of what was said of it. */
export function changeQuery(before: Query, said: Query, marks: readonly Mark[]): Query {
  // 'Of those': only conditions that contradict the new ones are replaced.
  const isRefined = says(marks, 'back', 'only');
  const isOther = said.noun !== before.noun;
  const kept = before.where.filter(
    ({ field }) => hasField(said.noun, field) && !said.where.some((each) => replaces(each, field, isRefined)),
  );
  const isSorted = said.sort.length > 0;
  return {
    ...before,
    noun: said.noun,
    where: [...kept, ...said.where],
    groupBy: said.groupBy ?? (isOther || isListed(marks) ? null : before.groupBy),
    measure: said.measure ?? (isListed(marks) || isSorted ? null : before.measure),
    sort: changeSort(before, said),
    first: said.first ?? (isSorted || isOther || isAll(marks) ? null : before.first),
    of: said.of === 'earlier' ? 'earlier' : before.of,
    comparedWith: said.comparedWith ?? before.comparedWith,
    thresholds: said.thresholds ?? before.thresholds,
  };
}

/** 'And at 10?' after a question with hypothetical thresholds: replaces those that differed from the adopted ones. */
export function atOther({ query }: Before, said: Query, adopted: Thresholds): Query | null {
  const [only, another] = said.where;
  if (!query.thresholds || only?.is !== 'equal' || only.field !== defaultNumber(said.noun) || another) return null;
  const { value } = only;
  if (typeof value !== 'number' || said.sort.length > 0 || said.measure || said.groupBy) return null;
  const asked = query.thresholds;
  const isOther = (side: keyof Thresholds) => asked[side] !== adopted[side] || asked.impact === asked.financial;
  return {
    ...query,
    thresholds: {
      impact: isOther('impact') ? value : asked.impact,
      financial: isOther('financial') ? value : asked.financial,
    },
  };
}

/** 'And the rest of them': those that the last condition left out. */
export const restOf = ({ where, ...query }: Query): Query => ({
  ...query,
  where: where.map((each, at) => (at === where.length - 1 ? notBe(each) : each)),
});

/** 'Only the top 3' keeps the existing order. */
function changeSort(before: Query, { noun, sort }: Query): Query['sort'] {
  const kept = before.sort.filter(({ field }) => hasField(noun, field));
  const [first] = sort;
  const isPlain = sort.length === 1 && first?.field === defaultNumber(noun);
  if (first && isPlain && kept.length > 0) return kept.map((each) => ({ ...each, order: first.order }));
  return first ? sort : kept;
}

/** 'Of those' narrows a range; a field cannot have two values at once, so other values replace each other. */
function replaces(said: Condition, field: string, isRefined: boolean): boolean {
  const isRange = said.is === 'at-least' || said.is === 'at-most' || said.is === 'between';
  if (said.is === 'contains' || (said.not && !isRange) || (isRange && isRefined)) return false;
  return familyOf(field).includes(said.field);
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];

export const isOrdinal = ({ words }: Mark) => ORDINALS.includes(words[0]?.text ?? '');

/** 'The first one', 'the last': finds a row of the previous answer. */
export function findRow(words: readonly Word[], rows: Before['rows']): Before['rows'][number] | undefined {
  const at = words.findIndex(({ text }) => ORDINALS.includes(text) || text === 'last');
  const [previous, next] = [words[at - 1]?.text, words[at + 1]?.text];
  const isOfThem = next === 'of' && ['them', 'these', 'those'].includes(words[at + 2]?.text ?? '');
  const isRow = next === 'one' || (previous === 'the' && (next === undefined || next === '?' || isOfThem));
  if (at < 0 || !isRow) return undefined;
  const ordinal = words[at]?.text ?? '';
  return ordinal === 'last' ? rows.at(-1) : rows[ORDINALS.indexOf(ordinal)];
}

/** The query for exactly that row; null if no field distinguishes it from other rows. */
export function queryOfRow({ noun }: Query, { label }: Before['rows'][number]): Query | null {
  const [code = ''] = label.split(' ');
  if (hasField(noun, 'title')) return { ...everything(noun), where: [equal('title', label)] };
  return hasField(noun, 'topic') ? { ...everything(noun), where: [equal('topic', code)] } : null;
}

/** The title of the one thing that a query is for; null for any other. */
export function onlyOne(query: Query | null): string | null {
  const [only, another] = query?.where ?? [];
  return only?.field === 'title' && only.is === 'equal' && !another ? String(only.value) : null;
}

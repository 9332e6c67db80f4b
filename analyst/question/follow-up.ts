import type { Condition, Query } from '#domain/query/query.ts';
import { familyOf } from './families.ts';
import type { Mark } from './meaning.ts';
import { hasField, namesNoun } from './noun-asked.ts';
import type { Word } from './words.ts';

/** The answer before in a chat. */
export interface Before {
  query: Query;
  rows: readonly { id: string; label: string }[];
}

const STARTS = ['and', 'only', 'start', 'except', 'back'];

/** Whether a question changes the query before: it begins as one that goes on, names no noun, or speaks of 'these'. */
export function goesOn(marks: readonly Mark[]): boolean {
  const first = marks.find(({ means }) => means.is !== 'stop' && means.is !== 'comma');
  const isBack = marks.some(({ means }) => means.is === 'back');
  return isBack || STARTS.includes(first?.means.is ?? '') || !marks.some((_, at) => namesNoun(marks, at));
}

interface How {
  /** 'Of those': only what cannot both hold gives way. */
  isRefined: boolean;
  /** The rows are asked for, whatever was measured before. */
  isListed: boolean;
}

/** The query before as the new words change it: what they say of a field takes the place of what was said of it. */
export function changeQuery(before: Query, said: Query | null, { isRefined, isListed }: How): Query | null {
  if (!said) return isListed ? { ...before, measure: null } : null;
  const isOther = said.noun !== before.noun;
  const kept = before.where.filter(
    ({ field, is }) =>
      hasField(said.noun, field) && !said.where.some((each) => replaces(each, { field, is }, isRefined)),
  );
  const sort = said.sort.length > 0 ? said.sort : before.sort.filter(({ field }) => hasField(said.noun, field));
  return {
    ...before,
    noun: said.noun,
    where: [...kept, ...said.where],
    groupBy: said.groupBy ?? (isOther || isListed ? null : before.groupBy),
    measure: said.measure ?? (isListed || said.sort.length > 0 ? null : before.measure),
    sort,
    first: said.first ?? (said.sort.length > 0 || isOther ? null : before.first),
    of: said.of === 'earlier' ? 'earlier' : before.of,
    comparedWith: said.comparedWith ?? before.comparedWith,
    thresholds: said.thresholds ?? before.thresholds,
  };
}

/** 'Of those' narrows: only what cannot both hold gives way. */
function replaces(said: Condition, { field }: Pick<Condition, 'field' | 'is'>, isRefined: boolean): boolean {
  if (said.not || said.is === 'contains') return false;
  const isNarrowed = isRefined && (said.is === 'at-least' || said.is === 'at-most' || said.is === 'between');
  return !isNarrowed && familyOf(field).includes(said.field);
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];

/** 'The first one', 'the last': a row of the answer before. */
export function findRow(words: readonly Word[], rows: Before['rows']): Before['rows'][number] | undefined {
  const at = words.findIndex(({ text }) => ORDINALS.includes(text) || text === 'last');
  const next = words[at + 1]?.text;
  if (at < 0 || (next !== undefined && next !== 'one' && next !== '?')) return undefined;
  const ordinal = words[at]?.text ?? '';
  return ordinal === 'last' ? rows.at(-1) : rows[ORDINALS.indexOf(ordinal)];
}

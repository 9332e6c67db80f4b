import type { Block, Column, Line } from '#analyst/blocks/answer.ts';
import { day, figure, named } from '#analyst/blocks/say.ts';
import { asSentence, wordValue } from '#domain/fields/wording.ts';
import type { QueryResult, QueryRow } from '#domain/query/evaluate.ts';
import type { QueryField, Value } from '#domain/query/fields/field.ts';
import { nouns } from '#domain/query/fields/nouns.ts';
import type { QueryNoun } from '#domain/query/fields/query-nouns.ts';
import type { Query } from '#domain/query/query.ts';
import { rowSource } from '#domain/query/row-source.ts';

/** The maximum number of rows in a table; further rows are only counted. */
export const MOST_ROWS = 60;

/** What the name of a row already says. */
const IN_NAME: Readonly<Partial<Record<QueryNoun, readonly string[]>>> = {
  topic: ['topic', 'name'],
  score: ['topic'],
  stakeholder: ['name', 'stakeholderNames', 'stakeholderGroup'],
  answer: ['question', 'section'],
  disclosure: ['code', 'name'],
};

/** What the column of names is headed by, where not by the noun. */
const FIRST: Readonly<Partial<Record<QueryNoun, string>>> = {
  component: 'Title',
  score: 'Topic',
  answer: 'Question',
  change: 'Changed',
  disclosure: 'Requirement',
};

/** A score that is one of two others, which stand beside it. */
const ONE_OF_TWO: Readonly<Partial<Record<QueryNoun, readonly [score: string, ...of: string[]]>>> = {
  topic: ['score', 'impactScore', 'financialScore'],
};

/** The columns that come first on a narrow screen. */
const FIRST_COLUMNS: Readonly<Partial<Record<QueryNoun, readonly string[]>>> = { component: ['score'] };

/** A value that the question already states for every row needs no column. */
function isSaid(name: string, { where }: Pick<Query, 'where'>, rows: readonly QueryRow[]): boolean {
  const isAsked = where.some((condition) => condition.field === name && condition.is === 'equal' && !condition.not);
  return isAsked && rows.every((row) => typeof row.values[name] !== 'object');
}

/** Builds a table of rows. Leaves out columns that are empty or repeat what the question says. */
export function queryTable(query: Query, result: QueryResult): Block {
  const { noun } = query;
  const rows = result.rows.slice(0, MOST_ROWS);
  const { fields } = nouns[noun];
  const first = FIRST_COLUMNS[noun] ?? [];
  const ordered = [...first, ...result.columns.filter((name) => !first.includes(name))];
  const sorted = query.sort.map(({ field }) => field);
  let shown = ordered.filter(
    (name) =>
      !IN_NAME[noun]?.includes(name) &&
      !isSaid(name, query, rows) &&
      (sorted.includes(name) || rows.some((row) => row.values[name] !== null)),
  );
  const [repeats, ...of] = ONE_OF_TWO[noun] ?? [];
  if (of.every((name) => shown.includes(name))) shown = shown.filter((name) => name !== repeats);
  const columns = shown.map((name): Column => {
    const { label = name, kind } = fields[name] ?? {};
    return { label, isNumber: kind === 'number' };
  });
  return {
    is: 'table',
    columns: [{ label: FIRST[noun] ?? asSentence(noun) }, ...columns],
    rows: rows.map((row) => [
      named(rowSource(row), row.label),
      ...shown.map((name): Line => [sayCell(row.values[name] ?? null, name, fields[name])]),
    ]),
  };
}

/** What a side that nobody assessed is called; a 0 would be a judgement. */
const UNASSESSED = ['impactScore', 'financialScore', 'impactScoreBefore', 'financialScoreBefore'];

/** If no values after measures are stated, the score before measures applies. */
const SAME = ['netScore', 'netImpact', 'netFinancial'];

/** Words a value for a table cell. */
function sayCell(value: Value, name: string, field: QueryField | undefined): string {
  if (value === null && SAME.includes(name)) return 'the same';
  if (value === null) return UNASSESSED.includes(name) ? 'not assessed' : '–';
  return sayValue(value, field);
}

const DAY_LENGTH = '2026-03-31'.length;

/** Words a value for readers. */
export function sayValue(value: Value, field: QueryField | undefined): string {
  if (typeof value === 'number') return figure(value);
  if (field?.kind === 'date' && typeof value === 'string')
    return value.length > DAY_LENGTH ? `${day(value)}, ${value.slice(11, 16)}` : day(value);
  const text = wordValue({ label: field?.label ?? '', ...(field?.options && { options: field.options }) }, value);
  return text.length <= LONGEST_CELL ? text : `${text.slice(0, LONGEST_CELL).replace(/\s+\S*$/, '')} …`;
}

const LONGEST_CELL = 240;

import { readFile } from 'node:fs/promises';
import type { ReadQuestion } from '#analyst/question/read-question.ts';
import { readQuestion } from '#analyst/question/read-question.ts';
import { evaluate, type QueryResult } from '#domain/query/evaluate.ts';
import { askedQueryData } from '../asked-company.ts';

interface Expected {
  rows?: string[];
  figures?: string[];
  says?: string[];
  quotes?: string[];
  not?: string[];
  ordered?: boolean;
  by?: number[];
  atLeast?: boolean;
}

interface Asked {
  id: string;
  chain: string | null;
  question: string;
  kind: string;
  expect: Expected;
  or?: Expected[];
}

export interface Judged extends Asked {
  read: ReadQuestion;
  result: QueryResult | null;
  isRight: boolean;
}

/** The kinds of question that a query can express. */
const KINDS = ['list', 'count', 'figure', 'compare'];

/** Answers the practice questions that ask for rows or figures, and compares each query's result with the expected one. */
export async function judgePractice(): Promise<Judged[]> {
  const text = await readFile(new URL('../../../bench/asked/practice.jsonl', import.meta.url), 'utf8');
  const asked = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Asked);
  let before: Parameters<typeof readQuestion>[1]['before'] = null;
  let chain: string | null = null;
  const judged: Judged[] = [];
  for (const one of asked) {
    if (one.chain === null || one.chain !== chain) before = null;
    chain = one.chain;
    const read = readQuestion(one.question, { data: askedQueryData, before });
    const result = read.query && evaluate(read.query, askedQueryData);
    if (read.query && result) before = { query: read.query, rows: result.rows.map(({ id, label }) => ({ id, label })) };
    const isRight =
      result !== null && [one.expect, ...(one.or ?? [])].some((expected) => fulfils(read, result, expected));
    if (KINDS.includes(one.kind)) judged.push({ ...one, read, result, isRight });
  }
  return judged;
}

function fulfils({ query }: ReadQuestion, result: QueryResult, expected: Expected): boolean {
  const named = [...result.rows.map(({ label }) => label), ...result.groups.map(({ label }) => label)];
  const names = (label: string, wanted: string) =>
    label === wanted || label.startsWith(`${wanted} `) || label.startsWith(`${wanted}:`);
  if (expected.rows) {
    const isAllThere = expected.rows.every((wanted) => named.some((label) => names(label, wanted)));
    const isAllWanted = named.every((label) => expected.rows?.some((wanted) => names(label, wanted)));
    if (!isAllThere || !(isAllWanted || expected.atLeast)) return false;
  }
  if (expected.not?.some((wanted) => named.some((label) => names(label, wanted)))) return false;
  if (expected.ordered && expected.by) {
    const { rows = [], by } = expected;
    const values = result.rows.map(({ label }) => by[rows.findIndex((wanted) => names(label, wanted))]);
    if (String(values) !== String(by)) return false;
  }
  const told = [
    result.figure,
    result.total,
    ...result.groups.flatMap(({ figure, count }) => [figure, count]),
    ...(query?.measure && query.measure.of !== 'highest' && query.measure.of !== 'lowest'
      ? []
      : result.rows.flatMap(({ values }) => Object.values(values))),
  ].filter((value) => typeof value === 'number');
  const isTold = (figure: string) =>
    told.some((value) => {
      const wanted = Number(figure.replace(' %', '').replace('%', ''));
      return (
        Math.abs((figure.includes('%') ? value * 100 : value) - wanted) <=
        (figure.includes('.') || query?.measure?.of === 'average' ? 0.06 : 0.001)
      );
    });
  if (expected.figures && !expected.figures.every(isTold)) return false;
  if (expected.quotes) {
    const text = JSON.stringify(result.rows.map(({ values }) => values));
    if (!expected.quotes.every((quote) => text.includes(quote))) return false;
  }
  if (expected.says && result.total > 0) return false;
  return true;
}

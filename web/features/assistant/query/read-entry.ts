import { checkQuery } from '#domain/query/check.ts';
import type { ChipEntry, QueryChange } from '#domain/query/chips/chip.ts';
import { conditionOf, withCondition } from '#domain/query/chips/field-chip.ts';
import type { Query } from '#domain/query/query.ts';

/** The texts in the one or two fields of an entry; empty if nothing is asked. */
export function textsOf(entry: ChipEntry): readonly [string, string] {
  const text = (value: string | number | null) => (value === null ? '' : String(value));
  switch (entry.kind) {
    case 'text':
      return [text(entry.text), ''];
    case 'amount':
      return [text(entry.amount), ''];
    case 'thresholds':
      return [text(entry.impact), text(entry.financial)];
    default:
      return [text(entry.from), text(entry.to)];
  }
}

/** Why what was typed is invalid, and in which of the two fields. */
export interface EntryFault {
  at: 0 | 1;
  reason: 'upside-down' | 'not-on-scale';
}
type ReadEntry = { ok: true; change: QueryChange } | ({ ok: false } & EntryFault);

/** Turns what was typed into a chip into a change of its query; empty fields remove the part. */
export function readEntry(query: Query, slot: string, entry: ChipEntry, texts: readonly [string, string]): ReadEntry {
  const change = changeOf(query, slot, withTexts(entry, texts));
  const checked = checkQuery({ ...query, ...change });
  if (checked.ok) return { ok: true, change };
  if (checked.problems.some(({ reason }) => reason === 'upside-down'))
    return { ok: false, at: 0, reason: 'upside-down' };
  const isOfSecond = texts[0].trim() === '' || checked.problems.every(({ path }) => OF_SECOND.includes(path.at(-1)));
  return { ok: false, at: isOfSecond ? 1 : 0, reason: 'not-on-scale' };
}

/** The names of the second field in a query. */
const OF_SECOND: readonly unknown[] = ['to', 'financial'];

/** NaN, which no query contains, if the text is not a number. */
const toNumber = (text: string) => (text.trim() === '' ? null : Number(text.trim().replace(',', '.')));
const toText = (text: string) => text.trim() || null;

function withTexts(entry: ChipEntry, [first, second]: readonly [string, string]): ChipEntry {
  switch (entry.kind) {
    case 'text':
      return { ...entry, text: toText(first) };
    case 'amount':
      return { ...entry, amount: toNumber(first) };
    case 'numbers':
      return { ...entry, from: toNumber(first), to: toNumber(second) };
    case 'days':
      return { ...entry, from: toText(first), to: toText(second) };
    case 'thresholds':
      return { ...entry, impact: toNumber(first), financial: toNumber(second) };
  }
}

function changeOf(query: Query, slot: string, entry: ChipEntry): QueryChange {
  if (entry.kind === 'amount') return { first: entry.amount };
  if (entry.kind === 'thresholds') {
    const { impact, financial } = entry;
    // A single value applies to both sides.
    return { thresholds: pair(impact ?? financial, financial ?? impact) };
  }
  const field = slot.replace(/^where\./, '');
  return withCondition(query, field, conditionOf(field, entry));
}

const pair = (impact: number | null, financial: number | null) =>
  impact === null || financial === null ? null : { impact, financial };

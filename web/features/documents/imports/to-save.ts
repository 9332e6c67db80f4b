import type { ComponentRow } from '#contract/components.ts';
import type { RefusalData } from '#contract/refusals.ts';
import { type ReasonKind, reasonAskedBy } from '#domain/history/reason-kind.ts';
import type { PlannedRow } from '#domain/imports/import-plan.ts';
import type { ItemsOf, OtherSheet, PlannedItem } from '#domain/imports/sheets/sheet-plan.ts';
import { differing } from '#web/features/register/bulk-actions/plan.ts';
import type { api } from '#web/lib/api.ts';
import type { PreviewSheet } from './preview-sheet.ts';

type SavedRows = Omit<Parameters<typeof api.imports.save>[0], 'assessmentId' | 'act' | 'reason'>;

/** A record that a colleague has changed in the meantime. */
export type InTheWay = RefusalData<'rows-in-the-way'>['rows'][number];

/** What is saved from one row: the records that it adds or changes, the topic it belongs to, and its part of the request. */
interface RowToSave {
  things: Pick<InTheWay, 'noun' | 'key'>[];
  title: string;
  topicId: string | null;
  part: SavedRows;
  reason: ReasonKind | null;
}

/** What is saved from a preview. */
export interface ToSave {
  rows: readonly RowToSave[];
  saved: SavedRows;
  /** The kind of reason that it needs; null if none. */
  reason: ReasonKind | null;
}

/** What is saved from the rows of all sheets, except records that a colleague has changed in the meantime and rows under such topics. */
export function toSave(sheets: readonly PreviewSheet[], inTheWay: readonly InTheWay[]): ToSave {
  const taken = new Set(inTheWay.map(keyOf));
  const topics = new Set(inTheWay.flatMap(({ noun, key }) => (noun === 'own-topic' ? [key] : [])));
  const rows = sheets
    .flatMap(rowsOf)
    .filter(({ things, topicId }) => !things.some((thing) => taken.has(keyOf(thing))) && !topics.has(topicId ?? ''));
  const saved: Record<string, unknown[]> = {};
  for (const { part } of rows) {
    for (const [name, items] of Object.entries(part)) {
      const before = saved[name] ?? [];
      saved[name] = before;
      before.push(...(items ?? []));
    }
  }
  const reasons = rows.flatMap(({ reason }) => reason ?? []);
  return { rows, saved: saved as SavedRows, reason: reasons[0] ?? null };
}

/** The name of a conflicting record, from the rows of the preview. */
export const titleOfThing = (sheets: readonly PreviewSheet[], thing: InTheWay): string =>
  sheets.flatMap(rowsOf).find(({ things }) => things.some((each) => keyOf(each) === keyOf(thing)))?.title ?? '';

const keyOf = ({ noun, key }: Pick<InTheWay, 'noun' | 'key'>) => `${noun} ${key}`;

function rowsOf(sheet: PreviewSheet): RowToSave[] {
  if (sheet.kind === 'register') return sheet.planned.flatMap(entryToSave);
  const toRow = ITEMS[sheet.kind] as (item: ItemsOf[OtherSheet]) => Omit<RowToSave, 'title'>;
  return (sheet.planned as readonly PlannedItem<ItemsOf[OtherSheet]>[]).flatMap((row) => {
    if (row.becomes !== 'added' && row.becomes !== 'changed') return [];
    const read = toRow(row.item);
    // A new record replaces nothing, so it needs no reason.
    return [{ ...read, title: row.title, reason: row.becomes === 'changed' ? read.reason : null }];
  });
}

function entryToSave(row: PlannedRow<ComponentRow>): RowToSave[] {
  if (row.becomes !== 'added' && row.becomes !== 'changed') return [];
  const { next } = row;
  const of = {
    things: [{ noun: 'component' as const, key: next.id }],
    title: next.title,
    topicId: next.topicId,
  };
  if (row.becomes === 'added') return [{ ...of, part: { componentsAdded: [next] }, reason: null }];
  const { id, version } = row.before;
  const changed = { id, seenVersion: version, set: differing(row.before, next) };
  return [{ ...of, part: { componentsChanged: [changed] }, reason: reasonAskedBy(row.before, next) }];
}

const ITEMS: { [Kind in OtherSheet]: (item: ItemsOf[Kind]) => Omit<RowToSave, 'title'> } = {
  topics: ({ added, changed, selection }) => ({
    things: [
      ...[added, changed].flatMap((topic) => (topic ? [{ noun: 'own-topic' as const, key: topic.id }] : [])),
      ...(selection ? [{ noun: 'selection' as const, key: selection.topicId }] : []),
    ],
    topicId: selection?.topicId ?? null,
    part: {
      ...(added && { ownTopicsAdded: [added] }),
      ...(changed && { ownTopicsChanged: [changed] }),
      ...(selection && { selections: [selection] }),
    },
    reason: selection?.isRelevant === false ? 'aside' : null,
  }),
  scores: (score) => ({
    things: [{ noun: 'score', key: score.topicId }],
    topicId: score.topicId,
    part: { scores: [score] },
    reason: 'score',
  }),
  stakeholders: (row) => ({
    things: [{ noun: 'stakeholder', key: row.id }],
    topicId: null,
    part: { stakeholders: [row] },
    reason: null,
  }),
  answers: (answers) => ({
    things: answers.map(({ fieldName }) => ({ noun: 'answer', key: fieldName })),
    topicId: null,
    part: { responses: [...answers] },
    reason: null,
  }),
};

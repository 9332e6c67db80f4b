import type { ComponentRow } from '#contract/components.ts';
import type { Topic } from '#domain/assessment/assessment.ts';
import type { Component } from '#domain/components/component.ts';
import { newComponent } from '#domain/components/component-defaults.ts';
import { readBlock } from '#domain/csv/read-block.ts';
import type { ComponentId, TopicId } from '#domain/ids.ts';
import { plain, readKind, readTopic } from '#domain/imports/read-words.ts';
import type { ComponentKind } from '#domain/reference/component-kinds.ts';
import { componentOf } from '#web/features/components/component-input.ts';
import type { RegisterColumn } from '../columns.ts';
import { NOTHING_PLANNED, type Plan, planChange } from '../several/plan.ts';
import { pasteMessages as say } from './messages.ts';
import { readCell } from './read-cell.ts';
import { type BlockColumn, readHeadings, type Target, targetOf } from './targets.ts';

/** Most cells that are read at once. */
export const MOST_CELLS = 5_000;

/** Where a block is pasted. */
export interface PastePlace {
  /** The rows from the one that one is at downwards, as they are in view. */
  rows: readonly ComponentRow[];
  /** All rows of the register. */
  all: readonly ComponentRow[];
  /** The columns from the one that one is in to the right. */
  columns: readonly RegisterColumn[];
  topics: readonly Topic[];
  unsaved: ReadonlySet<string>;
  /** Under what new entries stand that name no topic or kind. */
  topicId: TopicId;
  kind: ComponentKind;
}

/** A cell that is left out, by its place in the block. */
export interface RefusedCell {
  key: string;
  place: string;
  why: string;
}

export interface PastePlan {
  plan: Plan;
  refusedCells: RefusedCell[];
  /** Columns that go nowhere, and why. */
  leftOut: { label: string; why: string }[];
  readAs: 'cells' | 'headings' | 'titles';
  /** How many cells there are, where they are more than are read; null where all were. */
  tooMany: number | null;
}

/** Rows that are read in one piece. */
const ROWS_AT_ONCE = 100;

/**
 * What comes of pasting a block: each row of it changes the row it goes to, or adds one where it has a title and there is none. Read in
 * pieces, so that the page answers in between.
 */
export function* planPaste(text: string, place: PastePlace, newId: () => string): Generator<void, PastePlan> {
  const block = readBlock(text);
  const count = block.reduce((sum, row) => sum + row.length, 0);
  const nothing: PastePlan = { plan: NOTHING_PLANNED, refusedCells: [], leftOut: [], readAs: 'cells', tooMany: null };
  if (count > MOST_CELLS) return { ...nothing, tooMany: count };
  const headings = readHeadings(block[0] ?? []);
  const read: BlockColumn[] = headings ?? (block[0] ?? []).map((_, at) => nth(place.columns, at));
  const body = block.map((cells, at) => ({ cells, number: at + 1 })).slice(headings ? 1 : 0);
  const titleAt = read.findIndex((column) => 'target' in column && column.target.id === 'title');
  const isByTitle = headings !== null && titleAt >= 0;
  const reading = startReading(place, read, newId);
  const find = isByTitle ? findByTitle(place.all, titleAt) : (_: readonly string[], at: number) => place.rows[at];
  for (const [at, { cells, number }] of body.entries()) {
    if (at > 0 && at % ROWS_AT_ONCE === 0) yield;
    if (cells.some((cell) => cell.trim() !== '')) reading.take(cells, number, find(cells, at));
  }
  if (body.length > ROWS_AT_ONCE) yield;
  return {
    ...nothing,
    plan: reading.plan(),
    refusedCells: reading.refused,
    leftOut: read.flatMap((column) => ('why' in column ? [{ label: column.label, why: say[column.why] }] : [])),
    readAs: isByTitle ? 'titles' : headings ? 'headings' : 'cells',
  };
}

function nth(columns: readonly RegisterColumn[], at: number): BlockColumn {
  const column = columns[at];
  return column ? targetOf(column) : { label: String(at + 1), why: 'noColumn' };
}

/** The row that a title names; 'several' where it is not known which. */
function findByTitle(all: readonly ComponentRow[], titleAt: number) {
  const known = Map.groupBy(all, ({ title }) => plain(title));
  return (cells: readonly string[]) => {
    const found = known.get(plain(cells[titleAt] ?? '')) ?? [];
    return found.length > 1 ? ('several' as const) : found[0];
  };
}

/** By these a cell is judged, so they are read first; severity follows its details, so it is read last. */
const rankOf = (target: Target): number => {
  if (target.id === 'kind' || target.id === 'topic') return 0;
  if (target.id !== 'cell') return 2;
  return { actuality: 1, severity: 3 }[target.column.id] ?? 2;
};

/** Reads rows of the block, each into the row it goes to; where there is none it adds one. */
function startReading(place: PastePlace, columns: readonly BlockColumn[], newId: () => string) {
  const { topicId, kind, topics, unsaved } = place;
  const targets = columns
    .flatMap((column, at) => ('target' in column ? [{ target: column.target, at }] : []))
    .sort((one, other) => rankOf(one.target) - rankOf(other.target));
  const refused: RefusedCell[] = [];
  const changed = new Map<string, { row: ComponentRow; next: Component }>();
  const added: Component[] = [];
  const refuse = (row: number, where: string, why: string, at = -1) =>
    void refused.push({ key: `${row} ${at}`, place: where, why });

  /** A new entry of the kind and under the topic that the row names, or that one is at. What the block does not score nobody has scored. */
  function begin(cells: readonly string[]): Component {
    const cellOf = (id: Target['id']) => cells[targets.find(({ target }) => target.id === id)?.at ?? -1] ?? '';
    const under = readTopic(cellOf('topic'), topics)?.id ?? topicId;
    const added = newComponent(newId() as ComponentId, under, readKind(cellOf('kind'))?.kind ?? kind);
    return { ...added, severityOpen: true, likelihoodOpen: true };
  }

  function readRow(cells: readonly string[], number: number, begun: Component): Component {
    let component = begun;
    for (const { target, at } of targets) {
      const text = cells[at] ?? '';
      if (text.trim() === '') continue;
      const read = readCell(target, text, component, topics);
      if (typeof read === 'string') refuse(number, say.place(number, target.label), read, at);
      else component = read;
    }
    return component;
  }

  function take(cells: readonly string[], number: number, row: ComponentRow | 'several' | undefined): void {
    if (row === 'several') {
      refuse(number, say.row(number), say.severalCalled);
      return;
    }
    const whyNot = row ? (changed.has(row.id) ? say.twice : null) : whyNotAdded(cells);
    if (whyNot !== null) {
      refuse(number, say.row(number), whyNot);
      return;
    }
    const component = readRow(cells, number, row ? componentOf(row) : begin(cells));
    if (row) changed.set(row.id, { row, next: component });
    // A title that is too long was refused as a cell.
    else if (component.title !== '') added.push(component);
  }

  function whyNotAdded(cells: readonly string[]): string | null {
    const title = targets.find(({ target }) => target.id === 'title');
    if (!title) return say.noRow;
    return (cells[title.at] ?? '').trim() === '' ? say.noTitle : null;
  }

  function plan(): Plan {
    const rows = [...changed.values()].map(({ row }) => row);
    const planned = planChange({ rows, gone: [], unsaved }, (row) => changed.get(row.id)?.next ?? row);
    return { ...planned, added };
  }
  return { take, plan, refused };
}

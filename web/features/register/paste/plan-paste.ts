import type { ComponentRow } from '#contract/components.ts';
import type { Topic } from '#domain/assessment/assessment.ts';
import type { Component } from '#domain/components/component.ts';
import { newComponent } from '#domain/components/component-defaults.ts';
import { readBlock } from '#domain/csv/read-block.ts';
import type { ComponentId, TopicId } from '#domain/ids.ts';
import { plain, readKind } from '#domain/imports/read-words.ts';
import { MAX_PASTED_CELLS } from '#domain/limits.ts';
import type { ComponentKind } from '#domain/reference/component-kinds.ts';
import { componentOf } from '#web/features/register/components/component-input.ts';
import { NOTHING_PLANNED, type Plan, planChange } from '../bulk-actions/plan.ts';
import type { RegisterColumn } from '../rows/columns.ts';
import { pasteMessages as say } from './messages.ts';
import { readCell } from './read-cell.ts';
import { type BlockColumn, readHeadings, type Target, targetOf } from './targets.ts';

/** Where a block is pasted. */
export interface PastePlace {
  /** The rows from the current one downwards, in the current order. */
  rows: readonly ComponentRow[];
  /** All rows of the register. */
  all: readonly ComponentRow[];
  /** The columns from the current one to the right. */
  columns: readonly RegisterColumn[];
  topics: readonly Topic[];
  unsaved: ReadonlySet<string>;
  /** The topic and kind for new entries that name none. */
  topicId: TopicId;
  kind: ComponentKind;
}

/** A cell or a whole row that is left out, by its position in the block. */
export interface LeftOut {
  key: string;
  of: 'cell' | 'row';
  place: string;
  /** The entry that the row goes to, or its name in the block; empty if it has no name. */
  entry: string;
  why: string;
}

/** Properties of a new entry that its row does not have to state. */
export type Assumed = 'topic' | 'kind';

export interface PastePlan {
  plan: Plan;
  /** The ids of the new entries, as long as nothing has been saved. */
  assumed: ReadonlyMap<string, readonly Assumed[]>;
  refused: LeftOut[];
  /** Columns that are left out, and why. */
  leftOut: { label: string; why: string }[];
  readAs: 'cells' | 'headings' | 'titles';
  /** The number of cells, without the headings, if there are more than can be read; null if all were read. */
  tooMany: number | null;
}

const NOTHING_READ: PastePlan = {
  plan: NOTHING_PLANNED,
  assumed: new Map(),
  refused: [],
  leftOut: [],
  readAs: 'cells',
  tooMany: null,
};

/** The number of rows that are read in one piece. */
const ROWS_AT_ONCE = 100;

/**
 * The outcome of pasting a block: each row changes the row that it matches, or adds one if it has a title and there is no match. Read in
 * pieces, so that the page stays responsive.
 */
export function* planPaste(text: string, place: PastePlace, newId: () => string): Generator<void, PastePlan> {
  const block = readBlock(text);
  const headings = readHeadings(block[0] ?? []);
  const body = block.map((cells, at) => ({ cells, number: at + 1 })).slice(headings ? 1 : 0);
  const count = body.reduce((sum, { cells }) => sum + cells.length, 0);
  if (count > MAX_PASTED_CELLS) return { ...NOTHING_READ, tooMany: count };
  const read: BlockColumn[] = headings ?? (block[0] ?? []).map((_, at) => nth(place.columns, at));
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
    ...NOTHING_READ,
    plan: reading.plan(),
    assumed: reading.assumed,
    refused: reading.refused,
    leftOut: read.flatMap((column) => ('why' in column ? [{ label: column.label, why: say[column.why] }] : [])),
    readAs: isByTitle ? 'titles' : headings ? 'headings' : 'cells',
  };
}

function nth(columns: readonly RegisterColumn[], at: number): BlockColumn {
  const column = columns[at];
  return column ? targetOf(column) : { label: String(at + 1), why: 'noColumn' };
}

/** The row with a given title; 'several' if more than one has it. */
function findByTitle(all: readonly ComponentRow[], titleAt: number) {
  const known = Map.groupBy(all, ({ title }) => plain(title));
  return (cells: readonly string[]) => {
    const found = known.get(plain(cells[titleAt] ?? '')) ?? [];
    return found.length > 1 ? ('several' as const) : found[0];
  };
}

/** Other cells are validated against these, so they are read first; severity follows its details, so it is read last. */
const rankOf = (target: Target): number => {
  if (target.id === 'kind' || target.id === 'topic') return 0;
  if (target.id !== 'cell') return 2;
  return { actuality: 1, severity: 3 }[target.column.id] ?? 2;
};

/** A cell that cannot be read, and why. */
interface Unread {
  target: Target;
  at: number;
  why: string;
}

/** What a new entry must have: if one of these cannot be read, the row is not an entry. */
const isNeeded = ({ id }: Target): boolean => id === 'title' || id === 'topic' || id === 'kind';

/** Reads rows of the block, each into its matching row; if there is none, adds one. */
function startReading(place: PastePlace, columns: readonly BlockColumn[], newId: () => string) {
  const { topicId, kind, topics, unsaved } = place;
  const targets = columns
    .flatMap((column, at) => ('target' in column ? [{ target: column.target, at }] : []))
    .sort((one, other) => rankOf(one.target) - rankOf(other.target));
  const refused: LeftOut[] = [];
  const changed = new Map<string, { row: ComponentRow; next: Component }>();
  const added: Component[] = [];
  const assumed = new Map<string, readonly Assumed[]>();
  const saidOf = (cells: readonly string[], id: Target['id']) =>
    targets.flatMap(({ target, at }) => (target.id === id ? [(cells[at] ?? '').trim()] : [])).filter(Boolean);

  /** A new entry of the kind that the row names, or of the current one's. Scores that are not in the block are missing. */
  function begin(cells: readonly string[]): Component {
    const [said] = saidOf(cells, 'kind').flatMap((text) => readKind(text) ?? []);
    return newComponent(newId() as ComponentId, topicId, said?.kind ?? kind);
  }

  function readRow(cells: readonly string[], begun: Component) {
    let component = begun;
    const unread: Unread[] = [];
    for (const { target, at } of targets) {
      const text = cells[at] ?? '';
      if (text.trim() === '') continue;
      const read = readCell(target, text, component, topics);
      if (typeof read === 'string') unread.push({ target, at, why: read });
      else component = read;
    }
    return { component, unread };
  }

  /** Reads a row of the block into a row of the register; returns the cells that it leaves out, or why it leaves out the whole row. */
  function change(cells: readonly string[], row: ComponentRow): Unread[] | string {
    if (changed.has(row.id)) return say.twice;
    const { component, unread } = readRow(cells, componentOf(row));
    changed.set(row.id, { row, next: component });
    return unread;
  }

  /** The same for a row that becomes a new entry. */
  function add(cells: readonly string[]): Unread[] | string {
    if (!targets.some(({ target }) => target.id === 'title')) return say.noRow;
    if (saidOf(cells, 'title').length === 0) return say.noTitle;
    const { component, unread } = readRow(cells, begin(cells));
    const inTheWay = unread.filter(({ target }) => isNeeded(target));
    if (inTheWay.length > 0) return say.notAdded(inTheWay.map(({ why }) => why));
    added.push(component);
    const unsaid = (['topic', 'kind'] as const).filter((id) => saidOf(cells, id).length === 0);
    if (unsaid.length > 0) assumed.set(component.id, unsaid);
    return unread;
  }

  const nameOf = (cells: readonly string[], row: ComponentRow | 'several' | undefined): string =>
    typeof row === 'object' ? row.title : (saidOf(cells, 'title')[0] ?? '');

  function take(cells: readonly string[], number: number, row: ComponentRow | 'several' | undefined): void {
    const left = row === 'several' ? say.severalCalled : row ? change(cells, row) : add(cells);
    if (typeof left === 'string')
      refused.push({ key: String(number), of: 'row', place: say.row(number), entry: nameOf(cells, row), why: left });
    else {
      // In the order of the block; they were read in another order.
      for (const { target, at, why } of left.toSorted((one, other) => one.at - other.at)) {
        refused.push({
          key: `${number} ${at}`,
          of: 'cell',
          place: say.place(number, target.label),
          entry: nameOf(cells, row),
          why,
        });
      }
    }
  }

  function plan(): Plan {
    const rows = [...changed.values()].map(({ row }) => row);
    const planned = planChange({ rows, gone: [], unsaved }, (row) => changed.get(row.id)?.next ?? row);
    return { ...planned, added };
  }
  return { take, plan, refused, assumed };
}

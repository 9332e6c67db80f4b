import type { EntryBars } from '#domain/results/entry-thresholds.ts';
import type { RegisterColumn } from '../rows/columns.ts';
import { registerMessages as say } from '../rows/messages.ts';
import type { RegisterRow } from '../rows/register-row.ts';
import { type CellText, sayCell, sayScore } from '../rows/say-cell.ts';
import { writeText } from '../rows/write-text.ts';

/** What stands in a cell, as its element says it. */
interface WrittenCell {
  words: string;
  look: string;
  isMuted: boolean;
  /** What the words mean. */
  meaning: string | null;
  /** The words in full, or what they mean, for the pointer. */
  whole: string | null;
  label: string | null;
  isReadOnly: string | null;
  fill: number | null;
}

const written = new WeakMap<Element, WrittenCell>();
const NOTHING: WrittenCell = {
  words: '',
  look: '',
  isMuted: false,
  meaning: null,
  whole: null,
  label: null,
  isReadOnly: null,
  fill: null,
};

/**
 * Writes what a row says into its cells, past React: hundreds of them change with an order or a search, they hold words alone, and only
 * what became something else is written. What the first cell says, the title, is React's; that the row is not saved is not.
 */
export function fillCells(
  cells: HTMLCollectionOf<HTMLTableCellElement>,
  columns: readonly RegisterColumn[],
  row: RegisterRow,
  bars: EntryBars,
): void {
  const all = writtenOf(row, columns, bars);
  for (const [at, now] of all.entries()) {
    const cell = cells[at + 1];
    if (cell) write(cell, now);
  }
  const [title] = cells;
  if (!title) return;
  // The point is painted, not put in: an element that comes with a score has the browser put all layers together anew.
  title.toggleAttribute('data-unsaved', row.isUnsaved);
  put(title, 'aria-description', row.isUnsaved ? say.unsaved : null);
}

interface CellParts {
  columns: readonly RegisterColumn[];
  bars: EntryBars;
  all: readonly WrittenCell[];
}

const made = new WeakMap<RegisterRow, CellParts>();

/** What the cells beside the title say, worked out once for a row: most come into sight again, behind a search or while one scrolls. */
function writtenOf(row: RegisterRow, columns: readonly RegisterColumn[], bars: EntryBars): readonly WrittenCell[] {
  const known = made.get(row);
  if (known?.columns === columns && known.bars === bars) return known.all;
  const all = columns.slice(1).map((column) => {
    const isEdited = typeof column.edit?.(row.component) === 'object';
    const said = column.id === 'score' ? sayScore(row.component, bars) : sayCell(column, row, bars);
    return asWritten(said, isEdited);
  });
  made.set(row, { columns, bars, all });
  return all;
}

function asWritten(said: CellText, isEdited: boolean): WrittenCell {
  const isWhole = said.title !== undefined && (said.title === said.words || said.title === said.spoken);
  // No element that only those hear who listen: each would be a layer of its own.
  const label = said.spoken === undefined ? null : `${said.words} ${said.spoken}`;
  return {
    words: String(said.words),
    look: `register-cell ${said.look ?? ''}`,
    isMuted: said.isMuted ?? false,
    meaning: isWhole ? null : (said.title ?? null),
    whole: isWhole ? (label ?? String(said.words)) : (said.title ?? null),
    label,
    isReadOnly: isEdited ? null : 'true',
    fill: said.fill ?? null,
  };
}

function write(cell: HTMLTableCellElement, now: WrittenCell): void {
  const before = written.get(cell) ?? NOTHING;
  written.set(cell, now);
  if (before.words !== now.words) writeText(cell, now.words);
  if (before.look !== now.look) cell.className = now.look;
  // As attributes with rules of their own: hundreds change with an order, and what is written into an element's style is parsed and
  // worked out for each element by itself.
  if (before.isMuted !== now.isMuted) cell.toggleAttribute('data-quiet', now.isMuted);
  if (before.fill !== now.fill) put(cell, 'data-fill', now.fill === null ? null : String(now.fill));
  if (before.meaning !== now.meaning) put(cell, 'aria-description', now.meaning);
  if (before.label !== now.label) put(cell, 'aria-label', now.label);
  if (before.isReadOnly !== now.isReadOnly) put(cell, 'aria-readonly', now.isReadOnly);
}

/** What a cell says in full, or what it means; null where its words are all. */
export const wholeOf = (cell: Element): string | null => written.get(cell)?.whole ?? null;

function put(cell: Element, name: string, value: string | null): void {
  if (value === null) cell.removeAttribute(name);
  else cell.setAttribute(name, value);
}

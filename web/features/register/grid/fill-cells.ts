import type { EntryBars } from '#domain/results/entry-thresholds.ts';
import type { RegisterColumn } from '../rows/columns.ts';
import { registerMessages as say } from '../rows/messages.ts';
import type { RegisterRow } from '../rows/register-row.ts';
import { type CellText, sayCell, sayScore } from '../rows/say-cell.ts';
import { writeText } from '../rows/write-text.ts';

/** The contents of a cell, as its element shows them. */
interface WrittenCell {
  words: string;
  look: string;
  isMuted: boolean;
  /** The meaning of the words. */
  meaning: string | null;
  /** The full text or its meaning, shown when the pointer is over the cell. */
  whole: string | null;
  label: string | null;
  isReadOnly: string | null;
  fill: number | null;
}

const written = new WeakMap<Element, WrittenCell>();
/** What comes before the words of the current cell in its name. */
const leads = new WeakMap<Element, string>();
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
 * Writes the contents of a row into its cells without React: hundreds of them change with a new order or search, they contain only text,
 * and only what has changed is written. React renders the first cell, the title, but not its mark for unsaved values.
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
  // The point is painted, not inserted: an element added with a score makes the browser rebuild all layers.
  title.toggleAttribute('data-unsaved', row.isUnsaved);
  put(title, 'aria-description', row.isUnsaved ? say.unsaved : null);
}

interface CellParts {
  columns: readonly RegisterColumn[];
  bars: EntryBars;
  all: readonly WrittenCell[];
}

const made = new WeakMap<RegisterRow, CellParts>();

/** The contents of the cells next to the title, computed once for a row: most come into view again, after a search or while scrolling. */
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
  // No elements only for screen readers: each would be a separate layer.
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
  // Attributes with rules: hundreds change with the order, and inline styles are parsed and computed for each element separately.
  if (before.isMuted !== now.isMuted) cell.toggleAttribute('data-quiet', now.isMuted);
  if (before.fill !== now.fill) put(cell, 'data-fill', now.fill === null ? null : String(now.fill));
  if (before.meaning !== now.meaning) put(cell, 'aria-description', now.meaning);
  if (before.label !== now.label || leads.has(cell)) put(cell, 'aria-label', nameOf(cell, now));
  if (before.isReadOnly !== now.isReadOnly) put(cell, 'aria-readonly', now.isReadOnly);
}

/**
 * Names the current cell with its column and row for screen readers, which do not announce the headers of a cell that has no focus of its
 * own; null ends it. The name follows the contents. Hidden words say the same, because Orca reads a cell's name only if the cell does not
 * consist of text.
 */
export function leadTo(cell: Element, lead: string | null): void {
  const now = written.get(cell);
  if (!now || (leads.get(cell) ?? null) === lead) return;
  cell.querySelector('.sr-only')?.remove();
  if (lead === null) leads.delete(cell);
  else {
    leads.set(cell, lead);
    const hidden = document.createElement('span');
    hidden.className = 'sr-only';
    hidden.textContent = lead;
    cell.prepend(hidden);
  }
  put(cell, 'aria-label', nameOf(cell, now));
}

/** The name of a cell; null if it is its text. */
function nameOf(cell: Element, { label, words }: WrittenCell): string | null {
  const lead = leads.get(cell);
  if (lead === undefined) return label;
  return lead + (label ?? (words === '' || words === '–' ? say.emptyCell : words));
}

/** The full text or meaning of a cell; null if its text is complete. */
export const wholeOf = (cell: Element): string | null => written.get(cell)?.whole ?? null;

function put(cell: Element, name: string, value: string | null): void {
  if (value === null) cell.removeAttribute(name);
  else cell.setAttribute(name, value);
}

import { componentFields } from '#domain/components/fields.ts';
import { plain } from '#domain/imports/read-words.ts';
import { columns, type RegisterColumn } from '../rows/columns.ts';

/** Where a column of the block goes: to a column of the register, or to a text of the entry that has no column. */
export type Target =
  | { id: 'title' | 'topic' | 'kind' | 'description' | 'justification'; label: string }
  | { id: 'cell'; label: string; column: RegisterColumn };

/** A column of the block: where it goes, or why it is left out. */
export type BlockColumn =
  | { target: Target }
  | { label: string; why: 'computed' | 'setBeside' | 'unknownHeading' | 'noColumn' };

const texts: readonly Target[] = [
  { id: 'description', label: componentFields.description.label },
  { id: 'justification', label: componentFields.justification.label },
];

/** Where the cells below a column of the register go. */
export function targetOf(column: RegisterColumn): BlockColumn {
  const { id, label } = column;
  if (id === 'title' || id === 'topic' || id === 'kind') return { target: { id, label } };
  if (column.isBeside) return { label, why: 'setBeside' };
  return column.edit ? { target: { id: 'cell', label, column } } : { label, why: 'computed' };
}

/** Other wordings of a heading. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  title: ['name', 'impact, risk or opportunity', 'iro'],
  topic: ['topic code', 'sub-topic', 'subtopic'],
  kind: ['type', 'polarity', componentFields.impactPolarity.label],
  actuality: [componentFields.actualPotentialImpact.label, 'actual/potential'],
  severity: ['magnitude', componentFields.financialRiskOpportunity.label],
  horizon: ['horizon'],
  place: [componentFields.valueChainConcentration.label],
};

const byHeading = new Map<string, BlockColumn>([
  ...columns.flatMap((column) =>
    [column.label, column.short ?? column.label, ...(otherNames[column.id] ?? [])].map(
      (name): [string, BlockColumn] => [plain(name), targetOf(column)],
    ),
  ),
  ...texts.map((target): [string, BlockColumn] => [plain(target.label), { target }]),
]);

/**
 * The columns of a block whose first row names them; null if it does not: most of its cells must be names of columns, at least two of
 * them or the only one.
 */
export function readHeadings(row: readonly string[]): BlockColumn[] | null {
  const said = row.filter((cell) => cell.trim() !== '');
  const known = said.filter((cell) => byHeading.has(plain(cell)));
  if (known.length < Math.min(2, row.length) || known.length * 2 < said.length || known.length === 0) return null;
  return row.map((cell) => byHeading.get(plain(cell)) ?? { label: cell.trim() || '–', why: 'unknownHeading' });
}

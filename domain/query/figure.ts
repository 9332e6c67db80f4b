import { holds } from './condition.ts';
import type { NounRow } from './fields/noun.ts';
import type { Measure } from './query.ts';

/** Computes a measure over rows; null if there is nothing to measure, never 0 for an average or a share of nothing. */
export function figureOf(measure: Measure, rows: readonly NounRow[]): number | null {
  if (measure.of === 'count') return rows.length;
  if (measure.of === 'share') {
    if (rows.length === 0) return null;
    const fits = (row: NounRow) => measure.where.every((condition) => holds(condition, row.value(condition.field)));
    return rows.filter(fits).length / rows.length;
  }
  const values = rows.map((row) => row.value(measure.field)).filter((value) => typeof value === 'number');
  return values.length === 0 ? null : reduce(measure.of, values);
}

function reduce(of: 'highest' | 'lowest' | 'average' | 'sum', values: readonly number[]): number {
  const sum = values.reduce((total, value) => total + value, 0);
  switch (of) {
    case 'sum':
      return sum;
    case 'average':
      return sum / values.length;
    case 'highest':
      return values.reduce((top, value) => Math.max(top, value));
    case 'lowest':
      return values.reduce((least, value) => Math.min(least, value));
  }
}

/** The rows that a figure refers to: those with the highest or lowest value; none for a figure computed from all rows. */
export function rowsOfFigure(measure: Measure, figure: number | null, rows: readonly NounRow[]): readonly NounRow[] {
  if (measure.of !== 'highest' && measure.of !== 'lowest') return [];
  return rows.filter((row) => figure !== null && row.value(measure.field) === figure);
}

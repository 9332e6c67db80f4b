import type { Component } from '#domain/components/component.ts';

/** What a component is found again by. */
type Known = Pick<Component, 'id' | 'kind' | 'title'>;

/** A component as two assessments have it. */
export interface SameComponent<Row> {
  earlier: Row;
  later: Row;
}

export interface ComponentsMatched<Row> {
  inBoth: SameComponent<Row>[];
  added: Row[];
  dropped: Row[];
}

/** By what a component is found in another year, where it has an id of its own: its kind and title. */
export function componentKey({ kind, title }: Pick<Component, 'kind' | 'title'>): string {
  return `${kind}:${title.trim().toLowerCase()}`;
}

/** Finds the components of one assessment in another: themselves at two times of one, whatever they are called; the rest by `componentKey`. */
export function matchComponents<Row extends Known>(
  earlier: readonly Row[],
  later: readonly Row[],
): ComponentsMatched<Row> {
  const itself = new Map(earlier.map((row) => [row.id, row]));
  const laterIds = new Set(later.map(({ id }) => id));
  const rest = earlier.filter(({ id }) => !laterIds.has(id));
  const alike = new Map(rest.map((row) => [componentKey(row), row]));
  const newKeys = new Set(later.filter(({ id }) => !itself.has(id)).map(componentKey));
  const wasOf = (row: Row) => itself.get(row.id) ?? alike.get(componentKey(row));
  return {
    inBoth: later.flatMap((row) => {
      const was = wasOf(row);
      return was ? [{ earlier: was, later: row }] : [];
    }),
    added: later.filter((row) => wasOf(row) === undefined),
    dropped: rest.filter((row) => !newKeys.has(componentKey(row))),
  };
}

import type { Component } from '#domain/components/component.ts';

/** The fields by which a component is identified. */
type KnownMatches = Pick<Component, 'id' | 'kind' | 'title'>;

/** A component that exists in two assessments. */
export interface SameComponent<Row> {
  earlier: Row;
  later: Row;
}

export interface ComponentsMatched<Row> {
  inBoth: SameComponent<Row>[];
  added: Row[];
  dropped: Row[];
}

/** The key of a component in another year, where it has a different id: its kind and title. */
export function componentKey({ kind, title }: Pick<Component, 'kind' | 'title'>): string {
  return `${kind}:${title.trim().toLowerCase()}`;
}

/** For the id of a copied component, the id of the one that it was copied from. */
export type Origins = ReadonlyMap<string, string>;

/**
 * Finds the components of one assessment in another: by id at two times of the same assessment, by origin for copies, whatever their
 * titles; all others by `componentKey`.
 */
export function matchComponents<Row extends KnownMatches>(
  earlier: readonly Row[],
  later: readonly Row[],
  origins: Origins = new Map(),
): ComponentsMatched<Row> {
  const byId = new Map<string, Row>(earlier.map((row) => [row.id, row]));
  const itself = ({ id }: Row) => byId.get(id) ?? byId.get(origins.get(id) ?? '');
  const goOn = new Set(later.map(itself));
  const rest = earlier.filter((row) => !goOn.has(row));
  const alike = new Map(rest.map((row) => [componentKey(row), row]));
  const newKeys = new Set(later.filter((row) => !itself(row)).map(componentKey));
  const wasOf = (row: Row) => itself(row) ?? alike.get(componentKey(row));
  return {
    inBoth: later.flatMap((row) => {
      const was = wasOf(row);
      return was ? [{ earlier: was, later: row }] : [];
    }),
    added: later.filter((row) => wasOf(row) === undefined),
    dropped: rest.filter((row) => !newKeys.has(componentKey(row))),
  };
}

import type { Component } from '#domain/components/component.ts';
import type { ComponentKind } from '#domain/reference/component-kinds.ts';
import { type ImportedCell, visibleWords } from './cell.ts';
import type { ImportAsked, Present } from './import-plan.ts';
import { plain } from './read-words.ts';

/** The parts of a row that identify its entry. */
export interface NamedEntry {
  title: string;
  /** Null if the row does not say. */
  kind: ComponentKind | null;
  topicId: string | null;
}

/** Finds the entries that rows of a table refer to, and remembers which row was which entry. */
export interface Entries<Row extends Component> {
  /** The entry whose id a row contains. */
  byId(cells: readonly ImportedCell[]): Row | undefined;
  /** The entry that a row refers to: by its id, otherwise by its title, kind and topic, if the row has them; undefined for a new one. */
  find(cells: readonly ImportedCell[], named: NamedEntry): Row | 'several' | undefined;
  /** An earlier row that refers to the same entry; undefined if there is none. New entries are the same if title, kind and topic are. */
  before(cells: readonly ImportedCell[], entry: Component, isNew: boolean, row: number): number | undefined;
}

export function findEntries<Row extends Component>({ matching }: ImportAsked, present: Present<Row>): Entries<Row> {
  const byId = new Map<string, Row>(present.components.map((entry) => [entry.id, entry]));
  const byTitle = Map.groupBy(present.components, ({ title }) => plain(title));
  const idAt = matching.indexOf('id');
  const idOf = (cells: readonly ImportedCell[]) => (idAt < 0 ? '' : visibleWords(cells[idAt]).toLowerCase());
  const rows = new Map<string, number>();
  return {
    byId: (cells) => byId.get(idOf(cells)),
    find(cells, { title, kind, topicId }) {
      const known = byId.get(idOf(cells));
      if (known) return known;
      const found = (byTitle.get(plain(title)) ?? []).filter(
        (entry) => (kind === null || entry.kind === kind) && (topicId === null || entry.topicId === topicId),
      );
      return found.length > 1 ? 'several' : found[0];
    },
    before(cells, { id, title, kind, topicId }, isNew, row) {
      // Ids of another assessment distinguish entries with the same name.
      const key = isNew ? JSON.stringify([plain(title), kind, topicId, idOf(cells)]) : id;
      const before = rows.get(key);
      if (before === undefined) rows.set(key, row);
      return before;
    },
  };
}

import type { ConflictChoice, ConflictItem } from './conflict-dialog.tsx';
import { type Conflict, conflictsOf } from './conflicts.ts';

export interface RowsToSave<Item, Row> {
  items: readonly Item[];
  /** As the server names the row in a conflict. */
  keyOf: (item: Item) => string;
  /** One call of the contract; all or none. */
  send: (items: Item[]) => Promise<Row[]>;
  /** Both values as a person reads them. */
  describe: (item: Item, conflict: Conflict<Row>) => Pick<ConflictItem, 'label' | 'mine' | 'theirs'>;
  /** From `useConflictQuestion`. */
  ask: (items: readonly ConflictItem[]) => Promise<Record<string, ConflictChoice> | null>;
}

export interface SavedRows<Row> {
  /** What is stored now and was in question: the own rows, and those of others that were taken over. */
  rows: Row[];
  /** Keys of rows that another person deleted, where that was accepted. */
  deleted: string[];
}

/**
 * Saves rows; where somebody else was faster, asks for each row whose value is kept and goes on until all is saved (ruling 20).
 * "Mine" is sent again on top of the version that stands now, "theirs" is not sent.
 *
 * @returns null when the person decides later: nothing is saved then.
 * @throws what `send` throws, conflicts apart
 */
export async function saveRowsAsking<Item extends { seenVersion: number | null }, Row extends { version: number }>(
  work: RowsToSave<Item, Row>,
): Promise<SavedRows<Row> | null> {
  let items = [...work.items];
  const theirs = new Map<string, Row | null>();
  while (items.length > 0) {
    try {
      return collect(await work.send(items), theirs);
    } catch (error) {
      const conflicts = conflictsOf<Row>(error);
      if (!conflicts || conflicts.length === 0) throw error;
      const choices = await work.ask(toQuestions(items, conflicts, work));
      if (!choices) return null;
      const byKey = new Map(conflicts.map((conflict) => [conflict.key, conflict]));
      items = items.flatMap((item) => {
        const conflict = byKey.get(work.keyOf(item));
        if (!conflict) return [item];
        if (choices[conflict.key] === 'mine') return [{ ...item, seenVersion: conflict.current?.version ?? null }];
        theirs.set(conflict.key, conflict.current);
        return [];
      });
    }
  }
  return collect([], theirs);
}

function toQuestions<Item, Row>(items: readonly Item[], conflicts: Conflict<Row>[], work: RowsToSave<Item, Row>) {
  return conflicts.flatMap((conflict): ConflictItem[] => {
    const item = items.find((candidate) => work.keyOf(candidate) === conflict.key);
    if (!item) return [];
    const { key, changedBy, changedAt } = conflict;
    return [{ key, changedBy, changedAt, ...work.describe(item, conflict) }];
  });
}

function collect<Row>(saved: Row[], theirs: ReadonlyMap<string, Row | null>): SavedRows<Row> {
  const taken = [...theirs.values()].filter((row) => row !== null);
  const deleted = [...theirs].filter(([, row]) => row === null).map(([key]) => key);
  return { rows: [...saved, ...taken], deleted };
}

import { type Conflict, conflictsOf } from './conflicts.ts';

/** What `saveChanges` needs to know of one noun. */
export interface SaveSteps<Change, Row> {
  keyOf(change: Change): string;
  /** All or none. @throws a conflict, or anything that `explainSaveFailure` can say */
  send(changes: Change[]): Promise<Row[]>;
  /** Lets the person choose per key; null when she decides later. */
  ask(conflicts: Conflict<Row>[], changes: Change[]): Promise<Record<string, 'mine' | 'theirs'> | null>;
  /** The same change, begun from what is saved now. */
  rebase(change: Change, current: Row | null): Change;
}

export interface SaveOutcome<Change, Row> {
  saved: Row[];
  /** Where the other person's value was taken: it is what the screen is to show. */
  taken: { change: Change; current: Row | null }[];
}

/**
 * Saves rows; where somebody else was faster it asks, and sends again what the person wants to keep (ruling 20). The
 * second answer can meet a third save: then it asks again. Null when the person decides later; nothing was saved then.
 */
export async function saveChanges<Change, Row>(
  changes: Change[],
  steps: SaveSteps<Change, Row>,
): Promise<SaveOutcome<Change, Row> | null> {
  const taken: SaveOutcome<Change, Row>['taken'] = [];
  let open = changes;
  for (;;) {
    if (open.length === 0) return { saved: [], taken };
    try {
      return { saved: await steps.send(open), taken };
    } catch (error) {
      const conflicts = conflictsOf<Row>(error);
      if (!conflicts) throw error;
      const choices = await steps.ask(conflicts, open);
      if (!choices) return null;
      const byKey = new Map(conflicts.map((conflict) => [conflict.key, conflict]));
      const kept: Change[] = [];
      for (const change of open) {
        const conflict = byKey.get(steps.keyOf(change));
        if (!conflict) kept.push(change);
        else if (choices[conflict.key] === 'mine') kept.push(steps.rebase(change, conflict.current));
        else taken.push({ change, current: conflict.current });
      }
      open = kept;
    }
  }
}

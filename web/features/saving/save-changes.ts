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
  /** Whether the other person changed something that this change does not touch: then there is nothing to ask. */
  isUntouched?(change: Change, current: Row): boolean;
}

export interface SaveOutcome<Change, Row> {
  saved: Row[];
  /** Where the other person's value was taken: it is what the screen is to show. */
  taken: { change: Change; current: Row | null }[];
}

/**
 * Saves rows; where somebody else was faster it asks, and sends again what the person wants to keep. The
 * second answer can meet a third save: then it asks again. Null when the person decides later; nothing was saved then.
 */
export async function saveChanges<Change, Row>(
  changes: Change[],
  steps: SaveSteps<Change, Row>,
): Promise<SaveOutcome<Change, Row> | null> {
  const taken: SaveOutcome<Change, Row>['taken'] = [];
  let open = changes;
  while (open.length > 0) {
    try {
      return { saved: await steps.send(open), taken };
    } catch (error) {
      const conflicts = conflictsOf<Row>(error);
      if (!conflicts) throw error;
      const decided = await decide(open, conflicts, steps);
      if (!decided) return null;
      taken.push(...decided.taken);
      open = decided.kept;
    }
  }
  return { saved: [], taken };
}

/** What becomes of each change after a conflict. */
async function decide<Change, Row>(open: Change[], conflicts: Conflict<Row>[], steps: SaveSteps<Change, Row>) {
  const byKey = new Map(conflicts.map((conflict) => [conflict.key, conflict]));
  const asked = conflicts.filter(({ key, current }) => {
    const change = open.find((candidate) => steps.keyOf(candidate) === key);
    return !change || !current || !steps.isUntouched?.(change, current);
  });
  const choices = asked.length > 0 ? await steps.ask(asked, open) : {};
  if (!choices) return null;
  const kept: Change[] = [];
  const taken: SaveOutcome<Change, Row>['taken'] = [];
  for (const change of open) {
    const conflict = byKey.get(steps.keyOf(change));
    if (!conflict) kept.push(change);
    else if (asked.includes(conflict) && choices[conflict.key] !== 'mine')
      taken.push({ change, current: conflict.current });
    else kept.push(steps.rebase(change, conflict.current));
  }
  return { kept, taken };
}

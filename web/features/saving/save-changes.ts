import { type Conflict, conflictsOf } from './conflicts.ts';

/** A change whose row someone else has saved. */
export interface Met<Change, Row> {
  change: Change;
  conflict: Conflict<Row>;
}

/** What `saveChanges` needs to know about a noun. */
export interface SaveSteps<Change, Row> {
  keyOf(change: Change): string;
  /**
   * All or none.
   * @throws a conflict, or anything that `explainSaveFailure` can explain
   */
  send(changes: Change[]): Promise<Row[]>;
  /**
   * The outcome for each: the change to send instead, based on what is saved now, or 'theirs' if that stays. Null: the person decides
   * later, and nothing is saved.
   */
  decide(met: readonly Met<Change, Row>[]): Promise<(Change | 'theirs')[] | null>;
}

export interface SaveOutcome<Change, Row> {
  saved: Row[];
  /** Where the other person's value was adopted, so that the screen shows it. */
  taken: { change: Change; current: Row | null }[];
}

/**
 * Saves rows; if someone else was faster, asks for a decision and sends again what should be kept. The second attempt can meet a third
 * save: then it asks again. Null if the person decides later; nothing was saved then.
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
      const met = open.flatMap((change) => {
        const conflict = conflicts.find(({ key }) => key === steps.keyOf(change));
        return conflict ? [{ change, conflict }] : [];
      });
      const decided = await steps.decide(met);
      if (!decided) return null;
      const next = new Map(met.map(({ change }, index) => [change, decided[index]]));
      for (const { change, conflict } of met) {
        if (next.get(change) === 'theirs') taken.push({ change, current: conflict.current });
      }
      open = open.flatMap((change) => {
        const instead = next.get(change) ?? change;
        return instead === 'theirs' ? [] : [instead];
      });
    }
  }
  return { saved: [], taken };
}

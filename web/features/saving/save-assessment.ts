import type { AssessmentShape } from '#contract/assessment.ts';
import type { ConflictChoice, ConflictItem } from './conflict-dialog.tsx';
import { conflictsOf } from './conflicts.ts';

export interface AssessmentChange<Saved> {
  /** The assessment as it was when the input began. */
  seen: AssessmentShape;
  /** One call of the contract, on top of the version that is given. */
  send: (version: number) => Promise<Saved>;
  /** Whether what is about to be changed says the same in both: then somebody changed another field, which is no conflict. */
  isUntouched: (seen: AssessmentShape, current: AssessmentShape) => boolean;
  describe: (current: AssessmentShape) => Omit<ConflictItem, 'key'>;
  /** From `useConflictQuestion`. */
  ask: (items: readonly ConflictItem[]) => Promise<Record<string, ConflictChoice> | null>;
}

const KEY = 'assessment';

/**
 * Saves a field of the assessment itself. Its version counts every change, the step a colleague has reached included, so only a
 * change of the same field is a conflict to ask about.
 *
 * @returns what was saved, or the other person's assessment that was taken over, or null when the person decides later
 * @throws what `send` throws, conflicts apart
 */
export async function saveAssessmentAsking<Saved>(
  change: AssessmentChange<Saved>,
): Promise<{ saved: Saved } | { theirs: AssessmentShape } | null> {
  let seen = change.seen;
  for (;;) {
    try {
      return { saved: await change.send(seen.version) };
    } catch (error) {
      const current = conflictsOf<AssessmentShape>(error)?.[0]?.current;
      if (!current) throw error;
      if (!change.isUntouched(seen, current)) {
        const choices = await change.ask([{ key: KEY, ...change.describe(current) }]);
        if (!choices) return null;
        if (choices[KEY] === 'theirs') return { theirs: current };
      }
      seen = current;
    }
  }
}

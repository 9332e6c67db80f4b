import type { QueryKey } from '@tanstack/react-query';
import { type ReactNode, useCallback } from 'react';
import { useSession } from '#web/features/account/session/use-session.ts';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { applyChoices, type Change, itemsToAsk, sayKept } from './decide-conflicts.ts';
import type { Merging } from './merging.ts';
import { conflictMessages as say } from './messages.ts';
import { type Met, type SaveOutcome, saveChanges } from './save-changes.ts';
import { isUnanswered } from './save-failure.ts';
import { useConflictQuestion } from './use-conflict-question.tsx';
import { useSaveFailure } from './use-save-failure.ts';

/** How the rows of a noun are saved. */
export interface SavingOf<Value, Row extends { version: number }> {
  /** One call of the contract; all or none. */
  send: (changes: Change<Value>[]) => Promise<Row[]>;
  /** How two people's values are merged. */
  merging: Merging<Value, Row>;
  /** Whether a value can be sent: the result of a merge may need to be checked first. */
  isRight?: ((value: Value) => boolean) | undefined;
  /** The title for a failed save; the reason is below it. */
  failedTitle: string | ((changes: readonly Change<Value>[]) => string);
  /** Called with changes that got no response, because there was no connection or no server. */
  onUnanswered?: ((changes: readonly Change<Value>[]) => void) | undefined;
}

export type Outcome<Value, Row> = SaveOutcome<Change<Value>, Row>;

/**
 * Saves changed rows; if someone else was faster, merges what only one of them changed, and asks about the rest. Resolves null if it
 * failed, which has been reported then, or if the person decides later.
 *
 * @param readAgain the query of the record, see `useSaveFailure`
 */
export function useAskingSave(readAgain: QueryKey): {
  /** The conflict dialog, which the caller must render. */
  question: ReactNode;
  /** `needsLook` gets merged values that cannot be sent as they are. Stable. */
  save: <Value, Row extends { version: number }>(
    changes: Change<Value>[],
    saving: SavingOf<Value, Row>,
    needsLook?: (changes: readonly Change<Value>[]) => void,
  ) => Promise<Outcome<Value, Row> | null>;
} {
  const { question, ask } = useConflictQuestion();
  const tellFailure = useSaveFailure(readAgain);
  const self = useSession().user?.id;
  const save = useCallback(
    async <Value, Row extends { version: number }>(
      changes: Change<Value>[],
      { send, merging, isRight, failedTitle, onUnanswered }: SavingOf<Value, Row>,
      needsLook?: (changes: readonly Change<Value>[]) => void,
    ) => {
      const notes = new Set<string>();
      const decide = async (met: readonly Met<Change<Value>, Row>[]) => {
        const items = met.flatMap((each) => itemsToAsk(each, merging));
        const choices = items.length > 0 ? await ask(items) : {};
        if (!choices) return null;
        const decided = met.map((each) => applyChoices(each, merging, choices));
        const wrong = decided.filter((each) => each !== 'theirs').filter(({ value }) => isRight?.(value) === false);
        if (wrong.length > 0) {
          needsLook?.(wrong);
          toast.warning(say.madeTogether, { description: say.madeTogetherText, id: 'save-failed' });
          return null;
        }
        for (const each of met) notes.add(sayKept(each, merging, self) ?? '');
        return decided;
      };
      try {
        const outcome = await saveChanges<Change<Value>, Row>(changes, { keyOf: ({ key }) => key, send, decide });
        // What could not be saved before has been saved now.
        if (outcome) toast.dismiss('save-failed');
        for (const note of outcome ? notes : []) if (note !== '') toast.info(note);
        return outcome;
      } catch (error) {
        tellFailure(error, typeof failedTitle === 'string' ? failedTitle : failedTitle(changes));
        if (isUnanswered(error)) onUnanswered?.(changes);
        return null;
      }
    },
    [ask, tellFailure, self],
  );
  return { question, save };
}

import type { QueryKey } from '@tanstack/react-query';
import { type ReactNode, useCallback } from 'react';
import type { ConflictItem } from './conflict-dialog.tsx';
import type { Begun, RowDraft } from './row-drafts.ts';
import { type SaveOutcome, saveChanges } from './save-changes.ts';
import { useConflictQuestion } from './use-conflict-question.tsx';
import { useSaveFailure } from './use-save-failure.ts';

/** One row's value, about to be saved. */
export interface Change<Value> extends RowDraft<Value> {
  key: string;
}

/** How the rows of a noun are saved. */
export interface SavingOf<Value, Row extends { version: number }> {
  /** One call of the contract; all or none. */
  send: (changes: Change<Value>[]) => Promise<Row[]>;
  /** Both values as a person reads them; `theirs` null when the other person deleted the row. */
  describe: (
    change: Change<Value>,
    theirs: Row | null,
  ) => Pick<ConflictItem, 'label' | 'mine' | 'theirs'> & Partial<Pick<ConflictItem, 'changedBy' | 'changedAt'>>;
  /** What of a row the value replaces, where the row holds more: that the rest was changed meanwhile is no conflict. */
  replaces?: ((row: Row) => unknown) | undefined;
  /** What is said of a save that failed; why stands below it. */
  failedTitle: string | ((changes: readonly Change<Value>[]) => string);
}

export type Outcome<Value, Row> = SaveOutcome<Change<Value>, Row>;

/**
 * Saves changed rows and asks where somebody else was faster. Resolves null when something stood in the way, which has been
 * told then, or when the person decides later.
 *
 * @param readAgain the query of what is worked on, see `useSaveFailure`
 */
export function useAskingSave(readAgain: QueryKey): {
  /** The conflict dialog; render it. */
  question: ReactNode;
  /** Stable. */
  save: <Value, Row extends { version: number }>(
    changes: Change<Value>[],
    saving: SavingOf<Value, Row>,
  ) => Promise<Outcome<Value, Row> | null>;
} {
  const { question, ask } = useConflictQuestion();
  const tellFailure = useSaveFailure(readAgain);
  const save = useCallback(
    async <Value, Row extends { version: number }>(changes: Change<Value>[], saving: SavingOf<Value, Row>) => {
      const { send, describe, replaces, failedTitle } = saving;
      try {
        return await saveChanges<Change<Value>, Row>(changes, {
          keyOf: (change) => change.key,
          send,
          rebase: (change, current) => ({ ...change, ...begunFrom(current, replaces) }),
          isUntouched: (change, current) =>
            change.replaced !== undefined && change.replaced === begunFrom(current, replaces).replaced,
          ask: (conflicts, open) =>
            ask(
              conflicts.flatMap((conflict) => {
                const change = open.find(({ key }) => key === conflict.key);
                return change ? [{ ...conflict, ...describe(change, conflict.current) }] : [];
              }),
            ),
        });
      } catch (error) {
        tellFailure(error, typeof failedTitle === 'string' ? failedTitle : failedTitle(changes));
        return null;
      }
    },
    [ask, tellFailure],
  );
  return { question, save };
}

/** Where a value begins that is put on top of a row, or on top of none. */
export function begunFrom<Row extends { version: number }>(
  row: Row | null | undefined,
  replaces: ((row: Row) => unknown) | undefined,
): Begun {
  if (!row) return { seenVersion: null };
  return { seenVersion: row.version, ...(replaces && { replaced: JSON.stringify(replaces(row)) }) };
}

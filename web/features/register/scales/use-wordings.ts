import { useQueryClient } from '@tanstack/react-query';
import type { ScaleWordingRow } from '#contract/scales.ts';
import { isSameIn } from '#domain/fields/values.ts';
import { labelOf } from '#domain/reference/option.ts';
import { type ScaleWording, scaleWordingFields, type WordedScaleId, wordedScales } from '#domain/scales/fields.ts';
import { noWording } from '#domain/scales/scales.ts';
import { settleScaleWording, validateScaleWording } from '#domain/scales/validation.ts';
import { mergingOf } from '#web/features/saving/merging.ts';
import { useChangedRows } from '#web/features/saving/use-changed-rows.ts';
import { api } from '#web/lib/api.ts';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { showWordings, wordingsQuery } from './api.ts';
import { scalesMessages as say } from './messages.ts';

/** The contents of a scale's form, and the reason for the change. */
export interface WordingInput {
  wording: ScaleWording;
  reason: string;
}

/** The scales of a company with their unsaved input, which is kept in the browser, and saving them. */
export function useWordings(companyId: string, saved: readonly ScaleWordingRow[]) {
  const client = useQueryClient();
  const rowOf = (scale: string) => saved.find((row) => row.scale === scale);
  const rows = useChangedRows<WordingInput, ScaleWordingRow>({
    scope: { id: companyId, readAgain: wordingsQuery.queryKey },
    form: 'scales',
    savedRow: rowOf,
    isSame: ({ wording }, row, scale) =>
      isSameIn(scaleWordingFields, wording, row ?? noWording(scale as WordedScaleId)),
    keyOf: ({ scale }) => scale,
    send: (changes) =>
      Promise.all(
        changes.map(({ value: { wording, reason }, seenVersion }) =>
          api.scales.save({
            ...settleScaleWording(wording),
            seenVersion,
            ...(reason.trim() !== '' && { reason: reason.trim() }),
          }),
        ),
      ),
    apply: (changed) => showWordings(client, changed),
    merging,
    isRight: ({ wording }) => Object.keys(validateScaleWording(wording)).length === 0,
    failedTitle: say.saveFailed,
  });
  return {
    rows,
    rowOf,
    inputOf: (scale: WordedScaleId): WordingInput =>
      rows.drafts[scale]?.value ?? { wording: wordingIn(rowOf(scale), scale), reason: '' },
    /** False if it failed, which has been reported then. */
    async save(scale: WordedScaleId): Promise<boolean> {
      const outcome = await rows.save([scale]);
      if (outcome && outcome.saved.length > 0) toast.success(say.saved);
      return outcome !== null;
    },
  };
}

export type Wordings = ReturnType<typeof useWordings>;

function wordingIn(row: ScaleWordingRow | undefined, scale: WordedScaleId): ScaleWording {
  if (!row) return noWording(scale);
  const { version: _version, ...wording } = row;
  return wording;
}

const merging = mergingOf<WordingInput, ScaleWordingRow, ScaleWording>({
  fields: scaleWordingFields,
  valuesOf: ({ wording }) => wording,
  withValues: (input, wording) => ({ ...input, wording }),
  valuesIn: (row) => row,
  begin: ({ wording }) => noWording(wording.scale),
  title: ({ wording }) => labelOf(wordedScales, wording.scale),
});

import { useMemo } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { MeasureRow } from '#contract/measures.ts';
import { isSameIn, startingValues, type ValuesOf } from '#domain/fields/values.ts';
import { measureReasonAskedBy } from '#domain/history/measure-reason.ts';
import type { ComponentId, MeasureId } from '#domain/ids.ts';
import { measureFields } from '#domain/measures/fields.ts';
import { validateMeasure } from '#domain/measures/measure-validation.ts';
import { assessmentScope, mergeRows, usePatchAssessment } from '#web/features/questionnaire/assessment/api.ts';
import { mergingOf } from '#web/features/saving/merging.ts';
import { useChangedRows } from '#web/features/saving/use-changed-rows.ts';
import { api } from '#web/lib/api.ts';
import { measureMessages as say } from './messages.ts';

type StatedMeasure = ValuesOf<typeof measureFields>;

/** The values in the form of a measure, and why it is changed. */
export type MeasureInput = StatedMeasure & { id: MeasureId; reason?: string };

/** The initial values of a measure's form. */
export const newMeasure = (id: MeasureId, componentId: ComponentId): MeasureInput => ({
  ...startingValues(measureFields),
  componentId,
  id,
});

/** The unsaved measures, and saving them. */
export function useMeasureRows({ assessment, measures }: WholeAssessment) {
  const patch = usePatchAssessment(assessment.id);
  const saved = useMemo(() => new Map<string, MeasureRow>(measures.map((row) => [row.id, row])), [measures]);
  return useChangedRows<MeasureInput, MeasureRow>({
    scope: assessmentScope(assessment.id),
    form: 'measures',
    savedRow: (id) => saved.get(id),
    isSame: (value, row) => isSameIn(measureFields, value, row ?? newMeasure(value.id, value.componentId)),
    keyOf: (row) => row.id,
    send: async (changes) => {
      const rows: MeasureRow[] = [];
      for (const { value, seenVersion } of changes) {
        const { reason = '', ...stated } = value;
        const before = saved.get(value.id);
        const given = before && reason.trim() !== '' && measureReasonAskedBy(before, value) ? { reason } : {};
        const title = stated.title.trim();
        rows.push(await api.measures.save({ assessmentId: assessment.id, ...stated, title, seenVersion, ...given }));
      }
      return rows;
    },
    apply: (changed, gone) =>
      patch((before) => ({
        ...before,
        measures: mergeRows(before.measures, changed, (row) => row.id).filter(({ id }) => !gone.includes(id)),
      })),
    merging,
    isRight: (value) => Object.keys(validateMeasure(value)).length === 0,
    failedTitle: say.saveFailed,
  });
}

const merging = mergingOf<MeasureInput, MeasureRow, StatedMeasure>({
  fields: measureFields,
  valuesOf: (value) => value,
  withValues: (value, values) => ({ ...value, ...values }),
  valuesIn: (row) => row,
  begin: ({ id, componentId }) => newMeasure(id, componentId),
  title: ({ title }) => title,
});

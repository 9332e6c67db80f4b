import { useMemo } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { HorizonScoreRow } from '#contract/horizon-scores.ts';
import type { Component } from '#domain/components/component.ts';
import { isSameIn, startingValues } from '#domain/fields/values.ts';
import { horizonScoreFields } from '#domain/horizon-scores/fields.ts';
import type { HorizonScore } from '#domain/horizon-scores/horizon-score.ts';
import type { ScoredHorizon } from '#domain/horizon-scores/horizons.ts';
import type { ComponentId } from '#domain/ids.ts';
import { assessmentScope, mergeRows, usePatchAssessment } from '#web/features/questionnaire/assessment/api.ts';
import { mergingOf } from '#web/features/saving/merging.ts';
import { useChangedRows } from '#web/features/saving/use-changed-rows.ts';
import { api } from '#web/lib/api.ts';
import { horizonMessages as say } from './messages.ts';

/** The initial scores for a further horizon: none. */
export const newHorizon = (componentId: ComponentId, horizon: ScoredHorizon): HorizonScore => ({
  ...startingValues(horizonScoreFields),
  componentId,
  horizon,
});

/** The scores stated in a row, with which its form starts. */
export const statedIn = ({ version: _version, ...stated }: HorizonScoreRow): HorizonScore => stated;

const keyOf = ({ componentId, horizon }: Pick<HorizonScore, 'componentId' | 'horizon'>) => `${componentId} ${horizon}`;

/** The unsaved scores of one entry for further horizons, by horizon, and saving them. */
export function useHorizonRows(
  { assessment, horizonScores }: Pick<WholeAssessment, 'assessment' | 'horizonScores'>,
  { id: componentId, title }: Pick<Component, 'id' | 'title'>,
) {
  const patch = usePatchAssessment(assessment.id);
  const saved = useMemo(
    () =>
      new Map<string, HorizonScoreRow>(
        horizonScores.filter((row) => row.componentId === componentId).map((row) => [row.horizon, row]),
      ),
    [horizonScores, componentId],
  );
  return useChangedRows<HorizonScore, HorizonScoreRow>({
    scope: assessmentScope(assessment.id),
    form: `horizon-scores-${componentId}`,
    savedRow: (horizon) => saved.get(horizon),
    isSame: (value, row) => isSameIn(horizonScoreFields, value, row ?? newHorizon(componentId, value.horizon)),
    keyOf: (row) => row.horizon,
    send: async (changes) => {
      const rows: HorizonScoreRow[] = [];
      for (const { value, seenVersion } of changes) {
        rows.push(await api.horizonScores.save({ assessmentId: assessment.id, ...value, seenVersion }));
      }
      return rows;
    },
    apply: (changed, gone) =>
      patch((before) => ({
        ...before,
        horizonScores: mergeRows(before.horizonScores, changed, keyOf).filter(
          (row) => row.componentId !== componentId || !gone.includes(row.horizon),
        ),
      })),
    merging: mergingOf<HorizonScore, HorizonScoreRow, HorizonScore>({
      fields: horizonScoreFields,
      valuesOf: (value) => value,
      withValues: (value, values) => ({ ...value, ...values }),
      valuesIn: (row) => row,
      begin: ({ horizon }) => newHorizon(componentId, horizon),
      title: () => title,
    }),
    isRight: ({ reason }) => reason.trim() !== '',
    failedTitle: say.failed,
  });
}

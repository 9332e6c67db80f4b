import { useMemo } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { NetScoreRow } from '#contract/measures.ts';
import { isSameIn, startingValues } from '#domain/fields/values.ts';
import type { ComponentId } from '#domain/ids.ts';
import { netScoreFields } from '#domain/measures/fields.ts';
import type { NetScore } from '#domain/measures/measure.ts';
import { assessmentScope, mergeRows, usePatchAssessment } from '#web/features/questionnaire/assessment/api.ts';
import { mergingOf } from '#web/features/saving/merging.ts';
import { useChangedRows } from '#web/features/saving/use-changed-rows.ts';
import { api } from '#web/lib/api.ts';
import { netMessages as say } from './messages.ts';

/** The initial values after measures of a component: all as before measures. */
export const newNet = (componentId: ComponentId): NetScore => ({ ...startingValues(netScoreFields), componentId });

/** The values stated in a row, with which its form starts. */
export const statedIn = ({ version: _version, ...stated }: NetScoreRow): NetScore => stated;

/** The unsaved scores after measures, by component, and saving them. */
export function useNetRows({ assessment, components, netScores }: WholeAssessment) {
  const patch = usePatchAssessment(assessment.id);
  const saved = useMemo(
    () => new Map<string, NetScoreRow>(netScores.map((row) => [row.componentId, row])),
    [netScores],
  );
  const titles = useMemo(() => new Map<string, string>(components.map(({ id, title }) => [id, title])), [components]);
  return useChangedRows<NetScore, NetScoreRow>({
    scope: assessmentScope(assessment.id),
    form: 'net-scores',
    savedRow: (id) => saved.get(id),
    isSame: (value, row) => isSameIn(netScoreFields, value, row ?? newNet(value.componentId)),
    keyOf: (row) => row.componentId,
    send: async (changes) => {
      const rows: NetScoreRow[] = [];
      for (const { value, seenVersion } of changes) {
        rows.push(await api.measures.stateNet({ assessmentId: assessment.id, ...value, seenVersion }));
      }
      return rows;
    },
    apply: (changed, gone) =>
      patch((before) => ({
        ...before,
        netScores: mergeRows(before.netScores, changed, (row) => row.componentId).filter(
          ({ componentId }) => !gone.includes(componentId),
        ),
      })),
    merging: mergingOf<NetScore, NetScoreRow, NetScore>({
      fields: netScoreFields,
      valuesOf: (value) => value,
      withValues: (value, values) => ({ ...value, ...values }),
      valuesIn: (row) => row,
      begin: ({ componentId }) => newNet(componentId),
      title: ({ componentId }) => titles.get(componentId) ?? '',
    }),
    isRight: ({ reason }) => reason.trim() !== '',
    failedTitle: say.failed,
  });
}

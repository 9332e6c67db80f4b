import { useQueryClient } from '@tanstack/react-query';
import type { WholeAssessment } from '#contract/assessment.ts';
import { openAssessmentQuery, usePatchAssessment } from '#web/features/questionnaire/assessment/api.ts';
import { explainSaveFailure } from '#web/features/saving/save-failure.ts';
import { api, refusalOf } from '#web/lib/api.ts';
import { queryKeys } from '#web/lib/query-keys.ts';
import { severalMessages as say } from './messages.ts';
import { differing, type Plan, type RefusedRow } from './plan.ts';

/** The outcome of sending an act: done; conflicting rows; or another refusal, in a sentence. */
export type SendOutcome = { ok: true } | { ok: false; inTheWay: RefusedRow[] } | { ok: false; why: string };

/** Changing something that was carried over counts as a review. */
const REVIEWED = { carriedFrom: '' } as const;

/** Saves the whole plan as one act of the history, or nothing. */
export function useSendAct({ assessment, components }: WholeAssessment) {
  const client = useQueryClient();
  const patch = usePatchAssessment(assessment.id);
  return async (act: string, plan: Plan, reason: string): Promise<SendOutcome> => {
    const { changed, added, removed } = plan;
    try {
      const { saved } = await api.components.together({
        assessmentId: assessment.id,
        act,
        changed: changed.map(({ row, next }) => ({ id: row.id, seenVersion: row.version, set: differing(row, next) })),
        added,
        removed: removed.map(({ id, version }) => ({ id, seenVersion: version })),
        ...(reason.trim() !== '' && { reason }),
      });
      const reviewed = changed.map(({ next }) => ({ ...next, ...REVIEWED }));
      const stated = new Map([...reviewed, ...added].map((row) => [row.id, row]));
      const rows = new Map(
        saved.flatMap(({ id, version }) => {
          const row = stated.get(id);
          return row ? [[id, { ...row, version }]] : [];
        }),
      );
      const gone = new Set(removed.map(({ id }) => id));
      patch((before) => ({
        ...before,
        components: [
          ...before.components.filter(({ id }) => !gone.has(id)).map((row) => rows.get(row.id) ?? row),
          ...added.flatMap(({ id }) => rows.get(id) ?? []),
        ],
      }));
      void client.invalidateQueries({ queryKey: queryKeys.history });
      return { ok: true };
    } catch (error) {
      const refusal = refusalOf<typeof api.components.together>(error);
      if (refusal?.code === 'conflict' || refusal?.code === 'not-found' || refusal?.code === 'assessment-completed') {
        void client.invalidateQueries({ queryKey: openAssessmentQuery.queryKey });
      }
      if (refusal?.code !== 'conflict') return { ok: false, why: explainSaveFailure(error) };
      const titles = new Map<string, string>(components.map(({ id, title }) => [id, title]));
      const inTheWay = refusal.data.conflicts.map(({ key, current, changedBy }) => ({
        id: key,
        title: current?.title ?? titles.get(key) ?? '',
        why: current ? say.changedBy(changedBy) : say.deletedBy(changedBy),
      }));
      return { ok: false, inTheWay };
    }
  };
}

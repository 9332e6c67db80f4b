import { useMemo } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { ActivityRow } from '#contract/value-chain.ts';
import { validateFields } from '#domain/fields/validation.ts';
import { isSameIn, startingValues, type ValuesOf } from '#domain/fields/values.ts';
import type { ActivityId } from '#domain/ids.ts';
import { activityFields } from '#domain/value-chain/fields.ts';
import type { Tier } from '#domain/value-chain/tiers.ts';
import { assessmentScope, usePatchAssessment } from '#web/features/questionnaire/assessment/api.ts';
import { mergingOf } from '#web/features/saving/merging.ts';
import { useChangedRows } from '#web/features/saving/use-changed-rows.ts';
import { api } from '#web/lib/api.ts';
import { activityMessages as say } from './messages.ts';

type StatedActivity = ValuesOf<typeof activityFields>;

/** What its form says of an activity. */
export type ActivityInput = StatedActivity & { id: ActivityId };

/** A new activity at the end of its tier. */
export const newActivity = (id: ActivityId, tier: Tier, position: number): ActivityInput => ({
  ...startingValues(activityFields),
  id,
  tier,
  position,
});

/** An activity as its form begins. */
export function inputOf({ id, name, tier, kind, place, note, position }: ActivityRow): ActivityInput {
  return { id, name, tier, kind, place, note, position };
}

/** The unsaved activities, and how they are saved. */
export function useActivityRows({ assessment, activities }: WholeAssessment) {
  const patch = usePatchAssessment(assessment.id);
  const saved = useMemo(() => new Map<string, ActivityRow>(activities.map((row) => [row.id, row])), [activities]);
  return useChangedRows<ActivityInput, ActivityRow>({
    scope: assessmentScope(assessment.id),
    form: 'value-chain',
    savedRow: (id) => saved.get(id),
    isSame,
    keyOf: (row) => row.id,
    send: (changes) =>
      api.valueChain.save({
        assessmentId: assessment.id,
        activities: changes.map(({ value, seenVersion }) => ({ ...value, name: value.name.trim(), seenVersion })),
      }),
    apply: (changed, gone) =>
      patch((before) => ({ ...before, activities: withRows(before.activities, changed, gone) })),
    merging,
    isRight: (value) => Object.keys(validateFields(activityFields, value)).length === 0,
    failedTitle: say.saveFailed,
  });
}

/** What somebody else has saved meanwhile is known as far as its form goes: what lies on it stays. */
function withRows(
  before: readonly ActivityRow[],
  changed: readonly ActivityRow[],
  gone: readonly string[] = [],
): ActivityRow[] {
  const rows = new Map<string, ActivityRow>(before.map((row) => [row.id, row]));
  for (const row of changed) rows.set(row.id, { ...rows.get(row.id), ...row });
  for (const id of gone) rows.delete(id);
  return [...rows.values()];
}

/** A new one that says nothing yet is as good as none. */
function isSame(value: ActivityInput, row: ActivityRow | undefined): boolean {
  if (row) return isSameIn(activityFields, value, row);
  return [value.name, value.place, value.note].every((text) => text.trim() === '');
}

const merging = mergingOf<ActivityInput, ActivityRow, StatedActivity>({
  fields: activityFields,
  valuesOf: (value) => value,
  withValues: (value, values) => ({ ...value, ...values }),
  valuesIn: (row) => row,
  begin: ({ id, tier, position }) => newActivity(id, tier, position),
  title: ({ name }) => name,
});

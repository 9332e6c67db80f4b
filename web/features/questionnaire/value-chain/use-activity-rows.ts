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

/** The values in the form of an activity. */
export type ActivityInput = StatedActivity & { id: ActivityId };

/** A new activity at the end of its tier. */
export const newActivity = (id: ActivityId, tier: Tier, position: number): ActivityInput => ({
  ...startingValues(activityFields),
  id,
  tier,
  position,
});

/** The initial values of an activity's form. */
export function inputOf({ id, name, tier, kind, place, note, position }: ActivityRow): ActivityInput {
  return { id, name, tier, kind, place, note, position };
}

/** The unsaved activities, and saving them. */
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

/** Applies what somebody else has saved in the meantime, as far as the form is concerned: the entries on it stay. */
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

/** A new activity that is still empty counts as none. */
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

import type { ComponentRow } from '#contract/components.ts';
import type { PlannedRow } from '#domain/imports/import-plan.ts';
import { NOTHING_PLANNED, type Plan, type Refused, without } from '#web/features/register/several/plan.ts';

/** What is saved of the rows of a table, without those that a colleague was faster with. */
export function toPlan(planned: readonly PlannedRow<ComponentRow>[], inTheWay: readonly Refused[]): Plan {
  const plan: Plan = {
    ...NOTHING_PLANNED,
    changed: planned.flatMap((row) => (row.becomes === 'changed' ? [{ row: row.before, next: row.next }] : [])),
    added: planned.flatMap((row) => (row.becomes === 'added' ? [row.next] : [])),
  };
  return without(plan, inTheWay);
}

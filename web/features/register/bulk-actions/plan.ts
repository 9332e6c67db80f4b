import type { ComponentRow } from '#contract/components.ts';
import type { Component } from '#domain/components/component.ts';
import { validateComponent } from '#domain/components/component-validation.ts';
import { componentFields } from '#domain/components/fields.ts';
import { isSameIn, namesOf } from '#domain/fields/values.ts';
import { type ReasonKind, reasonAskedBy } from '#domain/history/reason-kind.ts';
import { severalMessages as say } from './messages.ts';

/** A row that stays as it is, and why, in a sentence. */
export interface RefusedRow {
  id: string;
  title: string;
  why: string;
}

/** What happens to several rows in one act. */
export interface Plan {
  changed: { row: ComponentRow; next: Component }[];
  added: Component[];
  removed: ComponentRow[];
  refused: RefusedRow[];
  /** The number of rows that already have these values. */
  same: number;
}

export const NOTHING_PLANNED: Plan = { changed: [], added: [], removed: [], refused: [], same: 0 };

/** How many rows an act changes. */
export const sizeOf = ({ changed, added, removed }: Plan): number => changed.length + added.length + removed.length;

/** The selected rows: as they are now, and those that have been deleted since. */
export interface ChosenRows {
  rows: readonly ComponentRow[];
  gone: readonly RefusedRow[];
  /** The ids of rows with unsaved changes. */
  unsaved: ReadonlySet<string>;
}

/** What happens to the selected rows. `decide` returns the changed row, or why it cannot be changed. */
export function planChange(
  { rows, gone, unsaved }: ChosenRows,
  decide: (row: ComponentRow) => Component | string,
): Plan {
  const plan = { ...NOTHING_PLANNED, changed: [] as Plan['changed'], refused: [...gone] };
  for (const row of rows) {
    const next = unsaved.has(row.id) ? say.notSavedYet : decide(row);
    const why = typeof next === 'string' ? next : whyNotSaved(next);
    if (why !== null) plan.refused.push({ id: row.id, title: row.title, why });
    else if (typeof next === 'object' && isSameIn(componentFields, row, next)) plan.same += 1;
    else if (typeof next === 'object') plan.changed.push({ row, next });
  }
  return plan;
}

/** Deletes the selected rows; rows with unsaved input stay. */
export function planRemoval({ rows, gone, unsaved }: ChosenRows): Plan {
  const [kept, removed] = [rows.filter(({ id }) => unsaved.has(id)), rows.filter(({ id }) => !unsaved.has(id))];
  const refused = kept.map(({ id, title }) => ({ id, title, why: say.notSavedYet }));
  return { ...NOTHING_PLANNED, removed, refused: [...gone, ...refused] };
}

function whyNotSaved(component: Component): string | null {
  const problems = validateComponent(component);
  if (problems.severityReason) return say.severityNeedsReason;
  return Object.keys(problems).length > 0 ? say.wouldNotFit : null;
}

/** Removes conflicting rows from a plan, each with the reason. */
export function without(plan: Plan, inTheWay: readonly RefusedRow[]): Plan {
  const ids = new Set(inTheWay.map(({ id }) => id));
  return {
    ...plan,
    changed: plan.changed.filter(({ row }) => !ids.has(row.id)),
    added: plan.added.filter(({ id }) => !ids.has(id)),
    removed: plan.removed.filter(({ id }) => !ids.has(id)),
    refused: [...plan.refused.filter(({ id }) => !ids.has(id)), ...inTheWay],
  };
}

/** The kind of reason that the act needs; null if none. */
export function reasonOf({ changed, removed }: Plan): ReasonKind | null {
  if (removed.length > 0) return 'delete';
  for (const { row, next } of changed) {
    const kind = reasonAskedBy(row, next);
    if (kind) return kind;
  }
  return null;
}

/** The fields of a row that change, as they are sent. */
export function differing(row: Component, next: Component): Partial<Omit<Component, 'id'>> {
  const names = namesOf(componentFields).filter((name) => name !== 'carriedFrom');
  return Object.fromEntries(
    names.flatMap((name) => (JSON.stringify(row[name]) === JSON.stringify(next[name]) ? [] : [[name, next[name]]])),
  );
}

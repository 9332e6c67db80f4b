import { isSameValue, namesOf } from '#domain/fields/values.ts';
import { type ComponentChange, changeComponent } from './change-component.ts';
import type { Component } from './component.ts';
import { componentFields } from './fields.ts';
import { fieldOfScore, followsDetails, OPEN_FIELDS } from './score-fields.ts';

type FieldName = keyof ComponentChange & keyof typeof componentFields;

/** What an edit of a component changed. */
export interface ComponentEdit {
  /** The fields that were set. */
  set: readonly FieldName[];
  /**
   * These fields, and the changes that followed from them: a severity that is computed from its details, and the flag that a score is
   * missing.
   */
  changed: readonly FieldName[];
  before: Component;
  after: Component;
}

/** The edit that made one component into another by setting some fields. */
export function editOf(before: Component, after: Component, change: ComponentChange): ComponentEdit {
  const changed = namesOf(componentFields).filter(
    (name): name is FieldName => name !== 'carriedFrom' && !isSameValue(before[name], after[name]),
  );
  return { set: changed.filter((name) => name in change), changed, before, after };
}

/**
 * A component without an edit. Other changes stay; values that followed from the edit are derived again if something else now determines
 * them (product P39).
 * @returns null if a field that the edit set now has a different value, or a score that it gave
 */
export function withoutEdit(now: Component, { set, changed, before, after }: ComponentEdit): Component | null {
  if (set.some((name) => !isSameValue(now[name], after[name]))) return null;
  const next = changeComponent(now, valuesOf(before, set));
  const derived: readonly FieldName[] = followsDetails(next) ? ['impactSeverity', 'severityOpen'] : [];
  const untouched = changed.filter((name) => isSameValue(now[name], after[name]) && !derived.includes(name));
  if (untouched.some((name) => isGivenAnew(name, now, after))) return null;
  return { ...next, ...valuesOf(before, untouched) };
}

/** Whether the flag says that a score is given, and the score is another by now. */
function isGivenAnew(flag: FieldName, now: Component, after: Component): boolean {
  return (['severity', 'likelihood'] as const).some((score) => {
    const field = fieldOfScore(score, now.kind);
    return flag === OPEN_FIELDS[score] && !isSameValue(now[field], after[field]);
  });
}

const valuesOf = (component: Component, names: readonly FieldName[]): ComponentChange =>
  Object.fromEntries(names.map((name) => [name, component[name]]));

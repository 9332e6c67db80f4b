import type { WholeAssessment } from '#contract/assessment.ts';
import type { ComponentRow } from '#contract/components.ts';
import type { Component } from '#domain/components/component.ts';
import { validateComponent } from '#domain/components/component-validation.ts';
import { componentFields } from '#domain/components/fields.ts';
import { mergeComponents } from '#domain/components/merge-components.ts';
import { reasonAskedBy } from '#domain/history/reason-kind.ts';
import { assessmentScope, mergeRows, usePatchAssessment } from '#web/features/assessment/api.ts';
import type { Change } from '#web/features/saving/decide-conflicts.ts';
import { mergingOf } from '#web/features/saving/merging.ts';
import { useChangedRows } from '#web/features/saving/use-changed-rows.ts';
import { api } from '#web/lib/api.ts';
import { baseOf, type ComponentInput, isSameInput } from './component-input.ts';

type Stated = Omit<Component, 'id'>;

/** Where components are edited: what the unsaved input is kept under, and what is said of a save that failed. */
interface EditingPlace {
  form: string;
  addFailed: string;
  updateFailed: string;
}

/** The unsaved components of an editor, and how they are saved. */
export function useComponentRows({ assessment, components, topics }: WholeAssessment, place: EditingPlace) {
  const patch = usePatchAssessment(assessment.id);
  return useChangedRows<ComponentInput, ComponentRow>({
    scope: assessmentScope(assessment.id),
    form: place.form,
    savedRow: (id) => byId(components).get(id),
    isSame: isSameInput,
    keyOf: (row) => row.id,
    send: (changes) =>
      Promise.all(
        changes.map(({ value, seenVersion }) => {
          const { component } = value;
          return seenVersion === null
            ? api.components.create({ assessmentId: assessment.id, ...component, ...REVIEWED })
            : api.components.update({
                assessmentId: assessment.id,
                ...component,
                ...REVIEWED,
                seenVersion,
                ...reasonIn(value, byId(components)),
              });
        }),
      ),
    apply: (changed, gone) =>
      patch((before) => ({
        ...before,
        components: mergeRows(before.components, changed, ({ id }) => id).filter(({ id }) => !gone.includes(id)),
      })),
    merging: mergingOf<ComponentInput, ComponentRow, Stated>({
      fields: componentFields,
      valuesOf: ({ component }) => component,
      withValues: (input, stated) => ({ ...input, component: { ...input.component, ...stated } }),
      valuesIn: (row) => row,
      begin: (input) => baseOf(input, undefined),
      title: ({ component }) => component.title,
      nameOfRow: (id) => topics.find((topic) => topic.id === id)?.name,
      merge: mergeComponents,
    }),
    isRight: ({ component }) => Object.keys(validateComponent(component)).length === 0,
    failedTitle: (changes) => (changes.every(isNew) ? place.addFailed : place.updateFailed),
  });
}

const mapped = new WeakMap<readonly ComponentRow[], ReadonlyMap<string, ComponentRow>>();

/** The components by their ids: put in order when one is looked for first, and once for all editors of them. */
function byId(components: readonly ComponentRow[]): ReadonlyMap<string, ComponentRow> {
  const known = mapped.get(components);
  if (known) return known;
  const made = new Map<string, ComponentRow>(components.map((row) => [row.id, row]));
  mapped.set(components, made);
  return made;
}

/** Whoever changes something that was carried over has reviewed it. */
const REVIEWED = { carriedFrom: '' } as const;

/** What was said of why, if what is changed still asks for it. */
function reasonIn({ component, reason = '' }: ComponentInput, saved: ReadonlyMap<string, ComponentRow>) {
  const row = saved.get(component.id);
  return row && reason.trim() !== '' && reasonAskedBy(row, component) ? { reason } : {};
}

const isNew = ({ seenVersion }: Change<ComponentInput>) => seenVersion === null;

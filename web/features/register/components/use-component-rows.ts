import type { WholeAssessment } from '#contract/assessment.ts';
import type { ComponentRow } from '#contract/components.ts';
import { validateComponent } from '#domain/components/component-validation.ts';
import { type GivenValues, givenFields, givenValues, withValues } from '#domain/components/given-values.ts';
import { mergeComponents } from '#domain/components/merge-components.ts';
import { reasonAskedBy } from '#domain/history/reason-kind.ts';
import { assessmentScope, mergeRows, usePatchAssessment } from '#web/features/questionnaire/assessment/api.ts';
import type { Change } from '#web/features/saving/decide-conflicts.ts';
import { mergingOf } from '#web/features/saving/merging.ts';
import type { ChangedRowsOptions } from '#web/features/saving/use-changed-rows.ts';
import { api } from '#web/lib/api.ts';
import { baseOf, type ComponentInput, isSameInput } from './component-input.ts';
import { componentsById } from './components-by-id.ts';

/** Where components are edited: the name for the unsaved input, and the message for a failed save. */
interface EditingPlace {
  form: string;
  addFailed: string;
  updateFailed: string;
  /** Called with changes that got no response. */
  onUnanswered?: (changes: readonly Change<ComponentInput>[]) => void;
}

/** The unsaved components of an editor, and saving them. */
export function useComponentRows(
  { assessment, components, topics }: WholeAssessment,
  place: EditingPlace,
): ChangedRowsOptions<ComponentInput, ComponentRow> {
  const patch = usePatchAssessment(assessment.id);
  return {
    scope: assessmentScope(assessment.id),
    form: place.form,
    savedRow: (id) => componentsById(components).get(id),
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
                ...reasonIn(value, componentsById(components)),
              });
        }),
      ),
    apply: (changed, gone) =>
      patch((before) => ({
        ...before,
        components: mergeRows(before.components, changed, ({ id }) => id).filter(({ id }) => !gone.includes(id)),
      })),
    merging: mergingOf<ComponentInput, ComponentRow, GivenValues>({
      fields: givenFields,
      valuesOf: ({ component }) => givenValues(component),
      withValues: (input, values) => ({ ...input, component: withValues(input.component, values) }),
      valuesIn: givenValues,
      begin: (input) => givenValues(baseOf(input, undefined)),
      title: ({ component }) => component.title,
      nameOfRow: (id) => topics.find((topic) => topic.id === id)?.name,
      merge: mergeComponents,
    }),
    isRight: ({ component }) => Object.keys(validateComponent(component)).length === 0,
    failedTitle: (changes) => (changes.every(isNew) ? place.addFailed : place.updateFailed),
    onUnanswered: place.onUnanswered,
  };
}

/** Changing something that was carried over counts as a review. */
const REVIEWED = { carriedFrom: '' } as const;

/** The reason that was given, if the change still needs one. */
function reasonIn({ component, reason = '' }: ComponentInput, saved: ReadonlyMap<string, ComponentRow>) {
  const row = saved.get(component.id);
  return row && reason.trim() !== '' && reasonAskedBy(row, component) ? { reason } : {};
}

const isNew = ({ seenVersion }: Change<ComponentInput>) => seenVersion === null;

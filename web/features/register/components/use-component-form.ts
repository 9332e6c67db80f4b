import { createContext, use, useEffect } from 'react';
import { changeComponent } from '#domain/components/change-component.ts';
import type { Component } from '#domain/components/component.ts';
import { type ComponentProblem, validateComponent } from '#domain/components/component-validation.ts';
import { MAX_REASON } from '#domain/limits.ts';
import { useSectionWork } from '#web/features/saving/section-work.ts';
import { type FormState, sayProblems, useForm } from '#web/ui/inputs/form.tsx';
import { componentProblems } from './messages.ts';
import type { OpenForm } from './use-open-form.tsx';

export type ComponentFormState = FormState<Component>;

/** The open form with its rules; the wizard saves and discards it with the section. */
export function useComponentForm({ input, isDirty, change, save, forget, submit }: OpenForm): ComponentFormState {
  const form = useForm<Component>({
    value: input.component,
    onChange: (_, changed) => change({ ...input, component: changeComponent(input.component, changed) }),
    check: (component) =>
      sayProblems<keyof Component, ComponentProblem>(validateComponent(component), componentProblems),
    // A reason that is too long is reported at its field.
    send: async (_, isQuiet) => (input.reason ?? '').length <= MAX_REASON && save(isQuiet),
  });
  useSectionWork({ isDirty, save: () => form.submit(true), discard: forget });
  useEffect(() => {
    submit.current = () => form.submit();
    return () => {
      submit.current = null;
    };
  }, [submit, form.submit]);
  return form;
}

export const ComponentFormContext = createContext<ComponentFormState | null>(null);

/** The surrounding form: its component, how it is changed, and the errors at its fields. */
export function useComponentFields(): ComponentFormState & { component: Component } {
  const form = use(ComponentFormContext);
  if (!form) throw new Error('There is no component form around.');
  return { ...form, component: form.value };
}

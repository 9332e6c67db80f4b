/** Ids by which the focus finds its way back after a form or a dialog has closed. */
export const addButtonId = (topicId: string) => `add-component-${topicId}`;
export const editButtonId = (componentId: string) => `edit-component-${componentId}`;

/** Puts the focus on the first control of a form that says something is wrong. */
export function focusFirstProblem(form: HTMLElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}

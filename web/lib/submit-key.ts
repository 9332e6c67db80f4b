/**
 * Ctrl+Enter, or Cmd+Enter, presses the submit button of the form around the focus, also in text areas, where Enter starts a new line.
 * Loading this file is enough.
 */
// In the capture phase, because fields have their own meaning for Enter, and dialogs keep keys from the elements around them.
document.addEventListener('keydown', press, true);

export function press(event: KeyboardEvent): void {
  const { target, key, ctrlKey, metaKey } = event;
  if (key !== 'Enter' || !(ctrlKey || metaKey) || !(target instanceof Element)) return;
  // The button can be outside the element of its form.
  const controls = target.closest('form')?.elements ?? [];
  const submit = [...controls].find((each) => each.matches('[type="submit"]'));
  if (!(submit instanceof HTMLElement)) return;
  event.preventDefault();
  event.stopPropagation();
  if (!event.repeat) submit.click();
}

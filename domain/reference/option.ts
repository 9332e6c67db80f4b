/** One choice of a closed list. The id is stored and never changes; the label is shown to people. */
export interface Option {
  id: string;
  label: string;
  /** True for Other: choosing it opens a free-text field. */
  freeText?: true;
}

/** The label of an option; for an id that is not in the list (or ''), the id itself. */
export function labelOf(options: readonly Option[], id: string): string {
  return options.find((option) => option.id === id)?.label ?? id;
}

/** Whether the id is in the list. */
export function isOptionId(options: readonly Option[], id: string): boolean {
  return options.some((option) => option.id === id);
}

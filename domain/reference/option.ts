/** One choice of a closed list. The id is stored and never changes; the label is what a person reads. */
export interface Option {
  id: string;
  label: string;
  /** True for Other: choosing it opens a free text. */
  freeText?: true;
}

/** The label of an option id; an id that is not in the list (or '') is answered with itself. */
export function labelOf(options: readonly Option[], id: string): string {
  return options.find((option) => option.id === id)?.label ?? id;
}

/** True when the id is one of the list. */
export function isOptionId(options: readonly Option[], id: string): boolean {
  return options.some((option) => option.id === id);
}

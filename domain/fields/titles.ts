import type { Field, Fields } from './kinds.ts';

/** The names of fields where all fields of a noun are listed: two with the same label name their side. */
export function titleOf(fields: Fields, field: Field): string {
  const isTwin = Object.values(fields).some((other) => other !== field && other.label === field.label);
  return isTwin && field.side ? `${field.label} (${field.side})` : field.label;
}

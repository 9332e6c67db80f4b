import type { Field, Fields } from './kinds.ts';

/** The names of fields in a list of all fields of a noun: if two have the same label, they name their side. */
export function titleOf(fields: Fields, field: Field): string {
  const isTwin = Object.values(fields).some((other) => other !== field && other.label === field.label);
  return isTwin && field.side ? `${field.label} (${field.side})` : field.label;
}

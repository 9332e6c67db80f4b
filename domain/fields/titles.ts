import type { Field, Fields } from './kinds.ts';

/** What a field is called where all of its noun stand side by side: two of one label say their side. */
export function titleOf(fields: Fields, field: Field): string {
  const isTwin = Object.values(fields).some((other) => other !== field && other.label === field.label);
  return isTwin && field.side ? `${field.label} (${field.side})` : field.label;
}

import type { Change } from './change.ts';

/**
 * The reason that the history gives for undoing a change: what it undid, and when that was made.
 *
 * @param at of the change
 */
export function undoneWords({ title, topic, verb, fields }: Change, at: Date): string {
  const what = title || topic || 'A value';
  const of = fields.length > 0 ? `, ${fields.map(({ label }) => label).join(', ')}` : '';
  return `Undone: ${what}${of} ${verb} (${at.toISOString().slice(0, 16).replace('T', ' ')} UTC)`;
}

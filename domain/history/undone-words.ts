import type { Change } from './change.ts';

/**
 * The reason that the history records for undoing a change: what was undone, and when that change was made.
 * @param at when the change was made
 */
export function undoneWords({ title, topic, verb, fields }: Change, at: Date): string {
  const what = title || topic || 'A value';
  const of = fields.length > 0 ? `, ${fields.map(({ label }) => label).join(', ')}` : '';
  return `Undone: ${what}${of} ${verb} (${at.toISOString().slice(0, 16).replace('T', ' ')} UTC)`;
}

import type { KeyboardEvent } from 'react';

/** Enter in a slider goes to the same side of the next topic, with Shift to the one before; at the end it stays. */
export function goByEnter({ key, shiftKey, target, currentTarget }: KeyboardEvent<HTMLElement>): void {
  if (key !== 'Enter' || !(target instanceof HTMLInputElement) || target.type !== 'range') return;
  const row = target.closest('[data-topic]');
  const at = row && [...row.querySelectorAll('input[type=range]')].indexOf(target);
  const rows = [...currentTarget.querySelectorAll('[data-topic]')];
  const next = row && rows[rows.indexOf(row) + (shiftKey ? -1 : 1)];
  next?.querySelectorAll<HTMLInputElement>('input[type=range]')[at ?? 0]?.focus();
}

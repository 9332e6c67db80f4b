import { finalityNames } from '#domain/sign-off/words.ts';
import { formatMoment } from '#web/lib/format-moment.ts';
import type { FrozenListed } from './api.ts';
import { resultsMessages as say } from './messages.ts';

/** The most characters of a reason in a list; the rest is on the screen of the result. */
const REASON = 60;

/**
 * What tells a frozen result from the others of its assessment: its number, when, its state, and why it was reopened.
 * @param isApprovalSaid whether its approval follows, so that the state of the latest result needs no word
 */
export function nameOfFrozen({ number, frozenAt, state, reopened }: FrozenListed, isApprovalSaid = false): string {
  const latest = state === null || state === 'draft' || isApprovalSaid ? null : finalityNames[state].toLowerCase();
  const standing = state === null ? say.replaced : latest;
  return [
    say.numbered(number, formatMoment(frozenAt)),
    standing,
    reopened ? say.reopenedBecause(shortened(reopened.reason)) : null,
  ]
    .filter(Boolean)
    .join(', ');
}

function shortened(reason: string): string {
  const line = reason.replace(/\s+/g, ' ').trim();
  return line.length > REASON ? `${line.slice(0, REASON)}…` : line;
}

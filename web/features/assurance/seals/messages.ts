import type { SealFindingShape } from '#contract/seals.ts';
import { type HistoryNoun, nounNames } from '#domain/history/nouns.ts';
import type { api, OwnCodeOf } from '#web/lib/api.ts';
import { counted, formatNumber } from '#web/lib/format-number.ts';

/** The seals over the history, on the screen Activity (docs/frozen-result.md). */
export const sealMessages = {
  title: 'Seals over the history',
  text: 'Each night and when an assessment is completed, all changes since the last time are sealed. A check finds lines that somebody altered, deleted or put in afterwards, even in the database itself.',
  loading: 'Loading when the history was last sealed...',
  loadFailed: 'When the history was last sealed could not be loaded.',
  again: 'Try again',
  none: 'Nothing is sealed yet. The first seal is made tonight, or when an assessment is completed.',
  last: (moment: string, why: string, lines: number) => `Last sealed ${moment}, ${why}: ${countLines(lines)} so far`,
  about: 'About the seals',
  why: { daily: 'at night', completion: 'on completing an assessment', package: 'before an evidence package' },
  fingerprint: 'Fingerprint of the last seal',
  fingerprintText:
    'Keep it outside of Twofold, in the minutes for example: whoever rewrote the history together with its seals would be found by it.',
  check: 'Check the history',
  checking: 'Checking...',
  progress: 'Lines checked',
  progressOf: (done: number, all: number) => `${formatNumber(done)} of ${formatNumber(all)}`,
  sound: 'The history is as it was sealed',
  soundText: (lines: number) => `${countLines(lines)} checked; none was altered, deleted or put in.`,
  found: (count: number) =>
    count === 1 ? 'One thing is not as it was sealed' : `${formatNumber(count)} things are not as they were sealed`,
  foundText:
    'Somebody wrote in the database itself. Ask whoever runs Twofold for you; a backup from before holds the lines as they were.',
  more: (count: number) => `And ${formatNumber(count)} more.`,
  show: 'Show that day',
  failed: 'The check could not be finished.',
} as const;

const countLines = counted('line', 'lines');

/** Why a check ended before its end. */
export const checkRefusals: Readonly<Record<OwnCodeOf<typeof api.seals.check>, string>> = {
  'not-found': 'Seals are missing in the middle of the history, or were just made. Check once more.',
  'rate-limited': 'The history was checked very often within an hour. Wait a while and try again.',
};

/** A finding in a sentence. `moment`: when the line, or the one before it, was written. */
export function wordFinding({ what, historyId, noun }: SealFindingShape, moment: string | null): string {
  const line = `Line ${historyId}`;
  const about = `${line} (${of(noun)}${moment === null ? '' : `, ${moment}`})`;
  const words: Record<SealFindingShape['what'], string> = {
    altered: `${about} was altered after it was sealed.`,
    deleted: `${line} was deleted after it was sealed.${moment === null ? '' : ` The line before it is of ${moment}.`}`,
    added: `${about} was put in among sealed lines.`,
    'seal-altered': `The seal that begins with line ${historyId} was itself altered.`,
    'seal-missing': `Before line ${historyId} a seal is missing, or was altered.`,
  };
  return words[what];
}

const of = (noun: HistoryNoun | null) => (noun === null ? 'not shown in Activity' : nounNames[noun].toLowerCase());

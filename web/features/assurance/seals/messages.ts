import type { SealFindingShape } from '#contract/seals.ts';
import { type HistoryNoun, nounNames } from '#domain/history/nouns.ts';
import type { api, OwnCodeOf } from '#web/lib/api.ts';
import { counted, formatNumber } from '#web/lib/format-number.ts';

/** Texts of the seals of the history, on the Activity screen (docs/frozen-result.md). */
export const sealMessages = {
  title: 'Seals on the history',
  text: 'All changes are sealed every night and when an assessment is completed. A check finds lines that were altered, deleted or inserted afterwards, even in the database itself.',
  loading: 'Loading the last seal...',
  loadFailed: 'Could not load the last seal.',
  again: 'Try again',
  none: 'Nothing has been sealed yet. The first seal will be added tonight, or when an assessment is completed.',
  last: (moment: string, why: string, lines: number) => `Last sealed ${moment}, ${why}: ${countLines(lines)} so far`,
  about: 'About the seals',
  why: {
    daily: 'at night',
    completion: 'when an assessment was completed',
    package: 'before an evidence package was created',
  },
  fingerprint: 'Fingerprint of the last seal',
  fingerprintText:
    'Keep a copy outside Twofold, for example in the minutes of a board meeting. It shows whether someone rewrote the history together with its seals.',
  check: 'Check the history',
  checking: 'Checking...',
  progress: 'Lines checked',
  progressOf: (done: number, all: number) => `${formatNumber(done)} of ${formatNumber(all)}`,
  sound: 'The history matches its seals',
  soundText: (lines: number) => `${countLines(lines)} checked; none was altered, deleted or inserted.`,
  found: (count: number) =>
    count === 1 ? '1 line differs from its seal' : `${formatNumber(count)} lines differ from their seals`,
  foundText:
    'Someone changed the database directly. Ask the person who runs this server to restore the lines from an earlier backup.',
  more: (count: number) => `And ${formatNumber(count)} more.`,
  show: 'Show that day in Activity',
  failed: 'Could not finish the check.',
} as const;

const countLines = counted('line', 'lines');

/** Why a check stopped early. */
export const checkRefusals: Readonly<Record<OwnCodeOf<typeof api.seals.check>, string>> = {
  'not-found': 'Seals are missing, or were just created. Check again.',
  'rate-limited': 'Too many checks in the last hour. Try again later.',
};

/** A finding in a sentence. `moment`: when the line, or the one before it, was written. */
export function wordFinding({ what, historyId, noun }: SealFindingShape, moment: string | null): string {
  const line = `Line ${historyId}`;
  const about = `${line} (${of(noun)}${moment === null ? '' : `, ${moment}`})`;
  const words: Record<SealFindingShape['what'], string> = {
    altered: `${about} was altered after it was sealed.`,
    deleted: `${line} was deleted after it was sealed.${moment === null ? '' : ` The line before it is dated ${moment}.`}`,
    added: `${about} was inserted between sealed lines.`,
    'seal-altered': `The seal that begins with line ${historyId} was itself altered.`,
    'seal-missing': `A seal before line ${historyId} is missing or was altered.`,
  };
  return words[what];
}

const of = (noun: HistoryNoun | null) => (noun === null ? 'not shown in Activity' : nounNames[noun].toLowerCase());

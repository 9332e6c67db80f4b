import type { FileFacts, FrozenStanding } from '#documents/facts.ts';
import { finalityOf } from '#domain/sign-off/sign-off.ts';
import { finalityNames } from '#domain/sign-off/words.ts';
import { dayOf } from './words.ts';

const STANDINGS: Readonly<Record<Exclude<FrozenStanding, 'latest'>, { state: string; says: string }>> = {
  'open-again': { state: 'Frozen, open again', says: 'The assessment was opened again since.' },
  replaced: { state: 'Frozen, replaced', says: 'Another result was frozen since.' },
};

/** As much of a fingerprint as tells two results apart. */
export const shortSeal = (sha256: string): string => sha256.slice(0, 8);

/** How final what a file says is, in a word or two: 'Draft', 'Final', 'Frozen, replaced'. */
export function stateOf({ data, record }: Pick<FileFacts, 'data' | 'record'>): string {
  if (record && record.standing !== 'latest') return STANDINGS[record.standing].state;
  return finalityNames[finalityOf(data.assessment)];
}

/** What a file is made of, for every page: the frozen result with its day and seal; '' where it is the assessment as it stands. */
export function sourceOf({ record, frozen }: Pick<FileFacts, 'record' | 'frozen'>): string {
  return record && frozen ? `Frozen on ${dayOf(frozen.at)}, seal ${shortSeal(frozen.sha256)}` : '';
}

/** What one must know of a file that is made of a frozen result, a sentence each; none of one that is not. */
export function recordSaid({ record, frozen }: Pick<FileFacts, 'record' | 'frozen'>): string[] {
  if (!record || !frozen) return [];
  const { standing, by, otherFigures, notCompared } = record;
  return [
    `Made of the result that was frozen on ${dayOf(frozen.at)} when ${by || 'a former colleague'} completed the assessment, and of nothing that was entered since.`,
    standing === 'latest' ? '' : STANDINGS[standing].says,
    otherFigures > 0
      ? `The rules have changed since: ${otherFigures === 1 ? 'one figure is' : `${otherFigures} figures are`} otherwise here than in the frozen result.`
      : '',
    'Not frozen, and left out: the value chain, owners and due dates, reviews and comments.',
    notCompared === null ? '' : `“${notCompared}” had no frozen result then, so nothing is compared with it.`,
  ].filter((text) => text !== '');
}

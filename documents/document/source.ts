import type { FileFacts, FrozenStanding } from '#documents/facts.ts';
import { finalityOf } from '#domain/sign-off/sign-off.ts';
import { stateName } from '#domain/sign-off/words.ts';
import { dayOf } from './words.ts';

const STANDINGS: Readonly<Record<Exclude<FrozenStanding, 'latest'>, { state: string; says: string }>> = {
  'open-again': { state: 'Frozen, since reopened', says: 'The assessment has since been reopened.' },
  replaced: { state: 'Frozen, replaced', says: 'A newer result has since been frozen.' },
};

/** Enough characters of a hash to distinguish two results. */
export const shortSeal = (sha256: string): string => sha256.slice(0, 8);

/** How final the contents of a file are, in a few words: 'Draft', 'Final', 'Final, not all signed', 'Frozen, replaced'. */
export function stateOf({ data, record, signatures }: Pick<FileFacts, 'data' | 'record' | 'signatures'>): string {
  if (record && record.standing !== 'latest') return STANDINGS[record.standing].state;
  return stateName(finalityOf(data.assessment), signatures);
}

/** Whether readers can rely on a file: its colour. */
export function toneOf({ data, record }: Pick<FileFacts, 'data' | 'record'>): 'good' | 'neutral' | 'warning' {
  const finality = finalityOf(data.assessment);
  if (finality === 'draft' || (record && record.standing !== 'latest')) return 'warning';
  return finality === 'final' ? 'good' : 'neutral';
}

/** The source of a file, for every page: the frozen result with its day and seal; '' for the current version. */
export function sourceOf({ record, frozen }: Pick<FileFacts, 'record' | 'frozen'>): string {
  return record && frozen ? `Frozen on ${dayOf(frozen.at)}, seal ${shortSeal(frozen.sha256)}` : '';
}

/** What a reader must know about a file made from a frozen result, one sentence for each point; empty for the current version. */
export function recordSaid({ record, frozen, data }: Pick<FileFacts, 'record' | 'frozen' | 'data'>): string[] {
  if (!record || !frozen) return [];
  const { standing, by, otherFigures, notCompared } = record;
  return [
    `This file shows the result that was frozen on ${dayOf(frozen.at)}, when ${by || 'a former colleague'} completed the assessment. It contains no later changes.`,
    standing === 'latest' ? '' : STANDINGS[standing].says,
    otherFigures > 0
      ? `The rules have since changed: ${otherFigures === 1 ? 'one figure differs' : `${otherFigures} figures differ`} from the frozen result.`
      : '',
    `${data.activities ? 'Owners' : 'The value chain, owners'}, due dates, reviews and comments are left out.`,
    notCompared === null
      ? ''
      : `“${notCompared}” had no frozen result at that time, so there is no comparison with it.`,
  ].filter((text) => text !== '');
}

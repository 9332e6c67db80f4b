import type { Finality, Manner, SignOffStep } from './sign-off.ts';

/** The name of each state wherever an assessment is named. */
export const finalityNames: Readonly<Record<Finality, string>> = {
  draft: 'Draft',
  completed: 'Completed',
  'in-review': 'In review',
  final: 'Final',
};

/** The name of each step. */
export const stepNames: Readonly<Record<SignOffStep, string>> = {
  prepared: 'Prepared',
  reviewed: 'Reviewed',
  approved: 'Approved',
};

/** What is done with each step, in a sentence. */
const stepDeeds: Readonly<Record<SignOffStep, string>> = {
  prepared: 'preparation',
  reviewed: 'review',
  approved: 'approval',
};

/** A step with how it was made, and the name of the person who made it; '' if nobody knows it. */
interface MadeStep {
  manner: Manner;
  recordedBy: string;
}

/** How a step was made: 'signed', 'recorded by Ida Muster, not signed'. */
export function mannerSaid({ manner, recordedBy }: MadeStep): string {
  if (manner === 'signed') return 'signed';
  const by = recordedBy === '' ? 'a former colleague' : recordedBy;
  return manner === 'recorded' ? `recorded by ${by}, not signed` : `entered by ${by}`;
}

const and = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Which steps were recorded and not signed, as a sentence; '' if none. */
export function notSigned(standing: readonly { step: SignOffStep; manner: Manner }[]): string {
  const recorded = standing.filter(({ manner }) => manner === 'recorded');
  if (recorded.length === 0) return '';
  const deeds = and.format(recorded.map(({ step }) => stepDeeds[step]));
  return `${deeds.charAt(0).toUpperCase()}${deeds.slice(1)} ${recorded.length === 1 ? 'is' : 'are'} recorded, not signed.`;
}

/** The name of a state where its steps are known: a final result whose steps are not all signed says so. */
export const stateName = (finality: Finality, standing: readonly { manner: Manner }[]): string =>
  finality === 'final' && standing.some(({ manner }) => manner === 'recorded')
    ? `${finalityNames.final}, not all signed`
    : finalityNames[finality];

import type { FactSignature } from '#documents/facts.ts';
import { dayOf } from './words.ts';

/** The minutes of a step with their date: 'Board, item 4, 24 November 2025'; '' if there are none. */
export const minutesSaid = ({ minutes, minutesOn }: Pick<FactSignature, 'minutes' | 'minutesOn'>): string =>
  [minutes, minutesOn === null ? '' : dayOf(minutesOn)].filter((text) => text !== '').join(', ');

/** After the name of a person whose step was not signed: ' (recorded, not signed)'; otherwise ''. */
export const unlessSigned = ({ manner }: Pick<FactSignature, 'manner'>): string =>
  manner === 'recorded' ? ' (recorded, not signed)' : '';

import { MAX_CARRIED_FROM } from '#domain/limits.ts';
import { line } from './kinds.ts';

/**
 * Where something was carried over from (an earlier year, a topic of the other version of the standards), until someone has reviewed it;
 * '' afterwards, and if nothing was carried over (method M24, M25).
 */
export const carriedFrom = line({ label: 'To review, carried over from', max: MAX_CARRIED_FROM });

/** Whether something was carried over and nobody has reviewed it. */
export const isToReview = ({ carriedFrom: origin = '' }: { carriedFrom?: string }): boolean => origin !== '';

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** What a copied item names as its origin: 'Double Materiality Assessment, financial year starting 1 January 2025'. */
export const originOfCopy = (source: { name: string; financialYearStart: string }): string =>
  cut(`${source.name}, financial year starting ${day.format(new Date(source.financialYearStart))}`, MAX_CARRIED_FROM);

/** Shortens a text and marks it as shortened; the history contains the full text. */
export const cut = (text: string, most: number): string => (text.length <= most ? text : `${text.slice(0, most - 1)}…`);

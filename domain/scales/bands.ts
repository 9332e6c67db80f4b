import { FROM_FIELDS, type ScaleWording } from './fields.ts';

/** A step's amounts of money: from one amount up to, but not including, another. */
export interface BandOfMoney {
  currency: string;
  /** Null if the band starts at nothing. */
  from: number | null;
  /** Null if the band has no upper end. */
  below: number | null;
}

/** The amounts of the five steps; null if the wording has none. */
export function bandsOf(wording: Pick<ScaleWording, 'currency' | (typeof FROM_FIELDS)[number]>): BandOfMoney[] | null {
  if (FROM_FIELDS.some((name) => wording[name] === '')) return null;
  const edges = [null, ...FROM_FIELDS.map((name) => Number(wording[name])), null];
  return edges.slice(0, -1).map((from, at) => ({ currency: wording.currency, from, below: edges[at + 1] ?? null }));
}

/**
 * A range in words: 'below EUR 250,000', 'EUR 250,000 to below 1,000,000', 'EUR 1,000,000 and more'.
 * @param format formats an amount for the reader
 */
export function wordBand({ currency, from, below }: BandOfMoney, format: (amount: number) => string): string {
  if (from === null) return below === null ? '' : `below ${currency} ${format(below)}`;
  const begins = `${currency} ${format(from)}`;
  return below === null ? `${begins} and more` : `${begins} to below ${format(below)}`;
}

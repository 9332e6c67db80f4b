import type { Finality } from '#domain/sign-off/sign-off.ts';
import { finalityNames } from '#domain/sign-off/words.ts';

/** What a file system takes for something else, or shows as nothing. */
const NOT_IN_NAMES = /[\\/:*?"<>|\p{C}]+/gu;

/**
 * The name of a file that leaves the product: 'Activity Nordlicht - Materiality 2026 (draft) - 2026-11-22.csv'.
 *
 * @param what is in it; `day` is an ISO date, `ending` without its dot
 */
export function fileName({
  what,
  company,
  assessment,
  finality,
  day,
  ending,
}: {
  what: string;
  company: string;
  assessment: string;
  finality: Finality;
  day: string;
  ending: string;
}): string {
  const plain = (name: string) => name.replace(NOT_IN_NAMES, ' ').replace(/\s+/g, ' ').trim().slice(0, 60).trim();
  const state = finalityNames[finality].toLowerCase();
  return `${what} ${plain(company)} - ${plain(assessment)} (${state}) - ${day}.${ending}`;
}

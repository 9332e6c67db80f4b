import type { Finality } from '#domain/sign-off/sign-off.ts';
import { finalityNames } from '#domain/sign-off/words.ts';

/** What a file system takes for something else, or shows as nothing. */
const NOT_IN_NAMES = /[\\/:*?"<>|\p{C}]+/gu;

/** The name of the activity as a file: 'Activity Nordlicht - Materiality 2026 (draft) - 2026-11-22.csv'. `day` is an ISO date. */
export function activityFileName({
  company,
  assessment,
  finality,
  day,
}: {
  company: string;
  assessment: string;
  finality: Finality;
  day: string;
}): string {
  const plain = (name: string) => name.replace(NOT_IN_NAMES, ' ').replace(/\s+/g, ' ').trim().slice(0, 60).trim();
  return `Activity ${plain(company)} - ${plain(assessment)} (${finalityNames[finality].toLowerCase()}) - ${day}.csv`;
}

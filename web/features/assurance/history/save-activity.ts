import { readRefusal } from '#contract/read-refusal.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { type ActivityFilter, askedOf } from './activity-filter.ts';

/**
 * Downloads all changes that a filter shows, as a file for spreadsheets with times as they are here.
 *
 * @throws a refusal; TypeError where no answer came, or it broke off
 */
export async function saveActivity(assessmentId: AssessmentId, filter: ActivityFilter): Promise<void> {
  const asked = new URLSearchParams({
    ...askedOf(filter),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    separator: isCommaInNumbers() ? 'semicolon' : 'comma',
  });
  // Not by the client of the API: a file may be longer on its way than any other answer.
  const response = await fetch(`/api/assessments/${encodeURIComponent(assessmentId)}/history.csv?${asked}`, {
    credentials: 'same-origin',
  });
  if (!response.ok) throw readRefusal(await response.json().catch(() => null), response);
  const file = await response.blob();
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = fileNameIn(response.headers.get('content-disposition') ?? '');
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** There spreadsheets expect a semicolon between values. */
const isCommaInNumbers = () => new Intl.NumberFormat(navigator.language).format(1.5).includes(',');

function fileNameIn(disposition: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1];
  return encoded ? decodeURIComponent(encoded) : 'activity.csv';
}

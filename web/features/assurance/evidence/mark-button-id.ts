import { reviewButtonId } from '#web/features/questionnaire/assessment/review-mark.tsx';
import { evidenceButtonId } from './evidence-place.ts';

/** The id of the button next to a record that a link to one of its fields means; null if it means the record, or a field of its form. */
export function markButtonId(field: string | null, place: string | number): string | null {
  if (field === 'evidence') return evidenceButtonId(place);
  return field === 'carriedFrom' ? reviewButtonId(place) : null;
}

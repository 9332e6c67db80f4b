import { OPEN_FIELDS, SCORE_FIELDS_OF } from '#domain/components/score-fields.ts';
import { columnName } from '#domain/fields/column-name.ts';
import type { Columns } from '#domain/records/contents/contents.ts';
import type { Undoing } from './plan-undo.ts';

/**
 * Whether undoing a change would make a score of a component missing that someone has set since.
 *
 * @param since what others changed in the row after the change, as it was before that
 */
export function isScoredSince(undoing: Undoing, current: Columns | null, since: Columns | undefined): boolean {
  if (undoing.action !== 'update' || !current || !since) return false;
  return (['severity', 'likelihood'] as const).some(
    (score) =>
      undoing.columns[columnName(OPEN_FIELDS[score])] === true &&
      SCORE_FIELDS_OF[score].map(columnName).some((name) => name in since && since[name] !== current[name]),
  );
}

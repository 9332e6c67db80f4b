import type { AssessmentId } from '#domain/ids.ts';
import { api } from '#web/lib/api.ts';

/**
 * Gives a reason for everything that a person changed in these rows without one. Returns how many changes it covers.
 * @throws the refusals of the endpoints, or `TypeError` when offline
 */
export async function giveReasons(
  assessmentId: AssessmentId,
  { ids, by, reason }: { ids: readonly string[]; by: string; reason: string },
): Promise<number> {
  let given = 0;
  for (const id of ids) {
    const { changes } = await api.history.ofRecord({ assessmentId, noun: 'component', id, only: 'decisions' });
    const lacking = new Set(
      changes.flatMap(({ id: line, lacksReason, userId }) => (lacksReason && userId === by ? line : [])),
    );
    // One reason covers what was changed in the same fields around it.
    for (const line of lacking) {
      const { lines } = await api.laterReasons.give({ assessmentId, line, reason });
      for (const each of lines) lacking.delete(each);
      given += lines.length;
    }
  }
  return given;
}

import type { AssignmentShape } from '#contract/assignments.ts';
import type { ComponentRow } from '#contract/components.ts';
import { workFormMessages } from '#web/features/assurance/assignments/messages.ts';
import { severalMessages as say } from './messages.ts';
import type { ChosenRows, RefusedRow } from './plan.ts';

/** The latest line of each component's history when the person saw it, by component. */
export type SeenLines = ReadonlyMap<string, string | null>;

export const linesOf = (assignments: readonly AssignmentShape[]): SeenLines =>
  new Map(assignments.map(({ key, line }) => [key, line]));

/**
 * The selected rows whose review the person may approve, in the version that they have `seen`; which of the others in review stay, and why;
 * and how many are not in review.
 */
export function planClearing({ rows, unsaved }: ChosenRows, assignments: readonly AssignmentShape[], seen: SeenLines) {
  const plan = { cleared: [] as ComponentRow[], refused: [] as RefusedRow[], others: 0 };
  const known = new Map(assignments.filter(({ noun }) => noun === 'component').map((each) => [each.key, each]));
  for (const row of rows) {
    const { review = 'open', mayClear = false, line = null, changedBy = null } = known.get(row.id) ?? {};
    const stays = (why: string) => plan.refused.push({ id: row.id, title: row.title, why });
    if (review !== 'in-review') plan.others += 1;
    else if (unsaved.has(row.id)) stays(say.notSavedYet);
    else if (!mayClear) stays(workFormMessages.needsAnother);
    else if (line !== seen.get(row.id)) stays(say.changedBy(changedBy));
    else plan.cleared.push(row);
  }
  return plan;
}

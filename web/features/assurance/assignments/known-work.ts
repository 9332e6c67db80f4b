import type { AssignmentsShape } from '#contract/assignments.ts';
import type { Assigned } from '#domain/assignments/assignment.ts';
import { readStandings, type Standings } from '#domain/assignments/standing.ts';
import type { UserId } from '#domain/ids.ts';
import type { OpenIn } from '#domain/progress/open-in.ts';
import type { Work } from '#domain/query/fields/of-work.ts';
import { workOnComponents } from '#domain/query/work-on.ts';

/** What is known about the work on an assessment, as the current person sees it today. */
export interface KnownWork extends Assigned {
  assignments: AssignmentsShape['assignments'];
  standings: Standings;
  /** In the form that the query language uses. */
  onComponents(of: OpenIn): Work;
}

const made = new WeakMap<AssignmentsShape, KnownWork>();

/** Prepares a server answer for lookups, once, however many marks on a screen use it. */
export function makeWork(answer: AssignmentsShape, me: UserId | null, today: string): KnownWork {
  const known = made.get(answer);
  if (known?.me === me && known.today === today) return known;
  const standings = readStandings(answer);
  const assigned = { ...answer, me, today };
  const work = {
    ...assigned,
    standings,
    onComponents: (of: Parameters<KnownWork['onComponents']>[0]) => workOnComponents(assigned, of, standings),
  };
  made.set(answer, work);
  return work;
}

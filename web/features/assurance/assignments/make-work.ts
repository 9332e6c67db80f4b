import type { AssignmentsShape } from '#contract/assignments.ts';
import { readStandings } from '#domain/assignments/standing.ts';
import type { UserId } from '#domain/ids.ts';
import { workOnComponents } from '#domain/query/work-on.ts';
import type { KnownWork } from './known-work.ts';

const made = new WeakMap<AssignmentsShape, KnownWork>();

/** Makes an answer of the server ready to be asked: once, however many marks on a screen ask. */
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

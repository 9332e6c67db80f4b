import type { ChangeShape } from '#contract/history.ts';
import type { HistoryNoun } from '#domain/history/nouns.ts';

/** Two of a kind are read at a glance; so many and more become one line. */
const LEAST = 3;

/** What an auditor checked or read says little line by line. */
const gathered: Readonly<Partial<Record<HistoryNoun, true>>> = { mark: true, visit: true };

/** The same done by one person, one after another, as one item; everything else as an item of its own. */
export function runsOf(changes: readonly ChangeShape[]): ChangeShape[][] {
  const runs: ChangeShape[][] = [];
  for (const change of changes) {
    const run = runs.at(-1);
    if (run?.[0] && isSame(run[0], change)) run.push(change);
    else runs.push([change]);
  }
  return runs.flatMap((run) => (run.length < LEAST ? run.map((change) => [change]) : [run]));
}

const isSame = (one: ChangeShape, other: ChangeShape) =>
  one.noun in gathered &&
  one.noun === other.noun &&
  one.verb === other.verb &&
  one.userId === other.userId &&
  !one.act &&
  !other.act;

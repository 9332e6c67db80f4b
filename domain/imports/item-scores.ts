import { kindSaid } from './read-kind-word.ts';
import type { NamedKind } from './read-words.ts';
import { ABOVE, readHeading } from './said-heading.ts';
import { isScore, itemTarget } from './targets.ts';
import { isTopicPart } from './topic-columns.ts';

/** A column with titles of entries of one kind. */
export interface ItemColumn {
  at: number;
  kind: NamedKind;
}

/**
 * Which column of titles the other columns belong to, in tables that have entries of several kinds side by side: scores, and what each
 * entry has a column of its own for, such as its description or horizon. Columns that are in none hold for all entries of their row.
 * @param places where each column goes, or may go
 */
export function columnsOfItems(
  headings: readonly string[],
  items: readonly ItemColumn[],
  places: readonly (string | null)[],
): ReadonlyMap<number, number> {
  if (items.length < 2) return new Map();
  const placed = places.flatMap((place, at) =>
    place === null || itemTarget(place) || isTopicPart(place) || place === 'kind' || place === 'title'
      ? []
      : [{ at, group: isScore(place) ? 'scores' : place }],
  );
  const owned = [...Map.groupBy(placed, ({ group }) => group)].flatMap(([group, columns]) =>
    group === 'scores' || columns.length > 1
      ? [
          ...columnsOfGroup(
            headings,
            items,
            columns.map(({ at }) => at),
          ),
        ]
      : [],
  );
  return new Map(owned);
}

/** By the kind that a heading names, otherwise as the columns stand. */
function columnsOfGroup(
  headings: readonly string[],
  items: readonly ItemColumn[],
  scores: readonly number[],
): ReadonlyMap<number, number> {
  const byPlace = ownersOf(scores, (at) => items.findLast((item) => item.at < at)?.at);
  const byName = ownersOf(scores, (at) => itemNamed(headings[at] ?? '', items)?.at);
  const isByPlace = new Set(byPlace.values()).size > 1;
  return isByPlace ? new Map([...byPlace, ...byName]) : byName;
}

const ownersOf = (scores: readonly number[], ownerOf: (at: number) => number | undefined) =>
  new Map(
    scores.flatMap((at) => {
      const owner = ownerOf(at);
      return owner === undefined ? [] : [[at, owner] as const];
    }),
  );

/** The item whose kind a heading names besides the score: 'Risk likelihood', 'Severity (opportunity)', 'Risk › Severity'. */
function itemNamed(heading: string, items: readonly ItemColumn[]): ItemColumn | undefined {
  const { whole, notes } = readHeading(heading);
  const above = heading.split(ABOVE).slice(0, -1);
  const words = whole.split(/[^\p{L}]+/u).filter((word) => word !== '');
  const parts = [1, 2].flatMap((count) =>
    words.length > count ? [words.slice(0, count).join(' '), words.slice(-count).join(' ')] : [],
  );
  for (const said of [...above, ...notes, ...parts.reverse()]) {
    const named = said.length > 2 ? kindSaid(said) : null;
    if (named === null) continue;
    const ofKind = items.filter(({ kind }) => kind.kind === named.kind);
    const exactly = ofKind.filter(({ kind }) => kind.polarity === named.polarity);
    const [found, second] = exactly.length > 0 ? exactly : ofKind;
    if (found && !second) return found;
  }
  return undefined;
}

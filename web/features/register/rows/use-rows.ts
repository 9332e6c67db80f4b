import { useEffect, useMemo, useReducer, useRef } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { ComponentRow } from '#contract/components.ts';
import type { Topic } from '#domain/assessment/assessment.ts';
import type { Standing } from '#domain/assignments/standing.ts';
import type { Component } from '#domain/components/component.ts';
import { type EntryEvidence, entryEvidenceReader } from '#domain/evidence/entry-evidence.ts';
import { netsOf, scoreAfter } from '#domain/measures/basis.ts';
import { asksOfWork } from '#domain/query/asks-of-work.ts';
import { fittingRows, readRows } from '#domain/query/evaluate-noun.ts';
import { componentNoun } from '#domain/query/fields/component.ts';
import type { NounRow, QueryData } from '#domain/query/fields/noun.ts';
import { groupRows } from '#domain/query/group-rows.ts';
import { orderRows } from '#domain/query/order-rows.ts';
import { everything, type Query } from '#domain/query/query.ts';
import { activityNames } from '#domain/value-chain/activity-names.ts';
import { fold } from '#domain/words/fold.ts';
import type { KnownWork } from '#web/features/assurance/assignments/known-work.ts';
import { componentsById } from '#web/features/register/components/components-by-id.ts';
import { type Heard, type Held, useHeld } from '#web/lib/observable.ts';
import type { Place } from './cell-position.ts';
import { idsOfGone, withActiveAsHeld, withUnsavedGone } from './draft-rows.ts';
import { type Group, groupsOf } from './groups-of.ts';
import type { Unsaved } from './unsaved.ts';

/** A row of the register. */
export interface RegisterRow {
  id: string;
  component: Component;
  topic: Topic | undefined;
  isUnsaved: boolean;
  /** The names of the activities of the value chain on which it lies, from upstream to downstream. */
  activities?: readonly string[];
  /** Who looks after it and by when; undefined until that is known. */
  standing?: Standing | undefined;
  isOverdue?: boolean;
  /** How much evidence there is at it; undefined where there is none. */
  evidence?: EntryEvidence | undefined;
  /** Its score after measures; null where none counts. */
  net?: number | null;
}

/** A heading above the rows that say the same. */
export interface GroupHead {
  key: string;
  label: string;
  count: number;
  isOpen: boolean;
}

/** What stands on a line of the table: a row as it is saved (`present` says what is unsaved of it). The key of a row is its id. */
export type Line = { key: string; head: GroupHead; row: null } | { key: string; head: null; row: RegisterRow };

export interface RegisterLines {
  lines: readonly Line[];
  /** How many rows fit, those of closed groups among them. */
  shown: number;
  /** How many there are at all. */
  all: number;
  /** The row that is held as it stood before somebody deleted it; null while it stands. */
  gone: ComponentRow | null;
  present: PresentRows;
}

/** Rows with what is unsaved of them: whoever shows one asks for it and hears of another. While one types no line is made anew. */
export interface PresentRows {
  of: (row: RegisterRow) => RegisterRow;
  subscribe: Heard<Unsaved>['subscribe'];
}

interface Asked {
  whole: WholeAssessment;
  /** Undefined until it is known. */
  assigned: KnownWork | undefined;
  query: Query;
  search: string;
  /** The row one is at is worked on: the others are put in order anew when it is left. */
  place: Held<Place | null>;
  unsaved: Heard<Unsaved>;
  closed: ReadonlySet<string>;
  /** The row of the open cell, or of the entry beside the table: it stays until that is left. */
  heldId: string | null;
}

/** The lines of the table: rows that fit, in their order, under their groups. */
export function useRows({ whole, assigned, query, search, place, unsaved, closed, heldId }: Asked): RegisterLines {
  const { components: saved, gone } = useHeldRow(whole.components, heldId);
  const unsavedGone = useHeld(unsaved, (all) => idsOfGone(saved, all));
  const components = useMemo(
    () => (unsavedGone === '' ? saved : withUnsavedGone(saved, unsaved.get())),
    [saved, unsaved, unsavedGone],
  );
  useFolded(components);
  const { activities } = whole;
  // Who is responsible comes later than the rows; where it decides on nothing they are not put in order again for it.
  const asked = asksOfWork(componentNoun, query) ? assigned : undefined;
  const settled = useSettled({ components, activities, assigned: asked, query, search }, place);
  const { groups, all } = useGroups(whole, settled, query, search);
  const { rowLines, make } = useRowLines(components, whole, assigned);
  const present = useMemo(
    () => ({
      of(row: RegisterRow) {
        const component = unsaved.get().get(row.id);
        return component ? make(component, true) : row;
      },
      subscribe: unsaved.subscribe,
    }),
    [unsaved, make],
  );
  const shown = useMemo(
    () => ({
      lines: linesOf(groups, rowLines, closed),
      shown: groups.reduce((sum, { ids }) => sum + ids.length, 0),
      all,
    }),
    [groups, rowLines, closed, all],
  );
  return { ...shown, gone, present };
}

/** The rows with the one that is held in its place, also once somebody has deleted it. */
function useHeldRow(components: readonly ComponentRow[], id: string | null) {
  const last = useRef(components);
  const stands = id === null || componentsById(components).has(id);
  if (stands) last.current = components;
  const { current } = last;
  return useMemo(() => {
    const at = stands ? -1 : current.findIndex((row) => row.id === id);
    const gone = current[at] ?? null;
    return { components: gone ? components.toSpliced(at, 0, gone) : components, gone };
  }, [components, current, stands, id]);
}

/** The groups with their rows, below one another. In one pass: with each order and each end of a search all rows go through here. */
function linesOf(
  groups: readonly Group[],
  rowLines: ReadonlyMap<string, Line>,
  closed: ReadonlySet<string>,
): readonly Line[] {
  const lines: Line[] = [];
  for (const { key, label, ids } of groups) {
    const isOpen = !closed.has(key);
    if (label !== null) lines.push({ key: `group ${key}`, head: { key, label, count: ids.length, isOpen }, row: null });
    if (!isOpen) continue;
    for (const id of ids) {
      const line = rowLines.get(id);
      if (line) lines.push(line);
    }
  }
  return lines;
}

type Surroundings = Pick<
  WholeAssessment,
  'topics' | 'activities' | 'assessment' | 'evidence' | 'measures' | 'netScores'
> &
  Pick<Asked, 'assigned'>;

/** The rows on their lines, by their ids. A row that says what it said is the same as before: it is not drawn anew. */
function useRowLines(
  components: readonly ComponentRow[],
  { topics, activities, assessment, evidence, measures, netScores }: WholeAssessment,
  assigned: Asked['assigned'],
) {
  const make = useMemo(
    () => rowMaker({ topics, activities, assessment, evidence, measures, netScores, assigned }),
    [topics, activities, assessment, evidence, measures, netScores, assigned],
  );
  const rowLines = useMemo(
    () =>
      new Map<string, Line>(
        components.map((saved) => [saved.id, { key: saved.id, head: null, row: make(saved, false) }]),
      ),
    [components, make],
  );
  return { rowLines, make };
}

const NO_NAMES: readonly string[] = [];

/** Makes rows, each component's once. */
function rowMaker({ topics, activities, assessment, evidence, measures, netScores, assigned }: Surroundings) {
  const netOf = netsOf({ assessment, measures, netScores });
  const evidenceAt = entryEvidenceReader({ evidence, measures });
  const namesOn = activityNames(activities);
  const topicOf = new Map(topics.map((topic) => [topic.id as string, topic]));
  const workOn = assigned?.onComponents({ assessment, evidence, measures });
  const made = new WeakMap<Component, RegisterRow>();
  return (component: Component, isUnsaved: boolean): RegisterRow => {
    const known = made.get(component);
    if (known?.isUnsaved === isUnsaved) return known;
    const row: RegisterRow = {
      id: component.id,
      component,
      topic: topicOf.get(component.topicId),
      isUnsaved,
      activities: namesOn.get(component.id) ?? NO_NAMES,
      standing: assigned?.standings.ofComponent(component),
      isOverdue: workOn?.(component).isOverdue ?? false,
      evidence: evidenceAt(component.id),
      net: scoreAfter(netOf(component))?.score ?? null,
    };
    made.set(component, row);
    return row;
  };
}

interface Settled extends Pick<Asked, 'assigned' | 'query' | 'search'> {
  components: readonly ComponentRow[];
  activities: WholeAssessment['activities'];
}

/** The rows as they decide on the order: as they stood when the row that is worked on was come to, so that it stays in its place. */
function useSettled(now: Settled, place: Asked['place']): Settled {
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  const activeId = place.get()?.key ?? null;
  const held = useRef({ ...now, activeId });
  const latest = useRef(now);
  latest.current = now;
  const rowsOfSame = useRef(now.components);
  // Another row is come to: nothing is drawn for it where no row says anything else by now.
  useEffect(
    () =>
      place.subscribe(() => {
        const next = place.get()?.key ?? null;
        const { components, activities, assigned } = latest.current;
        if (next === held.current.activeId) return;
        const isSame =
          held.current.components === components &&
          held.current.activities === activities &&
          held.current.assigned === assigned;
        if (isSame) held.current = { ...held.current, activeId: next };
        else redraw();
      }),
    [place],
  );
  const { current } = held;
  const isGoingOn = current.activeId === activeId && current.query === now.query && current.search === now.search;
  const isSame =
    isGoingOn &&
    (current.assigned === undefined) === (now.assigned === undefined) &&
    (rowsOfSame.current === now.components || hasSameRows(current.components, now.components));
  // Compared once with each save, not with each key.
  rowsOfSame.current = now.components;
  if (isSame) return current;
  // A colleague's new row moves others, not the one that is worked on.
  held.current = isGoingOn
    ? {
        ...now,
        activeId,
        activities: current.activities,
        components: withActiveAsHeld(now.components, current.components, activeId),
      }
    : { ...now, activeId };
  return held.current;
}

const hasSameRows = (one: readonly ComponentRow[], other: readonly ComponentRow[]) =>
  one.length === other.length && one.every(({ id }, at) => other[at]?.id === id);

/** Rows whose words are folded at a time, and how long after the last one, in milliseconds. */
const PIECE = { rows: 250, pause: 400 };

/** Folds what is searched, piece by piece while nobody asks: the first letter of a search waits for nothing. */
function useFolded(components: readonly ComponentRow[]) {
  useEffect(() => {
    let left: readonly ComponentRow[] = components;
    const timer = setInterval(() => {
      // After a save that is one.
      left = left.filter((row) => !folded.has(row));
      for (const row of left.slice(0, PIECE.rows)) foldedText(row);
      if (left.length <= PIECE.rows) clearInterval(timer);
    }, PIECE.pause);
    return () => clearInterval(timer);
  }, [components]);
}

/** Which rows fit, group by group. A search is looked for among the rows that the query has put in order. */
function useGroups(
  whole: WholeAssessment,
  { components, activities, assigned }: Settled,
  query: Query,
  search: string,
) {
  const rest = useRest(whole);
  const asked = useMemo(
    () => readAsked({ ...rest, activities, components: [...components] }, assigned),
    [rest, activities, components, assigned],
  );
  const ordered = useMemo(() => orderOf(asked, query), [asked, query]);
  const { topics } = whole;
  return useMemo(() => {
    const sought = search === '' ? null : matching({ components, topics }, search);
    const rows = sought ? ordered.rows.filter(({ id }) => sought.has(id)) : ordered.rows;
    return { groups: groupsOf(rows, ordered.groups, query.groupBy), all: ordered.all };
  }, [ordered, query.groupBy, components, topics, search]);
}

/** The assessment as it was when something else than its components, and where they lie, changed last: while one scores they alone change. */
function useRest(whole: WholeAssessment): WholeAssessment {
  const rest = useRef(whole);
  const keys = Object.keys(whole) as (keyof WholeAssessment)[];
  if (keys.some((key) => key !== 'components' && key !== 'activities' && whole[key] !== rest.current[key]))
    rest.current = whole;
  return rest.current;
}

const ALL = everything('component');

/** What queries about an assessment are asked of, with all its rows. */
function readAsked(whole: WholeAssessment, assigned: Asked['assigned']) {
  const data: QueryData = {
    current: whole,
    earlier: null,
    changes: [],
    requirements: {},
    ...(assigned && { work: assigned.onComponents(whole) }),
  };
  return { data, rows: readRows(ALL, componentNoun, data) };
}

/** The rows that fit a query, in order, and its groups in theirs. */
function orderOf(asked: { data: QueryData; rows: readonly NounRow[] }, query: Query) {
  const { fitting, outOf: all } = fittingRows(query, asked.rows);
  const rows = orderRows(fitting, componentNoun, query.sort);
  const { groupBy } = query;
  // Rows are sorted within their groups; those stand in the order of what they are grouped by.
  const sort = query.sort.filter(({ field }) => field === groupBy);
  return { rows, groups: groupRows({ ...query, sort }, componentNoun, rows, asked.data), all };
}

/** The components in which, or in whose topics, all words of a search occur. */
function matching(
  { components, topics }: Pick<Settled, 'components'> & Pick<WholeAssessment, 'topics'>,
  search: string,
) {
  const words = fold(search).split(/\s+/).filter(Boolean);
  const names = new Map(topics.map(({ id, code, name }) => [id as string, fold(`${code} ${name}`)]));
  const fits = (row: ComponentRow) => {
    const [text, name] = [foldedText(row), names.get(row.topicId) ?? ''];
    return words.every((word) => text.includes(word) || name.includes(word));
  };
  return new Set<string>(components.filter(fits).map(({ id }) => id));
}

const folded = new WeakMap<ComponentRow, string>();

/** What is searched of a component, folded once and not with each key. */
function foldedText(row: ComponentRow): string {
  const known = folded.get(row);
  if (known !== undefined) return known;
  const text = fold([row.title, row.description, row.justification].join(' '));
  folded.set(row, text);
  return text;
}

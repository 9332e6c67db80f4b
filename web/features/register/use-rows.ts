import { useMemo, useState } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { ComponentRow } from '#contract/components.ts';
import type { Topic } from '#domain/assessment/assessment.ts';
import type { Standing } from '#domain/assignments/standing.ts';
import type { Component } from '#domain/components/component.ts';
import { evaluateNoun } from '#domain/query/evaluate-noun.ts';
import { componentNoun } from '#domain/query/fields/component.ts';
import type { Query } from '#domain/query/query.ts';
import type { KnownWork } from '#web/features/assignments/known-work.ts';
import { fold } from '#web/lib/fold.ts';

/** A row of the register: what is saved, with what is unsaved in its place. */
export interface RegisterRow {
  id: string;
  component: Component;
  topic: Topic | undefined;
  isUnsaved: boolean;
  /** Who looks after it and by when; undefined until that is known. */
  standing?: Standing | undefined;
  isOverdue?: boolean;
}

/** A heading above the rows that say the same. */
export interface GroupHead {
  key: string;
  label: string;
  count: number;
  isOpen: boolean;
}

/** What stands on a line of the table. The key of a row is its id. */
export type Line = { key: string; head: GroupHead; row: null } | { key: string; head: null; row: RegisterRow };

export interface RegisterLines {
  lines: Line[];
  /** How many rows fit, those of closed groups among them. */
  shown: number;
  /** How many there are at all. */
  all: number;
}

interface Asked {
  whole: WholeAssessment;
  /** Undefined until it is known. */
  assigned: KnownWork | undefined;
  query: Query;
  search: string;
  /** The row that is worked on: the others are put in order anew when it is left. */
  activeId: string | null;
  unsaved: ReadonlyMap<string, Component>;
  closed: ReadonlySet<string>;
}

/** The lines of the table: rows that fit, in their order, under their groups. */
export function useRows({ whole, assigned, query, search, activeId, unsaved, closed }: Asked): RegisterLines {
  const settled = useSettled({ components: whole.components, assigned, query, search, activeId });
  const { groups, all } = useMemo(
    () => orderOf({ ...whole, components: [...settled.components] }, settled.assigned, query, search),
    [whole, settled, query, search],
  );
  const rows = useMemo(() => {
    const topics = new Map(whole.topics.map((topic) => [topic.id as string, topic]));
    const standings = assigned?.standings;
    const workOn = assigned?.onComponents(whole.assessment.esrsVersion);
    return new Map(
      whole.components.map((saved): [string, RegisterRow] => {
        const component = unsaved.get(saved.id) ?? saved;
        return [
          saved.id,
          {
            id: saved.id,
            component,
            topic: topics.get(component.topicId),
            isUnsaved: unsaved.has(saved.id),
            standing: standings?.ofComponent(component),
            isOverdue: workOn?.(component).isOverdue ?? false,
          },
        ];
      }),
    );
  }, [whole.components, whole.topics, whole.assessment.esrsVersion, assigned, unsaved]);
  return useMemo(
    () => ({
      lines: groups.flatMap(({ key, label, ids }): Line[] => {
        const isOpen = !closed.has(key);
        const head: Line[] =
          label === null ? [] : [{ key: `group ${key}`, head: { key, label, count: ids.length, isOpen }, row: null }];
        const own = isOpen ? ids.flatMap((id) => rows.get(id) ?? []) : [];
        return [...head, ...own.map((row): Line => ({ key: row.id, head: null, row }))];
      }),
      shown: groups.reduce((sum, { ids }) => sum + ids.length, 0),
      all,
    }),
    [groups, rows, closed, all],
  );
}

interface Settled extends Pick<Asked, 'assigned' | 'query' | 'search' | 'activeId'> {
  components: readonly ComponentRow[];
}

/** The rows as they decide on the order: as they stood when the row that is worked on was come to, so that it stays in its place. */
function useSettled(now: Settled): Settled {
  const [held, setHeld] = useState(now);
  const isSame =
    held.activeId === now.activeId &&
    held.query === now.query &&
    held.search === now.search &&
    (held.assigned === undefined) === (now.assigned === undefined) &&
    (held.components === now.components || hasSameRows(held.components, now.components));
  if (!isSame) setHeld(now);
  return isSame ? held : now;
}

const hasSameRows = (one: readonly ComponentRow[], other: readonly ComponentRow[]) =>
  one.length === other.length && one.every(({ id }, at) => other[at]?.id === id);

interface Group {
  key: string;
  /** Null where nothing is grouped. */
  label: string | null;
  ids: string[];
}

/** Which rows fit, group by group. A row that says several values stands in the group of the first. */
function orderOf(
  whole: WholeAssessment,
  assigned: KnownWork | undefined,
  query: Query,
  search: string,
): { groups: Group[]; all: number } {
  const data = {
    current: whole,
    earlier: null,
    changes: [],
    requirements: {},
    ...(assigned && { work: assigned.onComponents(whole.assessment.esrsVersion) }),
  };
  const { rows, outOf: all } = evaluateNoun(componentNoun, query, data);
  const sought = search === '' ? null : matching(whole, search);
  const fitting = sought ? rows.filter(({ id }) => sought.has(id)) : rows;
  if (query.groupBy === null) return { groups: [{ key: '', label: null, ids: fitting.map(({ id }) => id) }], all };
  const { groupBy } = query;
  // Rows are sorted within their groups; those stand in the order of what they are grouped by.
  const { groups } = evaluateNoun(
    componentNoun,
    { ...query, sort: query.sort.filter(({ field }) => field === groupBy) },
    data,
  );
  const members = new Map<unknown, string[]>();
  for (const { id, values } of fitting) {
    const value = values[groupBy] ?? null;
    const said = Array.isArray(value) ? (value[0] ?? null) : value;
    const ids = members.get(said);
    if (ids) ids.push(id);
    else members.set(said, [id]);
  }
  const own = groups.flatMap(({ value, label }) => {
    const ids = members.get(value);
    return ids ? [{ key: String(value), label, ids }] : [];
  });
  return { groups: own, all };
}

/** The components in which all words of a search occur. */
function matching({ components, topics }: WholeAssessment, search: string): Set<string> {
  const words = fold(search).split(/\s+/).filter(Boolean);
  const names = new Map(topics.map(({ id, code, name }) => [id as string, `${code} ${name}`]));
  const fits = ({ title, description, justification, topicId }: ComponentRow) => {
    const text = fold([title, description, justification, names.get(topicId) ?? ''].join(' '));
    return words.every((word) => text.includes(word));
  };
  return new Set(components.filter(fits).map(({ id }) => id));
}

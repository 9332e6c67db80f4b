import { useMemo, useRef } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import { fittingRows, readRows } from '#domain/query/evaluate-noun.ts';
import { componentNoun } from '#domain/query/fields/component.ts';
import type { NounRow, QueryData } from '#domain/query/fields/noun.ts';
import { groupRows } from '#domain/query/group-rows.ts';
import { orderRows } from '#domain/query/order-rows.ts';
import { everything, type Query } from '#domain/query/query.ts';
import type { KnownWork } from '#web/features/assurance/assignments/known-work.ts';
import { groupsOf } from './groups-of.ts';
import { matching } from './search-rows.ts';
import type { RowsToOrder } from './settled-rows.ts';

/** The matching rows, group by group. A search filters the rows that the query has already put in order. */
export function useGroups(
  whole: WholeAssessment,
  { components, activities, assigned }: RowsToOrder,
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

/** The assessment as it was when anything other than its components or their places last changed: scoring changes only these. */
function useRest(whole: WholeAssessment): WholeAssessment {
  const rest = useRef(whole);
  const keys = Object.keys(whole) as (keyof WholeAssessment)[];
  if (keys.some((key) => key !== 'components' && key !== 'activities' && whole[key] !== rest.current[key]))
    rest.current = whole;
  return rest.current;
}

const ALL = everything('component');

/** The data for queries about an assessment, with all its rows. */
function readAsked(whole: WholeAssessment, assigned: KnownWork | undefined) {
  const data: QueryData = {
    current: whole,
    earlier: null,
    changes: [],
    requirements: {},
    ...(assigned && { work: assigned.onComponents(whole) }),
  };
  return { data, rows: readRows(ALL, componentNoun, data) };
}

/** The rows that match a query, in order, and its groups in theirs. */
function orderOf(asked: { data: QueryData; rows: readonly NounRow[] }, query: Query) {
  const { fitting, outOf: all } = fittingRows(query, asked.rows);
  const rows = orderRows(fitting, componentNoun, query.sort);
  const { groupBy } = query;
  // Rows are sorted within their groups; groups are in the order of their values.
  const sort = query.sort.filter(({ field }) => field === groupBy);
  return { rows, groups: groupRows({ ...query, sort }, componentNoun, rows, asked.data), all };
}

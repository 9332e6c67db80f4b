import { useEffect, useRef } from 'react';
import { componentNoun } from '#domain/query/fields/component.ts';
import type { Query, Sort } from '#domain/query/query.ts';
import type { Observable } from '#web/lib/observable.ts';
import type { Announcement } from '#web/lib/throttled-announcer.ts';
import { columns, groupOptions } from '../rows/columns.ts';
import type { Line } from '../rows/register-row.ts';
import { orderWords } from '../view/sort-words.ts';
import { orderMessages as say } from './messages.ts';

type Order = Pick<Query, 'sort' | 'groupBy'>;

interface TellOrderProps {
  /** The order that was requested first: this loads while the person may already be choosing another. */
  first: Query;
  query: Query;
  lines: readonly Line[];
  told: Observable<Announcement>;
}

/** Announces to screen readers how the rows are sorted and grouped, once for each change, whatever caused it. */
export function TellOrder({ first, query, lines, told }: TellOrderProps) {
  const before = useRef<Order>(first);
  useEffect(() => {
    const words = sayOrder(before.current, query, lines);
    before.current = query;
    if (words !== '') told.set({ words });
  }, [query, lines, told]);
  return null;
}

/** Which part of the order has changed, in words; '' if none has. */
function sayOrder(before: Order, { sort, groupBy }: Order, lines: readonly Pick<Line, 'head'>[]): string {
  const said = [];
  if (JSON.stringify(sort) !== JSON.stringify(before.sort)) said.push(saySort(sort));
  if (groupBy !== before.groupBy) said.push(sayGroups(groupBy, lines.filter(({ head }) => head).length));
  return said.join('. ');
}

const saySort = (sort: readonly Sort[]) =>
  sort.length === 0
    ? say.unsorted
    : say.sorted(sort.map(({ field, order }) => say.part(labelOf(field), orderWords(field, order))));

function sayGroups(groupBy: string | null, count: number) {
  if (groupBy === null) return say.ungrouped;
  const grouping = groupOptions(false).find(({ value }) => value === groupBy);
  return say.grouped((grouping?.label ?? labelOf(groupBy)).toLowerCase(), count);
}

const labelOf = (field: string) =>
  columns.find((column) => column.field === field)?.label ?? componentNoun.fields[field]?.label ?? field;

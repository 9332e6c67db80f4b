import type { Component } from '#domain/components/component.ts';
import type { ReadFields } from './field.ts';
import type { Year } from './year.ts';

/** What can be queried about the links of an entry. */
const directions = [
  { id: 'source', label: 'a named source' },
  { id: 'consequence', label: 'a named consequence' },
] as const;

/** Whether an entry has links, in either direction; empty if it has none. */
export function linkFieldsOf<Row extends { year: Year; component: Component }>(): ReadFields<Row> {
  return {
    links: {
      label: 'Links',
      kind: 'choices',
      options: directions,
      saidLike: ['with {value}', 'without {value}'],
      read: ({ year, component }) => {
        const { into, outOf } = year.linksAt(component.id);
        const held = directions.filter(({ id }) => (id === 'source' ? into : outOf).length > 0);
        return held.length === 0 ? null : held.map(({ id }) => id);
      },
    },
  };
}

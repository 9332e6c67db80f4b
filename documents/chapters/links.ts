import { type Block, list } from '#documents/document/document.ts';
import type { Reading } from '#documents/document/reading.ts';
import { numberOf } from '#documents/document/words.ts';
import type { Component } from '#domain/components/component.ts';
import { sayFrom, sayTo } from '#domain/links/words.ts';
import type { DashboardRow } from '#domain/results/dashboard.ts';

type Linked = Pick<Reading, 'rows' | 'linksAt'>;

/** The links of an entry in words, in both directions, each with the topic and score of the other entry. */
export function linksSaid({ id }: Pick<DashboardRow, 'id'>, { rows, linksAt }: Linked): string[] {
  const { into, outOf } = linksAt(id as Component['id']);
  const nameOf = (component: Component | undefined) => component && entryName(component, rows);
  const noted = (said: string, note: string) => (note.trim() === '' ? said : `${said}. ${note.trim()}`);
  return [
    ...into.map((ends) => noted(sayFrom(ends, ends.link, nameOf(ends.from)), ends.link.note)),
    ...outOf.map((ends) => noted(sayTo(ends, nameOf(ends.to)), ends.link.note)),
  ];
}

/** The same as a list; nothing if there are none. */
export function linksBlocks(row: Pick<DashboardRow, 'id'>, reading: Linked): Block[] {
  const said = linksSaid(row, reading);
  return said.length === 0 ? [] : [list(said)];
}

/** 'Legal claims (S1.1, 16 of 25)'; an entry of a topic that was set aside has no row, only a name. */
function entryName({ id, title }: Pick<Component, 'id' | 'title'>, rows: Reading['rows']): string {
  const row = rows.find((each) => each.id === id);
  if (!row) return `${title} (its topic was set aside)`;
  return `${title} (${row.topic.code}, ${row.score === null ? 'score missing' : `${numberOf(row.score)} of 25`})`;
}

import { places } from '#domain/chat/places.ts';
import type { Component } from '#domain/components/component.ts';
import { componentFields } from '#domain/components/fields.ts';
import { linkKinds } from '#domain/links/fields.ts';
import type { LinkWithEnds } from '#domain/links/link.ts';
import { sayLink } from '#domain/links/words.ts';
import type { Measure } from '#domain/measures/measure.ts';
import { noun } from './noun.ts';
import { topicFields } from './of-topic.ts';
import type { Year } from './year.ts';

interface LinkRow extends LinkWithEnds<Component, Measure> {
  year: Year;
}

/** Links between entries, each under the topic of the entry that it leads to. */
export const linkNoun = noun<LinkRow>({
  plural: 'links between entries',
  fields: {
    kind: {
      label: 'Kind of link',
      kind: 'choice',
      options: linkKinds,
      saidAlone: true,
      read: ({ link }) => link.kind,
    },
    begins: {
      label: 'Begins at',
      kind: 'line',
      saidLike: ['that begin at {value}', 'that do not begin at {value}'],
      read: ({ link, from, measure }) => measure?.title ?? from?.title ?? link.dependency,
    },
    beginsUnder: {
      label: 'Topic where it begins',
      kind: 'line',
      saidLike: ['from the topic {value}', 'not from the topic {value}'],
      read: ({ year, from }) => (from ? year.topicOf(from.topicId).topic.code : null),
    },
    leadsTo: {
      label: 'Leads to',
      kind: 'line',
      saidLike: ['that lead to {value}', 'that do not lead to {value}'],
      read: ({ to }) => to.title,
    },
    leadsToKind: {
      label: 'Kind of entry it leads to',
      kind: 'choice',
      options: componentFields.kind.options,
      saidLike: ['to entries of kind {value}', 'not to entries of kind {value}'],
      read: ({ to }) => to.kind,
    },
    note: { label: 'Note', kind: 'long-text', read: ({ link }) => link.note.trim() || null },
    ...topicFields<LinkRow>(({ year, to }) => year.topicOf(to.topicId)),
  },
  columns: ['kind', 'begins', 'beginsUnder', 'leadsTo', 'topic', 'note'],
  order: null,
  isComparable: false,
  hasEarlier: true,
  rows: ({ year }) => year.links().map((row) => ({ year, ...row })),
  nameOf: ({ year, link, from, to, ...ends }) => ({
    id: link.id,
    label: sayLink({ from, to, ...ends }, link),
    path: places.component(year.data, to),
    isSetAside: !year.topicOf(to.topicId).isRelevant,
  }),
});

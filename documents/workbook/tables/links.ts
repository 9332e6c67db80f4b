import { componentFields } from '#domain/components/fields.ts';
import { registerTitles } from '#domain/files/register-titles.ts';
import { sheetNames } from '#domain/files/sheet-titles.ts';
import { linkKinds } from '#domain/links/fields.ts';
import { linksWithEnds } from '#domain/links/link.ts';
import { labelOf } from '#domain/reference/option.ts';
import type { Reading } from './reading.ts';
import { said, type Table, text } from './table.ts';

/** Every link with both its ends. */
export function linksTable({ facts, topicOf }: Reading): Table {
  return {
    name: sheetNames.links,
    columns: [
      text('Kind of link', 18),
      text('Topic where it begins', 11),
      text('Begins at', 36),
      text('Measure', 36),
      text('Dependency', 36),
      text('Topic it leads to', 11),
      text('Leads to', 36),
      text(componentFields.kind.label, 12),
      text('Note', 40),
      text(registerTitles.id, 38),
    ],
    rows: linksWithEnds(facts.data).map(({ link, from, measure, to }) => [
      labelOf(linkKinds, link.kind),
      from ? topicOf(from.topicId).code : null,
      said(from?.title),
      said(measure?.title),
      said(link.dependency),
      topicOf(to.topicId).code,
      said(to.title),
      labelOf(componentFields.kind.options, to.kind),
      said(link.note),
      link.id,
    ]),
  };
}

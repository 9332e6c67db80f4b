import { z } from 'zod';
import type { SectionName } from '#domain/chat/chat-source.ts';
import type { FieldChange } from '#domain/history/change.ts';
import type { HistoryNoun } from '#domain/history/nouns.ts';
import { contents } from '#domain/records/contents/all-contents.ts';
import { chatTool } from './chat-tool.ts';
import { sourcesOf } from './facts.ts';

const SECTIONS: Readonly<Partial<Record<HistoryNoun, SectionName>>> = {
  topic: 'Topic Selection',
  selection: 'Topic Selection',
  answer: 'Organizational Information',
  score: 'Materiality Scoring',
  stakeholder: 'Stakeholder Mapping',
};

/** Returns who changed what, from the history. */
export const historyTool = chatTool({
  description:
    'The latest changes to this assessment: who changed what and when, with old and new values of scores. Filter by person.',
  input: z.object({
    by: z.string().max(100).optional().describe('Part of a person’s name'),
    limit: z.int().min(1).max(50).default(15),
  }),
  async run(context, { by, limit }) {
    const on = await context.assessment();
    const sources = sourcesOf(on, context.citations);
    const rows = await context.changes(by ? 300 : limit);
    const isBy = (name: string | null) => !by || (name ?? '').toLowerCase().includes(by.toLowerCase());
    const components = new Map<string, (typeof on.whole.components)[number]>(
      on.whole.components.map((component) => [component.id, component]),
    );
    return {
      source: sources.results(),
      changes: rows
        .filter((row) => isBy(row.by))
        .slice(0, limit)
        .map((row) => {
          const component = components.get(row.rowId);
          const section = SECTIONS[row.noun];
          return {
            source: component ? sources.component(component) : section ? sources.section(section) : sources.results(),
            at: row.at.toISOString().slice(0, 16).replace('T', ' '),
            by: row.by ?? 'somebody who has left',
            action: row.verb,
            what: contents[row.noun].changeOf,
            ...(row.noun !== 'assessment' && row.title && { title: row.title }),
            ...(row.topic && { topic: row.topic }),
            ...(row.reason && { reason: row.reason }),
            fields: tellFields(row.fields),
          };
        }),
    };
  },
});

/** The first few fields, with their values if they are short. */
function tellFields(fields: readonly FieldChange[]) {
  return fields.slice(0, 8).map(({ label, from, to }) => {
    return from.length <= 40 && to.length <= 40 ? { field: label, from, to } : { field: label };
  });
}

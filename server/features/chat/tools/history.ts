import { z } from 'zod';
import type { SectionName } from '#domain/chat/chat-source.ts';
import { chatTool } from './chat-tool.ts';
import { sourcesOf } from './facts.ts';

const NOUNS: Readonly<Record<string, string>> = {
  assessments: 'the assessment',
  assessment_topic_selections: 'a topic selection',
  assessment_responses: 'an answer',
  materiality_scores: 'screening scores',
  materiality_components: 'a component',
  stakeholder_mapping: 'a stakeholder row',
};
const SECTIONS: Readonly<Record<string, SectionName>> = {
  assessment_topic_selections: 'Topic Selection',
  assessment_responses: 'Organizational Information',
  materiality_scores: 'Materiality Scoring',
  stakeholder_mapping: 'Stakeholder Mapping',
};
const VERBS = { insert: 'added', update: 'changed', delete: 'deleted' } as const;
/** Columns that say nothing to a reader. */
const SILENT = new Set(['version', 'company_id', 'id', 'assessment_id', 'topic_id', 'user_id', 'position']);

/** Who changed what, from the one history. */
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
    const topics = new Map<string, string>(on.whole.topics.map((topic) => [topic.id, `${topic.code} ${topic.name}`]));
    return {
      source: sources.results(),
      changes: rows
        .filter((row) => isBy(row.by))
        .slice(0, limit)
        .map((row) => {
          const component = components.get(row.rowId);
          const state = row.new ?? row.old ?? {};
          const title = component?.title ?? (typeof state.title === 'string' ? state.title : undefined);
          const topic = topics.get(component?.topicId ?? String(state.topic_id ?? ''));
          const section = SECTIONS[row.tableName];
          return {
            source: component ? sources.component(component) : section ? sources.section(section) : sources.results(),
            at: row.at.toISOString().slice(0, 16).replace('T', ' '),
            by: row.by ?? 'somebody who has left',
            action: VERBS[row.action],
            what: NOUNS[row.tableName] ?? 'something',
            ...(title && { title }),
            ...(topic && { topic }),
            ...(row.reason && { reason: row.reason }),
            fields: row.action === 'update' ? tellFields(row.old, row.new) : [],
          };
        }),
    };
  },
});

function tellFields(old: Record<string, unknown> | null, now: Record<string, unknown> | null) {
  return Object.keys(now ?? {})
    .filter((column) => !SILENT.has(column))
    .map((column) => {
      const [from, to] = [old?.[column], now?.[column]];
      const isShort = [from, to].every((value) => String(value ?? '').length <= 40);
      return isShort
        ? { field: column.replaceAll('_', ' '), from: from ?? null, to: to ?? null }
        : { field: column.replaceAll('_', ' ') };
    })
    .slice(0, 8);
}

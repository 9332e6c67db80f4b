import { z } from 'zod';
import { allTexts } from '#domain/components/component-texts.ts';
import { byId } from '#domain/found.ts';
import { rowsBehind } from '#domain/results/dashboard.ts';
import { relevantTopics } from '#domain/results/matrix.ts';
import { topicGroup } from '#domain/topics/topic-group.ts';
import { rowsNamed, topicsNamed } from '../find-subjects.ts';
import { chatTool } from './chat-tool.ts';
import { excerpt, rowsByScore, SCALE, sourcesOf, tellPoint, tellRow } from './facts.ts';

/** Most topics that one answer goes into. */
const MOST = 6;

/** Everything about the topics that some words name. */
export const topicTool = chatTool({
  description:
    'Everything about one topic or standard, found by words or code ("water", "E1", "child labour"): scores, why it is or is not material, the components behind it, screening scores, whether it is deselected or not assessed. Also finds components by words.',
  input: z.object({
    about: z.string().min(1).max(300),
    and: z.array(z.string().min(1).max(300)).max(5).default([]).describe('Further topics, to compare'),
  }),
  async run(context, { about, and }) {
    const on = await context.assessment();
    const { whole, dashboard } = on;
    const sources = sourcesOf(on, context.citations);
    const relevant = new Set(relevantTopics(whole.topics, whole.selections).map(({ id }) => id));
    const named = [...new Set([about, ...and].flatMap((words) => topicsNamed(words, whole.topics)))];
    const topics = named.slice(0, MOST).map((topic) => {
      const point = dashboard.points.find((candidate) => candidate.topic.id === topic.id);
      const screening = whole.scores.find((score) => score.topicId === topic.id);
      return {
        source: relevant.has(topic.id) ? sources.topic(topic) : sources.selection(topic),
        code: topic.code,
        topic: topic.name,
        standard: topicGroup(topic, whole.assessment.esrsVersion).label,
        state: !relevant.has(topic.id) ? 'deselected' : point ? 'assessed' : 'not yet assessed',
        point: point ? tellPoint(point, sources) : null,
        components: point ? rowsBehind(dashboard, point).map((row) => tellRow(row, on, sources)) : [],
        screening: screening && {
          scale: '1 to 10',
          source: sources.screening(topic),
          impact: screening.impactScore,
          financial: screening.financialScore,
          justification: excerpt(screening.justification),
        },
      };
    });
    return {
      source: sources.results(),
      scale: SCALE,
      thresholds: whole.assessment.thresholds,
      found: named.length,
      topics,
      // Words that name no topic may still name a component.
      components: topics.length > 0 ? [] : findRows(about, on).map((row) => tellRow(row, on, sources)),
    };
  },
});

/** The components that some words name. */
export function findRows(about: string, on: Parameters<typeof rowsByScore>[0], most = 8) {
  const rows = rowsByScore(on);
  const found = rowsNamed(
    about,
    rows,
    (row) => `${row.title} ${allTexts(byId(on.whole.components, row.id))}`,
    (row) => row.title,
  );
  const best = found[0]?.score ?? 0;
  return found
    .filter(({ score, share }) => share >= 0.5 && score >= best * 0.45)
    .slice(0, most)
    .map(({ row }) => row);
}

import { z } from 'zod';
import { buildDashboard, CATEGORIES } from '#domain/dashboard.ts';
import { relevantTopics, sortTopics } from '#domain/matrix.ts';
import { THRESHOLD_CHOICES } from '#domain/threshold.ts';
import { topicsNamed } from '../find-subjects.ts';
import { chatTool } from './chat-tool.ts';
import { SCALE, sourcesOf, tellPoint } from './facts.ts';

const threshold = z.number().min(0).max(25);

/** Topics by what the result says of them. */
export const topicsTool = chatTool({
  description:
    'Topics with both scores (0-25), classification and materiality flag. Filter by material side, classification, category, subject; sort; or list topics that are deselected or not yet assessed. With thresholds it answers "what if".',
  input: z.object({
    show: z.enum(['assessed', 'not-yet-assessed', 'deselected']).default('assessed'),
    material: z.enum(['any', 'impact', 'financial', 'both', 'only-impact', 'only-financial', 'none']).optional(),
    classification: z.enum(['High', 'Medium', 'Low']).optional(),
    category: z.enum(CATEGORIES).optional(),
    about: z.string().max(200).optional().describe('Words or codes of the topics, such as "water" or "E1"'),
    minScore: z.number().optional().describe('On the side sorted by, else on either side'),
    maxScore: z.number().optional(),
    sort: z.enum(['sum', 'impact', 'financial', 'code']).default('sum'),
    order: z.enum(['highest', 'lowest']).default('highest'),
    limit: z.int().min(1).max(100).default(40),
    thresholds: z
      .object({ impact: threshold.optional(), financial: threshold.optional() })
      .optional()
      .describe(`What if the thresholds were others; the product offers ${THRESHOLD_CHOICES.join(', ')}`),
  }),
  async run(desk, input) {
    const on = await desk.assessment();
    const { whole } = on;
    const sources = sourcesOf(on, desk.book);
    const adopted = whole.assessment.thresholds;
    const thresholds = {
      impact: input.thresholds?.impact ?? adopted.impact,
      financial: input.thresholds?.financial ?? adopted.financial,
    };
    const dashboard = buildDashboard(whole, thresholds);
    const isAbout = subjectFilter(input.about, whole.topics);
    const inCategory = (topic: { category: string }) => !input.category || topic.category === input.category;
    const base = {
      source: sources.results(),
      scale: SCALE,
      thresholds,
      adoptedThresholds: adopted,
      assessed: dashboard.points.length,
      notYetAssessed: dashboard.notYetAssessed.length,
    };
    if (input.show !== 'assessed') {
      const relevant = new Set(relevantTopics(whole.topics, whole.selections).map(({ id }) => id));
      const open = new Map(dashboard.notYetAssessed.map(({ topic, reason }) => [topic.id, reason]));
      const isShown = (id: (typeof whole.topics)[number]['id']) =>
        input.show === 'deselected' ? !relevant.has(id) : open.has(id);
      const listed = sortTopics(whole.topics).filter(
        (topic) => isShown(topic.id) && isAbout(topic.id) && inCategory(topic),
      );
      const topics = listed.map((topic) => ({
        source: input.show === 'deselected' ? sources.selection(topic) : sources.topic(topic),
        code: topic.code,
        topic: topic.name,
        category: topic.category,
        ...(input.show === 'not-yet-assessed' && { reason: open.get(topic.id) }),
      }));
      return { ...base, show: input.show, total: topics.length, topics: topics.slice(0, input.limit), points: [] };
    }
    const value = (point: (typeof dashboard.points)[number]) =>
      input.sort === 'impact' || input.sort === 'financial' ? point[input.sort] : point.impact + point.financial;
    const highestSide = (point: (typeof dashboard.points)[number]) =>
      input.sort === 'impact' || input.sort === 'financial' ? value(point) : Math.max(point.impact, point.financial);
    const points = dashboard.points.filter(
      (point) =>
        isAbout(point.topic.id) &&
        inCategory(point.topic) &&
        (!input.classification || point.classification === input.classification) &&
        isMaterialAs(point.materialBy, input.material) &&
        (input.minScore === undefined || highestSide(point) >= input.minScore) &&
        (input.maxScore === undefined || highestSide(point) <= input.maxScore),
    );
    const direction = input.order === 'highest' ? -1 : 1;
    const sorted =
      input.sort === 'code' ? points : points.toSorted((first, second) => direction * (value(first) - value(second)));
    return {
      ...base,
      show: input.show,
      total: points.length,
      topics: [],
      points: sorted.slice(0, input.limit).map((point) => tellPoint(point, sources)),
    };
  },
});

/** Whether a topic belongs to what was asked about; everything does when nothing was. */
export function subjectFilter(
  about: string | undefined,
  topics: Parameters<typeof topicsNamed>[1],
): (id: string) => boolean {
  if (!about?.trim()) return () => true;
  const named = new Set<string>(topicsNamed(about, topics).map(({ id }) => id));
  return (id) => named.has(id);
}

type Flag = 'impact' | 'financial' | 'both' | 'none';

function isMaterialAs(flag: Flag, asked: string | undefined): boolean {
  switch (asked) {
    case undefined:
      return true;
    case 'any':
      return flag !== 'none';
    case 'none':
    case 'both':
      return flag === asked;
    case 'only-impact':
      return flag === 'impact';
    case 'only-financial':
      return flag === 'financial';
    default:
      return flag === asked || flag === 'both';
  }
}

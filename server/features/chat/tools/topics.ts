import { z } from 'zod';
import { CATEGORIES } from '#domain/reference/catalogue-topic.ts';
import { buildDashboard } from '#domain/results/dashboard.ts';
import { relevantTopics, sortTopics } from '#domain/results/matrix.ts';
import { THRESHOLD_CHOICES } from '#domain/results/threshold.ts';
import { allTopicsNamed, type topicsNamed } from '../find-subjects.ts';
import { chatTool } from './chat-tool.ts';
import { SCALE, sourcesOf, tellPoint } from './facts.ts';
import { isWithin, range } from './range.ts';

export const MATERIAL_AS = [
  'any',
  'impact',
  'financial',
  'both',
  'only-impact',
  'only-financial',
  'only-one',
  'not-impact',
  'not-financial',
  'none',
] as const;

const threshold = z.number().min(0).max(25);

/** Topics by what the result says of them. */
export const topicsTool = chatTool({
  description:
    'Topics with both scores (0-25), classification and materiality flag. Filter by material side, classification, category, subject; sort; or list topics that are deselected or not yet assessed. With thresholds it answers "what if".',
  input: z.object({
    show: z.enum(['assessed', 'not-yet-assessed', 'deselected']).default('assessed'),
    material: z.enum(MATERIAL_AS).optional(),
    classification: z.enum(['High', 'Medium', 'Low']).optional(),
    categories: z.array(z.enum(CATEGORIES)).max(3).optional(),
    about: z.string().max(200).optional().describe('Words or codes of the topics, such as "water" or "E1"'),
    score: range.optional().describe('On the side sorted by, else on the higher side'),
    except: z
      .object({
        about: z.string().max(200).optional(),
        categories: z.array(z.enum(CATEGORIES)).max(3).optional(),
        classification: z.enum(['High', 'Medium', 'Low']).optional(),
      })
      .optional()
      .describe('What is left out'),
    sort: z.enum(['sum', 'impact', 'financial', 'code']).default('sum'),
    order: z.enum(['highest', 'lowest']).default('highest'),
    limit: z.int().min(1).max(100).default(40),
    thresholds: z
      .object({ impact: threshold.optional(), financial: threshold.optional() })
      .optional()
      .describe(`What if the thresholds were others; the product offers ${THRESHOLD_CHOICES.join(', ')}`),
  }),
  async run(context, input) {
    const on = await context.assessment();
    const { whole } = on;
    const sources = sourcesOf(on, context.citations);
    const adopted = whole.assessment.thresholds;
    const thresholds = {
      impact: input.thresholds?.impact ?? adopted.impact,
      financial: input.thresholds?.financial ?? adopted.financial,
    };
    const dashboard = buildDashboard(whole, thresholds);
    const isAbout = subjectFilter(input.about, whole.topics);
    const isLeftOut = input.except?.about ? subjectFilter(input.except.about, whole.topics) : () => false;
    const inCategory = ({ category }: { category: (typeof CATEGORIES)[number] }) =>
      (!input.categories || input.categories.includes(category)) && !input.except?.categories?.includes(category);
    const base = {
      source: sources.results(),
      scale: SCALE,
      /** What the list is narrowed by, so that it can be said with a source. */
      asked: { score: input.score, limit: input.limit, about: input.about, except: input.except?.about },
      named: namesOf(input.about, whole.topics),
      namedOut: namesOf(input.except?.about, whole.topics),
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
        (topic) => isShown(topic.id) && isAbout(topic.id) && !isLeftOut(topic.id) && inCategory(topic),
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
    // A side that nothing is assessed on has no score that could be low.
    const isOnSide = ({ hasImpact, hasFinancial }: (typeof dashboard.points)[number]) =>
      (input.order === 'highest' && !input.score) ||
      (input.sort === 'impact' ? hasImpact : input.sort !== 'financial' || hasFinancial);
    const points = dashboard.points.filter(
      (point) =>
        isOnSide(point) &&
        isAbout(point.topic.id) &&
        !isLeftOut(point.topic.id) &&
        point.classification !== input.except?.classification &&
        inCategory(point.topic) &&
        (!input.classification || point.classification === input.classification) &&
        isMaterialAs(point.materialBy, input.material) &&
        (!input.score || isWithin(highestSide(point), input.score)),
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
  const named = new Set<string>(allTopicsNamed(about, topics).map(({ id }) => id));
  return (id) => named.has(id);
}

/** The names of what some words mean, a few of them. */
export function namesOf(about: string | undefined, topics: Parameters<typeof allTopicsNamed>[1]): string[] {
  if (!about?.trim()) return [];
  return allTopicsNamed(about, topics).map(({ code, name }) => `${code} ${name}`);
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
    case 'only-one':
      return flag === 'impact' || flag === 'financial';
    case 'not-impact':
      return flag === 'financial' || flag === 'none';
    case 'not-financial':
      return flag === 'impact' || flag === 'none';
    case 'only-impact':
      return flag === 'impact';
    case 'only-financial':
      return flag === 'financial';
    default:
      return flag === asked || flag === 'both';
  }
}

import { z } from 'zod';
import { CATEGORIES } from '#domain/dashboard.ts';
import { topicsNamed } from '../find-subjects.ts';
import { chatTool } from './chat-tool.ts';
import { rowsByScore, SCALE, sourcesOf, type ToldRow, tellRow } from './facts.ts';
import { componentsNamed } from './find.ts';
import { findRows } from './topic.ts';
import { subjectFilter } from './topics.ts';

/** Impacts, risks and opportunities by what is stated of them. */
export const componentsTool = chatTool({
  description:
    'Impacts, risks and opportunities (components) with scores out of 25, severity or magnitude, likelihood and how they came about. Filter by kind, polarity, actuality, category, subject, value chain, time horizon, type, score, human rights; sort; counts come with the answer.',
  input: z.object({
    kind: z.enum(['impact', 'risk', 'opportunity', 'risk-or-opportunity']).optional(),
    polarity: z.enum(['Positive', 'Negative', 'not set']).optional(),
    actuality: z.enum(['Actual', 'Potential']).optional(),
    category: z.enum(CATEGORIES).optional(),
    about: z.string().max(300).optional().describe('Words or codes of topics, or words of the components'),
    valueChain: z.enum(['upstream', 'own', 'downstream']).optional(),
    timeHorizon: z.enum(['short', 'medium', 'long']).optional(),
    type: z.string().max(60).optional().describe('Part of a risk or opportunity type: physical, transition, market …'),
    financialEffect: z.string().max(60).optional().describe('Part of a financial effect: cash flow, cost of capital …'),
    humanRights: z.boolean().optional(),
    counted: z.boolean().optional(),
    material: z.boolean().optional().describe('Only those that reach their side’s threshold'),
    minScore: z.number().optional(),
    maxScore: z.number().optional(),
    likelihood: z.int().min(1).max(5).optional(),
    severity: z.int().min(1).max(5).optional().describe('Severity of an impact, magnitude of a risk or opportunity'),
    order: z.enum(['highest', 'lowest']).default('highest'),
    limit: z.int().min(1).max(100).default(30),
  }),
  async run(desk, input) {
    const on = await desk.assessment();
    const { whole } = on;
    const sources = sourcesOf(on, desk.book);
    const named = input.about ? topicsNamed(input.about, whole.topics) : [];
    const isOfTopic = subjectFilter(input.about, whole.topics);
    const byWords = new Set(input.about && named.length === 0 ? findRows(input.about, on, 50).map(({ id }) => id) : []);
    const includes = (text: string, part: string | undefined) =>
      !part || text.toLowerCase().includes(part.toLowerCase());
    const all = rowsByScore(on).map((row) => ({ row, told: tellRow(row, on, sources) }));
    const thresholds = whole.assessment.thresholds;
    const found = all.filter(({ row, told }) => {
      if (input.kind === 'risk-or-opportunity' ? row.kind === 'impact' : input.kind && row.kind !== input.kind) {
        return false;
      }
      if (input.polarity && (row.kind !== 'impact' || (row.impactPolarity ?? 'not set') !== input.polarity))
        return false;
      if (input.actuality && row.actualPotentialImpact !== input.actuality) return false;
      if (input.category && row.topic.category !== input.category) return false;
      if (input.about && !(named.length > 0 ? isOfTopic(row.topic.id) : byWords.has(row.id))) return false;
      if (input.valueChain && !row.valueChainConcentration.split('-').includes(input.valueChain)) return false;
      if (input.timeHorizon && !row.timeHorizon.split('-').includes(input.timeHorizon)) return false;
      if (input.humanRights !== undefined && told.humanRights !== input.humanRights) return false;
      if (input.counted !== undefined && row.counted !== input.counted) return false;
      if (input.material && !(row.counted && row.score >= thresholds[row.side])) return false;
      if (input.minScore !== undefined && row.score < input.minScore) return false;
      if (input.maxScore !== undefined && row.score > input.maxScore) return false;
      if (input.likelihood !== undefined && row.likelihoodCounted !== input.likelihood) return false;
      if (input.severity !== undefined && row.severity !== input.severity) return false;
      if (!includes(told.type, input.type)) return false;
      return !input.financialEffect || told.financialEffects.some((effect) => includes(effect, input.financialEffect));
    });
    const sorted = input.order === 'highest' ? found : found.toReversed();
    const count = (kind: string) => found.filter(({ told }) => told.kind === kind).length;
    return {
      source: sources.results(),
      scale: SCALE,
      total: found.length,
      shown: Math.min(found.length, input.limit),
      ofAll: all.length,
      counts: {
        negativeImpacts: count('negative impact'),
        positiveImpacts: count('positive impact'),
        impactsWithoutPolarity: count('impact without polarity'),
        risks: count('risk'),
        opportunities: count('opportunity'),
        byCategory: Object.fromEntries(
          CATEGORIES.map((category) => [category, found.filter(({ row }) => row.topic.category === category).length]),
        ),
      },
      thresholds,
      components: sorted.slice(0, input.limit).map(({ told }) => told),
    };
  },
});

/** One component in full. */
export const componentTool = chatTool({
  description:
    'One impact, risk or opportunity in full, found by words of its title or text: description, justification, how its score came about.',
  input: z.object({ about: z.string().min(1).max(300) }),
  async run(desk, { about }) {
    const on = await desk.assessment();
    const sources = sourcesOf(on, desk.book);
    const found = componentsNamed(about, on).slice(0, 4);
    return {
      source: sources.results(),
      scale: SCALE,
      thresholds: on.whole.assessment.thresholds,
      components: found.map(({ row, isNamed }) => {
        const component = on.whole.components.find(({ id }) => id === row.id)!;
        const told: ToldRow = tellRow(row, on, sources);
        return {
          ...told,
          isNamed,
          description: component.description,
          justification: component.justification,
          details: {
            scale: component.impactScale,
            scope: component.impactScope,
            irremediability: component.impactIrremediability,
          },
          severityReason: component.severityReason,
        };
      }),
    };
  },
});

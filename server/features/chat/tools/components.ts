import { z } from 'zod';
import { byId } from '#domain/found.ts';
import { CATEGORIES } from '#domain/reference/catalogue-topic.ts';
import { reaches } from '#domain/results/threshold.ts';
import { allTopicsNamed } from '../find-subjects.ts';
import { chatTool } from './chat-tool.ts';
import { rowsByScore, SCALE, sourcesOf, tellRow } from './facts.ts';
import { componentsNamed } from './find.ts';
import { isWithin, range } from './range.ts';
import { findRows } from './topic.ts';
import { namesOf, subjectFilter } from './topics.ts';

const KINDS = [
  'impact',
  'risk',
  'opportunity',
  'risk-or-opportunity',
  'impact-or-risk',
  'impact-or-opportunity',
] as const;
const LACKS = [
  'justification',
  'description',
  'time-horizon',
  'value-chain',
  'type',
  'financial-effects',
  'actuality',
] as const;

const narrowing = {
  categories: z.array(z.enum(CATEGORIES)).max(3).optional(),
  about: z.string().max(300).optional().describe('Words or codes of topics, or words of the components'),
  valueChain: z
    .array(z.enum(['upstream', 'own', 'downstream']))
    .max(3)
    .optional()
    .describe('Any of these places'),
  timeHorizon: z
    .array(z.enum(['short', 'medium', 'long']))
    .max(3)
    .optional()
    .describe('Any of these'),
  types: z.array(z.string().max(60)).max(12).optional().describe('Parts of types: physical, transition, market …'),
  financialEffect: z.string().max(60).optional().describe('Part of a financial effect: cash flow, cost of capital …'),
};

/** Impacts, risks and opportunities by what is stated of them. */
export const componentsTool = chatTool({
  description:
    'Impacts, risks and opportunities (components) with scores out of 25, severity or magnitude, likelihood and how they came about. Filter by kind, polarity, actuality, category, subject, value chain, time horizon, type, score, human rights; sort; counts come with the answer.',
  input: z.object({
    kind: z.enum(KINDS).optional(),
    polarity: z.enum(['Positive', 'Negative', 'not set']).optional(),
    actuality: z.enum(['Actual', 'Potential']).optional(),
    ...narrowing,
    except: z.object(narrowing).optional().describe('What is left out'),
    humanRights: z.boolean().optional(),
    counted: z.boolean().optional(),
    material: z.boolean().optional().describe('Only those that reach their side’s threshold'),
    score: range.optional(),
    likelihood: range.optional(),
    severity: range.optional().describe('Severity of an impact, magnitude of a risk or opportunity'),
    scale: range.optional(),
    scope: range.optional(),
    irremediability: range.optional(),
    lacks: z.enum(LACKS).optional().describe('Only those where this is empty'),
    order: z.enum(['highest', 'lowest']).default('highest'),
    limit: z.int().min(1).max(100).default(30),
  }),
  async run(context, input) {
    const on = await context.assessment();
    const { whole } = on;
    const sources = sourcesOf(on, context.citations);
    const named = input.about ? allTopicsNamed(input.about, whole.topics) : [];
    const isOfTopic = subjectFilter(input.about, whole.topics);
    const byWords = new Set(input.about && named.length === 0 ? findRows(input.about, on, 50).map(({ id }) => id) : []);
    // Words that name nothing narrow nothing: a list that they had emptied would deny what the data state.
    const isByWords = input.about !== undefined && named.length === 0;
    const isUnknown = isByWords && byWords.size === 0;
    const includes = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase());
    const without = input.except ?? {};
    const isLeftOut = without.about ? leftOut(without.about, on) : () => false;
    const all = rowsByScore(on).map((row) => ({ row, told: tellRow(row, on, sources) }));
    const thresholds = whole.assessment.thresholds;
    const fits = all.filter(({ row, told }) => {
      if (input.kind && !input.kind.split('-or-').includes(row.kind)) return false;
      // Only impacts have these two: beside impacts, risks and opportunities stay in where they were asked for.
      const isFree = row.kind !== 'impact' && input.kind !== undefined;
      if (
        input.polarity &&
        !isFree &&
        (row.kind !== 'impact' || (row.impactPolarity ?? 'not set') !== input.polarity)
      ) {
        return false;
      }
      if (input.actuality && !isFree && row.actualPotentialImpact !== input.actuality) return false;
      if (input.categories && !input.categories.includes(row.topic.category)) return false;
      if (without.categories?.includes(row.topic.category)) return false;
      if (named.length > 0 && !isOfTopic(row.topic.id)) return false;
      if (isLeftOut(row)) return false;
      const places = row.valueChainConcentration.split('-');
      const horizons = row.timeHorizon.split('-');
      if (input.valueChain && !input.valueChain.some((place) => places.includes(place))) return false;
      if (without.valueChain?.some((place) => places.includes(place))) return false;
      if (input.timeHorizon && !input.timeHorizon.some((horizon) => horizons.includes(horizon))) return false;
      if (without.timeHorizon?.some((horizon) => horizons.includes(horizon))) return false;
      if (input.humanRights !== undefined && told.humanRights !== input.humanRights) return false;
      if (input.counted !== undefined && row.counted !== input.counted) return false;
      const isMaterial = row.counted && reaches(row.score, thresholds[row.side]);
      if (input.material !== undefined && isMaterial !== input.material) return false;
      if (input.score && !isWithin(row.score, input.score)) return false;
      if (input.likelihood && !isWithin(row.likelihoodCounted, input.likelihood)) return false;
      if (input.severity && !isWithin(row.severity, input.severity)) return false;
      const component = byId(on.whole.components, row.id);
      if (input.scale && !isWithin(component.impactScale, input.scale)) return false;
      if (input.scope && !isWithin(component.impactScope, input.scope)) return false;
      if (input.irremediability && !isWithin(component.impactIrremediability, input.irremediability)) return false;
      if (input.lacks && !isEmpty(row, input.lacks)) return false;
      if (input.types && !input.types.some((type) => includes(told.type, type))) return false;
      if (without.types?.some((type) => includes(told.type, type))) return false;
      const hasEffect = (part: string) => told.financialEffects.some((effect) => includes(effect, part));
      if (without.financialEffect && hasEffect(without.financialEffect)) return false;
      return !input.financialEffect || hasEffect(input.financialEffect);
    });
    const found = isByWords && !isUnknown ? fits.filter(({ row }) => byWords.has(row.id)) : fits;
    const sorted = input.order === 'highest' ? found : found.toReversed();
    const shown = sorted.slice(0, input.limit);
    // Who asks for the highest one is told of all that share its place.
    const last = shown.at(-1)?.row.score;
    if (input.limit === 1) shown.push(...sorted.slice(1).filter(({ row }) => row.score === last));
    const count = (kind: string) => found.filter(({ told }) => told.kind === kind).length;
    return {
      source: sources.results(),
      scale: SCALE,
      total: found.length,
      shown: shown.length,
      /** Rows that are cut off though they score as the last one shown. */
      alsoAtLastScore: sorted.slice(shown.length).filter(({ row }) => row.score === last).length,
      /** What the list is narrowed by, so that it can be said with a source. */
      asked: input,
      named: named.map(({ code, name }) => `${code} ${name}`),
      namedOut: namesOf(without.about, whole.topics),
      /** The words of `about` name nothing, so the list is not narrowed by them. */
      isAboutUnknown: isUnknown,
      isExceptUnknown: without.about !== undefined && !all.some(({ row }) => isLeftOut(row)),
      /** How many fit but for the words of `about`. */
      withoutAbout: fits.length,
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
      components: shown.map(({ told }) => told),
    };
  },
});

type Row = ReturnType<typeof rowsByScore>[number];

/** Whether a row is of what some words name. */
function leftOut(about: string, on: Parameters<typeof findRows>[1]): (row: Row) => boolean {
  if (allTopicsNamed(about, on.whole.topics).length > 0) {
    const isOf = subjectFilter(about, on.whole.topics);
    return (row) => isOf(row.topic.id);
  }
  const ids = new Set(findRows(about, on, 50).map(({ id }) => id));
  return (row) => ids.has(row.id);
}

function isEmpty(row: Row, lacks: (typeof LACKS)[number]): boolean {
  switch (lacks) {
    case 'justification':
      return row.justification.trim() === '';
    case 'description':
      return row.description.trim() === '';
    case 'time-horizon':
      return row.timeHorizon === '';
    case 'value-chain':
      return row.valueChainConcentration === '';
    case 'type':
      return row.kind !== 'impact' && row.riskOpportunityType === '';
    case 'financial-effects':
      return row.kind !== 'impact' && row.financialEffects.length === 0;
    default:
      return row.kind === 'impact' && !row.actualPotentialImpact;
  }
}

/** One component in full. */
export const componentTool = chatTool({
  description:
    'One impact, risk or opportunity in full, found by words of its title or text: description, justification, how its score came about.',
  input: z.object({ about: z.string().min(1).max(300) }),
  async run(context, { about }) {
    const on = await context.assessment();
    const sources = sourcesOf(on, context.citations);
    const found = componentsNamed(about, on).slice(0, 4);
    return {
      source: sources.results(),
      scale: SCALE,
      thresholds: on.whole.assessment.thresholds,
      components: found.map(({ row, isNamed }) => {
        const component = byId(on.whole.components, row.id);
        return {
          ...tellRow(row, on, sources),
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

import { z } from 'zod';
import { byId } from '#domain/found.ts';
import { CATEGORIES } from '#domain/reference/catalogue-topic.ts';
import { MATERIAL_BY_LABELS } from '#domain/results/classification.ts';
import { compareYears, type TopicChange } from '#domain/results/compare-years.ts';
import type { DashboardRow } from '#domain/results/dashboard.ts';
import { allTopicsNamed } from '../find-subjects.ts';
import { chatTool } from './chat-tool.ts';
import { kindOf, rowsByScore, SCALE, sourcesOf } from './facts.ts';
import { componentsNamed } from './find.ts';
import { namesOf } from './topics.ts';

const CHANGES = [
  'newly-material',
  'no-longer-material',
  'up',
  'down',
  'rescored',
  'unchanged',
  'added',
  'dropped',
  'only-later',
  'only-earlier',
  'thresholds',
] as const;

/** This assessment against the one before it. */
export const compareYearsTool = chatTool({
  description:
    'Compares this assessment with the one of the financial year before: topics newly material or no longer material, changed scores, added and dropped components, thresholds of both.',
  input: z.object({
    change: z.enum(CHANGES).optional().describe('One sort of change only; without it all of them'),
    about: z.string().max(200).optional().describe('Words or codes of topics, or words of a component'),
    side: z.enum(['impact', 'financial']).optional(),
    kind: z
      .enum(['impact', 'risk', 'opportunity', 'risk-or-opportunity', 'impact-or-risk', 'impact-or-opportunity'])
      .optional(),
    categories: z.array(z.enum(CATEGORIES)).max(3).optional(),
  }),
  async run(context, { change: asked, about, side, kind, categories }) {
    const on = await context.assessment();
    const earlier = await context.earlier();
    const sources = sourcesOf(on, context.citations);
    const name = ({ whole }: typeof on) => ({
      name: whole.assessment.name,
      financialYearStart: whole.assessment.financialYearStart,
      status: whole.assessment.status,
      thresholds: whole.assessment.thresholds,
    });
    const base = {
      source: sources.results(),
      scale: SCALE,
      later: name(on),
      asked: { change: asked, about, side, kind, categories },
      named: namesOf(about, on.whole.topics),
    };
    if (!earlier)
      return {
        ...base,
        earlier: null,
        total: 0,
        added: 0,
        dropped: 0,
        topics: [],
        ofNamed: [],
        components: [],
        compared: null,
      };
    const before = sourcesOf(earlier, context.citations);
    const result = compareYears(earlier.dashboard, on.dashboard);
    const codes = new Set(allTopicsNamed(about ?? '', on.whole.topics).map(({ code }) => code));
    const isAsked = ({ code, later, earlier: before }: TopicChange) => {
      const category = (later ?? before)?.topic.category;
      const isOfCategory = !categories || (category !== undefined && categories.includes(category));
      return isOfCategory && (codes.size === 0 || codes.has(code));
    };
    const moveOf = ({ earlier: before, later }: TopicChange) => {
      const of = (on: 'impact' | 'financial') => (side && side !== on ? 0 : (later?.[on] ?? 0) - (before?.[on] ?? 0));
      return { up: Math.max(of('impact'), of('financial'), 0), down: Math.max(-of('impact'), -of('financial'), 0) };
    };
    const inBoth = [...result.moved, ...result.newlyMaterial, ...result.noLongerMaterial, ...result.unchanged];
    const both = [...new Set(inBoth)].filter((change) => change.earlier && change.later && isAsked(change));
    const topics = (): TopicChange[] => {
      switch (asked) {
        case 'newly-material':
          return result.newlyMaterial.filter(isAsked);
        case 'no-longer-material':
          return result.noLongerMaterial.filter(isAsked);
        case 'up':
          return both.filter((change) => moveOf(change).up > 0);
        case 'down':
          return both.filter((change) => moveOf(change).down > 0);
        case 'rescored':
          return both.filter((change) => moveOf(change).up + moveOf(change).down > 0);
        case 'unchanged':
          return both.filter((change) => moveOf(change).up + moveOf(change).down === 0);
        case 'only-later':
          return result.onlyLater.filter(isAsked);
        case 'only-earlier':
          return result.onlyEarlier.filter(isAsked);
        default:
          return codes.size > 0
            ? [...both, ...result.onlyLater.filter(isAsked), ...result.onlyEarlier.filter(isAsked)]
            : [];
      }
    };
    // A component has an id of its own in each year: kind and title tell which is which.
    const rowsNamed = about && codes.size === 0 ? componentsNamed(about, on).filter(({ isNamed }) => isNamed) : [];
    const rowsBefore = new Map(rowsByScore(earlier).map((row) => [`${row.kind}:${row.title}`, row]));
    const components = rowsNamed
      .slice(0, 3)
      .map(({ row }) => ({ row, old: rowsBefore.get(`${row.kind}:${row.title}`) }));
    const componentSource = (of: typeof sources, year: typeof on, row: DashboardRow) =>
      of.component(byId(year.whole.components, row.id));
    const tellPair = ({ row, old }: (typeof components)[number]) => ({
      source: componentSource(sources, on, row),
      title: row.title,
      kind: kindOf(row),
      score: row.score,
      earlier: old ? { source: componentSource(before, earlier, old), score: old.score } : null,
    });
    const isRowAsked = (row: DashboardRow) =>
      (!kind || kind.split('-or-').includes(row.kind)) &&
      (codes.size === 0 || codes.has(row.topic.code)) &&
      (!categories || categories.includes(row.topic.category));
    const topicSource = ({ later, earlier: old }: TopicChange) =>
      later ? sources.topic(later.topic) : old ? before.topic(old.topic) : sources.results();
    const tell = (change: TopicChange) => ({
      source: topicSource(change),
      topic: `${change.code} ${change.name}`,
      earlier: change.earlier && {
        source: before.topic(change.earlier.topic),
        impact: change.earlier.impact,
        financial: change.earlier.financial,
        material: MATERIAL_BY_LABELS[change.earlier.materialBy],
      },
      later: change.later && {
        impact: change.later.impact,
        financial: change.later.financial,
        material: MATERIAL_BY_LABELS[change.later.materialBy],
      },
    });
    const tellComponent = (of: typeof sources, year: typeof on) => (row: (typeof result.addedComponents)[number]) => ({
      source: componentSource(of, year, row),
      kind: kindOf(row),
      title: row.title,
      score: row.score,
    });
    return {
      ...base,
      earlier: { source: before.results(), ...name(earlier) },
      /** The scores of both years of what was named, whatever changed. */
      ofNamed: codes.size > 0 ? both.map(tell) : [],
      components: components.map(tellPair),
      /** What was asked about one sort of change or one topic, and nothing else. */
      total: topics().length,
      topics: topics().map(tell),
      added: result.addedComponents.filter(isRowAsked).length,
      dropped: result.droppedComponents.filter(isRowAsked).length,
      compared: {
        isSameVersion: result.isSameVersion,
        newlyMaterial: result.newlyMaterial.map(tell),
        noLongerMaterial: result.noLongerMaterial.map(tell),
        moved: result.moved.map(tell),
        unchanged: result.unchanged.length,
        onlyEarlier: result.onlyEarlier.map(tell),
        onlyLater: result.onlyLater.map(tell),
        addedComponents: result.addedComponents.filter(isRowAsked).map(tellComponent(sources, on)),
        droppedComponents: result.droppedComponents.filter(isRowAsked).map(tellComponent(before, earlier)),
      },
    };
  },
});

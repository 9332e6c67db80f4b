import { z } from 'zod';
import type { SectionName } from '#domain/chat/chat-source.ts';
import { byId } from '#domain/found.ts';
import { decidingComponents, findGaps, type GapCode } from '#domain/progress/gaps.ts';
import { type MissingCode, wizardProgress } from '#domain/progress/wizard-progress.ts';
import { CATEGORIES } from '#domain/reference/catalogue-topic.ts';
import { borderlineCases } from '#domain/results/borderline.ts';
import { buildMatrix } from '#domain/results/matrix.ts';
import { chatTool } from './chat-tool.ts';
import { rowsByScore, SCALE, type Sources, sourcesOf } from './facts.ts';
import type { AssessmentWithResult } from './tool-context.ts';
import { namesOf, subjectFilter } from './topics.ts';

const MISSING: Readonly<Record<MissingCode, string>> = {
  'required-answers': 'required questions without an answer',
  'version-confirmation': 'the ESRS version is to be confirmed',
  stakeholders: 'no stakeholder group is entered',
  'topic-selection': 'the topics have not been reviewed',
  'relevant-topics': 'no topic is selected as relevant',
  'topic-scores': 'topics without a screening score',
  impacts: 'topics without an impact',
  polarities: 'impacts without a polarity',
  'risks-or-opportunities': 'topics without a risk or opportunity',
};

export const GAP_TEXTS: Readonly<Record<GapCode, string>> = {
  'topic-without-components': 'topics without any component',
  'topic-not-counted': 'topics whose components all do not count',
  'topic-without-impacts': 'assessed topics without an impact',
  'topic-without-risks-or-opportunities': 'assessed topics without a risk or opportunity',
  'component-without-justification': 'components without a justification',
  'component-without-description': 'components without a description',
  'impact-without-polarity': 'impacts without a polarity',
  'impact-without-actuality': 'impacts not marked as actual or potential',
  'component-without-time-horizon': 'components without a time horizon',
  'component-without-value-chain': 'components without a place in the value chain',
  'effect-without-type': 'risks and opportunities without a type',
  'effect-without-financial-effects': 'risks and opportunities without financial effects',
  'stakeholder-without-engagement': 'stakeholder rows without a way of engagement',
  'key-stakeholder-without-reason': 'key stakeholders without a reason',
  'thresholds-without-reason': 'the thresholds have no reason',
};

/** Most examples named per open point. */
const EXAMPLES = 8;

/** The subjects of an open point as linked names: topics, components or stakeholder rows. */
function nameSubjects(ids: readonly string[], on: AssessmentWithResult, sources: Sources) {
  const wanted = new Set(ids);
  const topics = on.whole.topics
    .filter(({ id }) => wanted.has(id))
    .map((topic) => ({ source: sources.topic(topic), name: `${topic.code} ${topic.name}` }));
  const components = on.whole.components
    .filter(({ id }) => wanted.has(id))
    .map((component) => ({ source: sources.component(component), name: component.title }));
  return [...topics, ...components].slice(0, EXAMPLES);
}

function sectionsOf(on: AssessmentWithResult, sources: Sources) {
  return wizardProgress(on.whole).map(({ name, position, state, missing }) => ({
    source: sources.section(name as SectionName),
    section: name,
    position,
    state,
    missing: missing.map((item) => ({
      what: MISSING[item.code],
      count: item.count,
      questions: item.code === 'required-answers' ? item.subjects : [],
      examples: nameSubjects(item.subjects, on, sources),
    })),
  }));
}

/** How far each section of the questionnaire has come. */
export const progressTool = chatTool({
  description:
    'How far each of the six sections is: not started, in progress or complete, and what is missing in each.',
  input: z.object({}),
  async run(context) {
    const on = await context.assessment();
    const sources = sourcesOf(on, context.citations);
    const sections = sectionsOf(on, sources);
    const { assessment } = on.whole;
    return {
      source: sources.results(),
      status: assessment.status,
      completedAt: assessment.completedAt,
      complete: sections.filter((section) => section.state === 'complete').length,
      of: sections.length,
      sections,
    };
  },
});

function gapsOf(on: AssessmentWithResult, sources: Sources) {
  return findGaps(on.whole).map((gap) => ({
    code: gap.code,
    source: gap.stakeholderIds.length > 0 ? sources.section('Stakeholder Mapping') : sources.results(),
    what: GAP_TEXTS[gap.code],
    count: Math.max(1, gap.topicIds.length + gap.componentIds.length + gap.stakeholderIds.length),
    examples: nameSubjects([...gap.topicIds, ...gap.componentIds], on, sources),
  }));
}

/** Where the assessment is thin. */
export const gapsTool = chatTool({
  description:
    'Gaps an auditor would ask about: topics without components or with one side only, components without justification, description, polarity, time horizon, value chain or type, stakeholders without engagement.',
  input: z.object({}),
  async run(context) {
    const on = await context.assessment();
    const sources = sourcesOf(on, context.citations);
    return { source: sources.results(), gaps: gapsOf(on, sources) };
  },
});

/** What to do next, the weightiest first. */
export const nextStepsTool = chatTool({
  description:
    'What to focus on next, in order of weight: open points that decide over materiality first, then missing sections, gaps and borderline cases, each with links.',
  input: z.object({}),
  async run(context) {
    const on = await context.assessment();
    const { whole } = on;
    const sources = sourcesOf(on, context.citations);
    const deciding = decidingComponents(whole);
    const unjustified = rowsByScore(on).filter((row) => deciding.has(row.id) && row.justification.trim() === '');
    const borderline = borderlineCases(buildMatrix(whole).points, whole.assessment.thresholds);
    const gaps = gapsOf(on, sources);
    return {
      source: sources.results(),
      scale: SCALE,
      status: whole.assessment.status,
      unjustifiedDeciding: unjustified.slice(0, EXAMPLES).map((row) => ({
        source: sources.component(byId(on.whole.components, row.id)),
        title: row.title,
        score: row.score,
      })),
      sections: sectionsOf(on, sources).filter((section) => section.state !== 'complete'),
      gaps,
      borderline: borderline.slice(0, EXAMPLES).map((found) => ({
        source: sources.topic(found.point.topic),
        topic: `${found.point.topic.code} ${found.point.topic.name}`,
        side: found.side,
        score: found.score,
        threshold: found.threshold,
      })),
      borderlineCount: borderline.length,
    };
  },
});

/** Topics that one step of one score would turn. */
export const borderlineTool = chatTool({
  description:
    'Borderline cases: topics that would become or cease to be material if a single score moved by one step, with the component and the step.',
  input: z.object({
    about: z.string().max(200).optional(),
    isMaterial: z.boolean().optional().describe('Only what is just above the threshold, or just below it'),
    side: z.enum(['impact', 'financial']).optional(),
    categories: z.array(z.enum(CATEGORIES)).max(3).optional(),
  }),
  async run(context, { about, isMaterial: isIn, side: onSide, categories }) {
    const on = await context.assessment();
    const { whole } = on;
    const sources = sourcesOf(on, context.citations);
    const isAbout = subjectFilter(about, whole.topics);
    const all = borderlineCases(buildMatrix(whole).points, whole.assessment.thresholds);
    const found = all.filter(
      ({ point, side, isMaterial }) =>
        isAbout(point.topic.id) &&
        (isIn === undefined || isMaterial === isIn) &&
        (!onSide || side === onSide) &&
        (!categories || categories.includes(point.topic.category)),
    );
    return {
      source: sources.results(),
      ofAll: all.length,
      asked: { isMaterial: isIn, side: onSide, categories },
      named: namesOf(about, whole.topics),
      thresholds: whole.assessment.thresholds,
      total: found.length,
      cases: found.map(({ point, side, isMaterial, score, threshold, turn }) => ({
        source: sources.topic(point.topic),
        topic: `${point.topic.code} ${point.topic.name}`,
        side,
        isMaterial,
        score,
        threshold,
        component: {
          source: sources.component(turn.scored.component),
          title: turn.scored.component.title,
          value: turn.value === 'severity' && side === 'financial' ? 'magnitude' : turn.value,
          from: turn.from,
          to: turn.to,
        },
        newScore: turn.newScore,
      })),
    };
  },
});

import { z } from 'zod';
import type { SectionName } from '#domain/chat/chat-source.ts';
import type { Gap } from '#domain/progress/gaps.ts';
import { openPointsOf, rowsOfGap } from '#domain/progress/open-points.ts';
import { GAPS, MISSING } from '#domain/progress/progress-words.ts';
import type { SectionProgress } from '#domain/progress/wizard-progress.ts';
import { borderlineMeaning } from '#domain/results/borderline.ts';
import { chatTool } from './chat-tool.ts';
import { SCALE, type Sources, sourcesOf } from './facts.ts';
import type { AssessmentWithResult } from './tool-context.ts';

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

function tellSections(sections: readonly SectionProgress[], on: AssessmentWithResult, sources: Sources) {
  return sections.map(({ name, position, state, missing }) => ({
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

function tellGaps(gaps: readonly Gap[], on: AssessmentWithResult, sources: Sources) {
  return gaps.map((gap) => ({
    code: gap.code,
    source: gap.stakeholderIds.length > 0 ? sources.section('Stakeholder Mapping') : sources.results(),
    what: GAPS[gap.code],
    count: Math.max(1, rowsOfGap(gap)),
    examples: nameSubjects([...gap.topicIds, ...gap.componentIds], on, sources),
  }));
}

/** What to do next, the weightiest first. */
export const nextStepsTool = chatTool({
  description:
    'What to focus on next, in order of weight: open points that decide over materiality first, then missing sections, gaps and borderline cases, each with links.',
  input: z.object({}),
  async run(context) {
    const on = await context.assessment();
    const { whole } = on;
    const sources = sourcesOf(on, context.citations);
    const { unjustified, sections, gaps, borderline } = openPointsOf(whole);
    return {
      source: sources.results(),
      scale: SCALE,
      status: whole.assessment.status,
      unjustifiedDeciding: unjustified.slice(0, EXAMPLES).map(({ component, score }) => ({
        source: sources.component(component),
        title: component.title,
        score,
      })),
      sections: tellSections(sections, on, sources),
      gaps: tellGaps(gaps, on, sources),
      borderline: borderline.slice(0, EXAMPLES).map((found) => ({
        source: sources.topic(found.topic),
        topic: `${found.topic.code} ${found.topic.name}`,
        side: found.side,
        score: found.score,
        threshold: found.threshold,
        ...(found.decided === undefined ? {} : { decidedMaterial: found.decided }),
      })),
      borderlineMeans: borderlineMeaning(whole.assessment.borderlineBand),
      borderlineCount: borderline.length,
    };
  },
});

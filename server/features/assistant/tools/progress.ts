import { z } from 'zod';
import type { Source } from '#domain/chat/chat-source.ts';
import { missingIn, type OpenPoint, pointOfGap } from '#domain/chat/open-point.ts';
import { componentSource, resultsSource, sectionSource, topicSource } from '#domain/chat/sources.ts';
import { openPointsOf } from '#domain/progress/open-points.ts';
import { borderlineMeaning } from '#domain/results/borderline.ts';
import { chatTool } from './chat-tool.ts';
import { SCALE } from './facts.ts';

/** The maximum number of examples named for each open point. */
const EXAMPLES = 8;

type Cite = (source: Source) => number;

const tellPoint = ({ what, count, questions, rows }: OpenPoint, cite: Cite) => ({
  what,
  count: Math.max(1, count),
  questions,
  examples: rows.slice(0, EXAMPLES).map((row) => ({ source: cite(row), name: row.label })),
});

/** Returns what to do next, most important first. */
export const nextStepsTool = chatTool({
  description:
    'What to focus on next, in order of weight: open items that decide over materiality first, then missing sections, gaps and borderline cases, each with links.',
  input: z.object({}),
  async run(context) {
    const { whole } = await context.assessment();
    const { cite } = context.citations;
    const { unjustified, sections, gaps, borderline } = openPointsOf(whole);
    return {
      source: cite(resultsSource(whole)),
      scale: SCALE,
      status: whole.assessment.status,
      unjustifiedDeciding: unjustified.slice(0, EXAMPLES).map(({ component, score }) => ({
        source: cite(componentSource(whole, component)),
        title: component.title,
        score,
      })),
      sections: sections.map((section) => ({
        source: cite(sectionSource(whole, section.name)),
        section: section.name,
        position: section.position,
        state: section.state,
        missing: missingIn(section, whole).map((point) => tellPoint(point, cite)),
      })),
      gaps: gaps.map((gap) => {
        const point = pointOfGap(gap, whole);
        return { code: gap.code, source: cite(point.source), ...tellPoint(point, cite) };
      }),
      borderline: borderline.slice(0, EXAMPLES).map((found) => ({
        source: cite(topicSource(whole, found.topic)),
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

import { z } from 'zod';
import { answerSource, proposalSource } from '#domain/chat/sources.ts';
import { wordKind } from '#domain/components/kind-words.ts';
import { hasTypicalIros, industryOf, industryQuestion, unstatedIros } from '#domain/progress/typical-iros.ts';
import { industries } from '#domain/reference/industries.ts';
import { labelOf } from '#domain/reference/option.ts';
import { allTopicsNamed } from '../text/find-subjects.ts';
import { chatTool } from './chat-tool.ts';

/** Returns typical impacts, risks and opportunities of the industry that the assessment does not contain yet. */
export const suggestionsTool = chatTool({
  description:
    'Suggestions: impacts, risks and opportunities from the reference list that are typical of the company’s industry and not yet in the assessment. They are there for consideration and never imply that anything is material.',
  input: z.object({
    about: z.string().max(200).optional(),
    kind: z.enum(['impact', 'risk', 'opportunity']).optional(),
  }),
  async run(context, { about, kind }) {
    const on = await context.assessment();
    const { whole } = on;
    const industry = industryOf(whole);
    const named = new Set<string>(allTopicsNamed(about ?? '', whole.topics).map(({ id }) => id));
    const isAbout = (topicId: string) => !about?.trim() || named.has(topicId);
    const proposals = unstatedIros(whole, industry)
      .filter(({ iro, topic }) => (!kind || iro.kind === kind) && isAbout(topic.id))
      .map(({ iro, topic }) => ({
        source: context.citations.cite(proposalSource(iro, topic)),
        kind: wordKind(iro),
        title: iro.title,
        description: iro.description,
        topic: `${topic.code} ${topic.name}`,
      }));
    return {
      source: context.citations.cite(answerSource(whole, industryQuestion)),
      industry: labelOf(industries, industry),
      isIndustryKnown: hasTypicalIros(industry),
      total: proposals.length,
      proposals,
    };
  },
});

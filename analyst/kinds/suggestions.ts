import { blocks, list, rests, sentence, strong } from '#analyst/blocks/say.ts';
import { proposalSource, sectionSource } from '#analyst/blocks/sources.ts';
import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import { hasTypicalIros, unstatedIros } from '#domain/progress/typical-iros.ts';
import { questionnaire } from '#domain/questionnaire/questionnaire.ts';
import { industries } from '#domain/reference/industries.ts';
import { labelOf } from '#domain/reference/option.ts';
import type { Kind, KindInput } from './kind.ts';

/** Typical impacts, risks and opportunities of the industry that are not stated yet: to consider, never findings. */
export const suggestionsKind: Kind = {
  id: 'suggestions',
  offer: 'Which impacts, risks or opportunities could we be missing?',
  answer({ query, subjects, data: { current } }: KindInput) {
    const industry = industryOf(current);
    const source = rests(sectionSource(current, 'Organizational Information'));
    if (!hasTypicalIros(industry)) {
      return {
        queries: [],
        blocks: [
          sentence(
            'I can propose typical impacts, risks and opportunities once the industry is answered in Organizational Information.',
            source,
          ),
        ],
      };
    }
    const kinds = kindsOf(query);
    const topics = new Set(subjects.filter(({ noun }) => noun === 'topic').map(({ id }) => id));
    const proposals = unstatedIros(current, industry).filter(
      ({ iro, topic }) => (topics.size === 0 || topics.has(topic.id)) && (kinds === null || kinds.has(iro.kind)),
    );
    const name = labelOf(industries, industry);
    if (proposals.length === 0) {
      return {
        queries: [],
        blocks: [
          sentence(
            `For the industry ${name} I have nothing typical there that the assessment does not state already.`,
            source,
          ),
        ],
      };
    }
    return {
      queries: [],
      blocks: blocks(
        sentence(
          `Typical for the industry ${name}`,
          source,
          ' and not stated yet. These are ',
          strong('proposals'),
          ' to consider, not findings:',
        ),
        list(
          proposals.map(({ iro, topic }) => [
            strong(iro.title),
            ` (${[iro.impactPolarity?.toLowerCase(), iro.kind].filter(Boolean).join(' ')}, ${topic.code} ${topic.name}): ${iro.description}`,
            rests(proposalSource(iro, topic)),
          ]),
        ),
        sentence('Each opens in its form, filled in; you save, edit or discard it there.'),
      ),
    };
  },
};

function industryOf({ responses }: AssessmentData): string {
  const question = questionnaire[0].questions.find(({ text }) => /industry/i.test(text));
  return responses.find(({ fieldName }) => fieldName === question?.text)?.fieldValue ?? '';
}

/** The kinds of components that a query is narrowed to; null for all. */
function kindsOf(query: KindInput['query']): ReadonlySet<string> | null {
  const values = (query?.where ?? []).flatMap((condition) => {
    if (condition.field !== 'kind' || condition.not) return [];
    if (condition.is === 'equal') return [String(condition.value)];
    return condition.is === 'one-of' ? condition.values.map(String) : [];
  });
  return values.length > 0 ? new Set(values) : null;
}

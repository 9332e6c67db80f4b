import { blocks, list, rests, sentence, strong } from '#analyst/blocks/say.ts';
import type { Subject } from '#analyst/question/subjects.ts';
import { answerSource, proposalSource } from '#domain/chat/sources.ts';
import { wordKind } from '#domain/components/kind-words.ts';
import { hasTypicalIros, industryOf, industryQuestion, unstatedIros } from '#domain/progress/typical-iros.ts';
import { valuesAsked } from '#domain/query/condition.ts';
import type { QueryData } from '#domain/query/fields/noun.ts';
import type { Query } from '#domain/query/query.ts';
import { industries } from '#domain/reference/industries.ts';
import { labelOf } from '#domain/reference/option.ts';
import type { Kind } from './kind.ts';

/** Suggests typical impacts, risks and opportunities of the industry that have not been entered yet: as ideas, never as findings. */
export const suggestionsKind: Kind = {
  id: 'suggestions',
  offer: 'Which impacts, risks or opportunities could we be missing?',
  answer: ({ query, subjects, data }) => ({ blocks: suggest(query, subjects, data) }),
};

function suggest(query: Query | null, subjects: readonly Subject[], { current }: QueryData) {
  const industry = industryOf(current);
  const source = rests(answerSource(current, industryQuestion));
  if (!hasTypicalIros(industry))
    return [
      sentence(
        'I can suggest typical impacts, risks and opportunities once you have chosen an industry in Organizational Information.',
        source,
      ),
    ];
  const name = labelOf(industries, industry);
  const kinds = valuesAsked(query, 'kind');
  const topics = subjects.filter(({ noun }) => noun === 'topic').map(({ id }) => id);
  const isAsked = (asked: readonly unknown[], value: string) => asked.length === 0 || asked.includes(value);
  const proposals = unstatedIros(current, industry).filter(
    ({ iro, topic }) => isAsked(topics, topic.id) && isAsked(kinds, iro.kind),
  );
  if (proposals.length === 0)
    return [
      sentence(
        `For the industry ${name}, I do not know of anything typical that the assessment does not already include.`,
        source,
      ),
    ];
  return blocks(
    sentence(
      `Typical of the industry ${name}`,
      source,
      ' and not in the assessment yet. These are ',
      strong('proposals'),
      ' to consider, not findings:',
    ),
    list(
      proposals.map(({ iro, topic }) => [
        strong(iro.title),
        ` (${wordKind(iro)}, ${topic.code} ${topic.name}): ${iro.description}`,
        rests(proposalSource(iro, topic)),
      ]),
    ),
    sentence('Each opens in a form that is already filled in. Save, edit or discard it there.'),
  );
}

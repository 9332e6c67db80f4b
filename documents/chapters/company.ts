import { type Block, type Chapter, gap, heading } from '#documents/document/document.ts';
import type { Reading } from '#documents/document/reading.ts';
import { listGivenAnswers } from '#domain/questionnaire/given-answers.ts';

/** What the company says about itself, question by question. */
export function companyAndSetting({ data }: Reading): Chapter {
  const answers = listGivenAnswers(data.responses);
  const blocks = answers.flatMap(({ question, fieldName, words }, at): Block[] => [
    ...(answers[at - 1]?.question === question ? [] : [heading(question.text)]),
    { kind: 'stated', text: words, from: fieldName === question.text ? '' : 'Other' },
  ]);
  return {
    title: 'The company and its setting',
    blocks:
      blocks.length > 0
        ? blocks
        : [
            gap(
              'What the company does, where, and what it depends on. No questions in the questionnaire have been answered yet.',
            ),
          ],
  };
}

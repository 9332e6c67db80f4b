import type { Answer, Block } from './blocks/answer.ts';
import { blocks, offers, sentence, strong } from './blocks/say.ts';

const questionsOf = (said: readonly Block[]) => said.flatMap((block) => (block.is === 'offers' ? block.questions : []));
const MOST = 3;

/**
 * The answers to the two questions of one sentence, under their own words. One that is only offered stands as its offers, or as those of
 * the whole sentence.
 */
export function answerBoth(
  halves: readonly [string, string],
  answers: readonly [Answer, Answer],
  whole: Answer,
): Answer {
  const told = answers.find(({ reading }) => reading && !isOffer(reading.kind));
  return {
    blocks: halves.flatMap((half, at) => {
      const { blocks: said = [], reading } = answers[at] ?? {};
      const isOpen = !reading || isOffer(reading.kind);
      return blocks(
        sentence(strong(half)),
        isOpen && sentence('I am not sure what you mean. Is it one of these?'),
        isOpen ? offers(...new Set([...questionsOf(said), ...questionsOf(whole.blocks)].slice(0, MOST))) : said,
      );
    }),
    reading: told?.reading ?? whole.reading,
  };
}

const isOffer = (kind: string) => ['unsure', 'offered', 'off-subject', 'do-for-me', 'assistant', 'help'].includes(kind);

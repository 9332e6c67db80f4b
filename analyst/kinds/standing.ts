import type { Block } from '#analyst/blocks/answer.ts';
import { blocks, list, offers, sentence, strong } from '#analyst/blocks/say.ts';
import { wayTo } from '#domain/chat/ways.ts';
import type { AnswerKind } from '#domain/query/reading.ts';
import type { Kind } from './kind.ts';

const EXAMPLES = [
  'What are the key material topics for my company?',
  'Which topics have the highest materiality scores?',
  'What should I focus on next in my assessment?',
  'Which risks do we have upstream?',
  'Why is water material?',
  'What changed since last year?',
  'Which measures do we rely on?',
  'Which gaps would an auditor find?',
];
const THREE = EXAMPLES.slice(0, 3);

const ABOUT = blocks(
  sentence(
    'I am the built-in analyst. I follow fixed rules on your own server and use no language model. Your questions and data go nowhere else, and only you see your chats.',
  ),
  sentence(
    'I read your assessment and answer with its numbers, each with a link to its source. I change nothing. You can ask, for example:',
  ),
  offers(...EXAMPLES),
);

function sayAboutItself(question: string): Block[] {
  const text = question.trim().toLowerCase();
  if (/^(thanks?|thank you|thx|cheers|many thanks|perfect|great|super|awesome|nice|cool|good|ok(ay)?)\b/.test(text))
    return [sentence('You are welcome.')];
  if (/^(bye|goodbye|see you)\b/.test(text)) return [sentence('Goodbye.')];
  if (text === '' || /^(hi|hello|hey|good (morning|afternoon|evening|day))\b/.test(text))
    return blocks(sentence('Hello. Ask me about your assessment, for example:'), offers(...THREE));
  return ABOUT;
}

/** The question for what a completed assessment allows. */
export const CHANGE_COMPLETED = 'Can a completed assessment still be changed?';

const CANNOT_CHANGE = blocks(
  sentence('I can only read. I cannot change, add, score, send or delete anything, but you can:'),
  list([
    ['scores, impacts, risks, opportunities, topics, stakeholders and answers: in the questionnaire'],
    ['thresholds: on the dashboard'],
    ['colleagues and invitations: on the company page'],
    ['completing or reopening the assessment: in the last section of the questionnaire'],
  ]),
);

export const CANNOT_WRITE = blocks(
  sentence(
    'I cannot write that, because I only repeat what the assessment says. I can draft the description or the justification of an impact, risk or opportunity from its facts. Tell me which one.',
  ),
  offers(...THREE),
);

const WRITES =
  /\b(write|draft|compose|formulate|rephrase|reword|translate|e-?mail|letter|memo|speech|slides?|press)\b/i;

const standing = (id: AnswerKind, offer: string, say: (question: string) => readonly Block[]): Kind => ({
  id,
  offer,
  answer: ({ question }) => ({ blocks: say(question) }),
});

const ANY_WAY =
  'You work on the assessment in the **Questionnaire**. The results are on the **Dashboard**. Company, Profile and Settings are below them in the sidebar. What do you want to do?';
const sayWay = (way: string): Block =>
  sentence(...way.split('**').map((part, at) => (at % 2 === 1 ? strong(part) : part)));

/** Answers that do not depend on the assessment. */
export const standingKinds: readonly Kind[] = [
  standing('assistant', 'What can you do?', sayAboutItself),
  standing('do-for-me', 'How do I change a score?', (question) => {
    if (WRITES.test(question)) return CANNOT_WRITE;
    const way = wayTo(question);
    return blocks(CANNOT_CHANGE, way !== null && sayWay(way));
  }),
  {
    ...standing('help', 'Where do I find the matrix?', (question) => [sayWay(wayTo(question) ?? ANY_WAY)]),
    isOffered: (question) => question === CHANGE_COMPLETED,
  },
  standing('off-subject', 'What can you do?', () =>
    blocks(
      sentence('I can only answer questions about your materiality assessment, its method and this product.'),
      offers(...THREE),
    ),
  ),
];

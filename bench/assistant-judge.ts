import { plain } from '#analyst/answering/markdown-text.ts';
import type { IntentId } from '#analyst/understanding/intents.ts';
import type { Understanding } from '#analyst/understanding/understand.ts';
import { topicWords } from '#domain/words/topic-words.ts';
import type { LabelledQuestion, QuestionLabel } from './assistant-questions.ts';

export interface Verdict {
  isRight: boolean;
  /** Among the readings that are offered, or right. */
  isInThree: boolean;
  /** Answered as if it had been asked for. Saying that one is unsure, or reads English only, is none of it. */
  isWrong: boolean;
}

/**
 * Judges one answer: by the kind of question it answers, and by whose name stands at its head where one was asked about. It is
 * kinder than a reader, because it does not look at particulars. A second reader of all 333 held-back answers counted 70 % right,
 * 10 % right in part and 6 % wrong where this counted 83 % right and 4 % wrong (2026-11-21).
 */
export function judge(asked: LabelledQuestion, understanding: Understanding, text: string): Verdict {
  const { intent, offers } = understanding;
  const fits = (kind: IntentId) => labelsOf(kind, understanding, text).includes(asked.label);
  const isRight = intent !== null && fits(intent) && (intent !== 'detail' || isAbout(text, asked.subject));
  const isDeclined = intent === null || intent === 'other-language';
  // One subject among many is offered where it is offered by its name.
  const isOffered = (kind: IntentId) =>
    fits(kind) && (kind !== 'detail' || intent !== null || names(text, asked.subject));
  return { isRight, isInThree: isRight || offers.slice(0, 3).some(isOffered), isWrong: !isRight && !isDeclined };
}

/**
 * Which labels a kind of question answers. The labels are the asker's, the kinds are ours; where one kind gives two sorts
 * of answer, its particulars decide. A declined question is right where the label says that it is off the subject.
 */
function labelsOf(intent: IntentId, { slots, question }: Understanding, text: string): QuestionLabel[] {
  switch (intent) {
    case 'topics':
      return slots.isRanking ? ['highest'] : ['material-topics'];
    case 'components':
      // The list is in the order of scores; the first, or last, of something may be components.
      return RANKS.test(question) || slots.order === 'lowest' ? ['components', 'highest'] : ['components'];
    case 'detail':
      // Why a topic is not there is answered by the topic itself when it was screened out.
      return /\*\* ?(\[\d+\]\([^)]*\))? is deselected/.test(text)
        ? ['topic', 'component', 'screening']
        : ['topic', 'component'];
    case 'comparison':
      // Topics beside each other; only where two are named.
      return topicWords.filter(({ says }) => says.test(question.toLowerCase())).length >= 2 ? ['comparison'] : [];
    case 'years':
      return ['comparison'];
    case 'next-steps':
      return ['help', 'progress', 'gaps'];
    case 'suggestions':
      return ['help', 'gaps'];
    case 'gaps':
      // Topics without a score are what is missing, and how far the scoring is.
      return slots.isUnassessed ? ['gaps', 'progress'] : ['gaps'];
    case 'deselected':
      // 'screening' is what was done before scoring: which topics were taken up and which not.
      return ['screening'];
    case 'do-for-me':
    case 'app-help':
    case 'assistant':
      return ['help', 'off-subject'];
    case 'not-in-data':
    case 'off-subject':
    case 'other-language':
      return ['off-subject'];
    default:
      return [intent];
  }
}

const RANKS =
  /highest|biggest|top\b|worst|\bmost\b|main\b|largest|greatest|strongest|\bbest\b|first|number one|rank|by score|in order|descending|sort/i;

/** Whether a topic (by its code) or a component (by its title) is what an answer tells about: its name stands in bold. */
const isAbout = (text: string, subject: string | undefined) => names(text, subject, '\\*\\*');

function names(text: string, subject: string | undefined, before = ''): boolean {
  if (subject === undefined) return true;
  const isCode = /^(E[1-5]|S[1-4]|G1)(\.\d+)?$/.test(subject);
  const name = (isCode ? subject : plain(subject)).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`${before}${name}${isCode ? '[. ]' : ''}`).test(text);
}

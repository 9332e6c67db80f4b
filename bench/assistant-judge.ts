import type { IntentId } from '#server/features/chat/analyst/intents.ts';
import type { Slots } from '#server/features/chat/analyst/slots.ts';
import { topicWords } from '#server/features/chat/topic-words.ts';
import type { HeldBackIntent } from './assistant-held-back.ts';

/**
 * Which of the analyst's kinds of question answer a label of the held-back set. The labels are the asker's, the kinds are
 * ours; where one kind gives two sorts of answer, its particulars decide. A declined question is right where the label
 * says that it is off the subject.
 */
export function labelsOf(intent: IntentId, slots: Slots, question: string): readonly HeldBackIntent[] {
  switch (intent) {
    case 'topics':
      return slots.isRanking ? ['highest'] : ['material-topics'];
    case 'components':
      // The list is in the order of scores; 'the highest' of something may be components.
      return slots.order !== 'lowest' && /highest|biggest|top|worst|most|main|largest|greatest/i.test(question)
        ? ['components', 'highest']
        : ['components'];
    case 'detail':
      return ['topic', 'component'];
    case 'comparison':
      // Topics beside each other; only where two are named.
      return topicWords.filter(({ says }) => says.test(question.toLowerCase())).length >= 2 ? ['comparison'] : [];
    case 'years':
      return ['comparison'];
    case 'next-steps':
      return ['help', 'progress', 'gaps'];
    case 'suggestions':
      return ['help', 'gaps'];
    case 'deselected':
      return ['material-topics'];
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

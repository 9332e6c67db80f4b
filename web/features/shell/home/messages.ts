import { counted, formatNumber } from '#web/lib/format-number.ts';
import type { Question } from './audit-questions.ts';

/** What home says. */
export const homeMessages = {
  title: 'Home',
  loading: 'Loading what is open...',
  failed: 'What is open could not be loaded',
  failedText: 'Check the connection and try again.',
  openQuestionnaire: 'Go to the questionnaire',
  completed: 'The assessment is completed',
  completedText: 'Nothing is open. Its result is frozen; the next year begins in the questionnaire.',
  openDashboard: 'Show the result',

  left: (count: number) => (count === 0 ? 'Nothing is open' : `${open(count)} before this assessment is whole`),
  leftText: 'Each leads to the very place. Nothing here keeps you from completing.',
  nothingLeft: 'Every section is complete. Look at the result, or at what an auditor would ask.',
  audit: 'What an auditor would ask',
  auditText: 'Fields that are empty. Each opens the register with the rows that it is about.',
  auditNothing: 'No field that an auditor would ask about is empty.',
  questions: {
    'component-without-justification': counted('entry without a justification', 'entries without a justification'),
    'component-without-description': counted('entry without a description', 'entries without a description'),
    'component-without-time-horizon': counted('entry without a time horizon', 'entries without a time horizon'),
    'component-without-value-chain': counted(
      'entry without a place in the value chain',
      'entries without a place in the value chain',
    ),
    'effect-without-type': counted('risk or opportunity without a type', 'risks and opportunities without a type'),
    'effect-without-financial-effects': counted(
      'risk or opportunity without financial effects',
      'risks and opportunities without financial effects',
    ),
  } satisfies Record<Question['code'], (count: number) => string>,

  sections: 'Sections',
  standards: 'Standards',
  standardsText: 'Relevant topics with an impact, and with a risk or opportunity, that counts.',
  standard: 'Standard',
  impact: 'Impact',
  financial: 'Financial',
  ofTopics: (done: number, all: number) => `${formatNumber(done)} of ${formatNumber(all)}`,

  changes: 'Since your last visit',
  changesEver: 'Latest changes',
  noChanges: 'Nobody else has changed anything since you were here.',
  changesFailed: 'The changes could not be loaded.',
  openActivity: 'All activity',
  since: (when: string) => `You were here on ${when}.`,
} as const;

function open(count: number): string {
  return counted('point is open', 'points are open')(count);
}

import { counted, formatNumber } from '#web/lib/format-number.ts';
import type { Question } from './audit-questions.ts';

/** Texts of the home screen. */
export const homeMessages = {
  title: 'Home',
  loading: 'Loading open items...',
  failed: 'Could not load the open items',
  failedText: 'Check your connection and try again.',
  completed: 'The result is final',
  completedText: 'It is frozen, and all three signatures are recorded.',
  notFinal: 'Assessment completed, not yet final',
  notFinalText: 'The result is frozen. It becomes final with the three signatures below.',
  startNext: 'Start the next assessment',

  left: (count: number) => `${open(count)} to finish`,
  showLeft: (count: number) =>
    count === 0 ? 'No open items' : `Show all ${counted('open item', 'open items')(count)}`,
  leftText: 'Select an item to go to the field. You can still complete the assessment.',
  continueWith: (section: string) => `Continue: ${section}`,
  allComplete: (sections: number) => `All ${sections} sections are complete`,
  nextComplete: 'Next: check the result and complete the assessment.',
  complete: 'Complete the assessment',
  viewResult: 'View the result',
  audit: 'What an auditor would ask',
  auditText: 'Empty fields. Select one to see its rows in the register.',
  auditNothing: 'All fields that an auditor would check are filled in.',
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
  standardsText:
    'How many relevant topics have an impact that counts, and how many have a risk or opportunity that counts.',
  standard: 'Standard',
  impact: 'Impact',
  financial: 'Financial',
  ofTopics: (done: number, all: number) => `${formatNumber(done)} of ${formatNumber(all)}`,

  changes: 'Since your last visit',
  changesEver: 'Latest changes',
  noChanges: 'No changes by others since your last visit.',
  changesFailed: 'Could not load the changes.',
  openActivity: 'All activity',
  since: (when: string) => `Your last visit: ${when}.`,
} as const;

function open(count: number): string {
  return counted('item', 'items')(count);
}

const records = counted('record', 'records');

/** Texts about the person's own tasks on the home screen. */
export const mineMessages = {
  title: 'Assigned to you',
  nothing: (given: number) =>
    given === 0
      ? 'Nothing is assigned to you. You can set owners in the register and on the topics.'
      : `${records(given)} assigned to you. Nothing left to do.`,
  inRegister: 'Your entries in the register',
  text: (count: number) => `${records(count)} to finish, those due next first.`,
  overdue: (count: number) => `${formatNumber(count)} overdue, followed by those due next.`,
  toReview: 'For you to review',
  toReviewText: 'Colleagues asked for a review. You cannot approve your own last change.',
  left: 'Needs a new owner',
  showLeft: (count: number) =>
    count === 0 ? 'No open items' : `Show all ${counted('open item', 'open items')(count)}`,
  leftText: 'The owner has left the company. Choose a new owner.',
  was: (name: string) => `previously ${name}`,
  open: counted('item open', 'items open'),
} as const;

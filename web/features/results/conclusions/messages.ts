import type { Approach } from '#domain/assessment/approach.ts';
import type { Side } from '#domain/components/component-score.ts';
import { describeScore } from '#domain/components/score.ts';
import type { EsrsVersion } from '#domain/reference/esrs-versions.ts';
import { counted, formatNumber } from '#web/lib/format-number.ts';

const topics = counted('topic', 'topics');
const sidesOf = counted('side', 'sides');

const recordsOf = counted('record was', 'records were');

export const conclusionMessages = {
  title: 'Conclusions',
  subtitle: 'What is concluded on both sides of each topic, and how.',
  loading: 'Loading the conclusions',
  none: 'Nothing to conclude yet',
  noneText: 'Select topics in the questionnaire first.',
  goToAssessment: 'Open the questionnaire',

  /** The first sentence: how many topics still lack a conclusion. */
  open: (open: number, all: number) =>
    open === 0
      ? `All ${formatNumber(all)} topics have a conclusion.`
      : `${formatNumber(open)} of ${topics(all)} ${open === 1 ? 'has' : 'have'} no conclusion yet.`,
  openTopics: 'Topics without a conclusion',
  how: 'Score the entries of a topic, or conclude top-down: say in one sentence why the topic as a whole is or is not material, without scoring single entries.',
  allowed: {
    'esrs-2023':
      'The 2023 set neither allows nor forbids top-down conclusions; the revised set allows them (ESRS 1 (2026) §27). Agree on this with your auditor.',
    'esrs-2026':
      'You may conclude top-down where strategy and business model make it evident (ESRS 1 (2026) §27, AR 9).',
  } satisfies Record<EsrsVersion, string>,

  // Nothing significant changed
  unchanged: 'Changes since the earlier year',
  unchangedText: (records: number) =>
    `${recordsOf(records)} carried over and not reviewed yet. If nothing significant has changed, you can say so once (ESRS 1 (2026) §34). The decisions on topics are then made again too.`,
  sayUnchanged: 'Nothing significant changed...',
  unchangedTitle: 'Has nothing significant changed?',
  unchangedHow:
    'This confirms everything below as it is now. Records that a colleague changes in the meantime stay to be reviewed. You can still change any record afterwards.',
  unchangedReason: 'Why nothing significant changed',
  unchangedHint:
    'Cover organization, activities, business relationships and what stakeholders said. Shown with the result.',
  unchangedMissing: 'Say why nothing significant has changed.',
  carriedOver: (what: string) => `${what} carried over`,
  confirmUnchanged: 'Confirm',
  confirming: 'Confirming...',
  unchangedDone: 'Everything carried over is confirmed',
  unchangedFailed: 'Could not confirm.',
  unchangedOvertaken: 'The assessment has changed in the meantime. Check the numbers and confirm again.',
  nothingCarried: 'A colleague has already reviewed everything that was carried over.',
  unchangedSaid: (by: string, day: string, rows: number) =>
    `Nothing significant changed, says ${by === '' ? 'a former colleague' : by}, ${day}. ${formatNumber(rows)} ${rows === 1 ? 'record was' : 'records were'} confirmed; the history names them.`,

  // Approach
  approach: 'Approach',
  approachUnsaid: 'Say once how you approached the assessment. It is shown in the report and in the draft of IRO-1.',
  approaches: {
    '': 'Not said yet',
    'top-down': 'Top-down: from strategy and business model to topics',
    'bottom-up': 'Bottom-up: from single impacts, risks and opportunities to topics',
    both: 'Both: top-down where the result is evident, bottom-up elsewhere',
  } satisfies Record<Approach, string>,
  sayApproach: 'Describe the approach...',
  changeApproach: 'Change...',
  approachTitle: 'How did you approach the assessment?',
  approachMissing: 'Choose one of the three.',
  note: 'What differs between topics',
  noteHint: 'Optional. For example, which topics you concluded top-down, and from what.',
  save: 'Save',
  saving: 'Saving...',
  cancel: 'Cancel',
  approachSaved: 'Approach saved',
  approachFailed: 'Could not save the approach.',
  approachOvertaken:
    'A colleague has changed the approach. Their version is shown on the page. Save again to replace it.',

  // Standards
  side: { impact: 'Impact', financial: 'Financial' } satisfies Record<Side, string>,
  openIn: (open: number) => (open === 0 ? 'all concluded' : `${sidesOf(open)} without a conclusion`),
  state: { material: 'Material', below: 'Not material', open: 'No conclusion' },
  byScore: describeScore,
  byDecision: (score: number) => `decided, score ${formatNumber(score)} of 25`,
  topDown: (score: number) => (score === 0 ? 'top-down' : `top-down, entries score ${formatNumber(score)} of 25`),
  said: (side: Side, reason: string, by: string, day: string) =>
    `${side === 'impact' ? 'Impact' : 'Financial'}: “${reason}” ${by === '' ? 'A former colleague' : by}, ${day}`,

  // Concluding
  conclude: 'Conclude top-down...',
  concludeFor: (standard: string) => `Conclude top-down: ${standard}`,
  dialog: 'Conclude top-down',
  verdict: 'Conclusion',
  verdicts: { below: 'Not material', material: 'Material' },
  verdictMissing: 'Choose one of the two.',
  which: 'Sides of topics',
  whichMissing: 'Tick at least one side.',
  reason: 'Ground',
  reasonHint: 'Why this is evident without scoring single entries. Shown with the result, with your name and the date.',
  reasonMissing: 'Enter the ground.',
  send: (sides: number) => (sides === 0 ? 'Conclude' : `Conclude ${sidesOf(sides)}`),
  sending: 'Saving...',
  concluded: (sides: number) => `${sidesOf(sides)} concluded`,
  failed: 'Could not save the conclusion.',
  overtaken: 'A colleague has just decided on one of these sides. Nothing was saved. Check the list, then try again.',
} as const;

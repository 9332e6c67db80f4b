import type { LeftOutGroup, NotCountedWhy } from '#domain/audit/left-out.ts';
import type { ComponentKind } from '#domain/reference/component-kinds.ts';
import type { TopicDecision } from '#domain/topics/topic-decision.ts';
import { formatDay } from '#web/lib/format-day.ts';
import { formatMoment } from '#web/lib/format-moment.ts';
import { counted, formatNumber } from '#web/lib/format-number.ts';

const entries = counted('entry', 'entries');
const decisions = counted('decision on a side', 'decisions on sides');
const list = new Intl.ListFormat('en', { type: 'conjunction' });
const SOMEBODY = 'a former colleague';

/** Texts about what an assessment leaves out. */
export const leftOutMessages = {
  title: 'Left out',
  subtitle: 'What does not count in the result: who left it out, when and why.',
  loading: 'Loading what was left out...',
  failed: 'Could not load what was left out',
  historyFailed: 'Could not load who deselected this topic. Check your connection and reload the page.',
  none: 'There is no assessment yet',
  nothing: 'Nothing was left out',
  nothingText:
    'Every topic is relevant and every entry counts. The value chain is covered, and every stakeholder has a view.',
  total: counted('record left out', 'records left out'),
  walk: 'Walk through',

  rescored: 'Score changed since the reason was written',
  rescoredBy: (by: string | null, at: string) => `Score changed by ${by ?? SOMEBODY}, ${formatMoment(at)}`,

  noReason: 'No reason given',
  reason: (reason: string) => `Reason: ${reason}`,
  asideBy: (by: string | null, at: string) => `Deselected by ${by ?? SOMEBODY}, ${formatMoment(at)}`,
  asideUnknown: 'There is no record of who deselected it.',
  deletedBy: (by: string | null, at: string) => `Deleted by ${by ?? SOMEBODY}, ${formatMoment(at)}`,
  entered: 'What was entered',
  keptOut: (count: number, isScreened: boolean, decided: number) => {
    const parts = [
      ...(count > 0 ? [entries(count)] : []),
      ...(isScreened ? ['a screening score'] : []),
      ...(decided > 0 ? [decisions(decided)] : []),
    ];
    return parts.length > 0 ? `Kept, but left out of the result: ${list.format(parts)}.` : 'Nothing.';
  },
  score: (score: number | null) => (score === null ? 'not scored' : `${formatNumber(score)} of 25`),
  /** '' if there are none. */
  entriesUpTo: (count: number, highest: number | null) =>
    count === 0
      ? ''
      : highest === null
        ? `${entries(count)}, not scored`
        : `${entries(count)}, highest score ${formatNumber(highest)} of 25`,
  screening: (impact: number | null, financial: number | null) =>
    `Screening score: impact ${given(impact)}, financial ${given(financial)} (1–10).`,
  decided: ({ side, isMaterial, decidedBy, decidedAt }: TopicDecision) =>
    `${sideNames[side]}: ${isMaterial ? 'material' : 'not material'}, decided by ${decidedBy || SOMEBODY}, ${formatDay(decidedAt)}`,
  /** The reason of a decision on a side on which nothing counts. */
  concluded: ({ side, reason }: TopicDecision) => `${sideNames[side]}: ${reason}`,
  tierOpen: 'No activity has been examined, and no entry refers to this part of the value chain.',
  activityOpen: 'No entry placed, and no note that nothing was found.',
  silent: 'No view recorded.',

  notRelevant: 'This topic is not relevant',
  toSelection: 'Open in the topic selection',
} as const;

const given = (score: number | null) => (score === null ? 'not given' : formatNumber(score));

const sideNames = { impact: 'Impact', financial: 'Financial' } as const;

export const kindNames: Readonly<Record<ComponentKind, string>> = {
  impact: 'Impact',
  risk: 'Risk',
  opportunity: 'Opportunity',
};

/** Why an entry does not count. */
export const notCountedWhys: Readonly<Record<NotCountedWhy, string>> = {
  'score-missing': 'A score is missing.',
  'choice-missing': 'Not marked as positive or negative, or as actual or potential.',
  'not-relevant': 'Not marked as relevant.',
};

/** The groups in which it is shown, and what each contains. */
export const groupTexts: Readonly<Record<LeftOutGroup, { title: string; text: string }>> = {
  aside: { title: 'Deselected topics', text: 'Topics that are not relevant. Their entries are kept but do not count.' },
  deleted: { title: 'Deleted entries', text: 'Entries that were deleted and not restored.' },
  notCounted: { title: 'Entries that do not count', text: 'Entries of relevant topics that do not affect the result.' },
  concluded: {
    title: 'Concluded without entries',
    text: 'Sides of topics that were decided although no entry counts.',
  },
  chain: {
    title: 'Value chain not examined',
    text: 'Tiers that no entry refers to, and activities without an entry or a note that nothing was found.',
  },
  silent: { title: 'Stakeholders without a view', text: 'Groups that were recorded without what they said.' },
};

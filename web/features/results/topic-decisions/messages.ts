import type { Side } from '#domain/components/component-score.ts';
import { describeScore } from '#domain/components/score.ts';
import type { DecisionEffect, DecisionKind, ToldDecision } from '#domain/results/decisions.ts';
import type { DecisionBasis } from '#domain/topics/topic-decision.ts';
import { formatNumber } from '#web/lib/format-number.ts';

type DecisionText = Pick<ToldDecision<unknown>, 'isMaterial' | 'decidedBy'>;

const verdict = (isMaterial: boolean) => (isMaterial ? 'material' : 'not material');
const listed = (scores: readonly number[]) => scores.map((score) => formatNumber(score)).join(', ');
const topics = (count: number) => `${formatNumber(count)} ${count === 1 ? 'side of a topic' : 'sides of topics'}`;

/** Texts about the company's own judgement: its band, and decisions on topics (product P60). */
export const judgementMessages = {
  title: 'Borderline topics and decisions',
  /** The first text of the card: the band, and how much of it is undecided. */
  text: (band: number, inBand: number, open: number) => {
    if (band === 0) return 'No borderline band is set. You can still override a score on the topic’s page.';
    const range = `Scores within ${formatNumber(band)} ${band === 1 ? 'point' : 'points'} of a threshold are borderline.`;
    if (inBand === 0) return `${range} There are none.`;
    return `${range} This applies to ${topics(inBand)}; ${open === 0 ? 'all are decided' : `${formatNumber(open)} not decided yet`}.`;
  },
  /** The same, with the other contents of the card. */
  inside: (band: number, inBand: number, open: number, overrides: number, managed: number): string =>
    [
      judgementMessages.text(band, inBand, open),
      ...(overrides > 0 ? [`${formatNumber(overrides)} ${overrides === 1 ? 'override' : 'overrides'}.`] : []),
      ...(managed > 0 ? [`Managed: ${topics(managed)}, material before measures but not after them.`] : []),
    ].join(' '),
  setBand: 'Set a band...',
  changeBand: 'Change the band...',
  borderline: 'Borderline',
  overrides: 'Overrides',
  managed: 'Managed: material before measures, not after them',
  managedText: 'Shown for information, whichever score you use.',
  managedScores: (gross: number, net: number) =>
    `${formatNumber(gross)} before measures, ${formatNumber(net)} after measures`,
  withoutEffect: 'Decisions without effect',
  withoutEffectText: 'They remain until someone withdraws them.',

  side: { impact: 'Impact side', financial: 'Financial side' } satisfies Record<Side, string>,
  score: (score: number, threshold: number) =>
    score === 0
      ? `no entries count, threshold ${formatNumber(threshold)}`
      : `${describeScore(score)}, threshold ${formatNumber(threshold)}`,
  threshold: (threshold: number) => `threshold ${formatNumber(threshold)}`,
  noEntries: 'No entries count',
  notDecided: 'Not decided',
  inBand: 'Borderline',
  kinds: {
    borderline: 'Borderline, decided',
    override: 'Override',
    'top-down': 'Concluded top-down',
  } satisfies Record<DecisionKind, string>,
  decided: ({ isMaterial, decidedBy }: DecisionText, day: string) =>
    `Decided to be ${verdict(isMaterial)} by ${decidedBy === '' ? 'a former colleague' : decidedBy}, ${day}`,
  effects: {
    turns: 'It overrides the score.',
    confirms: 'It confirms the score.',
    concludes: 'No entries count on this side, so the conclusion does not rest on scores.',
    same: 'The score now gives the same result, so this decision has no effect.',
    'nothing-counts': 'No entries count on this side, so there is no result.',
    'set-aside': 'The topic is deselected, so this decision has no effect.',
  } satisfies Record<DecisionEffect, string>,
  byScore: (isReached: boolean) => `Based on its score, it is ${verdict(isReached)}.`,
  earlier: (told: DecisionText, reason: string) =>
    `Decided to be ${verdict(told.isMaterial)} in the previous year: “${reason}”`,

  decide: 'Decide...',
  change: 'Change or withdraw...',
  decideFor: (topic: string, side: Side) => `Decide on the ${side} side of ${topic}`,
  changeFor: (topic: string, side: Side) => `Change or withdraw the decision on the ${side} side of ${topic}`,

  // Dialog
  dialog: { impact: 'Is it material by impact?', financial: 'Is it material financially?' } satisfies Record<
    Side,
    string
  >,
  isBorderline: 'The score is in the borderline band.',
  isOverride: 'The score is not in a borderline band. A different decision overrides it.',
  nothingCounts:
    'No entries count on this side. You can conclude top-down, without scoring single entries. Give the ground: you disclose how you concluded (ESRS 2 IRO-1).',
  verdict: 'Decision',
  verdicts: { material: 'Material', below: 'Not material' },
  asScore: 'same as the score',
  verdictMissing: 'Choose one of the two.',
  basis: 'How did you conclude?',
  bases: {
    score: 'You judge what the score leaves open.',
    'top-down': 'The conclusion does not rest on the scores of single entries.',
  } satisfies Record<DecisionBasis, string>,
  reason: 'Reason',
  reasonHint: 'Shown with the result, along with your name and the date.',
  reasonMissing: 'Enter a reason.',
  save: 'Decide',
  saving: 'Saving...',
  cancel: 'Cancel',
  withdraw: 'Withdraw the decision',
  withdrawing: 'Withdrawing...',
  saved: 'Decision saved',
  withdrawn: 'Decision withdrawn',
  failed: 'Could not save the decision.',
  withdrawFailed: 'Could not withdraw the decision.',
  nothingCountsNow: 'No entries count on this side any more, so you cannot decide that it is not material.',
  overtaken: (name: string | null, told: { isMaterial: boolean; reason: string } | null) =>
    told
      ? `${name ?? 'A colleague'} has decided that it is ${verdict(told.isMaterial)}: “${told.reason}”. Save again to replace this with your decision.`
      : `${name ?? 'A colleague'} has withdrawn the decision. Save again to decide anyway.`,

  // Next to a band
  band: 'Borderline band',
  bandScores: (impact: readonly number[], financial: readonly number[]) =>
    listed(impact) === listed(financial)
      ? `Borderline scores: ${listed(impact)}.`
      : `Borderline scores: impact ${listed(impact)}; financial ${listed(financial)}.`,
  noBand: 'Scores this close to a threshold need a decision with a reason. Choose None to let the threshold decide.',

  // Elsewhere
  openOnes: (count: number) => `${topics(count)} ${count === 1 ? 'is' : 'are'} borderline and undecided.`,
  idleOnes: (count: number) =>
    `${formatNumber(count)} ${count === 1 ? 'decision no longer has' : 'decisions no longer have'} an effect.`,
  toThem: 'View',

  // Before completing

  // Before adopting
  outlook: 'Effect of adopting',
  turns: 'Topics whose result changes',
  thenBorderline: 'Borderline',
  none: 'None',
  decidedAlready: 'decided',
  hanging: 'Sensitive',
  hangingOn: {
    component: (codes: string) => `To a single entry: ${codes}.`,
    criterion: (codes: string) => `To one score step: ${codes}.`,
    choice: (codes: string) => `To an open choice: ${codes}.`,
  },
  idle: 'Decisions that would no longer apply',
  awake: 'Decisions that would apply again',
  scoring: 'Scoring',
  scoringText: {
    before: 'Nothing has been scored yet. If you set thresholds first, the scores cannot influence them.',
    'under-way': (scored: number, entries: number) =>
      `${formatNumber(scored)} of ${formatNumber(entries)} entries have been scored. This will be recorded when you adopt the thresholds.`,
    after: (entries: number) =>
      entries === 1
        ? 'The only entry has been scored. This will be recorded when you adopt the thresholds.'
        : `All ${formatNumber(entries)} entries have been scored. This will be recorded when you adopt the thresholds.`,
  },
} as const;

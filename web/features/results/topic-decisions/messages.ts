import type { Side } from '#domain/components/component-score.ts';
import { describeScore } from '#domain/components/score.ts';
import type { DecisionEffect, DecisionKind, ToldDecision } from '#domain/results/decisions.ts';
import { formatNumber } from '#web/lib/format-number.ts';

type Told = Pick<ToldDecision<unknown>, 'isMaterial' | 'decidedBy'>;

const verdict = (isMaterial: boolean) => (isMaterial ? 'material' : 'not material');
const listed = (scores: readonly number[]) => scores.map((score) => formatNumber(score)).join(', ');
const topics = (count: number) => `${formatNumber(count)} ${count === 1 ? 'side of a topic' : 'sides of topics'}`;

/** What the company judges itself: its band, and decisions on topics (product P60). */
export const judgementMessages = {
  title: 'Borderline topics and decisions',
  /** What the card says first: the band, and how much of it is open. */
  text: (band: number, inBand: number, open: number) => {
    if (band === 0) return 'No borderline band is set. A topic can be decided on its page, whatever its scores say.';
    const range = `Within ${formatNumber(band)} ${band === 1 ? 'point' : 'points'} of a threshold a score is borderline.`;
    if (inBand === 0) return `${range} None is.`;
    return `${range} That holds for ${topics(inBand)}; ${open === 0 ? 'all are decided' : `${formatNumber(open)} not decided yet`}.`;
  },
  setBand: 'Set a band...',
  changeBand: 'Change the band...',
  borderline: 'Borderline',
  overrides: 'Overrides',
  managed: 'Managed: material before measures, not after them',
  managedText:
    'What is well managed may still be useful to know, so it is told whichever score the results are computed by.',
  managedScores: (gross: number, net: number) =>
    `${formatNumber(gross)} before measures, ${formatNumber(net)} after them`,
  withoutEffect: 'Decisions without effect',
  withoutEffectText: 'They are kept until somebody withdraws them.',

  side: { impact: 'Impact side', financial: 'Financial side' } satisfies Record<Side, string>,
  score: (score: number, threshold: number) =>
    score === 0
      ? `nothing counts, threshold ${formatNumber(threshold)}`
      : `${describeScore(score)}, threshold ${formatNumber(threshold)}`,
  notDecided: 'Not decided',
  inBand: 'Borderline',
  kinds: { borderline: 'Borderline, decided', override: 'Override' } satisfies Record<DecisionKind, string>,
  decided: ({ isMaterial, decidedBy }: Told, day: string) =>
    `Decided to be ${verdict(isMaterial)} by ${decidedBy === '' ? 'a former colleague' : decidedBy}, ${day}`,
  effects: {
    turns: 'It turns what the score says.',
    confirms: 'It confirms what the score says.',
    same: 'The score says the same by now, so the decision changes nothing.',
    'nothing-counts': 'Nothing counts on this side, so nothing is concluded of it.',
    'set-aside': 'The topic is set aside, so the decision changes nothing.',
  } satisfies Record<DecisionEffect, string>,
  byScore: (isReached: boolean) => `By its score it is ${verdict(isReached)}.`,
  earlier: (told: Told, reason: string) =>
    `The year before it was decided to be ${verdict(told.isMaterial)}: “${reason}”`,

  decide: 'Decide...',
  change: 'Change or withdraw...',
  decideFor: (topic: string, side: Side) => `Decide on the ${side} side of ${topic}`,
  changeFor: (topic: string, side: Side) => `Change or withdraw the decision on the ${side} side of ${topic}`,

  // The dialog
  dialog: { impact: 'Is it material by impact?', financial: 'Is it material financially?' } satisfies Record<
    Side,
    string
  >,
  isBorderline: 'The score lies in the borderline band.',
  isOverride: 'The score does not lie in a borderline band: another verdict than that of the score overrides it.',
  nothingCounts:
    'Nothing counts on this side yet. It can be decided to be material all the same; describe then what makes it so, since ESRS 2 SBM-3 asks for it.',
  verdict: 'Decision',
  verdicts: { material: 'Material', below: 'Not material' },
  asScore: 'as the score says',
  asideInstead: 'Nothing counts that could be judged. What is not to be looked at is set aside under Topic Selection.',
  verdictMissing: 'Choose one.',
  reason: 'Reason',
  reasonHint: 'It stands beside the result wherever that is told, with your name and the day.',
  reasonMissing: 'Say why.',
  save: 'Decide',
  saving: 'Saving...',
  cancel: 'Cancel',
  withdraw: 'Withdraw the decision',
  withdrawing: 'Withdrawing...',
  saved: 'Decision saved',
  withdrawn: 'Decision withdrawn',
  failed: 'Failed to save the decision.',
  withdrawFailed: 'Failed to withdraw the decision.',
  nothingCountsNow: 'Nothing counts on this side any more, so it cannot be decided not to be material.',
  overtaken: (name: string | null, told: { isMaterial: boolean; reason: string } | null) =>
    told
      ? `${name ?? 'A colleague'} has decided meanwhile that it is ${verdict(told.isMaterial)}: “${told.reason}”. Press again to put yours in its place.`
      : `${name ?? 'A colleague'} has withdrawn the decision meanwhile. Press again to decide anew.`,

  // Beside a band
  band: 'Borderline band',
  bandChoice: (band: number) => (band === 0 ? 'None' : `± ${formatNumber(band)}`),
  bandScores: (impact: readonly number[], financial: readonly number[]) =>
    listed(impact) === listed(financial)
      ? `Borderline are scores of ${listed(impact)}.`
      : `Borderline are impact scores of ${listed(impact)} and financial ones of ${listed(financial)}.`,
  noBand:
    'Scores this near a threshold are to be decided by judgement, with a reason. None: the threshold alone decides.',

  // Elsewhere
  openOnes: (count: number) => `${topics(count)} ${count === 1 ? 'is' : 'are'} borderline and not decided.`,
  idleOnes: (count: number) =>
    `${formatNumber(count)} ${count === 1 ? 'decision changes' : 'decisions change'} nothing any more.`,
  toThem: 'See them',

  // Before adopting
  outlook: 'What adopting does',
  turns: 'Topics that change sides',
  thenBorderline: 'Borderline',
  none: 'None',
  decidedAlready: 'decided',
  hanging: 'Hang on little',
  hangingOn: {
    component: (codes: string) => `On a single component: ${codes}.`,
    criterion: (codes: string) => `On one step of a criterion: ${codes}.`,
    choice: (codes: string) => `On a choice that nobody has made: ${codes}.`,
  },
  idle: 'Decisions that then change nothing',
  awake: 'Decisions that then have a say again',
  scoring: 'Scoring',
  scoringText: {
    before: 'Nothing is scored yet. Thresholds that are set first cannot follow from the scores.',
    'under-way': (scored: number, entries: number) =>
      `${formatNumber(scored)} of ${formatNumber(entries)} entries are scored. That is kept with the adoption.`,
    after: (entries: number) =>
      entries === 1
        ? 'The only entry is scored. That is kept with the adoption.'
        : `All ${formatNumber(entries)} entries are scored. That is kept with the adoption.`,
  },
} as const;

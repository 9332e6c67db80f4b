import type { Thresholds } from '#domain/assessment/assessment.ts';
import type { ChoiceProblem } from '#domain/disclosures/choice.ts';
import type { EsrsVersion } from '#domain/reference/esrs-versions.ts';
import type { Undertaking } from '#domain/reference/phase-in-options.ts';
import type { DisclosureState, StandardDisclosures } from '#domain/results/disclosures.ts';
import { counted, formatNumber } from '#web/lib/format-number.ts';

const pair = ({ impact, financial }: Thresholds) =>
  `impact ${formatNumber(impact)}, financial ${formatNumber(financial)}`;

export const disclosureMessages = {
  title: 'Disclosures',
  subtitle: 'Which disclosure requirements apply, based on your material topics',
  loading: 'Loading the disclosure requirements...',
  none: 'No disclosure requirements yet',
  noneText: 'They depend on your material topics. Score a first impact, risk or opportunity in the questionnaire.',
  goToAssessment: 'Go to the questionnaire',

  asDraft: 'Draft: current version',
  financialYear: (day: string) => `Financial year starting ${day}`,
  applying: (applying: number, all: number) =>
    `${formatNumber(applying)} of ${formatNumber(all)} disclosure requirements apply`,
  mayApply: counted('may apply', 'may apply'),
  notMaterial: counted('not material', 'not material'),
  stillOpen: counted('not assessed yet', 'not assessed yet'),

  byThresholds: (thresholds: Thresholds, isAdopted: boolean) =>
    `${isAdopted ? 'Adopted' : 'Default'} thresholds: ${pair(thresholds)}`,
  ownTitle: 'You are using your own thresholds',
  ownText: (own: Thresholds, companys: Thresholds, isAdopted: boolean) =>
    `Your thresholds: ${pair(own)}. ${isAdopted ? 'Adopted' : 'Default'} thresholds: ${pair(companys)}. Disclosures follow the ${isAdopted ? 'adopted' : 'default'} thresholds.`,
  whichThresholds: 'Thresholds',
  adopted: 'Adopted',
  default: 'Default',
  own: 'My own',

  filter: 'Status',
  all: 'All',
  option: (label: string, count: string) => `${label} ${count}`,
  count: (count: number) => `(${formatNumber(count)})`,
  noneIn: 'No requirements with this status.',
  showAll: 'Show all',
  openAll: 'Open all',
  closeAll: 'Close all',

  /** In a standard that is not material, a few apply through other standards or always. */
  apply: (applying: number, possible: number, all: number, isMaterial = true) =>
    possible === 0
      ? `${formatNumber(applying)} of ${formatNumber(all)} ${applying === 1 ? 'applies' : 'apply'}${isMaterial || applying === 0 ? '' : ' regardless'}`
      : `${counted('applies', 'apply')(applying)}, ${formatNumber(possible)} may`,
  /** Why a standard has its state, in a few words. */
  reasons: {
    always: () => 'Policies, actions, metrics and targets only for material topics',
    joint: () => '',
    due: ({ material }) => `Required by ${material.join(', ')}`,
    possible: ({ material }) => `May apply through ${material.join(', ')}`,
    'not-material': ({ below }) =>
      below.length > 0 ? `Below both thresholds: ${below.join(', ')}` : 'All its topics are deselected',
    'not-assessed': ({ open }) => `Not assessed on both sides yet: ${open.join(', ')}`,
  } satisfies Record<DisclosureState, (standard: StandardDisclosures) => string>,

  general: 'General disclosures',
  applies: (when: string) => `Applies ${when}.`,
  broughtInBy: 'Required by',
  open: 'Not assessed on both sides yet',
  below: 'Assessed, below both thresholds',
  because: {
    always: 'Always required. Policies, actions, metrics and targets only for material topics.',
    joint: '',
    due: '',
    possible: 'The standard does not list requirements by topic. Decide which relate to your material topics.',
    'not-material': 'All its topics are deselected or below both thresholds.',
    'not-assessed': 'None of its topics is material yet, and some have not been assessed on both sides.',
  } satisfies Record<DisclosureState, string>,
  onlyMaterial: 'For a material topic, disclose the material information.',
  /** If only some topics of a due standard lead to a requirement. */
  through: (codes: string) => `Through ${codes}`,
  datapoints: counted('datapoint', 'datapoints'),
  noDatapoints: 'no datapoints',
  upTo: (count: number) => `up to ${counted('datapoint', 'datapoints')(count)}`,
  /** What the company does with requirements instead of reporting them. */
  chosen: (phasedIn: number, leftOut: number, none: number) =>
    [
      phasedIn > 0 ? `${formatNumber(phasedIn)} phased in` : '',
      leftOut > 0 ? `${formatNumber(leftOut)} left out` : '',
      none > 0 ? `${formatNumber(none)} reported as “none in place”` : '',
    ]
      .filter((part) => part !== '')
      .join(', '),
  choicesFailed: 'Could not load your choices on these requirements',
  again: 'Try again',

  phaseIn: 'Phase-in',
  phaseInText: (largest: string, others: string, source: string) =>
    `Wave one above EUR 450m in net turnover and 1,000 employees: ${largest}. Companies that report for years from 2027: ${others} (${source}).`,

  ownMatters: 'Your own topics',
  ownMattersText:
    'They are material. Where no standard covers them in enough detail, disclose them as entity-specific (ESRS 1 §11).',
} as const;

/** Choosing what to do with a requirement. */
export const choiceMessages = {
  choose: 'Choose',
  chooseFor: (code: string) => `Choose how to report ${code}`,
  change: 'Change',
  changeFor: (code: string) => `Change the choice on ${code}`,
  dialog: (code: string) => `How do you report ${code}?`,
  question: 'Your choice',
  reported: 'Report it',
  phasedIn: 'Phase it in',
  leftOut: 'Leave it out',
  none: 'We have none',
  noneHint: 'You report that there is no policy, action or target. It is shown as “Reported: none in place”',
  undertakingFirst: 'Say first which kind of undertaking you are.',
  noPhaseIn: 'The law gives your company no phase-in here.',
  noGround: 'The law does not let you leave this out.',
  part: 'What do you phase in?',
  latest: (year: number, source: string) => `At the latest for financial years from ${year}: ${source}`,
  until: 'Report it for financial years from',
  chooseYear: 'Choose a year',
  ground: 'Why do you leave it out?',
  topics: 'For which topics is there none?',
  reason: 'Reason',
  reasonHints: {
    'phased-in': 'Optional.',
    'left-out': 'What the ground is based on.',
    none: 'Optional: why there is none, and by when you plan one.',
  },
  placeHint: 'Twofold does not hold the phase-ins of (EU) 2025/1416. Name the place in the act on which you rely.',
  untilMissing: 'Choose a year that the law allows.',
  groundMissing: 'Choose why you leave it out.',
  topicsMissing: 'Choose at least one topic.',
  reasonMissing: 'Enter a reason.',
  save: 'Save choice',
  saving: 'Saving choice...',
  cancel: 'Cancel',
  saved: 'Choice saved',
  failed: 'Could not save the choice',
  overtaken: (by: string | null, row: { choice: string } | null) =>
    row === null
      ? `${by ?? 'A colleague'} removed this choice. If you save, yours is added.`
      : `${by ?? 'A colleague'} changed this choice. If you save, yours replaces it.`,
  notOpen: {
    'not-due': 'This requirement is no longer due.',
    'phase-in-not-open': 'The law gives your company no such phase-in.',
    'phase-in-too-long': 'The law ends this phase-in earlier. Choose an earlier year.',
    'ground-not-open': 'The law does not let you leave this out on that ground.',
    'none-not-open': 'This requirement is not about policies, actions or targets.',
    'reason-missing': 'Enter a reason.',
    'topics-missing': 'Choose at least one topic.',
  } satisfies Record<ChoiceProblem, string>,
  by: (name: string, day: string) => (name === '' ? day : `${name}, ${day}`),
  carriedFrom: (origin: string) => `Carried over from ${origin}`,
  confirm: 'Confirm',
  confirming: 'Confirming...',
  confirmFor: (code: string) => `Confirm the choice on ${code}`,

  keptTitle: 'No longer due',
  keptText: 'You made these choices on requirements that no longer apply. They have no effect.',
  remove: 'Remove',
  removing: 'Removing...',
  removeFor: (code: string) => `Remove the choice on ${code}`,
  removed: 'Choice removed',
  removeFailed: 'Could not remove the choice',

  undertakingLabel: 'Phase-ins depend on your kind of undertaking:',
  undertakingOpen: 'not said yet',
  firstYearSaid: (year: number) => `first in ${year}`,
  sayIt: 'Choose',
  sayUndertaking: 'Choose your kind of undertaking',
  changeUndertaking: 'Change your kind of undertaking',
  undertakingTitle: 'Which kind of undertaking are you?',
  undertakingText: 'The law gives phase-ins by kind of undertaking. Twofold offers you only your own.',
  undertakingQuestion: 'Kind of undertaking',
  undertakingHints: {
    'wave-one-above': 'You had to report for financial years that began in 2024 to 2026, and exceed both today.',
    'wave-one-below': 'You had to report for financial years that began in 2024 to 2026, and do not exceed both today.',
    'from-2027': 'You had no duty to report before.',
    voluntary: 'You have no duty to report, so the law gives you no phase-in.',
  } satisfies Record<Undertaking, string>,
  undertakingMissing: 'Choose a kind of undertaking.',
  firstYear: 'First financial year with a duty to report',
  firstYearHint: 'The year in which it begins.',
  yearMissing: 'Choose a year.',
  undertakingSaved: 'Kind of undertaking saved',
  assessmentChanged: 'A colleague changed the assessment. If you save, your choice replaces theirs.',

  forgoneTitle: 'Forgone opportunities',
  forgoneText:
    'You do not pursue them, so they bring in no requirement by themselves (ESRS 1 §102). They keep their score.',
  forgoneOnly: 'Its topic is material only because of forgone opportunities.',
} as const;

/** What is required of companies that conclude that climate change is not material (method M22). */
export const climateExplained = {
  'esrs-2023':
    'For climate change, the law requires a detailed explanation with a forward-looking analysis (ESRS 1 §32). You enter it when completing.',
  'esrs-2026':
    'For climate change, the law requires the basis of the conclusion (ESRS 2 IRO-2 §37(b)). You enter it when completing.',
} as const satisfies Record<EsrsVersion, string>;

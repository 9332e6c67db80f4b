import type { Thresholds } from '#domain/assessment/assessment.ts';
import type { ScoreRule, Side } from '#domain/components/component-score.ts';
import { describeScore } from '#domain/components/score.ts';
import type { Category } from '#domain/reference/catalogue-topic.ts';
import type { Actuality, ComponentKind, ImpactPolarity } from '#domain/reference/component-kinds.ts';
import { MATERIAL_BY_LABELS, type MaterialBy, unscored } from '#domain/results/classification.ts';
import type { DashboardPoint } from '#domain/results/dashboard.ts';
import type { UnassessedReason } from '#domain/results/matrix.ts';
import { wordTopicScore } from '#domain/topics/topic-score.ts';
import type { Standing } from '#drawing/matrix/point.ts';
import { formatNumber } from '#web/lib/format-number.ts';

const plural = (count: number, one: string, many: string) => `${formatNumber(count)} ${count === 1 ? one : many}`;

/** Texts of the dashboard. Titles and texts are fixed (product P1). */
const sideSaid = (point: DashboardPoint, side: Side) =>
  point[side] > 0 ? describeScore(point[side]) : unscored(point, side);

export const dashboardMessages = {
  title: 'Dashboard',
  subtitle: 'Overview of your double materiality assessment results',
  loading: 'Loading dashboard...',
  print: 'Print',
  printedOn: (day: string) => `Printed ${day}`,
  printedPage: { before: 'Page ', between: ' of ' },

  // No assessment
  noAssessment: 'Complete your assessment to view the materiality matrix and insights',
  noAssessmentHint: 'Start by going to the Assessment tab...',
  noAssessmentText:
    'The questionnaire has six sections. Stop at any time: your work is saved, and colleagues can continue it.',
  seeSample: 'View a sample',
  alsoToDo: 'Do these first',
  confirmStandard: {
    title: 'Confirm the reporting standard',
    text: 'In the first section, choose which version of the ESRS applies.',
  },
  inviteColleagues: {
    title: 'Invite colleagues',
    text: 'On the company page, invite people from finance, HR or purchasing.',
  },
  goToAssessment: 'Go to the questionnaire',

  // The finding and its controls
  finding: 'Finding',
  companyThresholds: ({ impact, financial }: Thresholds, isAdopted: boolean) =>
    `${isAdopted ? 'Adopted' : 'Default'} thresholds: impact ${formatNumber(impact)}, financial ${formatNumber(financial)}`,
  toolbar: 'Dashboard controls',
  more: 'More',
  moreOptions: 'More options',
  moreLoading: 'Loading...',
  optionsShow: 'Show',
  optionsFiles: 'Matrix and files',
  optionsPages: 'Related pages',

  // Failures
  loadFailed: 'Could not load the dashboard',
  loadFailedText: 'Nothing is lost. Check your connection and try again.',
  notFound: 'Assessment not found',
  notFoundText: 'It may belong to another company, or the link may be incomplete.',
  showNewest: 'Show the newest assessment',

  // Choice of assessment
  chooseAssessment: 'Assessment',
  /** 'Final, completed on March 31, 2026' */
  stateSince: (state: string, day: string) => `${state}, completed on ${day}`,
  completedOn: (day: string) => `Completed on ${day}`,
  noResults: 'no results yet',
  financialYear: (day: string) => `Financial year starting ${day}`,
  versionToBeConfirmed: 'to be confirmed',
  disclosures: 'Disclosures',
  asItStood: 'Earlier versions...',
  compare: 'Compare...',

  // Thresholds
  thresholds: 'Thresholds',
  impactThreshold: 'Impact threshold',
  financialThreshold: 'Financial threshold',
  differs: (isAdopted: boolean) => `Differs from the ${isAdopted ? 'adopted' : 'default'} thresholds`,
  differsText: ({ impact, financial }: Thresholds, isAdopted: boolean) =>
    `${isAdopted ? 'Adopted' : 'Default'}: impact ${formatNumber(impact)}, financial ${formatNumber(financial)}. Only you see your own thresholds.`,
  reset: (isAdopted: boolean) => `Reset to ${isAdopted ? 'adopted' : 'default'}`,
  adoptThese: 'Adopt these...',
  whoAndWhy: (isAdopted: boolean) => (isAdopted ? 'Who adopted them, and why' : 'Default thresholds, not adopted'),
  adoption: (isAdopted: boolean, proposes: boolean) =>
    proposes ? 'Adopt thresholds' : isAdopted ? 'Adopted thresholds' : 'Default thresholds',
  adoptionLoading: 'Loading thresholds...',
  adoptionFailed: 'Could not load the thresholds',
  thresholdHelp: 'How thresholds work',
  thresholdHelpText: [
    'A topic is material when its score reaches the threshold on either side. The standards set no number: your company chooses one and records why.',
    'Each score is the product of two values from 1 to 5, so 13 and 14 never occur. A threshold of 12.5 therefore works like 15: a score of 12 is below it, and 15 reaches it.',
    'Changing a threshold here changes only your view, in this browser. To change it for the company, adopt it with a reason.',
  ],

  /** Before the names of the five blocks, while there are no entries. */
  blocksToCome: 'These will appear here once you add your first entry:',

  // Materiality Matrix
  matrix: 'Materiality Matrix',
  matrixText:
    'Impact is on the vertical axis and financial on the horizontal, each out of 25. Select a point for details.',
  compareWith: (year: string) => `Compare with ${year}`,
  comparing: (year: string) => `Loading ${year}...`,
  compareFailed: (year: string) => `Could not load the results of ${year}.`,
  comparedSummary: (year: string, moved: number, fresh: number, gone: number) =>
    `Since ${year}: ${plural(moved, 'topic has', 'topics have')} moved, ${formatNumber(fresh)} ${fresh === 1 ? 'is' : 'are'} new, ${formatNumber(gone)} ${gone === 1 ? 'is' : 'are'} no longer on the matrix.`,
  allChanges: 'All changes and reasons',
  before: (year: string) => `In ${year}`,
  stood: ({ impact, financial, hasImpact, hasFinancial }: Standing) =>
    `impact ${hasImpact ? formatNumber(impact) : 'not assessed'}, financial ${hasFinancial ? formatNumber(financial) : 'not assessed'}`,
  freshSince: 'new',
  /** For screen readers, before today's score: '12 before, now' */
  scoreBefore: (score: number | null) => `${score === null ? 'not assessed' : formatNumber(score)} before, now`,
  view: 'View',
  chart: 'Chart',
  table: 'Table',
  category: 'Category',
  allCategories: 'All',
  voices: 'Topics that a stakeholder mentions',
  voicesButton: 'Stakeholders',
  voicesText: 'Highlights topics that a stakeholder mentions by code or name.',
  voicesLoading: 'Loading stakeholder views...',
  voicesFailed: 'Could not load the stakeholder views',
  topicsNamed: (count: number) => plural(count, 'topic', 'topics'),
  otherVoices: ({ voices, others, silent }: { voices: readonly unknown[]; others: number; silent: number }) => {
    const none = voices.length + others + silent === 0 ? 'No stakeholders have been recorded.' : '';
    const other = others > 0 ? `${plural(others, 'group does', 'groups do')} not mention any topic.` : '';
    const quiet = silent > 0 ? `No view has been recorded for ${plural(silent, 'group', 'groups')}.` : '';
    return [none, other, quiet].filter(Boolean).join(' ');
  },
  showEveryTopic: 'Show all topics equally',
  namedBy: (name: string, codes: readonly string[]) =>
    codes.length === 0
      ? `${name} does not mention any topic on the matrix.`
      : `Mentioned by ${name}: ${codes.join(', ')}.`,
  pictureVoice: (name: string) => `Highlighted: topics mentioned by ${name}`,
  shownAsTable: 'The matrix is shown as a table.',
  ranked: 'Topics, highest first',
  /** Between the topics whose scores reach a threshold and the others. */
  thresholdAt: (above: number, otherwise: number) =>
    `Threshold: ${plural(above, 'topic', 'topics')} above${otherwise === 0 ? '' : `, ${formatNumber(otherwise)} decided otherwise`}`,
  thresholdsNow: ({ impact, financial }: Thresholds) =>
    `Impact threshold ${formatNumber(impact)}, financial threshold ${formatNumber(financial)}.`,
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
  pictureFacts: 'Filters and details',
  hideList: 'Hide list',
  showList: 'Show list',
  downloadPng: 'Picture (PNG)',
  downloadSvg: 'Drawing (SVG)',
  downloadFailed: 'Could not create the picture',
  pictureTitle: (company: string, day: string) => `${company}: materiality matrix, financial year starting ${day}`,
  pictureThresholds: ({ impact, financial }: Thresholds, adopted: { by: string; day: string } | null) =>
    `Thresholds: impact ${formatNumber(impact)}, financial ${formatNumber(financial)}, ${adopted === null ? 'not adopted yet' : `adopted by ${adopted.by === '' ? 'a former colleague' : adopted.by} on ${adopted.day}`}`,
  picturePrivate: 'Personal thresholds, not the company’s',
  pictureOtherThresholds: (viewer: string, own: Thresholds, companys: Thresholds, isAdopted: boolean) =>
    `Thresholds tried out by ${viewer}: impact ${formatNumber(own.impact)}, financial ${formatNumber(own.financial)} (${isAdopted ? 'adopted' : 'default'}: ${formatNumber(companys.impact)}, ${formatNumber(companys.financial)})`,
  pictureCompared: (year: string) => `Compared with ${year}`,
  /** The choice between the two scores, if measures lead to two. */
  scoresShown: 'Scores',
  scoreViews: { gross: 'Before measures', net: 'After measures', both: 'Both' },
  pictureScores: {
    gross: 'Scores before measures',
    net: 'Scores after measures that count',
    both: 'Scores after measures, with arrows from those before them',
  },
  pictureCategory: (category: Category) => `${category} topics only`,
  pictureSource: (assessment: string, day: string) => `Source: ${assessment}, ${day}. Made with Twofold.`,
  fileName: (assessment: string) => `materiality-matrix-${assessment}`,
  noPoints: 'No topic has an impact, risk or opportunity that counts yet.',
  noPointsIn: (category: Category) => `No ${category.toLowerCase()} topic has been assessed yet.`,
  materialSummary: (material: number, assessed: number) =>
    `${formatNumber(material)} of ${plural(assessed, 'assessed topic', 'assessed topics')} ${material === 1 || assessed === 1 ? 'is' : 'are'} material`,
  /** For screen readers, after the thresholds. */
  materialNow: (material: number, assessed: number) =>
    `${formatNumber(material)} of ${formatNumber(assessed)} are material.`,
  materialByOther: {
    gross: (count: number) => `After measures: ${plural(count, 'is', 'are')} material`,
    net: (count: number) => `Before measures: ${plural(count, 'is', 'are')} material`,
  },
  topic: 'Topic',
  impact: 'Impact',
  financial: 'Financial',
  classification: 'Classification',
  material: 'Material',
  decided: 'Decided',
  decidedReason: 'Decided by the company, with a reason. Its position and class still follow the scores.',
  components: 'IROs',
  notAssessed: 'not assessed',
  otherSide: 'Other side not assessed',

  // Not yet assessed
  notYetAssessed: (count: number) =>
    plural(count, 'topic has not yet been assessed', 'topics have not yet been assessed'),
  notYetAssessedText: 'These topics are relevant but not on the matrix.',

  // Topical Overview
  overview: 'Topical Overview',
  overviewText: 'For each category, the material topic with the highest sum of both scores.',
  noneMaterial: 'No topic is material at these thresholds.',

  // Highest scored IRO's
  highest: "Highest scored IRO's",
  highestText: 'For each category, the four highest impacts, risks and opportunities.',
  noneScored: 'Nothing scored yet.',

  // The four tables
  impactMateriality: 'Impact Materiality',
  impactMaterialityText: 'How the company affects people and the environment.',
  financialMateriality: 'Financial Materiality',
  financialMaterialityText: 'How sustainability matters can affect the company financially.',
  positiveImpacts: 'Positive Impacts',
  negativeImpacts: 'Negative Impacts',
  polarityNotSet: 'Polarity not set',
  polarityNotSetText: 'Mark each as positive or negative in the questionnaire. Until then it does not count.',
  notScoredYet: (count: number) => plural(count, 'impact has not been scored yet', 'impacts have not been scored yet'),
  notScoredText: 'They do not count yet. Mark each as positive or negative and as actual or potential, then score it.',
  effectsMissing: (count: number) =>
    plural(count, 'risk or opportunity has a score missing', 'risks and opportunities have a score missing'),
  effectsMissingText: 'They do not count yet. Set or confirm the magnitude and the likelihood of each.',
  sayWhatTheyAre: 'Complete them in the questionnaire',
  notScoredBecause: (missing: readonly string[]) =>
    missing.length === 0
      ? 'Score missing: it does not count yet.'
      : `Not scored yet. Still to choose: ${missing.join(', and ')}.`,
  opportunities: 'Opportunities',
  risks: 'Risks',
  noRows: {
    positiveImpacts: 'No positive impacts yet.',
    negativeImpacts: 'No negative impacts yet.',
    opportunities: 'No opportunities yet.',
    risks: 'No risks yet.',
  },
  rowName: { impact: 'Impact', risk: 'Risk', opportunity: 'Opportunity' } satisfies Record<ComponentKind, string>,
  polarity: { Positive: 'Positive impact', Negative: 'Negative impact' } satisfies Record<ImpactPolarity, string>,
  actuality: { Actual: 'Actual', Potential: 'Potential' } satisfies Record<Actuality, string>,
  impactWithoutPolarity: 'Impact, polarity not set',
  actualOrPotential: 'Actual or potential',
  type: 'Type',
  whereAndWhen: 'Value chain, time horizon',
  effects: 'Financial effects',
  severityByLikelihood: 'Severity × likelihood',
  magnitudeByLikelihood: 'Magnitude × likelihood',
  score: 'Score',
  measure: { impact: 'Severity', financial: 'Magnitude' } satisfies Record<Side, string>,
  origin: (measure: string, severity: number, likelihood: number) =>
    `${measure} ${severity} × likelihood ${likelihood}.`,
  /** 'Long term counts: 20; medium term 8.' */
  horizons: (said: string) => `${said.slice(0, 1).toUpperCase()}${said.slice(1)}.`,
  originReason: (reason: string) => `${reason}.`,
  originReasonStated: (reason: string, likelihood: number) => `${reason}; you entered ${likelihood}.`,
  stated: (likelihood: number) => `stated ${likelihood}`,
  notCounted: 'Not counted',
  entries: (count: number) => plural(count, 'entry', 'entries'),
  showAll: (count: number) => `Show all ${formatNumber(count)}`,
  showFewer: 'Show fewer',
  openTopic: (topic: string) => `Open topic ${topic}`,

  // Screening
  screening: 'Screening scores',
  screeningText: 'A quick first rating of each topic, from 1 to 10. It does not affect the matrix.',
  justification: 'Justification',

  // Topic detail
  resultOf: (point: DashboardPoint) =>
    `Impact ${sideSaid(point, 'impact')}, financial ${sideSaid(point, 'financial')}. ${MATERIAL_BY_LABELS[point.materialBy]}.`,
  previous: 'Previous',
  previousTopic: 'Previous topic',
  next: 'Next',
  nextTopic: 'Next topic',
  detailScores: 'Scores and result',
  detailComponents: 'Impacts, risks and opportunities behind the result',
  notAssessedYet: (reason: string) => `Not yet assessed: ${reason}.`,
  noComponents: 'No entries for this topic yet.',
  highestOf: {
    impact: (count: number) =>
      count === 1
        ? 'The score of the only impact that counts.'
        : `The highest of the ${formatNumber(count)} impacts that count.`,
    financial: (count: number) =>
      count === 1
        ? 'The score of the only risk or opportunity that counts.'
        : `The highest of the ${formatNumber(count)} risks and opportunities that count.`,
  },
  howClassified: 'How it is classified',
  whyHighest: 'The highest score counts on each side, because an average could hide a material one.',
  screeningOf: (impact: number | null, financial: number | null) =>
    `Screening: impact ${wordTopicScore(impact)}, financial ${wordTopicScore(financial)}.`,
  classificationRule: ({ impact, financial }: Thresholds) =>
    `High requires an impact score of ${formatNumber(impact)} and a financial score of ${formatNumber(financial)}. Medium requires 10 on either side.`,
  description: 'Description',
  textsFailed: 'Could not load the descriptions',
  noJustification: 'No justification yet.',
  wholeTopic: 'Open topic page',
  editImpacts: 'Edit impacts',
  editFinancial: 'Edit financial side',
  frozen: 'This assessment has been completed. You can reopen it to correct it.',
  reopen: 'Reopen',
  frozenResult: 'Result and sign-off',
  close: 'Close',
} as const;

/** Why a relevant topic has no point. */
export const unassessedReasons = {
  'no-components': 'no entries yet',
  'nothing-counted': 'it has entries, but none that counts yet',
} as const satisfies Record<UnassessedReason, string>;

/** The meaning of a flag, in a sentence of the topic's detail. */
export const materialByReasons = {
  impact: ({ impact }: Thresholds) => `Its impact reaches the threshold of ${formatNumber(impact)}.`,
  financial: ({ financial }: Thresholds) => `Its financial score reaches the threshold of ${formatNumber(financial)}.`,
  both: ({ impact, financial }: Thresholds) =>
    `It reaches both thresholds (impact ${formatNumber(impact)}, financial ${formatNumber(financial)}).`,
  none: ({ impact, financial }: Thresholds) =>
    `It reaches neither threshold (impact ${formatNumber(impact)}, financial ${formatNumber(financial)}).`,
  open: ({ impact, financial }: Thresholds) =>
    `It is below the threshold on the side that has been assessed (impact ${formatNumber(impact)}, financial ${formatNumber(financial)}). Assess the other side to find out whether it is material.`,
} as const satisfies Record<MaterialBy, (thresholds: Thresholds) => string>;

/** Why a likelihood counts as it does. Our convention: the standards prescribe no arithmetic. */
export const scoreRuleReasons = {
  product: '',
  unset: '',
  actual: 'An actual impact has happened, so by Twofold’s convention its likelihood counts as 5',
  'human-rights':
    'For a potential negative human-rights impact, severity takes precedence, so by Twofold’s convention its likelihood counts as 5',
} as const satisfies Record<ScoreRule, string>;

const sides = { impact: 'by impact', financial: 'financially' } satisfies Record<Side, string>;

function byOther(scores: string, more: readonly string[], fewer: readonly string[]): string {
  if (more.length + fewer.length === 0) return `With scores ${scores} measures, the same topics are sensitive.`;
  const also = more.length === 0 ? '' : ` these are sensitive too: ${more.join(', ')}.`;
  const not =
    fewer.length === 0 ? '' : ` ${more.length === 0 ? 'these are' : 'These are'} not sensitive: ${fewer.join(', ')}.`;
  return `With scores ${scores} measures,${also}${not}`;
}

/** Texts of the card on how robust a result is. */
export const firmnessMessages = {
  title: 'How robust is the result?',
  text: ({ impact, financial }: Thresholds, hanging: number, all: number) =>
    hanging === 0
      ? `At thresholds of ${formatNumber(impact)} (impact) and ${formatNumber(financial)} (financial), no topic depends on a single entry, one score step or one open choice.`
      : `At thresholds of ${formatNumber(impact)} (impact) and ${formatNumber(financial)} (financial), ${formatNumber(hanging)} of ${formatNumber(all)} topics depend on a single entry, one score step or one open choice. The others do not.`,
  standing: (side: Side, isMaterial: boolean, score: number, threshold: number) =>
    `${isMaterial ? 'Material' : 'Not material'} ${sides[side]}: ${score === 0 ? 'nothing counts yet' : describeScore(score)}, threshold ${formatNumber(threshold)}`,
  held: 'It stays material because of its other side.',
  alone: 'It depends on a single entry: ',
  steps: 'One score step would change it: ',
  step: (criterion: string, from: number, to: number, score: number) =>
    `${criterion.toLowerCase()} ${from} → ${to} (${describeScore(score)})`,
  open: (words: readonly string[], score: number) =>
    ` does not count yet. Still to choose: ${words.join(', and ')}. It could then reach ${describeScore(score)}.`,
  of: ' of ',
  or: ' or ',
  /** 'G1.3 by impact (12 of 25)' */
  sideOf: ({ topic, side, score }: { topic: { code: string }; side: Side; score: number }) =>
    `${topic.code} ${sides[side]} (${describeScore(score)})`,
  byOther: {
    gross: (more: readonly string[], fewer: readonly string[]) => byOther('after', more, fewer),
    net: (more: readonly string[], fewer: readonly string[]) => byOther('before', more, fewer),
  },
  showAll: (count: number) => `Show all ${formatNumber(count)}`,
  showFewer: 'Show fewer',
  others: 'At other thresholds',
  othersText: (most: number) =>
    most === 0
      ? 'Moving one threshold while keeping the other changes nothing.'
      : `Moving one threshold while keeping the other changes up to ${plural(most, 'topic', 'topics')}.`,
  side: { impact: 'Impact threshold', financial: 'Financial threshold' } satisfies Record<Side, string>,
} as const;

import type { Thresholds } from '#domain/assessment/assessment.ts';
import type { EsrsVersion } from '#domain/reference/esrs-versions.ts';
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
  notMaterial: counted('is not material', 'are not material'),
  stillOpen: counted('has not been assessed yet', 'have not been assessed yet'),

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
      ? `${formatNumber(applying)} of ${formatNumber(all)} apply${isMaterial || applying === 0 ? '' : ' anyway'}`
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
    possible: 'The law asks for what is related to your material topics, and does not list it by topic. You decide.',
    'not-material': 'All its topics are deselected or below both thresholds.',
    'not-assessed': 'None of its topics is material yet, and some have not been assessed on both sides.',
  } satisfies Record<DisclosureState, string>,
  onlyMaterial: 'For a material topic, disclose the material information.',
  /** If only some topics of a due standard lead to a requirement. */
  through: (codes: string) => `Through ${codes}`,
  datapoints: counted('datapoint', 'datapoints'),
  noDatapoints: 'no datapoints',
  upTo: (count: number) => `up to ${counted('datapoint', 'datapoints')(count)}`,
  phaseIn: 'Phase-in',
  phaseInText: (largest: string, others: string, source: string) =>
    `Wave one above EUR 450m in net turnover and 1,000 employees: ${largest}. Companies that report for years from 2027: ${others} (${source}).`,

  ownMatters: 'Your own topics',
  ownMattersText:
    'They are material. Where no standard covers them in enough detail, disclose them as entity-specific (ESRS 1 §11).',
} as const;

/** What is required of companies that conclude that climate change is not material (method M22). */
export const climateExplained = {
  'esrs-2023':
    'For climate change, the law requires a detailed explanation with a forward-looking analysis (ESRS 1 §32). You enter it when completing.',
  'esrs-2026':
    'For climate change, the law requires the basis of the conclusion (ESRS 2 IRO-2 §37(b)). You enter it when completing.',
} as const satisfies Record<EsrsVersion, string>;

import type { Thresholds } from '#domain/assessment/assessment.ts';
import type { EsrsVersion } from '#domain/reference/esrs-versions.ts';
import type { DisclosureState } from '#domain/results/disclosures.ts';
import { counted, formatNumber } from '#web/lib/format-number.ts';

const pair = ({ impact, financial }: Thresholds) =>
  `impact ${formatNumber(impact)}, financial ${formatNumber(financial)}`;

export const disclosureMessages = {
  title: 'Disclosures',
  subtitle: 'Which disclosure requirements apply, by what was concluded of the topics',
  loading: 'Loading the disclosure requirements...',
  none: 'No disclosure requirements yet',
  noneText:
    'Which ones apply follows from the topics. Rate the first impact, risk or opportunity in the questionnaire.',
  goToAssessment: 'Go to the questionnaire',

  asDraft: 'Draft: as it stands now',
  asCompleted: 'Completed',
  financialYear: (day: string) => `Financial year from ${day}`,
  applying: (applying: number, all: number) =>
    `${formatNumber(applying)} of ${formatNumber(all)} disclosure requirements apply`,
  stillOpen: counted('is not assessed yet, which is no conclusion.', 'are not assessed yet, which is no conclusion.'),
  nothingOpen: 'All others are concluded to be not material.',

  byThresholds: (thresholds: Thresholds, isAdopted: boolean) =>
    `By the ${isAdopted ? 'adopted' : 'default'} thresholds: ${pair(thresholds)}.`,
  ownTitle: 'You look through thresholds of your own',
  ownText: (own: Thresholds, companys: Thresholds, isAdopted: boolean) =>
    `Yours are ${pair(own)}; ${isAdopted ? 'adopted are' : 'the default is'} ${pair(companys)}. What has to be disclosed follows the ${isAdopted ? 'adopted ones' : 'default'}.`,
  whichThresholds: 'Thresholds',
  adopted: 'Adopted',
  default: 'Default',
  own: 'My own',

  filter: 'State',
  all: 'All',
  option: (label: string, count: number) => `${label} ${formatNumber(count)}`,
  noneIn: 'No requirement is in this state.',
  showAll: 'Show all',

  general: 'General disclosures',
  applies: (when: string) => `Applies ${when}.`,
  broughtInBy: 'Brought in by',
  open: 'Not assessed on both sides yet',
  below: 'Assessed, below both thresholds',
  because: {
    always:
      'What is assessed decides nothing here; those on policies, actions, metrics and targets need a material topic.',
    joint: '',
    due: '',
    'not-material': 'Every topic of it is set aside or below both thresholds.',
    'not-assessed': 'None of its topics is material so far, and some are not assessed on both sides.',
  } satisfies Record<DisclosureState, string>,
  onlyMaterial: 'Of a material topic the material information is disclosed.',
  /** Where some topics of a due standard lead to a requirement and others do not. */
  through: (codes: string) => `Through ${codes}`,
  datapoints: counted('datapoint', 'datapoints'),
  phaseIn: 'Phase-in',
  phaseInText: (largest: string, others: string, source: string) =>
    `Undertakings that reported first and exceed the earlier thresholds: ${largest}. Others: ${others} (${source}).`,

  ownMatters: 'Matters of your own',
  ownMattersText:
    'They are material. What no standard covers of them, or not in enough detail, is disclosed as entity-specific (ESRS 1 §11).',
} as const;

/** What is asked of whoever concludes that climate change is not material (method M22). */
export const climateExplained = {
  'esrs-2023':
    'For climate change the law asks for a detailed explanation with a forward-looking analysis (ESRS 1 §32); completing asks for it.',
  'esrs-2026':
    'For climate change the law asks for the basis of the conclusion (ESRS 2 IRO-2 §37(b)); completing asks for it.',
} as const satisfies Record<EsrsVersion, string>;

import { formatNumber } from '#web/lib/format-number.ts';

/** The screen of what completing froze (method M17). */
export const resultsMessages = {
  earlierResult: 'Earlier result',
  printedOn: (day: string) => `Printed ${day}`,
  printedPage: { before: 'Page ', between: ' of ' },
  title: 'Frozen result',
  subtitle:
    'What completing froze, shown from that record alone: later changes of data, names or rules do not alter it.',
  dashboard: 'Back to the dashboard',
  register: 'Show the register',
  compare: 'Compare',
  none: 'Nothing was frozen for this assessment',
  noneText: 'A result is frozen when the assessment is completed. The address may be of another assessment.',
  loadFailed: 'The frozen result could not be loaded.',
  loading: 'Loading the frozen result...',
  chooseFrozen: 'Frozen on',
  newest: (moment: string) => `${moment} (newest)`,
  isEarlier: (moment: string) =>
    `This is an earlier result: the assessment was reopened and completed again since, last on ${moment}.`,
  othersFailed: 'Whether the assessment was frozen more than once could not be loaded.',
  again: 'Try again',
  isOpenAgain: 'This assessment was reopened. What you see was frozen before; completing freezes another result.',
  download: 'Download the file',
  fileName: (day: string, fingerprint: string) => `frozen-result-${day}-${fingerprint.slice(0, 8)}.json`,

  checkTitle: 'Check',
  checkText:
    'The fingerprint and every score and topic result, computed again in this browser from the frozen inputs. Compare the fingerprint with the one in your own papers.',
  checkFile: 'Check a file',
  checkedFile: (name: string) => `The file ${name}`,
  thisResult: 'This result',
  more: (count: number) => `And ${formatNumber(count)} more.`,
  earlierFormat:
    'This result was frozen by an earlier version, which kept results and reasons but not the inputs. They are shown as far as they were kept.',

  factsTitle: 'What was frozen',
  company: 'Company',
  assessment: 'Assessment',
  year: 'Financial year from',
  completed: 'Completed',
  completedBy: (name: string, moment: string) => `${name === '' ? 'A former colleague' : name}, ${moment}`,
  standard: 'Standard',
  versions: 'Versions',
  versionsOf: (product: string, formula: number, format: number) =>
    `Twofold ${product}, rules ${formatNumber(formula)}, format ${formatNumber(format)}`,
  formatOnly: (format: number) => `Format ${formatNumber(format)}`,
  withReliefs: 'with the eight reliefs',
  versionReason: 'Why a version was used that the law does not foresee',
  climateReason: 'Why climate change is not material',
  fingerprint: 'Fingerprint (SHA-256)',

  thresholdsTitle: 'Adopted thresholds',
  thresholds: (impact: number, financial: number) =>
    `Impact ${formatNumber(impact)} of 25, financial ${formatNumber(financial)} of 25`,
  adoptedBy: (name: string, moment: string) => `Adopted by ${name === '' ? 'a former colleague' : name}, ${moment}`,
  notAdopted: 'The defaults; nobody adopted thresholds with a reason.',

  topicsTitle: 'Topics and their results',
  scores: (impact: string, financial: string) => `Impact ${impact}, financial ${financial}`,
  notAssessedSide: 'not assessed',
  inputs: 'All that was entered',
  lastChange: (name: string | null, moment: string) => `Last changed by ${name || 'a former colleague'}, ${moment}`,
  because: (reason: string) => `Reason: ${reason}`,
  notYetTitle: 'Not yet assessed when it was completed',
  asideTitle: 'Set aside',
  asideNone: 'No topic was set aside.',
  asideNobody: 'Who set it aside is not recorded.',
  screeningTitle: 'Screening scores (1 to 10)',
  screening: (impact: number | null, financial: number | null) =>
    `Impact ${impact ?? 'score missing'}, financial ${financial ?? 'score missing'}`,
  answersTitle: 'Questionnaire',
  answersNone: 'No question was answered.',
  stakeholdersTitle: 'Stakeholders and engagement',
  stakeholdersNone: 'No stakeholder was entered.',
  evidenceTitle: 'Evidence, as it was given then',
  evidenceNone: 'No evidence was given.',
  leftOutTitle: 'Entered under topics without a result',
  scalesTitle: 'What the values 1 to 5 meant',
} as const;

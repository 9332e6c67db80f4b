import { MAX_LOGO_BYTES, MAX_LOGO_SIDE, MAX_REPORT_NAME } from '#domain/limits.ts';
import type { LogoProblem } from '#domain/people/logo.ts';
import type { ReportSettingsProblem } from '#domain/people/report-settings.ts';

/** What the card of the company's reports says beside its title. */
export const reportMessages = {
  reportsText: 'How your reports look as PDF, Word file and slides. Applies to new files.',
  reportName: 'Name of the report',
  reportNameHint: 'The title on its cover, for example as your annual report calls it.',
  accent: 'Colour',
  accentHint: 'Used for cover, headings and bars: # and six digits, dark enough to read on white.',
  pickAccent: 'Choose the colour',
  locale: 'Language of numbers and dates',
  localeHint: (day: string, number: string) =>
    `Of reports, slides and workbooks: ${day} and ${number}. Words stay English.`,
  saveReports: 'Save report settings',
  cancelReports: 'Discard',
  logo: 'Logo',
  logoHint: (kilobytes: number, pixels: number) =>
    `On the cover, on white. PNG or JPEG, at most ${kilobytes} kB and ${pixels} × ${pixels} pixels; it is used at once.`,
  logoShown: 'The logo on your reports',
  removeLogo: 'Remove the logo',
  logoSaved: 'Logo saved',
  logoRemoved: 'Logo removed',
  reportsSaved: 'Report settings saved',
  reportsSaveFailed: 'The report settings could not be saved.',
  reportsFailed: 'The report settings could not be loaded.',
  reportsLoading: 'Loading the report settings...',
  reportsChanged: (by: string | null, moment: string) => `Changed by ${by || 'a former colleague'}, ${moment}`,
} as const;

/** What stands at the fields of the report settings. */
export const reportProblems = {
  'report-name-too-long': `Use at most ${MAX_REPORT_NAME} characters.`,
  'report-name-invalid': 'Use one line of plain characters.',
  'accent-invalid': 'Write a colour as # and six digits, for example #1f6f54.',
  'accent-too-light': 'This colour is too light: text in it could not be read on white. Choose a darker one.',
} as const satisfies Record<ReportSettingsProblem, string>;

/** What is wrong with a logo. */
export const logoProblems = {
  'logo-too-large': `This file is larger than ${MAX_LOGO_BYTES / 1000} kB. Save the picture smaller and choose it again.`,
  'logo-no-picture': 'This file is not a valid PNG or JPEG. Choose another one.',
  'logo-too-many-pixels': `This picture is more than ${MAX_LOGO_SIDE} pixels wide or high. Save it smaller and choose it again.`,
} as const satisfies Record<LogoProblem, string>;

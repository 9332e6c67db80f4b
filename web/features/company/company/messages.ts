import { MAX_LOGO_BYTES, MAX_LOGO_SIDE, MAX_NAME, MAX_REPORT_NAME } from '#domain/limits.ts';
import type { CompanyProblem } from '#domain/people/company.ts';
import type { LogoProblem } from '#domain/people/logo.ts';
import type { ReportSettingsProblem } from '#domain/people/report-settings.ts';

/** Texts of the company's screens. Fixed texts must stay word for word (product P1). */
export const companyMessages = {
  mailHeldUp: 'Email is not being sent',
  mailHeldUpText: (since: string, supportEmail: string) =>
    `No email has been sent since ${since}. Nothing is lost: invitations, links and notices will be sent once email works again. Write to ${supportEmail}.`,
  // Setup
  setupTitle: 'Set up your company',
  setupSubtitle: 'One minute, three fields. You can change everything later on the company page.',
  setupNext: (days: string) =>
    `Then you get a plan and start the questionnaire: six sections, about ${days} working days shared among your team. You can stop at any time.`,
  create: 'Create Company Profile',
  creating: 'Creating...',
  created: 'Company profile created successfully!',
  createdNext: 'Next: choose the reporting standard in the first section. Home shows the whole plan.',
  invitedHint: 'Were you invited? Use the link in the invitation email instead.',
  settings: 'Account settings',
  signedInAs: (email: string) => `Signed in as ${email}`,
  signOut: 'Sign Out',
  alreadyInCompany: 'You already belong to a company.',

  // Fields
  name: 'Company Name',
  namePlaceholder: 'As it should appear in reports',
  industry: 'Industry',
  industryPlaceholder: 'Choose an industry',
  size: 'Company Size',
  sizePlaceholder: 'Choose a company size',
  createdAt: 'In Twofold since',

  // Company page
  pageTitle: 'Company',
  pageSubtitle: 'Your company and your team.',
  informationTitle: 'Company Information',
  edit: 'Edit',
  save: 'Save',
  saving: 'Saving...',
  cancel: 'Cancel',
  loading: 'Loading company information...',
  loadFailed: 'Failed to load company information',
  updated: 'Company information updated successfully',
  updateFailed: 'Failed to update company information',
  emptyTitle: 'No Company Information',
  emptyText: 'Unable to load company details.',
  setUp: 'Set up a company',
  unsaved: 'Unsaved changes',

  // Sign-off
  signOffTitle: 'Sign-off of results',
  onePerson: 'One person may hold several roles',
  onePersonMay: 'One person may prepare, review and approve a result.',
  onePersonMayNot: 'Three different people prepare, review and approve a result.',
  onePersonText:
    'Normally three people prepare, review and approve a result. Allow one person to do several steps if your team is too small. This is recorded.',
  onePersonFailed: 'Could not load the rule.',
  onePersonLoading: 'Loading the rule...',
  onePersonSaveFailed: 'Could not change the rule.',
  onePersonAdmins: 'An admin can change this rule.',
  ruleChange: (isAllowed: boolean, by: string | null, moment: string) =>
    `${isAllowed ? 'Allowed' : 'Forbidden'} by ${by || 'a former colleague'}, ${moment}`,

  // Reports; all other texts are in report-messages.ts, which only its card loads
  reportsTitle: 'Reports',

  // Other cards
  securityTitle: 'Data Security',
  securityText:
    'Your data belongs only to your company. Every record is tied to the company it was created in. Whatever a request asks for, the database does not show the record to anyone outside, and does not link it to their data.',
  securityPoints: [
    'Only members of your company see its assessments, answers, stakeholders and scores.',
    'When a membership ends, access ends immediately, even on open screens.',
    'Every change is recorded with its author and time.',
  ],
} as const;

/** Errors shown at the fields of the company form. */
export const companyProblems = {
  'name-required': 'Company name is required.',
  'name-too-long': `Use at most ${MAX_NAME} characters.`,
  'name-invalid': 'Use a single line without special characters.',
  'name-has-address': 'Leave out web and email addresses.',
  'industry-required': 'Industry is required.',
  'unknown-industry': 'Choose one of the listed industries.',
  'size-required': 'Company size is required.',
  'unknown-size': 'Choose one of the listed company sizes.',
} as const satisfies Record<CompanyProblem, string>;

/** Why a company could not be created: fixed sentences (product P1). */
export const setupFailures = {
  profileNotFound: 'Profile not found. Please try signing out and back in.',
  notCreated: 'Failed to create company profile. Please try again.',
  unexpected: 'An unexpected error occurred',
} as const;

/** The page for reports and sign-off. */
export const reportSettingsPage = {
  title: 'Reports and sign-off',
  subtitle: 'How your reports look, and who may sign your results.',
};

/** The page for storage and for leaving or closing the company. */
export const leavingPage = {
  title: 'Storage and leaving',
  subtitle: 'The storage your company uses, and how to leave or close it.',
};

/** Texts of the card for the company's reports, except its title. */
export const reportMessages = {
  reportsText: 'How your reports, Word files and slides look. Changes apply to new files.',
  reportName: 'Name of the report',
  reportNameHint: 'The title on the cover, for example the one used in your annual report.',
  accent: 'Colour',
  accentHint:
    'Used for the cover, headings and bars. Enter # and six digits. The colour must be dark enough to read on white.',
  pickAccent: 'Choose the colour',
  locale: 'Language of numbers and dates',
  localeHint: (day: string, number: string) =>
    `In reports, slides and workbooks: ${day} and ${number}. The text stays in English.`,
  saveReports: 'Save report settings',
  cancelReports: 'Discard',
  logo: 'Logo',
  logoHint: (kilobytes: number, pixels: number) =>
    `Shown on the cover, on a white background. PNG or JPEG, at most ${kilobytes} kB and ${pixels} × ${pixels} pixels. Takes effect immediately.`,
  logoShown: 'The logo on your reports',
  removeLogo: 'Remove the logo',
  logoSaved: 'Logo saved',
  logoRemoved: 'Logo removed',
  reportsSaved: 'Report settings saved',
  reportsSaveFailed: 'Could not save the report settings.',
  reportsFailed: 'Could not load the report settings.',
  reportsLoading: 'Loading the report settings...',
  reportsChanged: (by: string | null, moment: string) => `Changed by ${by || 'a former colleague'}, ${moment}`,
} as const;

/** Errors shown at the fields of the report settings. */
export const reportProblems = {
  'report-name-too-long': `Use at most ${MAX_REPORT_NAME} characters.`,
  'report-name-invalid': 'Use a single line without special characters.',
  'accent-invalid': 'Enter a colour as # and six digits, for example #1f6f54.',
  'accent-too-light': 'This colour is too light to read on white. Choose a darker one.',
} as const satisfies Record<ReportSettingsProblem, string>;

/** Problems with a logo. */
export const logoProblems = {
  'logo-too-large': `This file is larger than ${MAX_LOGO_BYTES / 1000} kB. Reduce the size of the picture and choose it again.`,
  'logo-no-picture': 'This file is not a valid PNG or JPEG. Choose a different one.',
  'logo-too-many-pixels': `This picture is more than ${MAX_LOGO_SIDE} pixels wide or high. Make it smaller and choose it again.`,
} as const satisfies Record<LogoProblem, string>;

import type { WholeFigures } from '#domain/progress/last-look.ts';
import type { MissingCode, MissingItem, ProgressState } from '#domain/progress/wizard-progress.ts';
import type { WizardTotals } from '#domain/progress/wizard-totals.ts';
import type { SectionBody } from '#domain/questionnaire/section-body.ts';
import type { EsrsVersion } from '#domain/reference/esrs-versions.ts';
import { counted, formatNumber } from '#web/lib/format-number.ts';

/** Texts of the wizard. Fixed texts must stay word for word (product P1). */
export const wizardMessages = {
  loading: 'Loading assessment...',
  empty: 'No assessment sections available',
  emptyHint: 'The questionnaire is missing. Tell the person who runs this server.',
  loadFailed: 'Could not load the assessment',
  stakeholdersFailed: 'Failed to load stakeholder data',
  loadFailedHint: 'The server did not respond. Your input has been kept.',

  title: 'Questionnaire',
  sections: 'Assessment sections',
  progress: ({ sections, complete, topics, withEntries }: WizardTotals) => [
    `${complete} of ${sections} sections complete`,
    `${formatNumber(withEntries)} of ${formatNumber(topics)} topics with entries`,
  ],
  answers: 'Answers',
  openHere: 'Open items in this section',
  openCount: (count: number) => `${formatNumber(count)} open`,
  step: (position: number, total: number) => `Step ${position} of ${total}`,
  yearFrom: (day: string) => `Financial year starting ${day}`,

  previous: 'Previous',
  save: 'Save',
  saving: 'Saving...',
  next: 'Next',
  complete: 'Complete Assessment',
  unsaved: 'Unsaved changes',
  unsavedHere: 'Unsaved input',
  kept: 'Not filled in, not saved yet',
  saved: 'All changes saved',

  sectionSaved: 'Section Saved',
  sectionSavedText: (section: string) => `${section} has been saved successfully.`,
  sectionFailed: 'Failed to save section data.',
  inputKept: 'Unsaved input is kept',
  inputKeptText: (section: string) =>
    `Your input in ${section} is still in this browser. Nobody else sees it until you save.`,

  leaveTitle: (section: string) => `Save your changes in ${section}?`,
  leaveText: 'You have unsaved changes.',
  leaveSave: 'Save and continue',
  leaveDiscard: 'Discard changes',
  leaveStay: 'Stay here',
} as const;

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** Texts for people whose work was interrupted because somebody completed the assessment. */
export const keptMessages = {
  title: (name: string | null) => `${name ?? 'A colleague'} has completed this assessment while you had unsaved input`,
  /** For people without unsaved input. */
  titleAlone: (name: string | null) => `${name ?? 'A colleague'} has completed this assessment`,
  nothingKept: 'Everything you saved is part of the result. You can reopen the assessment with a reason.',
  text: (sections: readonly string[]) =>
    `Your input in ${list.format(sections)} is still in this browser but is not part of the result. You will see it again when the assessment is reopened.`,
} as const;

export const progressStates = {
  'not-started': 'Not started',
  'in-progress': 'In progress',
  complete: 'Complete',
} as const satisfies Record<ProgressState, string>;

/** What is missing in a section, short enough for its card. */
export const missingMessages = {
  'required-answers': counted('required answer missing', 'required answers missing'),
  'version-confirmation': () => 'ESRS version to be confirmed',
  stakeholders: () => 'No stakeholder group yet',
  'topic-selection': () => 'Topics not reviewed yet',
  'relevant-topics': () => 'No topic is relevant',
  'topic-scores': counted('topic with a score missing', 'topics with a score missing'),
  impacts: counted('topic without impacts', 'topics without impacts'),
  scores: (count) => `Score missing: ${counted('entry', 'entries')(count)}`,
  polarities: counted('impact without polarity', 'impacts without polarity'),
  actualities: counted('impact not marked actual or potential', 'impacts not marked actual or potential'),
  'risks-or-opportunities': counted('topic without risks or opportunities', 'topics without risks or opportunities'),
  pursuits: counted('opportunity not marked pursued or not', 'opportunities not marked pursued or not'),
  'aside-reasons': counted('topic deselected without a reason', 'topics deselected without a reason'),
  rescored: counted('score changed since its reason was written', 'scores changed since their reasons were written'),
  'expired-evidence': counted('with expired evidence', 'with expired evidence'),
  'carried-over': counted('to review', 'to review'),
} as const satisfies Record<MissingCode, (count: number) => string>;

/** The same for all gaps of a section, short enough to fit on a card in the narrow strip. */
export const cardState = (missing: readonly MissingItem[]): string => {
  const count = missing.reduce((sum, item) => sum + item.count, 0);
  return missing.every(({ code }) => code === 'required-answers')
    ? `${formatNumber(count)} missing`
    : `${formatNumber(count)} open`;
};

/** What the law requires of companies that conclude that climate change is not material. */
export const climateHints = {
  'esrs-2023':
    'The law requires a detailed explanation with a forward-looking analysis (ESRS 1 §32). It is shown with the result.',
  'esrs-2026': 'The law requires the basis of the conclusion (ESRS 2 IRO-2 §37(b)). It is shown with the result.',
} as const satisfies Record<EsrsVersion, string>;

/** What to do in a section; replaces its description if that says less. */
export const introductions: Partial<Record<SectionBody, string>> = {
  stakeholders:
    'List the groups you affect and the users of your sustainability statement, and how you engaged them. For nature, use experts and data.',
  'topic-selection':
    'Every topic is relevant until you deselect it. Deselected topics are hidden from the next sections and the dashboard. Their entries are kept.',
  'impact-components':
    'Describe how the company affects people and the environment, topic by topic. A topic takes the score of its highest-scoring impact.',
  'financial-components':
    'Describe what each topic could cost the company or bring in. A topic takes the score of its highest-scoring risk or opportunity.',
};

/** Texts of the final check before completing, and of the topics that stay open (method M34). */
export const lastLookMessages = {
  name: 'the final check',
  openTopics: (count: number) => `${counted('topic', 'topics')(count)} without a conclusion`,
  openTopicsText: 'Conclude on them, or say why they stay open. The result lists each of them with its reason.',
  openReason: 'Why they stay open',
  openReasonHint: 'For every topic without a reason of its own.',
  openReasonMissing: (count: number) =>
    count === 1 ? 'Say why this topic stays open.' : 'Say why these topics stay open.',
  ownReasonMissing: 'Say why this topic stays open.',
  showOpen: 'Topics',
  conclude: 'Conclude...',
  concludeOn: (topic: string) => `Conclude: ${topic}`,
  ownReason: 'Own reason',
  ownReasonFor: (topic: string) => `Own reason: ${topic}`,
  sharedReason: 'Same reason',
  sharedReasonFor: (topic: string) => `Same reason as the others: ${topic}`,
  reasonOf: (code: string) => `Why ${code} stays open`,
  toConclusions: 'Conclude by standard',

  carriedChoices: (count: number) =>
    `${counted('choice on a requirement', 'choices on requirements')(count)} carried over and not confirmed`,
  carriedChoicesText: (requirements: readonly string[]) =>
    `They come from the earlier year: ${list.format(requirements)}.`,
  confirmChoices: 'Confirm all',
  confirming: 'Confirming...',
  toDisclosures: 'View disclosures',

  lookTitle: 'Final check',
  lookText: {
    'esrs-2023': 'Does the result as a whole show what matters?',
    'esrs-2026':
      'Does the result as a whole show what matters? The statement as a whole must be a fair presentation (ESRS 1 (2026) §19-21).',
  } satisfies Record<EsrsVersion, string>,
  figures: (whole: WholeFigures) => [
    [
      `${counted('topic', 'topics')(whole.topics)}: ${formatNumber(whole.material)} material`,
      `${formatNumber(whole.notMaterial)} not material`,
      `${formatNumber(whole.open)} open`,
    ].join(', '),
    `Concluded top-down: ${counted('topic', 'topics')(whole.topDown)}`,
    `Deselected: ${counted('topic', 'topics')(whole.aside)}${
      whole.asideWithoutReason ? `, ${formatNumber(whole.asideWithoutReason)} without a reason` : ''
    }`,
    `Material entries: ${formatNumber(whole.deciding)}`,
  ],
  changed:
    'Something has changed since you opened this. Everything here is up to date. Look again before you complete.',
  who: 'Checked by',
  whoMissing: 'Choose at least one person who checked the result.',
  you: (name: string) => `${name} (you)`,
  others: 'Also checked by',
  othersHint: 'Names, separated by commas. Optional.',
  tooMany: (most: number) => `Enter at most ${formatNumber(most)} names.`,
  weighed: 'What was considered',
  weighedHint: 'For example what the result could hide, or where people disagreed. Optional, shown with the result.',
} as const;

/** Texts shown before completing (product P17). */
export const completionMessages = {
  title: 'Complete the assessment?',
  text: 'Completing freezes the current result. You can reopen the assessment with a reason.',
  willFreeze: 'This will be frozen',
  nextSign: 'Next: three signatures (prepared, reviewed, approved) make the result final.',
  nothingMissing: 'Every section is complete.',
  withoutEvidence: (count: number, all: number) =>
    `${formatNumber(count)} of ${counted('material entry', 'material entries')(all)} ${count === 1 ? 'has' : 'have'} no evidence`,
  inReview: counted('entry is in review', 'entries are in review'),
  questions: (count: number) =>
    count === 1 ? '1 auditor’s question is open' : `${formatNumber(count)} auditors’ questions are open`,
  missingTitle: 'Still missing',
  moreMissing: (count: number) => `and ${formatNumber(count)} more`,
  missingText: 'You can still complete the assessment. The result will show what is missing.',
  reasonsTitle: (count: number, most: number) =>
    count === 1
      ? '1 change has no reason'
      : `${formatNumber(count)}${count >= most ? ' or more' : ''} changes have no reason`,
  reasonsText:
    'An auditor will ask why scores were changed or topics deselected. You can still complete the assessment.',
  reasonsLink: 'Add reasons in Activity',
  reasonsUncounted: 'Could not count the changes without a reason. Check your connection.',
  keptTitle: 'You have unsaved changes in this browser',
  keptInRegister: 'You have unsaved changes in the register. They are not part of the result.',
  keptText: 'They are not part of the result. To include them, open the section and save first.',
  thresholds: (impact: number, financial: number) =>
    `Thresholds: impact ${formatNumber(impact)}, financial ${formatNumber(financial)}`,
  thresholdsBegun: 'You have started to change the thresholds but have not adopted them yet.',
  thresholdsAdopted: (name: string, day: string) => `adopted by ${name === '' ? 'a former colleague' : name} on ${day}`,
  thresholdsDefault: 'default values, not adopted yet',
  versionReason: (label: string) => `Why ${label} is used`,
  versionReasonHint: 'Shown with the result.',
  versionReasonMissing: 'Explain why this version is used although the law does not provide for it.',
  climateReason: 'Why climate change is not material',
  climateOpen: 'Still missing.',
  back: 'Go back',
  complete: 'Complete Assessment',
  completing: 'Completing...',
  completed: 'Assessment Completed!',
  completedText: 'Your double materiality assessment has been completed successfully.',
  failed: 'Could not complete the assessment.',
} as const;

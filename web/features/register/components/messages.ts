import type { DecisiveChoice, ScoreRule } from '#domain/components/component-score.ts';
import type { ComponentProblem } from '#domain/components/component-validation.ts';
import type { Actuality, ComponentKind, ImpactPolarity } from '#domain/reference/component-kinds.ts';
import { counted, formatNumber } from '#web/lib/format-number.ts';

/** Which of the two editors speaks. */
export type EditorSide = 'impact' | 'financial';

/** What the editors say where they differ. The toasts are fixed texts (product P1). */
export const editorMessages = {
  impact: {
    section: 'Impact Materiality Assessment',
    added: 'Impact component added successfully.',
    addFailed: 'Failed to add impact component.',
    updated: 'Impact component updated successfully.',
    updateFailed: 'Failed to update impact component.',
    deleted: 'Impact component deleted successfully.',
    deleteFailed: 'Failed to delete impact component.',
    intro:
      'Describe how the company affects people and the environment, topic by topic. A topic stands where its highest impact stands.',
    count: counted('impact', 'impacts'),
    without: (count: number) => `Without impacts (${count})`,
    none: 'No impacts yet',
    add: 'Add impact',
    addTo: (topic: string) => `Add impact to ${topic}`,
    newTitle: 'New impact',
    editTitle: 'Edit impact',
    deleteTitle: 'Delete this impact?',
    allCovered: 'Every relevant topic has an impact',
    own: 'This impact',
  },
  financial: {
    section: 'Financial Materiality Assessment',
    added: 'Risk/Opportunity added successfully.',
    addFailed: 'Failed to add risk/opportunity.',
    updated: 'Risk/Opportunity updated successfully.',
    updateFailed: 'Failed to update risk/opportunity.',
    deleted: 'Risk/Opportunity deleted successfully.',
    deleteFailed: 'Failed to delete risk/opportunity.',
    intro:
      'Describe what each topic could cost or bring the company. A topic stands where its highest risk or opportunity stands.',
    count: counted('risk or opportunity', 'risks and opportunities'),
    without: (count: number) => `Without risks or opportunities (${count})`,
    none: 'No risks or opportunities yet',
    add: 'Add risk or opportunity',
    addTo: (topic: string) => `Add risk or opportunity to ${topic}`,
    newTitle: 'New risk or opportunity',
    editTitle: 'Edit risk or opportunity',
    deleteTitle: 'Delete this risk or opportunity?',
    allCovered: 'Every relevant topic has a risk or opportunity',
    own: 'This risk or opportunity',
  },
} as const;

/** What both editors say. */
export const componentMessages = {
  search: 'Search this section',
  searchPlaceholder: 'Search topics and entries',
  filter: 'Topics shown',
  allTopics: 'All topics',
  expandAll: 'Open all',
  collapseAll: 'Close all',
  onTopics: (amount: string, covered: number, total: number) => `${amount} on ${covered} of ${total} topics`,
  noMatch: (typed: string) => `Nothing matches “${typed}”.`,
  clearSearch: 'Clear search',
  showAll: 'Show all topics',
  noTopics: 'No topic is relevant',
  noTopicsHint: 'Select topics in the section Topic Selection first.',
  movedAway:
    'The topic of this form is not among the relevant ones any more. Choose another topic, or discard the form.',

  addShort: 'Add',
  edit: 'Edit',
  delete: 'Delete',
  onComponent: (act: string, title: string) => `${act}: ${title}`,
  deleteText: (title: string) =>
    `“${title}” is removed for everybody in your company. Undo brings it back, here or in Activity.`,
  deleting: 'Deleting...',
  keep: 'Keep it',

  kinds: { impact: 'Impact', risk: 'Risk', opportunity: 'Opportunity' } satisfies Record<ComponentKind, string>,
  choiceNotSet: {
    impactPolarity: 'Polarity not set',
    actualPotentialImpact: 'Actual or potential not set',
  } satisfies Record<DecisiveChoice, string>,
  choiceMissing: 'Until you choose, this impact has no score and does not count.',
  notCounted: 'Not counted',
  humanRightsShort: 'Human rights',
  product: (first: string, severity: number, likelihood: number) => `${first} ${severity} × likelihood ${likelihood}`,
  statedLikelihood: (stated: number) => `stated likelihood ${stated}`,
  severityWord: 'severity',
  magnitudeWord: 'magnitude',

  // The form
  titleHint: 'In a few words, as it is to stand in lists and reports',
  proposedHint: 'Drafted by the assistant and not saved: check it, then save or discard it',
  justificationHint: 'Why these scores? Sources, data, who was asked: what an auditor asks first',
  topicHint: 'Choose another to move it there',
  sectionWhat: 'What it is',
  sectionWhere: 'Where and when',
  sectionScores: 'How it is scored',
  sectionImpactNote:
    'The standards prescribe no scale. The words beside the values are suggestions of ours until your company words its own, under Company, Scales.',
  sectionRecord: 'For the record',
  choose: 'Choose',
  polarities: { Negative: 'Negative', Positive: 'Positive' } satisfies Record<ImpactPolarity, string>,
  actualities: { Actual: 'Actual', Potential: 'Potential' } satisfies Record<Actuality, string>,
  actualHint: 'It happens or has happened',
  potentialHint: 'It could happen',
  riskType: 'Type of risk',
  opportunityType: 'Type of opportunity',
  pursuedQuestion: 'Is it pursued?',
  pursuits: { pursued: 'Yes', 'not-pursued': 'No', undecided: 'Not decided' },
  pursuedOpen: 'Not chosen yet.',
  pursuedHint: 'Or built into the strategy. Under the set of 2026 only those are reported (ESRS 1 (2026) §102).',
  details: 'Details behind the severity',
  detailsHint: {
    Negative: 'Optional. Severity then follows the highest of the three, because any one can make an impact severe.',
    Positive: 'Optional. Severity then follows the mean of scale and scope, rounded up.',
    none: 'Optional. Set the polarity first, so that severity can follow them.',
  },
  followsNote: (given: number) => `Follows the details: ${given} of 5. Move it to set another value, with a reason.`,
  ownValueNote: (given: number) => `The details give ${given} of 5.`,
  follow: 'Follow the details again',
  severityReasonHint: (given: number) => `Until there is a reason, the ${given} of the details counts.`,
  whyScore: 'Why? In a few words, may stay empty',
  clear: 'Clear',
  clearOf: (label: string) => `Clear ${label}`,
  allValues: 'All values',
  allValuesOf: (label: string) => `All values of ${label.toLowerCase()}`,
  valueMeans: (label: string, value: number) => `What does ${label.toLowerCase()} ${value} mean?`,
  anchorsTitle: (label: string) => `What does ${label.toLowerCase()} mean?`,
  anchorsNote: 'A suggestion of ours: the standards prescribe no scale. Use your own, but use it alike everywhere.',
  wordedNote: 'The words of your company, from the page Scales; a step that it left alone has ours.',
  magnitudeNote:
    'A suggestion of ours: the standards prescribe no scale. Put amounts of your own beside it, for example shares of the operating profit.',
  humanRightsHint: 'Severity then takes precedence over likelihood.',
  relevance: 'Relevance',
  countsHint: 'Unticked, it is shown but does not count for its topic.',
  noteOnlyImpact: 'A note that it goes with an impact of the company; it changes no score.',
  noteOnlyFinancial: 'A note that it can bring risks or opportunities; it changes no score.',
  save: { impact: 'Save impact', risk: 'Save risk', opportunity: 'Save opportunity' } satisfies Record<
    ComponentKind,
    string
  >,
  saving: 'Saving...',
  cancel: 'Cancel',
  unsaved: 'Unsaved changes',

  // The consequence
  consequence: 'What follows',
  notScoredYet: 'Not scored yet',
  scoreMissing: 'Score missing',
  /** 'Score missing: severity and likelihood'. */
  scoresMissing: (open: readonly string[]) => `Score missing: ${open.join(' and ')}`,
  howToGive: (open: readonly string[]) => `Set or confirm ${open.join(' and ')}: it counts then.`,
  confirm: (value: number) => `Confirm ${value}`,
  confirmOf: (value: number, label: string) => `Confirm ${value}: ${label}`,
  notScoredNote: (missing: readonly string[]) => `It is still to be said ${missing.join(', and ')}.`,
  notCountedNote: 'It does not count for the topic: its relevance is not ticked.',
  gaugeUp: 'Impact',
  gaugeRight: 'Financial',
  sideImpact: 'Impact',
  sideFinancial: 'Financial',
  notAssessed: 'not assessed',
  moves: (from: string, to: string) => (from === to ? to : `${from} → ${to}`),
  ofScale: (score: number) => `${formatNumber(score)} of 25`,
  thresholds: (impact: number, financial: number, isAdopted: boolean) =>
    `By the ${isAdopted ? 'adopted' : 'default'} thresholds: impact ${formatNumber(impact)}, financial ${formatNumber(financial)}.`,
  notPlaced: 'Not on the matrix yet',

  saveAndAdd: 'Save and add another',
  discardTitle: 'Save what you entered?',
  discardText: (title: string) => `“${title}” is not saved yet. Save it, or discard it, and go on with the other one.`,
  discardUntitled: 'The form that is open',
  saveAndGoOn: 'Save and go on',
  discard: 'Discard and go on',
  stay: 'Keep editing',
  discarded: 'Changes discarded',
  undo: 'Undo',
} as const;

/** Why the counted likelihood is not the stated one. Our convention, with the paragraphs it serves (method M6, M7). */
export const ruleNotes = {
  product: null,
  unset: null,
  actual: {
    Negative:
      'It has happened, so its likelihood counts as 5. This is our convention: for an actual negative impact the standards look at severity alone (ESRS 1 (2023) §45; ESRS 1 (2026) §40).',
    Positive:
      'It has happened, so its likelihood counts as 5. This is our convention: for an actual positive impact the standards look at scale and scope alone (ESRS 1 (2023) §46; ESRS 1 (2026) §41).',
  },
  'human-rights': {
    Negative:
      'For a potential negative human-rights impact severity takes precedence over likelihood (ESRS 1 (2023) §45; ESRS 1 (2026) §40). It counts with likelihood 5, which is our convention; the likelihood you state is kept and shown.',
    Positive: '',
  },
} as const satisfies Record<ScoreRule, { Negative: string; Positive: string } | null>;

/** The same in a word, for lists. */
export const ruleWords = {
  product: null,
  unset: null,
  actual: 'actual: likelihood counts as 5',
  'human-rights': 'severity takes precedence',
} as const satisfies Record<ScoreRule, string | null>;

export const componentProblems = {
  'title-required': 'Title is required.',
  'topic-required': 'Choose a topic.',
  'too-long': 'Shorten this text.',
  'score-out-of-range': 'Scores go from 1 to 5.',
  'unknown-option': 'Choose one of the list.',
  'only-of-impacts': 'Only an impact has this.',
  'only-of-opportunities': 'Only an opportunity has this.',
  'reason-required': 'Say why the severity is another than the details give.',
} as const satisfies Record<ComponentProblem, string>;

import type { DecisiveChoice, ScoreRule } from '#domain/components/component-score.ts';
import type { ComponentProblem } from '#domain/components/component-validation.ts';
import type { Actuality, ComponentKind, ImpactPolarity } from '#domain/reference/component-kinds.ts';
import { counted, formatNumber } from '#web/lib/format-number.ts';

/** The two editors. */
export type EditorSide = 'impact' | 'financial';

/** Texts that differ between the editors. The toasts are fixed texts (product P1). */
export const editorMessages = {
  impact: {
    section: 'Impact Materiality Assessment',
    added: 'Impact component added successfully.',
    addFailed: 'Failed to add impact component.',
    updated: 'Impact component updated successfully.',
    updateFailed: 'Failed to update impact component.',
    deleted: 'Impact component deleted successfully.',
    deleteFailed: 'Failed to delete impact component.',
    count: counted('impact', 'impacts'),
    without: (count: number) => `Without impacts (${count})`,
    none: 'No impacts yet',
    conclude: 'No impacts to enter? Conclude...',
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
    count: counted('risk or opportunity', 'risks and opportunities'),
    without: (count: number) => `Without risks or opportunities (${count})`,
    none: 'No risks or opportunities yet',
    conclude: 'No risks or opportunities to enter? Conclude...',
    add: 'Add risk or opportunity',
    addTo: (topic: string) => `Add risk or opportunity to ${topic}`,
    newTitle: 'New risk or opportunity',
    editTitle: 'Edit risk or opportunity',
    deleteTitle: 'Delete this risk or opportunity?',
    allCovered: 'Every relevant topic has a risk or opportunity',
    own: 'This risk or opportunity',
  },
} as const;

const choices: Readonly<Record<DecisiveChoice, string>> = {
  impactPolarity: 'positive or negative',
  actualPotentialImpact: 'actual or potential',
};

/** Texts of both editors. */
export const componentMessages = {
  search: 'Search this section',
  searchPlaceholder: 'Search topics and entries',
  actualNote: 'Actual impacts count with likelihood 5, because they have happened.',
  filter: 'Topics shown',
  allTopics: 'All topics',
  expandAll: 'Open all',
  collapseAll: 'Close all',
  onTopics: (amount: string, covered: number, total: number) => `${amount} on ${covered} of ${total} topics`,
  noMatch: (typed: string) => `Nothing matches “${typed}”.`,
  clearSearch: 'Clear search',
  showAll: 'Show all topics',
  noTopics: 'No topic is relevant',
  concluded: (isMaterial: boolean) => `Concluded top-down: ${isMaterial ? 'material' : 'not material'}`,
  changeConclusion: 'Change the conclusion...',
  noTopicsHint: 'Select topics in the section Topic Selection first.',
  movedAway: 'The topic of this form has been deselected. Choose another topic, or discard the form.',

  delete: 'Delete',
  deleteText: (title: string) =>
    `This deletes “${title}” for everyone in your company. You can undo it here or in Activity.`,
  deleting: 'Deleting...',
  keep: 'Keep it',

  kinds: { impact: 'Impact', risk: 'Risk', opportunity: 'Opportunity' } satisfies Record<ComponentKind, string>,
  choiceNotSet: {
    impactPolarity: 'Polarity not set',
    actualPotentialImpact: 'Actual or potential not set',
  } satisfies Record<DecisiveChoice, string>,
  notCounted: 'Not counted',
  humanRightsShort: 'Human rights',
  product: (first: string, severity: number, likelihood: number) => `${first} ${severity} × likelihood ${likelihood}`,
  statedLikelihood: (stated: number) => `stated likelihood ${stated}`,
  severityFirst: 'severity takes precedence',
  severityWord: 'severity',
  magnitudeWord: 'magnitude',

  // The form
  proposedHint: 'Drafted by the assistant, not saved yet. Check it, then save or discard it.',
  justificationHint: 'Explain the scores: sources, data and whom you asked. Auditors look here first.',
  more: 'More:',
  /** What the folded fields are, in their order. */
  moreFields: (kind: ComponentKind) =>
    kind === 'impact'
      ? 'justification, description, nature, business area, value chain, time horizon, relevance'
      : 'justification, description, financial effects, type, business area, value chain, time horizon, relevance',
  filledIn: (count: number) => `${formatNumber(count)} filled in`,
  choose: 'Choose',
  polarities: { Negative: 'Negative', Positive: 'Positive' } satisfies Record<ImpactPolarity, string>,
  actualities: { Actual: 'Actual', Potential: 'Potential' } satisfies Record<Actuality, string>,
  actualHint: 'It is happening or has happened',
  potentialHint: 'It could happen',
  riskType: 'Type of risk',
  opportunityType: 'Type of opportunity',
  pursuedQuestion: 'Do you pursue it?',
  pursuits: { pursued: 'Yes', 'not-pursued': 'No', undecided: 'Not decided' },
  pursuedOpen: 'Not chosen yet.',
  pursuedHint:
    'Also choose Yes if it is part of your strategy. Under ESRS 2026, you report only such opportunities (ESRS 1 (2026) §102).',
  details: 'Details behind the severity (optional)',
  detailsNote: (polarity: ImpactPolarity | null) =>
    polarity === 'Negative' ? 'scale, scope, irremediability' : 'scale, scope',
  detailsHint: {
    Negative:
      'Press Delete to clear a detail. Severity is the highest detail, because any one can make an impact severe.',
    Positive: 'Press Delete to clear a detail. Severity is the mean of scale and scope, rounded up.',
    none: 'Choose positive or negative first; severity is then derived from these.',
  },
  followsNote: (given: number) => `Derived from the details: ${given} of 5. To change it, give a reason.`,
  ownValueNote: (given: number) => `The details give a severity of ${given} out of 5.`,
  follow: 'Reset to the derived severity',
  severityReasonHint: (given: number) => `Until you give a reason, Twofold uses the derived severity of ${given}.`,
  whyScore: 'Reason (optional)',
  addReason: 'Add reason',
  addReasonTo: (label: string) => `Add reason: ${label}`,
  clear: 'Clear',
  clearOf: (label: string) => `Clear ${label}`,
  allValuesOf: (label: string) => `All values of ${label.toLowerCase()}`,
  valueMeans: (label: string, value: number) => `What does ${label.toLowerCase()} ${value} mean?`,
  anchorsTitle: (label: string) => `What does ${label.toLowerCase()} mean?`,
  anchorsNote:
    'These are suggestions: the standards prescribe no scale. You can change the descriptions under Company > Scales.',
  wordedNote: 'Your company’s descriptions, from the Scales page. Steps without one show Twofold’s suggestion.',
  magnitudeNote:
    'These are suggestions: the standards prescribe no scale. You can add your own amounts, for example shares of operating profit.',
  humanRightsHint: 'Severity then takes precedence over likelihood.',
  relevance: 'Relevance',
  countsHint: 'If unticked, it is shown but does not count for its topic.',
  noteOnlyImpact: 'For information only: this also relates to one of the company’s impacts. The score does not change.',
  noteOnlyFinancial: 'For information only: this impact can lead to risks or opportunities. The score does not change.',
  save: { impact: 'Save impact', risk: 'Save risk', opportunity: 'Save opportunity' } satisfies Record<
    ComponentKind,
    string
  >,
  saving: 'Saving...',
  cancel: 'Cancel',
  unsaved: 'Unsaved changes',

  // The consequence
  consequence: 'Resulting score',
  scoreNow: 'Score: ',
  notScoredYet: 'Not scored yet',
  scoreMissing: 'Score missing',
  giveScore: 'Set the score',
  /** 'Score missing: severity and likelihood'. */
  scoresMissing: (open: readonly string[]) => `Score missing: ${open.join(' and ')}`,
  howToGive: (open: readonly string[]) => `Set or confirm ${open.join(' and ')}.`,
  /** 'Choose positive or negative, and actual or potential.' */
  howToChoose: (open: readonly DecisiveChoice[]) => `Choose ${open.map((choice) => choices[choice]).join(', and ')}.`,
  confirm: (value: number) => `Confirm ${value}`,
  confirmOf: (value: number, label: string) => `Confirm ${value}: ${label}`,
  notCountedNote: 'It does not count for the topic, because its relevance is not ticked.',
  gaugeUp: 'Impact',
  gaugeRight: 'Financial',
  sideImpact: 'Impact',
  sideFinancial: 'Financial',
  notAssessed: 'not assessed',
  moves: (from: string, to: string) => (from === to ? to : `${from} → ${to}`),
  ofScale: (score: number) => `${formatNumber(score)} of 25`,
  thresholds: (impact: number, financial: number, isAdopted: boolean) =>
    `With the ${isAdopted ? 'adopted' : 'default'} thresholds: impact ${formatNumber(impact)}, financial ${formatNumber(financial)}.`,
  notPlaced: 'Not on the matrix yet',

  saveAndAdd: 'Save and add another',
  discardTitle: 'Save your input?',
  discardText: (title: string) =>
    `“${title}” has not been saved yet. Save or discard it, then continue with the other entry.`,
  discardUntitled: 'The open form',
  saveAndGoOn: 'Save and continue',
  discard: 'Discard and continue',
  stay: 'Keep editing',
  unchanged: 'No changes to save',
  discarded: 'Changes discarded',
  undo: 'Undo',
} as const;

/** Why the counted likelihood is not the stated one. Our convention, with the paragraphs it serves (method M6, M7). */
export const ruleNotes = {
  product: null,
  unset: null,
  actual: {
    Negative:
      'It has happened, so its likelihood counts as 5. This is Twofold’s convention: for an actual negative impact, the standards consider severity only (ESRS 1 (2023) §45; ESRS 1 (2026) §40).',
    Positive:
      'It has happened, so its likelihood counts as 5. This is Twofold’s convention: for an actual positive impact, the standards consider scale and scope only (ESRS 1 (2023) §46; ESRS 1 (2026) §41).',
  },
  'human-rights': {
    Negative:
      'For a potential negative human-rights impact, severity takes precedence over likelihood (ESRS 1 (2023) §45; ESRS 1 (2026) §40). By Twofold’s convention, it counts with likelihood 5. The likelihood you enter is kept and shown.',
    Positive: '',
  },
} as const satisfies Record<ScoreRule, { Negative: string; Positive: string } | null>;

export const componentProblems = {
  'title-required': 'Title is required.',
  'topic-required': 'Choose a topic.',
  'too-long': 'Shorten this text.',
  'score-out-of-range': 'Scores go from 1 to 5.',
  'unknown-option': 'Choose an option.',
  'only-of-impacts': 'This applies only to impacts.',
  'only-of-opportunities': 'This applies only to opportunities.',
  'reason-required': 'Explain why severity differs from the details.',
} as const satisfies Record<ComponentProblem, string>;

/** Texts next to the criteria by which a component was scored. */
export const criteriaMessages = {
  notGiven: 'not scored',
  allSteps: 'All steps of these scales',
  scoredBy: (title: string) => `What the scores of ${title} mean`,
} as const;

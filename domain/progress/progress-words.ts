import type { GapCode } from './gaps.ts';
import type { MissingCode, ProgressState } from './wizard-progress.ts';

export const STATES: Readonly<Record<ProgressState, string>> = {
  'not-started': 'not started',
  'in-progress': 'in progress',
  complete: 'complete',
};

/** What is missing in a section, in the plural. */
export const MISSING: Readonly<Record<MissingCode, string>> = {
  'required-answers': 'required questions without an answer',
  'version-confirmation': 'the ESRS version is to be confirmed',
  stakeholders: 'no stakeholder group is entered',
  'topic-selection': 'the topics have not been reviewed',
  'relevant-topics': 'no topic is selected as relevant',
  'topic-scores': 'topics with a screening score missing',
  impacts: 'topics without an impact',
  scores: 'entries with a score missing, which do not count yet',
  polarities: 'impacts without a polarity, which have no score yet',
  actualities: 'impacts not marked as actual or potential, which have no score yet',
  'risks-or-opportunities': 'topics without a risk or opportunity',
  pursuits: 'opportunities not marked as pursued or not',
  'expired-evidence': 'resting on evidence that has expired',
  'carried-over': 'carried over and not reviewed yet',
};

/** What an auditor would ask about, in the plural. */
export const GAPS: Readonly<Record<GapCode, string>> = {
  'topic-without-components': 'topics without any component',
  'topic-not-counted': 'topics with no component that counts',
  'topic-without-impacts': 'assessed topics without an impact',
  'topic-without-risks-or-opportunities': 'assessed topics without a risk or opportunity',
  'component-without-justification': 'components without a justification',
  'component-without-description': 'components without a description',
  'impact-without-polarity': 'impacts without a polarity, which have no score yet',
  'impact-without-actuality': 'impacts not marked as actual or potential, which have no score yet',
  'component-without-time-horizon': 'components without a time horizon',
  'component-without-value-chain': 'components without a place in the value chain',
  'effect-without-type': 'risks and opportunities without a type',
  'effect-without-financial-effects': 'risks and opportunities without financial effects',
  'stakeholder-without-engagement': 'stakeholder rows without an engagement method',
  'key-stakeholder-without-reason': 'key stakeholders without a reason',
  'evidence-expired': 'resting on evidence that has expired',
  'carried-over': 'carried over and not reviewed yet',
  'opportunity-without-pursuit': 'opportunities not marked as pursued or not',
  'climate-without-explanation': 'climate change is not material, and no explanation is given',
  'thresholds-without-reason': 'the thresholds have no reason',
  'borderline-undecided': 'borderline topics not decided',
  'decision-without-effect': 'topics with a decision that no longer changes anything',
};

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
  'version-confirmation': 'the ESRS version has to be confirmed',
  stakeholders: 'no stakeholder group has been entered',
  'topic-selection': 'the topics have not been reviewed',
  'relevant-topics': 'no topic is selected as relevant',
  'topic-scores': 'topics with a missing screening score',
  impacts: 'topics without an impact',
  scores: 'entries with a missing score, not counted yet',
  polarities: 'impacts without a polarity, not scored yet',
  actualities: 'impacts not marked as actual or potential, not scored yet',
  'risks-or-opportunities': 'topics without a risk or opportunity',
  pursuits: 'opportunities not marked as pursued or forgone',
  'aside-reasons': 'topics with a scored entry deselected without a reason',
  rescored: 'entries whose score changed since the reason was written',
  'expired-evidence': 'items supported by expired evidence',
  'carried-over': 'items carried over and not yet reviewed',
};

/** What an auditor would ask about, in the plural. */
export const GAPS: Readonly<Record<GapCode, string>> = {
  'topic-without-components': 'topics without any entries',
  'topic-not-counted': 'topics without an entry that counts',
  'topic-without-impacts': 'assessed topics without an impact',
  'topic-without-risks-or-opportunities': 'assessed topics without a risk or opportunity',
  'component-without-justification': 'entries without a justification',
  'component-without-description': 'entries without a description',
  'impact-without-polarity': 'impacts without a polarity, not scored yet',
  'impact-without-actuality': 'impacts not marked as actual or potential, not scored yet',
  'component-without-time-horizon': 'entries without a time horizon',
  'component-without-value-chain': 'entries without a place in the value chain',
  'effect-without-type': 'risks and opportunities without a type',
  'effect-without-financial-effects': 'risks and opportunities without financial effects',
  'stakeholder-without-engagement': 'stakeholder entries without an engagement method',
  'key-stakeholder-without-reason': 'key stakeholders without a reason',
  'evidence-expired': 'items supported by expired evidence',
  'carried-over': 'items carried over and not yet reviewed',
  'opportunity-without-pursuit': 'opportunities not marked as pursued or forgone',
  'climate-without-explanation': 'climate change is not material, and no explanation is given',
  'thresholds-without-reason': 'no reason is given for the thresholds',
  'borderline-undecided': 'borderline topics without a decision',
  'aside-without-reason': 'topics with a scored entry deselected without a reason',
  'horizon-open': 'entries with a score for a further time horizon that does not count',
  'score-changed-since': 'entries whose score changed since the reason was written',
  'decision-without-effect': 'topics with a decision that no longer has any effect',
};

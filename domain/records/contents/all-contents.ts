import type { NounsWith } from '#domain/records/kinds.ts';
import { activityContents } from './activity.ts';
import { answerContents } from './answer.ts';
import { assessmentContents } from './assessment.ts';
import { assignmentContents } from './assignment.ts';
import { markContents, sampleContents, visitContents } from './audit.ts';
import { commentContents } from './comment.ts';
import { componentContents } from './component.ts';
import type { HistoryWords } from './contents.ts';
import { decisionContents } from './decision.ts';
import { disclosureChoiceContents } from './disclosure-choice.ts';
import { evidenceContents } from './evidence.ts';
import { evidencePackageContents } from './evidence-package.ts';
import { horizonScoreContents } from './horizon-score.ts';
import { linkContents } from './link.ts';
import { measureContents } from './measure.ts';
import { memberContents } from './member.ts';
import { netScoreContents } from './net-score.ts';
import { scaleContents } from './scale.ts';
import { scoreContents } from './score.ts';
import { selectionContents } from './selection.ts';
import { signOffContents } from './sign-off.ts';
import { stakeholderContents } from './stakeholder.ts';
import { topicContents } from './topic.ts';

/**
 * How the history describes every kind in the register. Separate from the register, because pages that only name kinds would otherwise
 * load every field.
 */
export const contents: { readonly [Noun in NounsWith<'history'>]: HistoryWords } = {
  assessment: assessmentContents,
  topic: topicContents,
  selection: selectionContents,
  answer: answerContents,
  score: scoreContents,
  component: componentContents,
  stakeholder: stakeholderContents,
  activity: activityContents,
  decision: decisionContents,
  'disclosure-choice': disclosureChoiceContents,
  measure: measureContents,
  'net-score': netScoreContents,
  'horizon-score': horizonScoreContents,
  link: linkContents,
  'sign-off': signOffContents,
  comment: commentContents,
  evidence: evidenceContents,
  mark: markContents,
  sample: sampleContents,
  visit: visitContents,
  assignment: assignmentContents,
  package: evidencePackageContents,
  scale: scaleContents,
  member: memberContents,
};

import { activity } from './activity.ts';
import { answer } from './answer.ts';
import { assessment } from './assessment.ts';
import { assignment } from './assignment.ts';
import { mark, sample, visit } from './audit.ts';
import { comment } from './comment.ts';
import { component } from './component.ts';
import { decision } from './decision.ts';
import { disclosureChoice } from './disclosure-choice.ts';
import { evidence } from './evidence.ts';
import { evidencePackage } from './evidence-package.ts';
import { horizonScore } from './horizon-score.ts';
import { link } from './link.ts';
import { measure } from './measure.ts';
import { member } from './member.ts';
import { netScore } from './net-score.ts';
import { scale } from './scale.ts';
import { score } from './score.ts';
import { section } from './section.ts';
import { selection } from './selection.ts';
import { signOff } from './sign-off.ts';
import { stakeholder } from './stakeholder.ts';
import { thresholds } from './thresholds.ts';
import { tier } from './tier.ts';
import { topic } from './topic.ts';

/**
 * Every kind of record, each after what it is below; the history shows them in this order. All other lists of kinds are derived from this
 * one.
 */
export const register = [
  assessment,
  section,
  topic,
  selection,
  answer,
  score,
  component,
  stakeholder,
  activity,
  tier,
  decision,
  disclosureChoice,
  measure,
  netScore,
  horizonScore,
  link,
  thresholds,
  signOff,
  comment,
  evidence,
  mark,
  sample,
  visit,
  assignment,
  evidencePackage,
  scale,
  member,
] as const;

export type AnyKind = (typeof register)[number];

import type { ComponentProblem } from '#domain/components/component-validation.ts';
import type { evidenceFields } from '#domain/evidence/fields.ts';
import type { Fields } from '#domain/fields/kinds.ts';
import type { ProblemsIn } from '#domain/fields/validation.ts';
import type { MeasureProblem } from '#domain/measures/measure-validation.ts';
import type { NetProblem } from '#domain/measures/net-score.ts';
import type { AuditProblem } from '#domain/people/audit.ts';
import type { CompanyProblem } from '#domain/people/company.ts';
import type { EmailProblem } from '#domain/people/email.ts';
import type { LogoProblem } from '#domain/people/logo.ts';
import type { PasswordProblem } from '#domain/people/password.ts';
import type { PersonNameProblem } from '#domain/people/person-name.ts';
import type { ReportSettingsProblem } from '#domain/people/report-settings.ts';
import type { QueryFault } from '#domain/query/faults.ts';
import type { answerFields } from '#domain/questionnaire/fields.ts';
import type { ScaleWordingProblem } from '#domain/scales/validation.ts';
import type { StakeholderProblem } from '#domain/stakeholders/stakeholder-validation.ts';
import type { selectionFields, topicScoreFields } from '#domain/topics/fields.ts';
import type { ownTopicFields } from '#domain/topics/own-topic.ts';
import type { activityFields } from '#domain/value-chain/fields.ts';

type ProblemIn<F extends Fields> = NonNullable<ProblemsIn<F>[keyof F]>;

/** What can be wrong at one place of an input: the domain's codes, and those that only a schema can find. */
export type IssueCode =
  | ComponentProblem
  | StakeholderProblem
  | MeasureProblem
  | NetProblem
  /** The entry's own score is the one for this time horizon. */
  | 'horizon-is-own'
  | ProblemIn<typeof answerFields>
  | ProblemIn<typeof selectionFields>
  | ProblemIn<typeof topicScoreFields>
  | ProblemIn<typeof ownTopicFields>
  | ProblemIn<typeof activityFields>
  | ProblemIn<typeof evidenceFields>
  | 'link-invalid-url'
  | ScaleWordingProblem
  | CompanyProblem
  | AuditProblem
  | ReportSettingsProblem
  | LogoProblem
  | PersonNameProblem
  | EmailProblem
  | PasswordProblem
  | QueryFault
  | 'two-factor-wrong'
  /** Longer than `limit` characters. */
  | 'too-long'
  /** PostgreSQL cannot store the character with code 0. */
  | 'not-storable'
  | 'unknown-role'
  | 'sample-name-required'
  | 'seed-required'
  | 'sample-size'
  /** The person who signs has no job title. */
  | 'job-title-required'
  | 'comment-required'
  | 'ends-before-it-begins'
  | 'date-out-of-range';

/** The message of a rule in a schema is the code of its issue. */
export const says = (code: IssueCode): IssueCode => code;

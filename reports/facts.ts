import type { Assessment } from '#domain/assessment/assessment.ts';
import type { LastChangeOf } from '#domain/frozen/frozen-result.ts';
import type { Change, HeldValue } from '#domain/history/change.ts';
import type { ReportSettings } from '#domain/people/report-settings.ts';
import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import type { SignOffStep } from '#domain/sign-off/sign-off.ts';

/** A step of the sign-off that stands. */
export interface FactSignature {
  step: SignOffStep;
  /** As the person was called then. */
  name: string;
  /** Of the company then; else from outside. */
  isMember: boolean;
  jobTitle: string;
  /** ISO date. */
  signedOn: string;
  /** In which minutes it stands; '' where in none. */
  minutes: string;
}

/** A change of the history as a person reads it; instants are ISO texts in UTC. */
export interface FactChange extends Change {
  id: string;
  at: string;
  /** Null where the server acted, or the person is not known any more. */
  by: string | null;
  userId: string | null;
  reason: string | null;
  /** By whom and when the reason was given, where that was after the change. */
  reasonGiven: { by: string | null; at: string } | null;
  /** Of a deleted thing what it held, of an added one what it began with. */
  held: HeldValue[];
  /** By whom and when it was undone; null while it stands. */
  undone: { by: string | null; at: string } | null;
}

/**
 * Everything that a file says of one assessment, read at one moment: a file rests on these and on nothing else. What the rules make of
 * them (results, gaps, disclosures) is computed by the domain where it is needed.
 */
export interface FileFacts {
  /** The moment of which all this is, an ISO instant in UTC. */
  at: string;
  /** Who asked for the file, as she is called then. */
  askedBy: string;
  /** Of the product. */
  version: string;
  company: { name: string };
  /** What the company has chosen for its reports; the logo as the bytes of its file, which may be broken. */
  reportSettings: ReportSettings & { logo: Uint8Array | null };
  data: Omit<AssessmentData, 'assessment'> & { assessment: FactAssessment };
  /** For each row who changed it last, when, and why if that was said. */
  lastChanges: LastChangeOf[];
  /** Newest first, as many as a file holds. */
  changes: FactChange[];
  /** Whether the history has older changes than `changes`. */
  hasOlderChanges: boolean;
  /** The result that was frozen last, while the assessment is as it was frozen; null for a draft. */
  frozen: { sha256: string; at: string } | null;
  /** What stands of the sign-off of that result, in the order of its steps. */
  signatures: FactSignature[];
  /** The assessment of the latest financial year before, to compare with; null where there is none. */
  earlier: AssessmentData | null;
}

/** The assessment, and whether it was completed once and is open again. */
interface FactAssessment extends Assessment {
  isReopened: boolean;
}

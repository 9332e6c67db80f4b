import type { Assessment } from '#domain/assessment/assessment.ts';
import type { Origins } from '#domain/compare/match-components.ts';
import type { FrozenEvidence } from '#domain/frozen-results/frozen-evidence.ts';
import type { LastChangeOf } from '#domain/frozen-results/frozen-result.ts';
import type { Change, HeldValue } from '#domain/history/change.ts';
import type { ReportSettings } from '#domain/people/report-settings.ts';
import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import type { Scales } from '#domain/scales/our-scales.ts';
import type { Manner, SignOffStep } from '#domain/sign-off/sign-off.ts';

/** A valid step of the sign-off. */
export interface FactSignature {
  step: SignOffStep;
  /** The person's name at the time. */
  name: string;
  /** A member of the company at the time; otherwise an outsider. */
  isMember: boolean;
  jobTitle: string;
  /** ISO date. */
  signedOn: string;
  /** The minutes that record it; '' if none. */
  minutes: string;
  /** The date of the minutes, as an ISO date; null if none was given. */
  minutesOn: string | null;
  /** Whether they signed it, or somebody recorded it for them. */
  manner: Manner;
  /** Who made the step; '' if nobody knows. */
  recordedBy: string;
}

/** A step of the sign-off that was withdrawn, or ended when the assessment was reopened; `at` is an ISO instant in UTC. */
export interface FactEndedSignature extends FactSignature {
  ended: { at: string; by: string; reason: string };
}

/** The state of a frozen result: it is the latest, the assessment was reopened, or another result has been frozen since. */
export type FrozenStanding = 'latest' | 'open-again' | 'replaced';

/** The details of a frozen result that a file is made from. */
export interface FrozenRecord {
  /** Who completed the assessment. */
  by: string;
  standing: FrozenStanding;
  /** The versions of the product and of its rules with which it was frozen. */
  versions: { product: string; formula: number };
  /** How many of its figures would be different under today's rules. */
  otherFigures: number;
  /** The name of the previous year's assessment, if it had no frozen result at the time and is therefore not compared; otherwise null. */
  notCompared: string | null;
  /** Signatures on it that are no longer valid, latest first. */
  ended: FactEndedSignature[];
}

/** A change in the history, in a form that people can read; instants are ISO texts in UTC. */
export interface FactChange extends Change {
  id: string;
  at: string;
  /** Null if the server acted, or if the person is no longer known. */
  by: string | null;
  userId: string | null;
  reason: string | null;
  /** Who gave the reason and when, if it was given after the change. */
  reasonGiven: { by: string | null; at: string } | null;
  /** For a deleted record, its last values; for a new record, its first values. */
  held: HeldValue[];
  /** Who undid it and when; null while it is in effect. */
  undone: { by: string | null; at: string } | null;
}

/**
 * Everything that a file contains about one assessment, read at one moment: a file is based on these facts and nothing else. What the
 * rules derive from them (results, gaps, disclosures) is computed by the domain where it is needed.
 */
export interface FileFacts {
  /** The moment that all of this describes, an ISO instant in UTC; for a frozen result, the moment of freezing. */
  at: string;
  /** The person who requested the file, with their name at the time. */
  askedBy: string;
  /** The version of the product. */
  version: string;
  company: { name: string };
  /** What the company has chosen for its reports; the logo is the content of its file, which may be damaged. */
  reportSettings: ReportSettings & { logo: Uint8Array | null };
  data: Omit<AssessmentData, 'assessment'> & { assessment: FactAssessment };
  /**
   * What the steps of the scales mean for the company; for a frozen result, the meanings that it contains, or the product's own if an
   * early format contains none.
   */
  scales: Scales;
  /** Who changed each row last, when, and why if a reason was given. */
  lastChanges: LastChangeOf[];
  /**
   * The evidence for the contents of the assessment: for a completed assessment as it was frozen, followed by the current evidence for
   * its signatures. Null for a result that was frozen before evidence could be stored.
   */
  evidence: FrozenEvidence[] | null;
  /** Newest first, up to the number that a file can contain. */
  changes: FactChange[];
  /** Whether the history contains older changes than `changes`. */
  hasOlderChanges: boolean;
  /**
   * The latest frozen result, if the assessment has not changed since; null for a draft. Or the frozen result that the file is made from.
   */
  frozen: { sha256: string; at: string } | null;
  /** Set if the file is made from a frozen result; null if from the current assessment. */
  record: FrozenRecord | null;
  /** The valid steps of that result's sign-off, in order. */
  signatures: FactSignature[];
  /** The assessment of the latest earlier financial year, to compare with; null if there is none. */
  earlier: AssessmentData | null;
  /** From which components of `earlier` the current ones were copied. */
  origins: Origins;
}

/** The assessment, and whether it has been reopened after being completed. */
interface FactAssessment extends Assessment {
  isReopened: boolean;
}

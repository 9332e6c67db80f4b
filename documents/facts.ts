import type { Assessment } from '#domain/assessment/assessment.ts';
import type { Origins } from '#domain/compare/match-components.ts';
import type { FrozenEvidence } from '#domain/frozen-results/frozen-evidence.ts';
import type { LastChangeOf } from '#domain/frozen-results/frozen-result.ts';
import type { Change, HeldValue } from '#domain/history/change.ts';
import type { ReportSettings } from '#domain/people/report-settings.ts';
import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import type { Scales } from '#domain/scales/our-scales.ts';
import type { SignOffStep } from '#domain/sign-off/sign-off.ts';

/** A valid step of the sign-off. */
export interface FactSignature {
  step: SignOffStep;
  /** As the person was called then. */
  name: string;
  /** Of the company then; else from outside. */
  isMember: boolean;
  jobTitle: string;
  /** ISO date. */
  signedOn: string;
  /** The minutes that record it; '' if none. */
  minutes: string;
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
  /** By which version of the product and of its rules it was frozen. */
  versions: { product: string; formula: number };
  /** How many of its figures today's rules would give otherwise. */
  otherFigures: number;
  /** The name of the year before, where it had no frozen result then and is not compared; null otherwise. */
  notCompared: string | null;
  /** Signatures of it that are no longer valid, the latest first. */
  ended: FactEndedSignature[];
}

/** A change in the history, in a form that people can read; instants are ISO texts in UTC. */
export interface FactChange extends Change {
  id: string;
  at: string;
  /** Null if the server acted, or the person is no longer known. */
  by: string | null;
  userId: string | null;
  reason: string | null;
  /** By whom and when the reason was given, where that was after the change. */
  reasonGiven: { by: string | null; at: string } | null;
  /** Of a deleted thing what it held, of an added one what it began with. */
  held: HeldValue[];
  /** By whom and when it was undone; null while it is in effect. */
  undone: { by: string | null; at: string } | null;
}

/**
 * Everything that a file contains about one assessment, read at one moment: a file is based on these facts and nothing else. What the
 * rules derive from them (results, gaps, disclosures) is computed by the domain where it is needed.
 */
export interface FileFacts {
  /** The moment of which all this is, an ISO instant in UTC; of a frozen result that of its freezing. */
  at: string;
  /** The person who requested the file, with their name at the time. */
  askedBy: string;
  /** Of the product. */
  version: string;
  company: { name: string };
  /** What the company has chosen for its reports; the logo as the bytes of its file, which may be broken. */
  reportSettings: ReportSettings & { logo: Uint8Array | null };
  data: Omit<AssessmentData, 'assessment'> & { assessment: FactAssessment };
  /** What the steps of the scales mean to the company; of a frozen result as that holds them, or ours where an early format does not. */
  scales: Scales;
  /** For each row who changed it last, when, and why if that was said. */
  lastChanges: LastChangeOf[];
  /**
   * The evidence that is given for what the assessment says: of a completed one as it was frozen, and behind it that of its signatures
   * as it is now. Null of a result that was frozen before evidence was kept.
   */
  evidence: FrozenEvidence[] | null;
  /** Newest first, as many as a file holds. */
  changes: FactChange[];
  /** Whether the history has older changes than `changes`. */
  hasOlderChanges: boolean;
  /** The result that was frozen last, while the assessment is as it was frozen; null for a draft. Or the one that the file is made of. */
  frozen: { sha256: string; at: string } | null;
  /** Set if the file is made from a frozen result; null if from the current assessment. */
  record: FrozenRecord | null;
  /** The valid steps of that result's sign-off, in order. */
  signatures: FactSignature[];
  /** The assessment of the latest earlier financial year, to compare with; null if there is none. */
  earlier: AssessmentData | null;
  /** Which components were copied from which of `earlier`. */
  origins: Origins;
}

/** The assessment, and whether it has been reopened after being completed. */
interface FactAssessment extends Assessment {
  isReopened: boolean;
}

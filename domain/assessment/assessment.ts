import type { Approach } from '#domain/assessment/approach.ts';
import type { ScoreBasis } from '#domain/assessment/score-basis.ts';
import type { AssessmentId, TopicId } from '#domain/ids.ts';
import type { Category } from '#domain/reference/catalogue-topic.ts';
import type { EsrsVersion } from '#domain/reference/esrs-versions.ts';
import type { Undertaking } from '#domain/reference/phase-in-options.ts';

export type AssessmentStatus = 'draft' | 'completed';

/** Lower bounds, each one of 5, 10, 12.5, 15, 20, 25 on the 0–25 axes (method M12). */
export interface Thresholds {
  impact: number;
  financial: number;
}

/** By whom and when thresholds were adopted, and how far the scoring had progressed; null if that was not recorded yet. */
export interface ThresholdsAdopted {
  by: string;
  at: string;
  scoring?: ScoringProgress | null;
}

/** How many impacts, risks and opportunities of relevant topics there were, and how many of them had a score. */
export interface ScoringProgress {
  scored: number;
  entries: number;
}

/** The statement that nothing significant changed since the earlier year (method M25). */
export interface UnchangedStatement {
  reason: string;
  /** Current name of the member; in a frozen result, the name at the time. */
  by: string;
  /** An ISO instant. */
  at: string;
  /** How many carried-over records it confirmed; the history names them. */
  rows: number;
}

/** Why topics without a conclusion stay open in a completed assessment (method M34). */
export interface LeftOpen {
  topicIds: readonly TopicId[];
  reason: string;
}

/** The last look at the whole before an assessment was completed (method M34). */
export interface LastLook {
  /** The names of those who looked, at the time. */
  by: readonly string[];
  /** What was weighed; '' if nobody said. */
  weighed: string;
}

export interface Assessment {
  id: AssessmentId;
  name: string;
  status: AssessmentStatus;
  /** 1–6, the current section of the questionnaire. */
  currentStep: number;
  completedAt: string | null;
  /** Its frozen result has a valid approval (product P37). */
  isApproved: boolean;
  /** Its frozen result has a valid step of the sign-off; absent if nobody has checked. */
  isSigned?: boolean;
  createdAt: string;
  esrsVersion: EsrsVersion;
  /** True if the law offers a choice and nobody has chosen yet (financial years that begin in 2026). */
  esrsVersionToBeConfirmed: boolean;
  /** The 2023 set with the eight reliefs that the law provides for years beginning in 2026. */
  usesReliefs: boolean;
  /** ISO date, first day of the financial year. */
  financialYearStart: string;
  /** The adopted thresholds, with which every viewer starts. */
  thresholds: Thresholds;
  /**
   * The distance from a threshold within which a score is borderline, adopted with the thresholds: 0 (no band) to 5 points in steps of
   * half a point (method M26).
   */
  borderlineBand: number;
  /** The scores from which results are computed, adopted with the thresholds (method M30). */
  scoreBasis: ScoreBasis;
  thresholdsReason: string;
  /** Who adopted them and when (an ISO instant); null while they are the default, absent if this was not read. */
  thresholdsAdopted?: ThresholdsAdopted | null;
  /** Why this version is used although the law does not provide for it; '' if nobody was asked. */
  versionReason: string;
  /** Why climate change is not material; '' if nobody was asked or gave a reason. */
  climateReason: string;
  /** How the assessment was approached, and what differs between topics; '' if nobody has said. */
  approach: Approach;
  approachNote: string;
  /** Why topics without a conclusion were left open when it was last completed; absent if this was not read. */
  leftOpen?: readonly LeftOpen[];
  /** The last look before it was last completed; null if nobody recorded one, absent if this was not read. */
  lastLook?: LastLook | null;
  /** That nothing significant changed since the earlier year; null if nobody has said, absent if this was not read. */
  unchanged?: UnchangedStatement | null;
  /** The kind of undertaking for phase-ins; '' if nobody has said, absent if this was not read. */
  undertaking?: Undertaking | '';
  /** The year in which the first financial year with a duty to report begins; null if nobody has said. */
  firstReportYear?: number | null;
}

/** One row of an assessment's own topic list (method M3). */
export interface Topic {
  id: TopicId;
  /** Catalogue code such as 'E1.2', unique within the assessment. */
  code: string;
  name: string;
  description: string;
  category: Category;
}

import { z } from 'zod';
import { APPROACHES } from '#domain/assessment/approach.ts';
import { isFinancialYearStart } from '#domain/assessment/esrs-version.ts';
import { SCORE_BASES } from '#domain/assessment/score-basis.ts';
import { MAX_CONCLUDED_AT_ONCE, MAX_LONG_TEXT, MAX_LOOKED, MAX_NAME, MAX_REASON } from '#domain/limits.ts';
import { ESRS_VERSIONS } from '#domain/reference/esrs-versions.ts';
import { FIRST_REPORT_YEARS, UNDERTAKINGS } from '#domain/reference/phase-in-options.ts';
import { BAND_CHOICES } from '#domain/results/band.ts';
import { THRESHOLD_CHOICES } from '#domain/results/threshold.ts';
import { assessmentId, instant, membershipId, requiredText, text, topicId, version } from './base.ts';
import { componentRow } from './components.ts';
import { disclosureChoiceRow } from './disclosures.ts';
import { conflictOf, endpointFor } from './endpoint.ts';
import { evidenceCountRow } from './evidence-shapes.ts';
import { horizonScoreRow } from './horizon-scores.ts';
import { says } from './issue-codes.ts';
import { linkRow } from './links.ts';
import { measureRow, netScoreRow } from './measures.ts';
import { responseRow } from './questionnaire.ts';
import { scoreRow } from './scores.ts';
import { stakeholderRow } from './stakeholders.ts';
import { topicDecisionRow } from './topic-decisions.ts';
import { selectionRow, topicRow } from './topics.ts';
import { activityRow } from './value-chain.ts';

/** A calendar day from 2020 to 2099, which the table also checks. */
const financialYearStart = z.string().refine(isFinancialYearStart, says('date-out-of-range'));
export const esrsVersion = z.enum(ESRS_VERSIONS);
const thresholdChoice: z.ZodType<number, number> = z.literal(THRESHOLD_CHOICES);

export const assessmentShape = z.object({
  id: assessmentId,
  name: z.string(),
  status: z.enum(['draft', 'completed']),
  currentStep: z.int(),
  /** It was completed once and has been reopened for a correction. */
  isReopened: z.boolean(),
  completedAt: instant.nullable(),
  /** Its frozen result has a valid approval. */
  isApproved: z.boolean(),
  /** It has a valid signed step. */
  isSigned: z.boolean(),
  createdAt: instant,
  esrsVersion,
  esrsVersionToBeConfirmed: z.boolean(),
  /** The 2023 set with the eight reliefs that the law provides for financial years beginning in 2026. */
  usesReliefs: z.boolean(),
  financialYearStart: z.iso.date(),
  /** The version it was transferred from, as long as the transfer can be undone. */
  transferredFrom: esrsVersion.nullable(),
  thresholds: z.object({ impact: z.number(), financial: z.number() }),
  thresholdsReason: z.string(),
  /** The distance from a threshold within which a score is borderline: points on the 0–25 scale, 0 for no band. */
  borderlineBand: z.number(),
  /** The scores that results use: those before measures, or those after the measures that count. */
  scoreBasis: z.enum(SCORE_BASES),
  /**
   * Who adopted the thresholds and when, and how many entries had a score at the time (null if this was not recorded yet); null while the
   * thresholds are the default.
   */
  thresholdsAdopted: z
    .object({
      by: z.string(),
      at: instant,
      scoring: z.object({ scored: z.int(), entries: z.int() }).nullable(),
    })
    .nullable(),
  /**
   * Why this version is used although the law does not provide for it, and why climate change is not material; '' if nobody was asked.
   */
  versionReason: z.string(),
  climateReason: z.string(),
  /** How the assessment was approached, and what differs between topics; '' if nobody has said. */
  approach: z.enum(APPROACHES),
  approachNote: z.string(),
  /** The statement that nothing significant changed since the earlier year, with the number of records it confirmed. */
  unchanged: z.object({ reason: z.string(), by: z.string(), at: instant, rows: z.int() }).nullable(),
  /** Why topics without a conclusion were left open when it was last completed. */
  leftOpen: z.array(z.object({ topicIds: z.array(topicId), reason: z.string() })),
  /** Who took the last look at the whole before it was last completed, and what was weighed; null if nobody recorded one. */
  lastLook: z.object({ by: z.array(z.string()), weighed: z.string() }).nullable(),
  /** Decides which phase-ins the law gives the company; '' if nobody has said. */
  undertaking: z.enum(['', ...UNDERTAKINGS]),
  /** The year in which its first financial year with a duty to report begins. */
  firstReportYear: z.int().nullable(),
  version,
});
export type AssessmentShape = z.infer<typeof assessmentShape>;

/** Everything that the wizard shows, in one response. */
export const wholeAssessmentShape = z.object({
  assessment: assessmentShape,
  topics: z.array(topicRow),
  selections: z.array(selectionRow),
  responses: z.array(responseRow),
  scores: z.array(scoreRow),
  components: z.array(componentRow),
  stakeholders: z.array(stakeholderRow),
  activities: z.array(activityRow),
  evidence: z.array(evidenceCountRow),
  decisions: z.array(topicDecisionRow),
  disclosureChoices: z.array(disclosureChoiceRow),
  measures: z.array(measureRow),
  netScores: z.array(netScoreRow),
  horizonScores: z.array(horizonScoreRow),
  links: z.array(linkRow),
});
export type WholeAssessment = z.infer<typeof wholeAssessmentShape>;

const byId = z.strictObject({ assessmentId });

const draftHead = z.object({ id: assessmentId, name: z.string(), financialYearStart: z.iso.date() });

export const assessment = {
  list: endpointFor
    .member('assessment.view')
    .reads()
    .route({ method: 'GET', path: '/assessments', summary: 'Lists the assessments of the company, newest first' })
    .output(z.array(assessmentShape.extend({ componentCount: z.int() }))),
  readDraft: endpointFor
    .member('assessment.view')
    .reads()
    .route({
      method: 'GET',
      path: '/assessments/draft',
      summary:
        'Returns a draft with everything below it, the latest completed assessment and the existing drafts; creates nothing',
    })
    .input(z.strictObject({ assessmentId: assessmentId.optional() }).optional())
    .output(
      z.object({
        /** The requested assessment if it is a draft, otherwise the next year's draft, otherwise a reopened assessment. */
        draft: wholeAssessmentShape.nullable(),
        latestCompleted: assessmentShape.nullable(),
        drafts: z.array(draftHead.extend({ isReopened: z.boolean() })),
        /** Deleted drafts that can still be restored. */
        removed: z.array(draftHead.extend({ removedAt: instant })),
      }),
    ),
  readUse: endpointFor
    .member('company.view-use')
    .reads()
    .route({
      method: 'GET',
      path: '/assessments/use',
      summary: 'Returns how much of its limits the company uses: assessments, and the text of open assessments',
    })
    .output(
      z.object({
        /** Includes deleted drafts that can still be restored. */
        assessments: z.int(),
        /** Drafts and reopened assessments, newest first; `bytes` is the size of all text in them, in UTF-8. */
        open: z.array(z.object({ id: assessmentId, name: z.string(), bytes: z.int() })),
      }),
    ),
  begin: endpointFor
    .member('assessment.edit')
    .changes('assessment')
    .refuses('not-found', 'draft-exists', 'too-many-assessments', 'rate-limited')
    .route({
      method: 'POST',
      path: '/assessments',
      summary: 'Starts the first or the next assessment, empty or as a copy',
      successStatus: 201,
    })
    .input(z.strictObject({ copyOf: assessmentId.nullable() }))
    .output(assessmentShape),
  read: endpointFor
    .member('assessment.view')
    .reads()
    .refuses('not-found')
    .route({
      method: 'GET',
      path: '/assessments/{assessmentId}',
      summary: 'Returns one assessment with everything below it',
    })
    .input(byId)
    .output(wholeAssessmentShape),
  rename: endpointFor
    .member('assessment.edit')
    .changes('assessment')
    .refuses('not-found', 'assessment-completed')
    .errors(conflictOf(assessmentShape))
    .route({ method: 'PUT', path: '/assessments/{assessmentId}/name', summary: 'Renames a draft' })
    .input(z.strictObject({ assessmentId, name: requiredText(MAX_NAME, 'name-required'), version }))
    .output(assessmentShape),
  remove: endpointFor
    .member('assessment.edit')
    .changes('assessment')
    .refuses('not-found', 'assessment-completed', 'was-completed')
    .route({
      method: 'DELETE',
      path: '/assessments/{assessmentId}',
      summary: 'Deletes a draft that was never completed; it can be restored for 30 days',
    })
    .input(byId)
    .output(assessmentShape),
  restore: endpointFor
    .member('assessment.edit')
    .changes('assessment')
    .refuses('not-found', 'draft-exists')
    .route({ method: 'POST', path: '/assessments/{assessmentId}/restore', summary: 'Restores a deleted draft' })
    .input(byId)
    .output(assessmentShape),
  moveTo: endpointFor
    .member('assessment.edit')
    .changes('assessment', { tells: 'nobody' })
    .refuses('not-found', 'assessment-completed')
    .route({
      method: 'PUT',
      path: '/assessments/{assessmentId}/current-step',
      summary: 'Saves the section that the team is working on',
    })
    .input(z.strictObject({ assessmentId, currentStep: z.int().min(1).max(6) }))
    .output(z.object({ currentStep: z.int() })),
  chooseVersion: endpointFor
    .member('assessment.edit')
    .changes('assessment')
    .refuses('not-found', 'assessment-completed', 'already-scored')
    .errors(conflictOf(assessmentShape))
    .route({
      method: 'PUT',
      path: '/assessments/{assessmentId}/esrs-version',
      summary: 'Sets the financial year and the ESRS version; possible until something is scored',
    })
    .input(
      z.strictObject({ assessmentId, financialYearStart, esrsVersion, usesReliefs: z.boolean().optional(), version }),
    )
    .output(wholeAssessmentShape),
  adoptThresholds: endpointFor
    .member('assessment.edit')
    .changes('assessment')
    .refuses('not-found', 'assessment-completed')
    .errors(conflictOf(assessmentShape))
    .route({
      method: 'PUT',
      path: '/assessments/{assessmentId}/thresholds',
      summary: 'Adopts thresholds, the band around them and the basis of the scores, with a reason',
    })
    .input(
      z.strictObject({
        assessmentId,
        impact: thresholdChoice,
        financial: thresholdChoice,
        /** Unchanged if absent. */
        borderlineBand: z.literal(BAND_CHOICES).optional(),
        scoreBasis: z.enum(SCORE_BASES).optional(),
        reason: requiredText(MAX_REASON, 'reason-required'),
        version,
      }),
    )
    .output(assessmentShape),
  describeApproach: endpointFor
    .member('assessment.edit')
    .changes('assessment')
    .refuses('not-found', 'assessment-completed')
    .errors(conflictOf(assessmentShape))
    .route({
      method: 'PUT',
      path: '/assessments/{assessmentId}/approach',
      summary:
        'Says whether the assessment was approached top-down, bottom-up or both, and what differs between topics',
    })
    .input(
      z.strictObject({
        assessmentId,
        approach: z.enum(APPROACHES),
        approachNote: text(MAX_LONG_TEXT),
        version,
      }),
    )
    .output(assessmentShape),
  sayUndertaking: endpointFor
    .member('assessment.edit')
    .changes('assessment')
    .refuses('not-found', 'assessment-completed')
    .errors(conflictOf(assessmentShape))
    .route({
      method: 'PUT',
      path: '/assessments/{assessmentId}/undertaking',
      summary: 'Says which kind of undertaking the company is, which decides the phase-ins that it can use',
    })
    .input(
      z.strictObject({
        assessmentId,
        undertaking: z.enum(UNDERTAKINGS),
        /** For undertakings that must report for financial years from 2027. */
        firstReportYear: z.int().min(FIRST_REPORT_YEARS.min).max(FIRST_REPORT_YEARS.max).nullable(),
        version,
      }),
    )
    .output(assessmentShape),
  complete: endpointFor
    .member('assessment.complete')
    .changes('assessment', { body: 'row' })
    .refuses(
      'not-found',
      'assessment-completed',
      'version-reason-required',
      'conclusions-missing',
      'whole-changed',
      'not-a-member',
      'rate-limited',
    )
    .route({
      method: 'POST',
      path: '/assessments/{assessmentId}/complete',
      summary: 'Completes an assessment and freezes a snapshot of its result',
    })
    .input(
      z.strictObject({
        assessmentId,
        versionReason: text(MAX_LONG_TEXT).optional(),
        climateReason: text(MAX_LONG_TEXT).optional(),
        /**
         * Why topics without a conclusion stay open. If given, every such topic needs a reason; if absent, the result says that none was
         * given.
         */
        leftOpen: z
          .array(
            z.strictObject({
              topicIds: z.array(topicId).min(1).max(MAX_CONCLUDED_AT_ONCE),
              reason: requiredText(MAX_REASON, 'reason-required'),
            }),
          )
          .max(MAX_CONCLUDED_AT_ONCE)
          .optional(),
        /** The last look at the whole. `seen` is the fingerprint of what was looked at. */
        lastLook: z
          .strictObject({
            members: z.array(membershipId).max(MAX_LOOKED),
            others: z.array(requiredText(MAX_NAME, 'name-required')).max(MAX_LOOKED),
            weighed: text(MAX_LONG_TEXT),
            seen: z.string().regex(/^[0-9a-f]{64}$/, says('invalid')),
          })
          .refine(({ members, others }) => members.length + others.length > 0, says('name-required'))
          .optional(),
      }),
    )
    .output(assessmentShape),
  reopen: endpointFor
    .member('assessment.reopen')
    .changes('assessment')
    .refuses('not-found', 'not-completed')
    .route({
      method: 'POST',
      path: '/assessments/{assessmentId}/reopen',
      summary: 'Reopens a completed assessment, with a reason',
    })
    .input(z.strictObject({ assessmentId, reason: requiredText(MAX_REASON, 'reason-required') }))
    .output(assessmentShape),
};

import { approaches } from '#domain/assessment/approach.ts';
import { scoreBases } from '#domain/assessment/score-basis.ts';
import { ESRS_VERSIONS, esrsVersions } from '#domain/reference/esrs-versions.ts';
import { undertakings } from '#domain/reference/phase-in-options.ts';

/** The names of an assessment's own values in the history. */
export const assessmentWords = {
  name: { label: 'Name' },
  status: {
    label: 'Status',
    options: [
      { id: 'draft', label: 'Draft' },
      { id: 'completed', label: 'Completed' },
    ],
  },
  isApproved: { label: 'Approved' },
  financialYearStart: { label: 'First day of the financial year', kind: 'day' },
  esrsVersion: { label: 'Version', options: ESRS_VERSIONS.map((id) => ({ id, label: esrsVersions[id].label })) },
  usesReliefs: { label: 'With the eight reliefs' },
  esrsVersionToBeConfirmed: { label: 'Version to be confirmed' },
  impactThreshold: { label: 'Impact threshold' },
  financialThreshold: { label: 'Financial threshold' },
  borderlineBand: { label: 'Borderline band' },
  scoreBasis: { label: 'Results computed', options: scoreBases },
  thresholdsReason: { label: 'Reason for the thresholds' },
  versionReason: { label: 'Reason for the version' },
  undertaking: { label: 'Kind of undertaking', options: undertakings },
  firstReportYear: { label: 'First financial year with a duty to report' },
  climateReason: { label: 'Why climate change is not material' },
  unchangedReason: { label: 'Nothing significant changed' },
  approach: { label: 'Approach', options: approaches },
  approachNote: { label: 'What differs between topics' },
} as const;

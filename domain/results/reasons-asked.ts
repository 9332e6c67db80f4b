import { routeOf, versionFit } from '#domain/assessment/esrs-version.ts';
import { buildDashboard, type WrittenInput } from './dashboard.ts';
import { conclusionsOf, stateOf } from './disclosures.ts';

/** The explanations required for completing an assessment. */
export interface ReasonsAsked {
  /** The law does not provide for this version in the financial year (method M16). */
  version: boolean;
  /** Climate change as a whole is not material (method M22; ESRS 1 (2023) §32; ESRS 2 (2026) IRO-2 §37(b)). */
  climate: boolean;
}

/** What an assessment must explain in its current state. */
export function reasonsAsked(data: WrittenInput): ReasonsAsked {
  const { assessment } = data;
  const ofClimate = conclusionsOf(buildDashboard(data)).filter(({ standard }) => standard === 'E1');
  return {
    version: versionFit(routeOf(assessment), assessment.financialYearStart) === 'not-applicable',
    climate: data.topics.length > 0 && stateOf(ofClimate) === 'not-material',
  };
}

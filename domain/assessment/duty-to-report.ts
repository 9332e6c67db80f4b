import { findSetupSize } from '#domain/reference/setup-options.ts';

/** Both must be exceeded before the law requires a report (CSRD as amended by Directive (EU) 2026/470). */
export const DUTY_TO_REPORT = { employees: 1000, turnoverMillionEur: 450, act: 'Directive (EU) 2026/470' } as const;

/**
 * What a company's size says about its duty to report: with up to 1,000 employees none, above them it depends on the net turnover.
 * Unknown for a size that the company setup does not offer. A parent counts its whole group, which the size may not include.
 */
export type DutyToReport = 'voluntary' | 'depends-on-turnover' | 'unknown';

/** @param companySize a size of the company setup, by id or label */
export function dutyOf(companySize: string): DutyToReport {
  const size = findSetupSize(companySize);
  if (!size) return 'unknown';
  return size.id === 'enterprise' ? 'depends-on-turnover' : 'voluntary';
}

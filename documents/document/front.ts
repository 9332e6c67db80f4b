import { logoOf } from '#documents/picture/logo.ts';
import { DEFAULT_REPORT_NAME } from '#domain/people/report-settings.ts';
import { lookOf } from './colours.ts';
import type { ReportDocument } from './document.ts';
import type { Reading } from './reading.ts';
import { sourceOf, stateOf, toneOf } from './source.ts';
import { dayOf, numberOf } from './words.ts';

/** The contents of the cover, and of the header and footer of every page after it. */
export function frontOf({ facts, data, esrs, route }: Reading): Omit<ReportDocument, 'chapters'> {
  const { assessment } = data;
  const { thresholds, thresholdsAdopted } = assessment;
  const whose = thresholdsAdopted
    ? `adopted by ${thresholdsAdopted.by} on ${dayOf(thresholdsAdopted.at)}`
    : 'the default';
  return {
    title: facts.reportSettings.reportName || DEFAULT_REPORT_NAME,
    look: lookOf(facts.reportSettings.accent),
    logo: logoOf(facts.reportSettings.logo),
    company: facts.company.name,
    assessment: assessment.name,
    year: `Financial year starting ${dayOf(assessment.financialYearStart)}`,
    version: route,
    legalAct: esrs.legalAct,
    tone: toneOf(facts),
    state: stateOf(facts),
    source: sourceOf(facts),
    thresholds: `Thresholds: impact ${numberOf(thresholds.impact)}, financial ${numberOf(thresholds.financial)} (${whose})`,
    madeOn: dayOf(facts.at),
  };
}

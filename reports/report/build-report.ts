import { finalityOf } from '#domain/sign-off/sign-off.ts';
import { finalityNames } from '#domain/sign-off/words.ts';
import { changesSinceEarlier } from '#reports/chapters/changes.ts';
import { companyAndSetting } from '#reports/chapters/company.ts';
import { disclosures } from '#reports/chapters/disclosures.ts';
import { engagement } from '#reports/chapters/engagement.ts';
import { materialTopics } from '#reports/chapters/material-topics.ts';
import { method } from '#reports/chapters/method.ts';
import { notMaterialTopics } from '#reports/chapters/not-material.ts';
import { processAndPeople } from '#reports/chapters/process.ts';
import { result } from '#reports/chapters/result.ts';
import { signOff } from '#reports/chapters/sign-off.ts';
import { summary } from '#reports/chapters/summary.ts';
import { valueChain } from '#reports/chapters/value-chain.ts';
import { cleanTexts, type ReportDocument } from '#reports/document/document.ts';
import { type Reading, readReport } from '#reports/document/reading.ts';
import { dayOf, numberOf } from '#reports/document/words.ts';
import { draftTexts } from '#reports/drafts/draft-texts.ts';
import type { FileFacts } from '#reports/facts.ts';

/** The report on one assessment, before it is a file of any format. */
export function buildReport(facts: FileFacts): ReportDocument {
  const reading = readReport(facts);
  return cleanTexts({
    ...frontOf(reading),
    chapters: [
      summary(reading),
      method(reading),
      processAndPeople(reading),
      companyAndSetting(reading),
      engagement(reading),
      valueChain(reading),
      result(reading, []),
      materialTopics(reading),
      notMaterialTopics(reading),
      changesSinceEarlier(reading),
      disclosures(reading),
      draftTexts(reading),
      signOff(reading),
    ],
  });
}

/** What the cover says, and every page after it. */
export function frontOf({ facts, data, esrs, route }: Reading): Omit<ReportDocument, 'chapters'> {
  const { assessment } = data;
  const finality = finalityOf(assessment);
  const { thresholds, thresholdsAdopted } = assessment;
  const whose = thresholdsAdopted
    ? `adopted by ${thresholdsAdopted.by} on ${dayOf(thresholdsAdopted.at)}`
    : 'the default';
  return {
    title: 'Double materiality assessment',
    company: facts.company.name,
    assessment: assessment.name,
    year: `Financial year from ${dayOf(assessment.financialYearStart)}`,
    version: route,
    legalAct: esrs.legalAct,
    finality,
    state: finalityNames[finality],
    thresholds: `Thresholds: impact ${numberOf(thresholds.impact)}, financial ${numberOf(thresholds.financial)} (${whose})`,
    madeOn: dayOf(facts.at),
  };
}

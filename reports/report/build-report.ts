import { changesSinceEarlier } from '#reports/chapters/changes.ts';
import { companyAndSetting } from '#reports/chapters/company.ts';
import { disclosures } from '#reports/chapters/disclosures.ts';
import { engagement } from '#reports/chapters/engagement.ts';
import { evidenceChapter } from '#reports/chapters/evidence.ts';
import { materialTopics } from '#reports/chapters/material-topics.ts';
import { method } from '#reports/chapters/method.ts';
import { notMaterialTopics } from '#reports/chapters/not-material.ts';
import { processAndPeople } from '#reports/chapters/process.ts';
import { result } from '#reports/chapters/result.ts';
import { signOff } from '#reports/chapters/sign-off.ts';
import { summary } from '#reports/chapters/summary.ts';
import { valueChain } from '#reports/chapters/value-chain.ts';
import { cleanTexts, type ReportDocument } from '#reports/document/document.ts';
import { frontOf } from '#reports/document/front.ts';
import { readReport } from '#reports/document/reading.ts';
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
      result(reading),
      materialTopics(reading),
      notMaterialTopics(reading),
      changesSinceEarlier(reading),
      disclosures(reading),
      draftTexts(reading),
      ...evidenceChapter(reading),
      signOff(reading),
    ],
  });
}

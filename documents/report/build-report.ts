import { changesSinceEarlier } from '#documents/chapters/changes.ts';
import { companyAndSetting } from '#documents/chapters/company.ts';
import { disclosures } from '#documents/chapters/disclosures.ts';
import { engagement } from '#documents/chapters/engagement.ts';
import { evidenceChapter } from '#documents/chapters/evidence.ts';
import { materialTopics } from '#documents/chapters/material-topics.ts';
import { method } from '#documents/chapters/method.ts';
import { notMaterialTopics } from '#documents/chapters/not-material.ts';
import { processAndPeople } from '#documents/chapters/process.ts';
import { result } from '#documents/chapters/result.ts';
import { signOff } from '#documents/chapters/sign-off.ts';
import { summary } from '#documents/chapters/summary.ts';
import { valueChain } from '#documents/chapters/value-chain.ts';
import { cleanTexts, type ReportDocument } from '#documents/document/document.ts';
import { frontOf } from '#documents/document/front.ts';
import { readReport } from '#documents/document/reading.ts';
import { draftTexts } from '#documents/drafts/draft-texts.ts';
import type { FileFacts } from '#documents/facts.ts';

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

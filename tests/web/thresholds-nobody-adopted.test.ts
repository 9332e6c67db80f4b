import { describe, expect, it } from 'vitest';
import type { FileFacts } from '#documents/facts.ts';
import { makeFile } from '#documents/making/make-file.ts';
import { thresholdsSection } from '#documents/package/page/about.ts';
import { buildReport } from '#documents/report/build-report.ts';
import { buildSlides } from '#documents/slides/build-slides.ts';
import type { ThresholdsAdopted } from '#domain/assessment/assessment.ts';
import { thresholdMessages } from '#web/features/questionnaire/assessment/messages.ts';
import { componentMessages } from '#web/features/register/components/messages.ts';
import { dashboardMessages } from '#web/features/results/dashboard/messages.ts';
import { disclosureMessages } from '#web/features/results/disclosures/messages.ts';
import { resultsMessages } from '#web/features/results/frozen-results/messages.ts';
import { movedSentence } from '#web/features/results/topic-decisions/turns-sentence.ts';
import { NO_WORK } from '../analyst/no-work.ts';
import { readAnalyst } from '../analyst/read-analyst.ts';
import { sampleFacts } from '../documents/sample-facts.ts';
import { readWorkbook } from '../shared/read-workbook.ts';

const present = { impact: 12.5, financial: 12.5 };
const own = { impact: 20, financial: 20 };

/** The screens' texts on an assessment's thresholds, adopted or not. */
const said = (isAdopted: boolean) => ({
  form: componentMessages.thresholds(12.5, 12.5, isAdopted),
  disclosures: disclosureMessages.byThresholds(present, isAdopted),
  disclosuresByOwn: disclosureMessages.ownText(own, present, isAdopted),
  differs: dashboardMessages.differs(isAdopted),
  differsText: dashboardMessages.differsText(present, isAdopted),
  reset: dashboardMessages.reset(isAdopted),
  picture: dashboardMessages.pictureOtherThresholds('Ada', own, present, isAdopted),
  turns: movedSentence({ become: [], cease: [], shift: [] }, isAdopted),
  panel: thresholdMessages.title(isAdopted),
  dialog: dashboardMessages.adoption(isAdopted, false),
  frozen: resultsMessages.thresholdsTitle[isAdopted ? 'adopted' : 'default'],
});

describe('thresholds in the texts of screens', () => {
  it.each(Object.entries(said(false)))('are called the default where nobody adopted them: %s', (_, sentence) => {
    expect(sentence).toMatch(/default/i);
    expect(sentence).not.toMatch(/adopted/i);
  });

  it.each(Object.entries(said(true)))('are called adopted where somebody adopted them: %s', (_, sentence) => {
    expect(sentence).toMatch(/adopted/i);
    expect(sentence).not.toMatch(/default/i);
  });
});

/** The sample's facts with this adoption of the assessment's thresholds. */
function factsWith(thresholdsAdopted: ThresholdsAdopted | null): FileFacts {
  const { data, ...rest } = sampleFacts({ earlier: null });
  return { ...rest, data: { ...data, assessment: { ...data.assessment, thresholdsAdopted } } };
}
const byNobody = factsWith(null);
const byAda = factsWith({ by: 'Ada Berg', at: '2026-05-12T09:00:00.000Z', scoring: null });

/** Every text in a structure. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

/** The texts that claim that somebody adopted thresholds. */
const claimsIn = (texts: readonly string[]) =>
  texts.filter(
    (text) => /adopted (?:by|on)|adopted thresholds/i.test(text) && !/\b(?:not|no|none|nobody)\b/i.test(text),
  );

async function answersOn(data: FileFacts['data']): Promise<string[]> {
  const analyst = await readAnalyst();
  const desk = {
    data: async () => ({ current: data, earlier: null, changes: [], requirements: {} }),
    changes: async () => [],
    evidence: async () => [],
    ...NO_WORK,
  };
  const questions = [
    ...['What are our thresholds?', 'Who adopted the thresholds?', 'What are the key material topics?'],
    ...['Which topics are material at 10?', 'How many topics are material?', 'What should I focus on next?'],
  ];
  const answers = await Promise.all(
    questions.map((question) => analyst.answer({ question, query: null, before: null, earlier: [] }, desk)),
  );
  return answers.flatMap(({ blocks }) => textsIn(blocks));
}

const places: Record<string, (of: FileFacts) => string[] | Promise<string[]>> = {
  report: (of) => textsIn(buildReport(of)),
  slides: (of) => textsIn(buildSlides(of)),
  package: (of) => [
    String(thresholdsSection({ result: {}, manifest: { files: [] } } as never, of.data as never).content),
  ],
  workbook: async (of) => {
    const sheets = readWorkbook((await makeFile('workbook', of)).bytes);
    return [...sheets.values()].flatMap(({ rows }) => rows.flatMap((row) => textsIn(Object.values(row))));
  },
  assistant: (of) => answersOn(of.data),
};

describe('files and answers', () => {
  it.each(Object.entries(places))('never claim that somebody adopted the default: %s', async (_, textsOf) => {
    expect(claimsIn(await textsOf(byNobody))).toEqual([]);
  });

  it.each(Object.entries(places))('name who adopted thresholds: %s', async (_, textsOf) => {
    expect(claimsIn(await textsOf(byAda))).not.toEqual([]);
  });
});

import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Block } from '#documents/document/document.ts';
import type { FactSignature, FileFacts } from '#documents/facts.ts';
import { makeFile } from '#documents/making/make-file.ts';
import { buildReport } from '#documents/report/build-report.ts';
import type { ComponentId } from '#domain/ids.ts';
import { isMaterial } from '#domain/results/classification.ts';
import { buildDashboard } from '#domain/results/dashboard.ts';
import { hasPlace } from '#drawing/matrix/point.ts';
import { mustHave } from '../shared/must-have.ts';
import { openPdf } from './open-pdf.ts';
import { sampleFacts } from './sample-facts.ts';

const facts = sampleFacts();
const report = buildReport(facts);
const dashboard = buildDashboard(facts.data);
const chapter = (title: string, of = report) => mustHave(of.chapters.find((each) => each.title === title)).blocks;
const wordsOf = (blocks: readonly Block[]) => JSON.stringify(blocks).replaceAll('\u00a0', ' ');

/** The text without the marks for possible line breaks. */
const withoutBreaks = (text: string) => text.replaceAll('\u200b', '');
const withoutBlanks = (text: string) => text.replace(/[\s\u200b]/g, '');

/** The sample's facts with part of the data replaced. */
const withData = (data: Partial<FileFacts['data']>): FileFacts => ({ ...facts, data: { ...facts.data, ...data } });

describe('the report', () => {
  it('states for the board how many topics are material, and the leading topic', () => {
    const words = wordsOf(chapter('Summary for the board'));
    const both = dashboard.points.filter(({ materialBy }) => materialBy === 'both').length;
    const material = dashboard.points.filter(({ materialBy }) => isMaterial(materialBy)).length;
    expect(words).toContain(
      `topics are material from both sides; water leads. ${material} of ${dashboard.points.length} assessed topics are material: ${both} from both sides, `,
    );
    expect(dashboard.notYetAssessed).toEqual([]);
    expect(words).toContain('1 assessed topic was concluded top-down, without scores.');
    const withoutConclusions = withData({ decisions: [] });
    expect(wordsOf(chapter('Summary for the board', buildReport(withoutConclusions)))).toContain(
      '"1 topic not yet assessed (no conclusion).',
    );
  });

  it('says what the board is asked to decide, by the state of the assessment', () => {
    const { assessment } = facts.data;
    const asked = (stated: Partial<typeof assessment>, given: Partial<FileFacts> = {}) =>
      wordsOf(
        chapter(
          'Summary for the board',
          buildReport({ ...facts, ...given, data: { ...facts.data, assessment: { ...assessment, ...stated } } }),
        ).slice(0, 1),
      );
    const adopted = { by: 'Mara', at: '2026-11-20T08:15:00.000Z' };
    const signed = (step: 'prepared' | 'reviewed' | 'approved'): FactSignature => ({
      ...{ step, name: 'Mara', isMember: true, jobTitle: '', signedOn: '2026-11-21', minutes: '', minutesOn: null },
      ...{ manner: step === 'approved' ? 'recorded' : 'signed', recordedBy: 'Mara' },
    });
    expect(asked({ thresholdsAdopted: null, borderlineBand: 0 })).toContain(
      'The board is asked to adopt the thresholds (impact 12.5, financial 12.5).',
    );
    expect(asked({ thresholdsAdopted: adopted, borderlineBand: 4 })).toMatch(/asked to decide on \d+ borderline sides/);
    expect(asked({ thresholdsAdopted: adopted, borderlineBand: 0 })).toContain('not asked to decide anything yet');
    expect(asked({ status: 'completed', isApproved: false })).toContain(
      'asked to approve the frozen result once it is signed as prepared and reviewed.',
    );
    expect(
      asked({ status: 'completed', isApproved: false }, { signatures: [signed('prepared'), signed('reviewed')] }),
    ).toContain('asked to approve the frozen result.');
    expect(asked({ status: 'completed', isApproved: true })).toContain('the result is approved.');
    expect(asked({ status: 'completed', isApproved: true }, { signatures: [signed('approved')] })).toContain(
      'the result is approved. Approval is recorded, not signed.',
    );
  });

  it('names the documents with each described entry, and lists them all with the records that they support', () => {
    const measure = mustHave(facts.data.measures?.find(({ title }) => title.startsWith('Storage basin')));
    const [meters, register, link] = mustHave(facts.evidence);
    const contract = { noun: 'measure', recordId: measure.id, recordName: measure.title } as const;
    const given = [
      mustHave(register),
      { ...mustHave(link), uses: [...mustHave(link).uses, { ...contract, criterion: '' as const, passage: '§ 4' }] },
      mustHave(meters),
    ];
    const told = buildReport({ ...facts, evidence: given });
    const topics = wordsOf(chapter('Material topics', told));
    expect(topics).toContain(
      'Evidence: “Meter readings of the Villaejemplo plant 2025”, 19 January 2026 (Scale; June to September)',
    );
    expect(topics).toContain(
      `Evidence for the measure “${measure.title}”: “${mustHave(link).title}”, 1 October 2025 (§ 4)`,
    );
    const annex = wordsOf(chapter('Evidence', told));
    expect(annex).toContain(
      'Water scarcity at sourcing regions (Column well_m3)\\nWater withdrawal in a dry basin (Scale; June to September)',
    );
    expect(annex).toContain('meter-readings-villaejemplo-2025.csv, revision 1\\nSHA-256 000000000000…');
    expect(annex).toContain('https://procurement.example.com/certificates/palm-oil');
  });

  it('has no chapter on evidence if the result was frozen before evidence existed, and otherwise says when there is none', () => {
    const titlesOf = (evidence: FileFacts['evidence']) =>
      buildReport({ ...facts, evidence }).chapters.map(({ title }) => title);
    expect(titlesOf([])).toEqual(report.chapters.map(({ title }) => title));
    expect(titlesOf(null)).toEqual(titlesOf([]).filter((title) => title !== 'Evidence'));
    expect(wordsOf(chapter('Evidence', buildReport({ ...facts, evidence: [] })))).toContain('No evidence was added.');
  });

  it('names a few of very many pieces of evidence, and refers to the workbook for the rest', () => {
    const [piece] = mustHave(facts.evidence);
    const { uses, ...about } = mustHave(piece);
    const many = Array.from({ length: 400 }, (_, at) => ({ ...about, id: `${at}`, title: `Document ${at}`, uses }));
    const told = buildReport({ ...facts, evidence: many });
    expect(wordsOf(chapter('Evidence', told))).toContain('The workbook has 100 more.');
    expect(wordsOf(chapter('Material topics', told))).toContain('Evidence: 394 more pieces, listed in the workbook.');
    const one = { ...about, uses: Array.from({ length: 20 }, (_, at) => ({ ...mustHave(uses[0]), passage: `${at}` })) };
    expect(wordsOf(chapter('Evidence', buildReport({ ...facts, evidence: [one] })))).toContain(
      '14 more, listed in the',
    );
  });

  it('states the score basis of the result, shows both scores, and names the measures of each entry with what remains', () => {
    const result = wordsOf(chapter('Result'));
    const said =
      'The result uses scores before measures. With scores after the measures that count, E1.1 Climate change adaptation would not be material.';
    expect(result).toContain(said);
    expect(wordsOf(chapter('Summary for the board'))).toContain(
      'the measures that count, 1 topic would not be material.',
    );
    expect(result).toContain('"Financial","15","10","material → below the threshold"');
    expect(result).toContain('"Financial","20","15","material either way"');
    const topics = wordsOf(chapter('Material topics'));
    expect(topics).toContain(
      'Measure: Storage basin and earlier cooking season in Villaejemplo (mitigation, implemented since 1 May 2026',
    );
    expect(topics).toContain('After those that count: magnitude 3 × likelihood 4 = 12.');
    expect(topics).toContain('Does not lower the score: it repairs a harm.');
    const components = facts.data.components.map((row) => ({ ...row, magnitudeReason: 'Offers from two builders' }));
    const net = buildReport(withData({ assessment: { ...facts.data.assessment, scoreBasis: 'net' }, components }));
    const byNet = wordsOf(chapter('Result', net));
    expect(byNet).toContain(
      'The result uses scores after the measures that count. With scores before measures, E1.1 Climate change adaptation would be material too.',
    );
    const topicsByNet = wordsOf(chapter('Material topics', net));
    expect(topicsByNet).toContain(
      'Before them: magnitude 4 × likelihood 5 = 20. Why the score is lower: With the basin',
    );
    expect(topicsByNet).toContain('Reason for the magnitude, before measures');
    // An entry that no measure changes has one value, and one reason for it.
    expect(topicsByNet).toContain('"Reason for the magnitude"');
    const without = buildReport(withData({ measures: [], netScores: [] }));
    expect(wordsOf(chapter('Result', without))).not.toContain('measures');
  });

  it('shows the company’s own decisions with reasons, and which topics are borderline and undecided', () => {
    const { assessment, topics } = facts.data;
    const water = mustHave(topics.find(({ code }) => code === 'E3.1'));
    const decision = {
      ...{ topicId: water.id, side: 'impact' as const, isMaterial: false, reason: 'The wells were closed' },
      ...{ decidedBy: 'Mara Lindqvist', decidedAt: '2026-11-02T10:00:00.000Z' },
    };
    const adopted = { by: 'Mara Lindqvist', at: '2026-09-10T10:00:00.000Z', scoring: { scored: 34, entries: 40 } };
    const judged = buildReport(
      withData({
        assessment: { ...assessment, borderlineBand: 2.5, thresholdsAdopted: adopted },
        decisions: [decision],
      }),
    );
    const result = wordsOf(chapter('Result', judged));
    expect(result).toContain('Scores within 2.5 of their threshold are borderline');
    expect(result).toMatch(/Override: not material, by Mara Lindqvist on 2 November 2026: overrides the score/);
    expect(result).toContain('The wells were closed');
    expect(result).toContain('Borderline and not decided, so the score applies: ');
    expect(result).toMatch(/, decided"/);
    const method = wordsOf(chapter('Method', judged));
    expect(method).toContain('after 34 of 40 entries were scored');
    expect(method).toContain('Within 2.5 of a threshold, inclusive');
    expect(wordsOf(chapter('Summary for the board', judged))).toContain('of topics borderline and undecided.');
    expect(wordsOf(chapter('Result', buildReport(withData({ decisions: [] }))))).not.toContain(
      'Borderline topics and decisions',
    );
  });

  it('has the name and colour that the company chose, and the product’s by default', () => {
    expect(report).toMatchObject({ title: 'Double materiality assessment', look: { accent: '1F6F54' } });
    const reportSettings = {
      reportName: 'What matters at Nordhafen',
      accent: '#0b3d91',
      locale: 'en-GB' as const,
      logo: null,
    };
    expect(buildReport({ ...facts, reportSettings })).toMatchObject({
      title: 'What matters at Nordhafen',
      look: { accent: '0B3D91' },
    });
  });

  it.each([
    ['en-GB', '1 October 2025', '12.5'],
    ['en-US', 'October 1, 2025', '12.5'],
    ['de-DE', '1. Oktober 2025', '12,5'],
    ['fr-FR', '1 octobre 2025', '12,5'],
    ['es-ES', '1 de octubre de 2025', '12,5'],
    ['it-IT', '1 ottobre 2025', '12,5'],
    ['nl-NL', '1 oktober 2025', '12,5'],
    ['pl-PL', '1 października 2025', '12,5'],
  ] as const)(
    'writes days and numbers in the format of %s where the company chose that, and words in English',
    (locale, day, number) => {
      const chosen = buildReport({ ...facts, reportSettings: { ...facts.reportSettings, locale } });
      expect(chosen.year).toBe(`Financial year starting ${day}`);
      expect(chosen.thresholds).toContain(`Thresholds: impact ${number}, financial ${number}`);
      const matrix = mustHave(chapter('Result', chosen).find((block) => block.kind === 'figure'));
      expect(matrix.svg).toContain(number);
      const { texts } = JSON.parse(JSON.stringify({ texts: chosen.chapters }), (name, value) => {
        if (name === 'svg' || name === 'threshold') return '';
        return value;
      });
      expect(JSON.stringify(texts)).not.toContain(number === '12.5' ? '12,5' : '12.5');
    },
  );

  it('names who deselected each topic and why', () => {
    const topic = mustHave(facts.data.selections.find(({ isRelevant }) => !isRelevant));
    const change = {
      noun: 'selection',
      key: topic.topicId,
      by: 'Inés Ejemplo',
      at: '2026-05-04T10:00:00.000Z',
      reason: 'No intake of that kind.',
    } as const;
    const words = wordsOf(
      chapter('Topics not material and deselected topics', buildReport({ ...facts, lastChanges: [change] })),
    );
    expect(words).toContain('Inés Ejemplo, 4 May 2026');
    expect(words).toContain('No intake of that kind.');
  });

  it('shows the formula with numbers for each material entry, and who adopted the thresholds', () => {
    expect(wordsOf(chapter('Material topics'))).toContain('severity 4 × likelihood 5 = 20');
    const adopted = { by: 'Mara Beispiel', at: '2026-03-02T10:00:00.000Z' };
    const assessment = { ...facts.data.assessment, thresholdsAdopted: adopted };
    expect(buildReport(withData({ assessment })).thresholds).toBe(
      'Thresholds: impact 12.5, financial 12.5 (adopted by Mara Beispiel on 2 March 2026)',
    );
  });

  it('lists what would change a topic’s result, starting with topics that depend on it entirely', () => {
    const words = wordsOf(chapter('Result'));
    expect(words).toMatch(/The result of \d+ topics depends on/);
    expect(words).toContain('Only “Crop failures raise ingredient prices” reaches the threshold.');
    const from = words.indexOf('How robust is the result?');
    expect(words.indexOf('Financial, determines', from)).toBeLessThan(words.indexOf('E3.1 Water', from));
  });

  it('marks a gap only where nobody has written anything', () => {
    const gapsOf = (of: FileFacts) => chapter('Method', buildReport(of)).filter(({ kind }) => kind === 'gap').length;
    const { assessment } = facts.data;
    expect(gapsOf(withData({ assessment: { ...assessment, thresholdsReason: '' } }))).toBe(1);
    expect(gapsOf(facts)).toBe(0);
  });

  it.each([
    ['esrs-2023', 'ESRS 2 §53(d)', 'ESRS 2 §35(e)'],
    ['esrs-2026', 'ESRS 2 §35(e)', 'ESRS 2 §53(d)'],
  ] as const)('drafts the texts that %s requires', (esrsVersion, asked, notAsked) => {
    const assessment = { ...facts.data.assessment, esrsVersion };
    const words = wordsOf(
      chapter('Draft text for the sustainability statement', buildReport(withData({ assessment }))),
    );
    expect(words).toContain(asked);
    expect(words).not.toContain(notAsked);
  });

  it('names the highest of very many entries and refers to the workbook for the others', () => {
    const [topic] = facts.data.topics;
    const components = Array.from({ length: 2000 }, (_, at) => {
      const one = mustHave(facts.data.components[at % facts.data.components.length]);
      return { ...one, id: String(at) as ComponentId, topicId: mustHave(topic).id };
    });
    const blocks = chapter('Material topics', buildReport(withData({ components })));
    expect(blocks.length).toBeLessThan(100);
    expect(wordsOf(blocks)).toContain('This table shows the 30 with the highest scores. The workbook has 1,970 more.');
  });

  it('is made from an empty assessment', () => {
    const nothing = {
      topics: [],
      selections: [],
      scores: [],
      components: [],
      stakeholders: [],
      responses: [],
      activities: [],
    };
    const empty = buildReport({ ...withData(nothing), lastChanges: [], earlier: null });
    expect(wordsOf(chapter('Summary for the board', empty))).toContain('No topic has been assessed yet');
    expect(empty.chapters).toHaveLength(report.chapters.length);
  });
});

describe('the report as PDF', () => {
  it('has a title, language, bookmarks and tags, and conforms to PDF/UA', async () => {
    const { bytes, fileName } = await makeFile('report', facts);
    expect(fileName).toMatch(/\.pdf$/);
    const pdf = await openPdf(bytes);
    expect(pdf).toMatchObject({
      title: `Double materiality assessment: ${facts.company.name}`,
      isMarkedAccessible: true,
    });
    expect(pdf.language).toMatch(/^en/);
    for (const role of ['H1', 'H2', 'Table', 'TH', 'TD', 'L', 'P', 'Figure']) expect(pdf.roles).toContain(role);
    expect(pdf.alternatives.join()).toMatch(
      new RegExp(
        `^Matrix of ${dashboard.points.filter(hasPlace).length} topics .*E3\\.1.Water: impact 20, financial 20`,
        'u',
      ),
    );
    for (const { title } of report.chapters) expect(pdf.bookmarks).toContainEqual(expect.stringContaining(title));
  });

  it('states on every page the company, year, version, status and thresholds', async () => {
    const { bytes } = await makeFile('report', facts);
    const { pages } = await openPdf(bytes);
    expect(pages.length).toBeGreaterThan(20);
    for (const page of pages) {
      for (const said of [facts.company.name, report.year, 'DRAFT', report.version]) expect(page).toContain(said);
      expect(page).toMatch(/impact 12\.5, financial 12\.5/);
    }
  });

  it('has the company’s name for the report on the cover, even one of the greatest length', async () => {
    for (const reportName of ['What matters at Nordhafen', 'Nordhafen '.repeat(12).trim(), 'x'.repeat(120)]) {
      const made = await makeFile('report', {
        ...facts,
        reportSettings: { reportName, accent: '#0b3d91', locale: 'en-GB', logo: null },
      });
      const { pages, title, isMarkedAccessible } = await openPdf(made.bytes);
      expect(withoutBreaks(title)).toBe(`${reportName}: ${facts.company.name}`);
      expect(withoutBlanks(mustHave(pages[0]))).toContain(withoutBlanks(reportName));
      expect(isMarkedAccessible).toBe(true);
    }
  });

  it.each([
    ['a title of 300 letters without a blank', 'x'.repeat(300)],
    ['right-to-left', 'مخاطر المياه في المصانع'],
    ['emoji', 'Heat 🔥 and water 💧'],
    ['letters that no font of ours has', '漢字 and ᚠᚢᚦ'],
    ['half a character and a control character', 'bro\ud83dken\u0007'],
  ])('renders %s', async (_, title) => {
    const components = facts.data.components.map((one) => ({ ...one, title }));
    const { pages, roles } = await openPdf((await makeFile('report', withData({ components }))).bytes);
    expect(pages.length).toBeGreaterThan(20);
    expect(roles).toContain('Table');
  });

  it('gives the board its summary on one page, and on at most two with the longest names', async () => {
    const pagesOf = async (given: FileFacts) => {
      const { pages } = await openPdf((await makeFile('report', given)).bytes);
      const begins = (title: string) => pages.findIndex((page) => page.includes(title));
      return pages.slice(begins('CHAPTER 1 Summary for the board'), begins('CHAPTER 2 Method'));
    };
    const ordinary = await pagesOf(facts);
    expect(ordinary).toHaveLength(1);
    for (const said of ['For decision', 'Materiality matrix at', 'Material topics by the sum', 'Still open'])
      expect(ordinary[0]).toContain(said);
    const topics = facts.data.topics.map((topic) => ({
      ...topic,
      name: `${topic.name} ${'and whatever follows from it '.repeat(10)}`,
    }));
    expect((await pagesOf(withData({ topics }))).length).toBeLessThanOrEqual(2);
  });

  it('is made from an assessment with impacts alone, with one topic, and with nothing', async () => {
    const impacts = facts.data.components.filter(({ kind }) => kind === 'impact');
    const [first] = facts.data.topics;
    const nothing = {
      topics: [],
      selections: [],
      scores: [],
      components: [],
      stakeholders: [],
      responses: [],
      activities: [],
    };
    const one = {
      ...nothing,
      topics: [mustHave(first)],
      components: [{ ...mustHave(impacts[0]), id: randomUUID() as ComponentId, topicId: mustHave(first).id }],
    };
    for (const data of [{ components: impacts }, one, nothing]) {
      const { pages } = await openPdf((await makeFile('report', withData(data))).bytes);
      expect(pages.length).toBeGreaterThan(5);
    }
  });
});

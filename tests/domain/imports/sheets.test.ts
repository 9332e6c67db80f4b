import { describe, expect, it } from 'vitest';
import type { Topic } from '#domain/assessment/assessment.ts';
import { startingValues } from '#domain/fields/values.ts';
import type { StakeholderId, TopicId } from '#domain/ids.ts';
import type { ImportedCell, ImportedRows } from '#domain/imports/cell.ts';
import { doubledHeadings } from '#domain/imports/sheets/columns.ts';
import { findOwnSheets } from '#domain/imports/sheets/own-sheets.ts';
import { type PresentAll, planWorkbook } from '#domain/imports/sheets/plan-workbook.ts';
import { scalesInFile } from '#domain/imports/sheets/scales-in-file.ts';
import type { HowToRead } from '#domain/imports/sheets/sheet-plan.ts';
import { thresholdsInFile } from '#domain/imports/sheets/thresholds-in-file.ts';
import { MAX_OWN_TOPICS, MAX_STAKEHOLDERS } from '#domain/limits.ts';
import { noWording, scalesOf } from '#domain/scales/scales.ts';
import { stakeholderFields } from '#domain/stakeholders/fields.ts';
import type { Stakeholder } from '#domain/stakeholders/stakeholder.ts';
import { sampleComponent, sampleTopic } from '../sample-assessment.ts';
import { topics } from './plan.ts';
import { told } from './told.ts';

const own: Topic = { ...sampleTopic('E1.1-own-1', { name: 'Heat', description: '' }), id: 'own-heat' as TopicId };
const council: Stakeholder & { version: number } = {
  ...startingValues(stakeholderFields),
  ...{ id: 'council' as StakeholderId, stakeholderNames: 'The works council', version: 3 },
};
const justification = '';
const NOTHING = { components: [], selections: [], scores: [], stakeholders: [], responses: [] };

/** The outcome of importing one sheet, with topics of the standards and one of the company's own. */
function planned(rows: ImportedRows, present: Partial<PresentAll<never>> = {}, how: Partial<HowToRead> = {}) {
  return planWorkbook(
    findOwnSheets([{ name: '', rows }]),
    { ...NOTHING, topics: [...topics, own], ...present },
    { empty: 'keeps', leavesOut: false, ...how },
    (kind, row) => `${kind}-${row}`,
  );
}

describe('the sheet of topics', () => {
  const HEAD = ['Topic code', 'Topic', 'What it is about', 'Own topic', 'Relevant', 'Id'];
  const row = (...cells: ImportedCell[]) => cells;

  it('states which topics are relevant, and renames the company’s own', () => {
    const rows = [
      HEAD,
      row('E1.1', 'Climate change adaptation', '', 'No', 'No', null),
      row('E1.2', null, null, null, 'yes', null),
      row('E1.1-own-1', 'Heat at work', 'In the halls', 'Yes', 'No', own.id),
    ];
    expect(told(planned(rows).topics)).toEqual([
      '2 changed, Relevant: Yes → No',
      '3 same',
      '4 changed, Name: Heat → Heat at work, What it is about: Not set → In the halls, Relevant: Yes → No',
    ]);
  });

  it('keeps texts of the standards and all codes, and imports the rest of the row if requested', () => {
    const rows = [
      HEAD,
      row('E1.1', 'Our adaptation', 'Words', 'No', 'No', null),
      row('E1.2', 'Heat', null, 'Yes', 'No', own.id),
      row('E9.9', 'Nothing', null, 'No', 'No', null),
      row(null, null, null, null, 'No', null),
      row('E1', 'Climate', null, 'No', 'maybe', null),
    ];
    const { topics: refused } = planned(rows);
    expect(told(refused)).toEqual([
      'B2 of-the-standards, C2 of-the-standards',
      'A3 keeps-code',
      'A4 no-topic',
      'A5 topic-required',
      'A6 no-topic',
    ]);
    expect(told(planned(rows, {}, { leavesOut: true }).topics).slice(0, 3)).toEqual([
      '2 changed, Relevant: Yes → No, B2 of-the-standards, C2 of-the-standards',
      '3 changed, Relevant: Yes → No, A3 keeps-code',
      'A4 no-topic',
    ]);
  });

  it('adds the company’s own topics at the place of their code or category, each name once and up to the limit', () => {
    const rows = [
      HEAD.with(5, 'Category'),
      row('E1.1-own-7', 'Noise', null, 'Yes', 'Yes', null),
      row('E1', 'Dust', null, 'Yes', 'No', null),
      row(null, 'Light', null, 'Yes', null, 'Social'),
      row('E1', 'noise ', null, 'Yes', null, null),
      row('Z9', 'Odd', null, 'Yes', null, null),
      row('E1', null, null, 'Yes', null, null),
      row('E1', 'Working conditions (own workforce)', null, 'Yes', null, null),
    ];
    const { topics: fates } = planned(rows);
    expect(told(fates)).toEqual([
      '2 added',
      '3 added, Relevant: No',
      '4 added',
      'B5 name-taken',
      'A6 no-place',
      'B7 name-required',
      'B8 name-taken',
    ]);
    expect(fates?.flatMap((each) => (each.becomes === 'added' ? [each.item.added?.place] : []))).toEqual([
      'E1.1',
      'E1',
      'S',
    ]);
    const many = Array.from({ length: MAX_OWN_TOPICS }, (_, at) => row('E1', `Own ${at}`, null, 'Yes', null, null));
    expect(told(planned([HEAD, ...many]).topics).at(-1)).toBe(`${MAX_OWN_TOPICS + 1} no-room`);
  });

  it('recognizes the company’s own topics by the heading in older workbooks', () => {
    const rows = [HEAD.with(3, 'The company’s own'), row('E1', 'Dust', null, 'Yes', 'No', null)];
    expect(told(planned(rows).topics)).toEqual(['2 added, Relevant: No']);
  });

  it('ignores the id of another company’s topic', () => {
    expect(told(planned([HEAD, row('E1.1', null, null, null, 'No', 'somebody-elses')]).topics)).toEqual([
      '2 changed, Relevant: Yes → No',
    ]);
    expect(told(planned([HEAD, row(null, null, null, null, 'No', 'somebody-elses')]).topics)).toEqual([
      'A2 topic-required',
    ]);
  });

  it('plans the rows of other sheets for the list after the change', () => {
    const sheets = findOwnSheets([
      {
        name: 'Topics',
        rows: [HEAD, row('E1.1', null, null, null, 'No', null), row('E1-own-1', 'Noise', null, 'Yes', null, null)],
      },
      {
        name: 'Scores',
        rows: [
          ['Topic code', 'Topic', 'Impact materiality', 'Financial materiality'],
          ['E1.1', null, 3, 3],
          ['E1-own-1', 'Noise', 9, 1],
        ],
      },
    ]);
    const { scores } = planWorkbook(
      sheets,
      { ...NOTHING, topics },
      { empty: 'keeps', leavesOut: false },
      (kind, at) => `${kind}-${at}`,
    );
    expect(told(scores)).toEqual(['A2 topic-set-aside', '3 added, Impact materiality: 9, Financial materiality: 1']);
    expect(scores?.[1]).toMatchObject({ item: { topicId: 'topics-3', seenVersion: null } });
  });
});

describe('codes of a company’s own topics', () => {
  const file = (code: string, name: string, id: string | null = null) =>
    findOwnSheets([
      {
        name: 'Topics',
        rows: [
          ['Topic code', 'Topic', 'Relevant', 'Id'],
          [code, name, 'Yes', id],
        ],
      },
      {
        name: 'Scores',
        rows: [
          ['Topic code', 'Impact materiality', 'Financial materiality'],
          [code, 3, 3],
        ],
      },
    ]);
  const left = ['topics'] as const;
  const scoresOf = (sheets: ReturnType<typeof file>, how: Partial<HowToRead> = {}) =>
    planWorkbook(
      sheets,
      { ...NOTHING, topics: [...topics, own] },
      { empty: 'keeps', leavesOut: false, ...how },
      (kind, row) => `${kind}-${row}`,
    ).scores;

  it('are read as in the file, whatever the assessment has under them', () => {
    expect(scoresOf(file('E1.1-own-4', 'Heat'))).toMatchObject([{ becomes: 'added', item: { topicId: own.id } }]);
    expect(scoresOf(file('E1.1-own-1', 'Noise'))).toMatchObject([{ becomes: 'added', item: { topicId: 'topics-2' } }]);
  });

  it('are read as in the file even if the sheet that names them is left out', () => {
    expect(scoresOf(file('E1.1-own-4', 'Heat'), { left })).toMatchObject([{ item: { topicId: own.id } }]);
    expect(told(scoresOf(file('E1.1-own-1', 'Noise'), { left }))).toEqual(['A2 no-topic']);
    expect(scoresOf(file('E1.1-own-1', 'Warmth', own.id), { left })).toMatchObject([{ item: { topicId: own.id } }]);
  });
});

describe('the sheet of scores', () => {
  const HEAD = ['Topic code', 'Impact materiality', 'Financial materiality', 'Justification'];
  const scores = [{ topicId: topics[0]?.id as TopicId, impactScore: 4, financialScore: 5, justification, version: 2 }];

  it('reads numbers of the scale from 1 to 10, and refuses words, dates and halves at their cells', () => {
    const rows = [
      HEAD,
      ['E1.1', '7 of 10', 5, 'Measured'],
      ['E1.2', 10, 1, null],
      ['S1.1', 'seven', 11, null],
      ['E1.2', 1, 1, null],
    ];
    expect(told(planned(rows, { scores }).scores)).toEqual([
      '2 changed, Impact materiality: 4 → 7, Justification: Not set → Measured',
      '3 added, Impact materiality: 10, Financial materiality: 1',
      'B4 no-score, C4 off-scale',
      '5 twice',
    ]);
    const dates = [HEAD, ['E1.1', { date: '2026-04-03T00:00:00.000Z' }, 4.5, 'x'], ['E1.2', null, 5, null]];
    const half = '3 added, Financial materiality: 5';
    expect(told(planned(dates, { scores }).scores)).toEqual(['B2 is-date, C2 off-scale', half]);
    expect(told(planned(dates, { scores }, { leavesOut: true }).scores)).toEqual([
      '2 changed, Justification: Not set → x, B2 is-date, C2 off-scale',
      half,
    ]);
    const nothing = [HEAD, ['E1.2', null, null, null]];
    expect(told(planned(nothing, { scores }).scores)).toEqual(['B2 score-required, C2 score-required']);
    // A side that the row leaves empty stays missing.
    expect(planned(dates, { scores }).scores?.[1]).toMatchObject({ item: { impactScore: null, financialScore: 5 } });
  });

  it('reads the columns that are present, and the first of two with the same heading', () => {
    expect(
      told(
        planned(
          [
            ['Topic code', 'Impact materiality'],
            ['E1.1', 9],
          ],
          { scores },
        ).scores,
      ),
    ).toEqual(['2 changed, Impact materiality: 4 → 9']);
    const doubled = [
      ['Topic code', 'Impact materiality', 'Impact materiality'],
      ['E1.1', 9, 1],
    ];
    expect(told(planned(doubled, { scores }).scores)).toEqual(['2 changed, Impact materiality: 4 → 9']);
    expect(doubledHeadings(doubled, 0)).toEqual(['Impact materiality']);
  });
});

describe('the sheet of stakeholders', () => {
  const HEAD = ['Stakeholder group', 'Other group name', 'Names', 'Engagement', 'Key stakeholder', 'Id'];
  const stakeholders = [council];

  it('matches rows by id, otherwise by group and names, and adds the others', () => {
    const rows = [
      HEAD,
      ['Employees', null, 'the works  council', 'Survey', 'yes', null],
      ['Other', 'Neighbours', 'Mill Lane 3', null, null, 'of-another-company'],
      ['Martians', null, 'Marvin', null, null, null],
      [null, null, 'Nobody in particular', null, null, null],
      ['Investors', null, null, null, null, null],
      ['Employees', null, 'The works council', null, null, 'council'],
    ];
    const { stakeholders: fates } = planned(rows, { stakeholders });
    expect(told(fates).map((each) => each.replace(/, .*/, ''))).toEqual([
      '2 changed',
      '3 added',
      'A4 unknown-option',
      'A5 group-required',
      '6 no-data',
      '7 twice',
    ]);
    expect(fates?.[1]).toMatchObject({
      title: 'Neighbours: Mill Lane 3',
      item: { id: 'stakeholders-3', seenVersion: null },
    });
    expect(JSON.stringify(fates)).not.toContain('of-another-company');
  });

  it('imports a row without its unreadable cell if something remains of it', () => {
    const rows = [HEAD, ['Employees', null, 'The works council', 'By telepathy', 'Yes', 'council']];
    expect(told(planned(rows, { stakeholders }).stakeholders)).toEqual(['D2 unknown-option']);
    expect(told(planned(rows, { stakeholders }, { leavesOut: true }).stakeholders)).toEqual([
      '2 changed, Key stakeholder: No → Yes, D2 unknown-option',
    ]);
    const same = [HEAD, ['Employees', null, 'The works council', 'By telepathy', 'No', 'council']];
    expect(told(planned(same, { stakeholders }, { leavesOut: true }).stakeholders)).toEqual(['D2 unknown-option']);
  });

  it('adds as many as an assessment has room for, in a moment', () => {
    const rows = Array.from({ length: 5_000 }, (_, at) => ['Employees', null, `Person ${at}`, null, null, null]);
    const fates = told(planned([HEAD, ...rows], { stakeholders }).stakeholders);
    expect(fates.filter((each) => each.includes('added'))).toHaveLength(MAX_STAKEHOLDERS - 1);
    expect(fates.at(-1)).toBe('5001 no-room');
  });
});

describe('the sheet of answers', () => {
  const HEAD = ['Section', 'Question', 'Answer'];
  const SECTION = 'Organizational Information';
  const HUMAN = 'Which human dependencies does your business model have?';
  const SIZE = 'What is the size of your company?';
  const answer = (fieldName: string, fieldValue: string, fieldType: 'text' | 'multiselect') => ({
    ...{ section: SECTION, fieldName, fieldValue, fieldType, version: 4 },
  });

  it('reads options by their labels, including labels with commas, and refuses other words and questions', () => {
    const rows = [
      HEAD,
      [SECTION, HUMAN, 'Health, safety and wellbeing of workers, Key people, leadership and know-how'],
      [SECTION, SIZE, 'Enormous'],
      [SECTION, 'What is your favourite colour?', 'Blue'],
      [SECTION, `${HUMAN} (other)`, null],
    ];
    const { answers } = planned(rows);
    expect(told(answers).map((each) => each.replace(/, Answer.*/, ''))).toEqual([
      '2 added',
      'C3 unknown-option',
      'B4 no-question',
      '5 same',
    ]);
    expect(answers?.[0]).toMatchObject({
      item: [{ fieldValue: '["health-safety","key-people"]', fieldType: 'multiselect', seenVersion: null }],
    });
  });

  it('chooses the option that a free text belongs to, whichever row holds it', () => {
    const alone = planned([HEAD, [SECTION, `${HUMAN} (other)`, 'Family'], [SECTION, SIZE, null]]).answers;
    expect(alone?.[0]).toMatchObject({
      item: [
        { fieldName: `${HUMAN} (other)`, fieldValue: 'Family', fieldType: 'text' },
        { fieldName: HUMAN, fieldValue: '["other"]', fieldType: 'multiselect' },
      ],
    });
    const responses = [
      answer(HUMAN, '["key-people","other"]', 'multiselect'),
      answer(`${HUMAN} (other)`, 'Family', 'text'),
    ];
    const changed = planned([HEAD, [SECTION, HUMAN, 'Seasonal, temporary or agency labour']], { responses }).answers;
    expect(changed?.[0]).toMatchObject({
      item: [{ fieldName: HUMAN, fieldValue: '["flexible-labour","other"]', seenVersion: 4 }],
    });
  });
});

describe('a workbook', () => {
  it('is recognized by its headings, whatever its sheets are called, each kind once', () => {
    const scores = [['Notes'], ['Topic code', 'Impact materiality'], ['E1.1', 1]];
    const found = findOwnSheets([
      { name: 'Old scores', rows: scores },
      { name: 'Scores', rows: scores },
      { name: 'Stakeholders', rows: [['Group', 'People']] },
    ]);
    expect(found).toEqual({ scores: { kind: 'scores', at: 1, rows: scores, headerRow: 1 } });
  });

  it('reports differing thresholds, which no import changes', () => {
    const rows = [
      ['Side', 'Material from', 'Borderline within'],
      ['Impact', 15, 1],
      ['Financial', '12.5', 1],
    ];
    const adopted = { thresholds: { impact: 12.5, financial: 12.5 }, borderlineBand: 0 };
    expect(thresholdsInFile([{ name: 'Thresholds', rows }], adopted)).toEqual([
      { label: 'Impact', from: '12.5', to: '15' },
      { label: 'Borderline within', from: '0', to: '1' },
    ]);
    expect(thresholdsInFile([{ name: 'Register', rows }], adopted)).toEqual([]);
  });

  it('reports the steps that the sheet of scales words differently or begins at other amounts', () => {
    const wording = { ...noWording('magnitude'), currency: 'EUR', from2: '10', from3: '20', from4: '30', from5: '40' };
    const scales = scalesOf([{ ...wording, step5: 'Ruin' }]);
    const rows = [
      ['Scale', 'Step', 'Meaning', 'Wording', 'Currency', 'From', 'Below'],
      ['Potential magnitude', 5, 'The end', null, 'EUR', 50, null],
      ['Potential magnitude', 4, null, null, 'EUR', 30, 40],
      ['Of another company', 1, 'Nothing', null, null, null, null],
    ];
    expect(scalesInFile([{ name: 'Scales', rows }], scales)).toEqual([
      { label: 'Potential magnitude 5', from: 'Ruin', to: 'The end' },
      { label: 'Potential magnitude 5', from: '40', to: '50' },
    ]);
    expect(scalesInFile([{ name: 'Register', rows }], scales)).toEqual([]);
  });

  it('reads a sheet of scales under the headings of older workbooks', () => {
    const scales = scalesOf([{ ...noWording('magnitude'), step5: 'Ruin' }]);
    const rows = [
      ['Scale', 'Step', 'Means', 'Whose words'],
      ['Potential magnitude', 5, 'The end', null],
    ];
    expect(scalesInFile([{ name: 'Scales', rows }], scales)).toEqual([
      { label: 'Potential magnitude 5', from: 'Ruin', to: 'The end' },
    ]);
  });

  it('imports entries of the register without unreadable cells if requested', () => {
    const noise = sampleComponent('impact', 'E1.1', 'noise', { title: 'Noise', impactSeverity: 2 });
    const rows = [
      ['Topic code', 'Topic', 'Kind', 'Title', 'Severity', 'Description', 'Id'],
      ['Heating', null, 'Impact', 'Noise', 'four', 'At night', noise.id],
      ['E1.2', null, 'Risk', 'Storms', 'high', 'In autumn', null],
      ['E1.2', null, 'Fish', 'Neither', 2, null, null],
    ];
    const plan = (leavesOut: boolean) =>
      planWorkbook(
        findOwnSheets([{ name: 'Register', rows }]),
        { ...NOTHING, topics, components: [noise] },
        { empty: 'keeps', leavesOut },
        (kind, row) => `${kind}-${row}`,
      ).register ?? [];
    expect(plan(false).map(({ becomes }) => becomes)).toEqual(['refused', 'refused', 'refused']);
    expect(plan(true)).toMatchObject([
      { becomes: 'changed', next: { description: 'At night', impactSeverity: 2, topicId: noise.topicId } },
      { becomes: 'added', next: { description: 'In autumn', severityOpen: true } },
      { becomes: 'refused' },
    ]);
    expect(plan(true).map((row) => ('leftOut' in row ? row.leftOut.map(({ code }) => code) : []))).toEqual([
      ['no-topic', 'no-score'],
      ['no-score'],
      [],
    ]);
  });
});

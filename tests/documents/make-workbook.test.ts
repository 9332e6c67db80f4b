import { type CellObject, read as readBook } from '@e965/xlsx';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { FileFacts } from '#documents/facts.ts';
import { makeFile } from '#documents/making/make-file.ts';
import { found } from '#domain/found.ts';
import { isMaterial, MATERIAL_BY_LABELS } from '#domain/results/classification.ts';
import { buildDashboard } from '#domain/results/dashboard.ts';
import { PAYLOADS } from '../shared/formula-payloads.ts';
import { mustHave } from '../shared/must-have.ts';
import { readCsv } from '../shared/read-csv.ts';
import { readWorkbook } from '../shared/read-workbook.ts';
import { readZip } from './read-zip.ts';
import { sampleFacts } from './sample-facts.ts';

const facts = sampleFacts();
const bytesOf = async (kind: 'workbook' | 'csv', of: FileFacts) => (await makeFile(kind, of)).bytes;
const sheets = readWorkbook(await bytesOf('workbook', facts));
const sheet = (name: string) => found(sheets.get(name), name);

/** The facts with one row of each noun, and this text in every field that a person can fill in. */
function factsSaying(text: string): FileFacts {
  const { data, changes, ...rest } = facts;
  const [topic, component, stakeholder, score, activity, change] = [
    mustHave(data.topics[0]),
    mustHave(data.components[0]),
    mustHave(data.stakeholders[0]),
    mustHave(data.scores[0]),
    mustHave(data.activities?.[0]),
    mustHave(changes[0]),
  ];
  const answer = mustHave(data.responses.find(({ fieldName }) => fieldName.startsWith('Describe your main products')));
  const reason = { by: text, at: facts.at };
  return {
    ...rest,
    askedBy: text,
    company: { name: text },
    lastChanges: [{ noun: 'component', key: component.id, by: text, at: facts.at, reason: text }],
    evidence: [
      {
        ...{ id: 'piece', kind: 'file', title: text, url: text, note: text, owner: text },
        ...{ datedOn: '2026-01-19', validUntil: null },
        file: { fileName: text, mediaType: 'text/plain', bytes: 1, sha256: 'a'.repeat(64), revision: 2 },
        uses: [
          { noun: 'component', recordId: component.id, recordName: text, criterion: 'scale', passage: text },
          { noun: 'answer', recordId: text, recordName: text, criterion: '', passage: text },
        ],
      },
    ],
    changes: [
      {
        ...change,
        ...{ title: text, topic: text, by: text, reason: text, reasonGiven: reason, undone: reason },
        fields: [{ field: 'title', label: 'Title', from: text, to: text }],
      },
    ],
    signatures: [
      {
        ...{ step: 'prepared', name: text, isMember: false, jobTitle: text, signedOn: '2026-11-20', minutes: text },
        ...{ minutesOn: '2026-11-19', manner: 'recorded', recordedBy: text },
      },
    ],
    data: {
      assessment: {
        ...data.assessment,
        ...{ name: text, thresholdsReason: text, versionReason: text },
        thresholdsAdopted: { by: text, at: facts.at, scoring: { scored: 1, entries: 2 } },
      },
      topics: [{ ...topic, name: text, description: text }],
      selections: [],
      responses: [{ ...answer, fieldValue: text }],
      scores: [{ ...score, topicId: topic.id, justification: text }],
      components: [
        {
          ...component,
          topicId: topic.id,
          ...{ title: text, description: text, justification: text, companyBusinessArea: text, severityReason: text },
          carriedFrom: text,
        },
      ],
      stakeholders: [
        {
          ...stakeholder,
          ...{ customGroupName: text, keyStakeholderReason: text, stakeholderNames: text, businessDivision: text },
          ...{ engagementOther: text, relevantTopicsViews: text },
        },
      ],
      activities: [
        { ...activity, name: text, place: text, note: text, nothingFound: text, componentIds: [component.id] },
      ],
      decisions: [
        { topicId: topic.id, side: 'impact', isMaterial: true, reason: text, decidedBy: text, decidedAt: facts.at },
      ],
    },
  };
}

describe('the workbook of an assessment', () => {
  it('has a sheet for each part, with a filter over all of it and a frozen header', async () => {
    expect([...sheets.keys()]).toEqual([
      ...['Register', 'Topics', 'Scores', 'Stakeholders', 'Answers', 'Measures', 'Before and after measures', 'Links'],
      ...['Evidence', 'Value chain', 'Thresholds', 'Scales', 'Result'],
      ...['Decisions', 'Disclosure choices', 'Changes', 'About'],
    ]);
    const files = unzipSync(await bytesOf('workbook', facts));
    for (const [place, [name, { titles, rows, filter }]] of [...sheets].entries()) {
      expect(new Set(titles).size, name).toBe(titles.length);
      expect(filter, name).toMatch(new RegExp(`^A1:[A-Z]+${rows.length + 1}$`));
      const xml = strFromU8(mustHave(files[`xl/worksheets/sheet${place + 1}.xml`]));
      expect(xml, name).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/);
    }
  });

  it('names the range of each filter, without which LibreOffice shows none', async () => {
    const outline = readZip(await bytesOf('workbook', facts)).get('xl/workbook.xml') ?? '';
    for (const [at, [name, { filter }]] of [...sheets].entries()) {
      const range = mustHave(filter).replace(/([A-Z]+)(\d+)/g, (_, column, row) => `$${column}$${row}`);
      expect(outline).toContain(
        `<definedName name="_xlnm._FilterDatabase" localSheetId="${at}" hidden="1">'${name}'!${range}<`,
      );
    }
  });

  it('says how many shared texts it has and how often they are used, without which openxlsx cannot save it', async () => {
    const files = readZip(await bytesOf('workbook', facts));
    const texts = files.get('xl/sharedStrings.xml') ?? '';
    const [, count, unique] = /<sst count="(\d+)" uniqueCount="(\d+)" xmlns=/.exec(texts) ?? [];
    expect(Number(unique)).toBe(texts.split('<si>').length - 1);
    const used = [...files].flatMap(([name, xml]) => (name.startsWith('xl/worksheets/') ? xml.split(' t="s"') : []));
    expect(Number(count)).toBeGreaterThan(Number(unique));
    expect(used.length - [...files.keys()].filter((name) => name.startsWith('xl/worksheets/')).length).toBe(
      Number(count),
    );
  });

  it('repeats the header of each sheet on every printed page, and fits sheets of moderate width to one page', async () => {
    const files = readZip(await bytesOf('workbook', facts));
    const outline = files.get('xl/workbook.xml') ?? '';
    const names = [...outline.matchAll(/<sheet [^>]*name="([^"]+)"/g)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(10);
    for (const [at, name] of names.entries())
      expect(outline).toContain(`name="_xlnm.Print_Titles" localSheetId="${at}">'${name}'!$1:$1<`);
    const fitted = names.filter((_, at) => files.get(`xl/worksheets/sheet${at + 1}.xml`)?.includes('fitToWidth="1"'));
    expect(fitted).toEqual(expect.arrayContaining(['Scores', 'Result', 'About']));
    expect(fitted).not.toContain('Register');
  });

  it('holds every entry with numbers as numbers and dates as dates, and leaves the cells of the other side empty', () => {
    const { rows } = sheet('Register');
    expect(rows).toHaveLength(facts.data.components.length);
    const risk = rows.find(({ Title }) => Title === 'Crop failures raise ingredient prices');
    expect(risk).toMatchObject({
      'Topic code': 'E1.1',
      Kind: 'Risk',
      'Potential magnitude': 4,
      'Likelihood (financial)': 4,
      'Financial effects': 'Performance; Cash flow',
      Severity: null,
      'Likelihood (impact)': null,
      Score: 16,
      'Last changed by': 'Mara Beispiel',
      'Last changed (UTC)': new Date('2026-11-20T08:15:00Z'),
    });
  });

  it('gives the same result for each topic as the dashboard', () => {
    const { points, notYetAssessed } = buildDashboard(facts.data);
    const { rows } = sheet('Result');
    for (const { topic, impact, financial, hasImpact, hasFinancial, materialBy } of points) {
      expect(rows.find((row) => row['Topic code'] === topic.code)).toMatchObject({
        Impact: hasImpact ? impact : null,
        Financial: hasFinancial ? financial : null,
        Result: MATERIAL_BY_LABELS[materialBy],
        Material: materialBy === 'open' ? null : isMaterial(materialBy) ? 'Yes' : 'No',
      });
    }
    const open = rows.filter((row) => row.Result === 'Not yet assessed');
    expect(open.map((row) => row['Topic code'])).toEqual(notYetAssessed.map(({ topic }) => topic.code));
  });

  it('states company, year, status and thresholds', () => {
    const told = new Map(sheet('About').rows.map(({ Item, Value }) => [Item, Value]));
    expect(told.get('Company')).toBe('Exemplar Foods (sample company)');
    expect(told.get('First day of the financial year')).toBe('2025-10-01');
    expect(told.get('Status')).toBe('Draft');
    expect(told.get('Thresholds')).toContain('12.5');
    expect(told.get('Scores used')).toBe('Gross, before measures');
    expect(told.get('As of')).toBe('2026-11-22 09:30 UTC');
  });

  it('lists for each document the records that it supports, with passage and file, one row for each record', () => {
    const { rows } = sheet('Evidence');
    expect(rows.map((row) => [row.Title, row['Supported record'], row.Criterion, row['Page or passage']])).toEqual([
      [
        'Accident register of the three plants',
        'Injuries and strain at the packing lines',
        'Scale',
        '11 accidents in all',
      ],
      [
        'Certificates of segregated palm oil',
        'Commodity-driven deforestation',
        'Scope',
        'All deliveries since October',
      ],
      ['Meter readings of the Villaejemplo plant 2025', 'Water scarcity at sourcing regions', null, 'Column well_m3'],
      [
        'Meter readings of the Villaejemplo plant 2025',
        'Water withdrawal in a dry basin',
        'Scale',
        'June to September',
      ],
    ]);
    const entry = mustHave(facts.data.components.find(({ title }) => title === 'Water withdrawal in a dry basin'));
    expect(rows[3]).toMatchObject({
      ...{ Kind: 'File', 'Date of the document': '2026-01-19', 'Valid until': null, Revision: 1, Link: null },
      ...{ 'File name': 'meter-readings-villaejemplo-2025.csv', 'SHA-256': '0'.repeat(64) },
      ...{ Supports: 'Impact, risk or opportunity', 'Topic code': 'E3.1', 'Id of the supported record': entry.id },
    });
    expect(rows[1]).toMatchObject({ Kind: 'Link', Link: 'https://procurement.example.com/certificates/palm-oil' });
  });

  it('has no sheet of evidence where the result was frozen before evidence existed', async () => {
    const read = readWorkbook(await bytesOf('workbook', sampleFacts({ evidence: null })));
    expect([...read.keys()].filter((name) => !sheets.has(name) || name === 'Evidence')).toEqual([]);
    expect(read.size).toBe(sheets.size - 1);
  });

  it.each([
    ...PAYLOADS,
    'שלום עולם',
    'مرحبا =1+1',
    '👩🏽‍🌾🌍',
    'x'.repeat(300),
    '_x000D_ and \r\n \u0001',
    '  blanks around  ',
    '\ufffd',
  ])('keeps %j unchanged in every field that a person can fill in, and never as a formula', async (text) => {
    const read = readWorkbook(await bytesOf('workbook', factsSaying(text)));
    for (const [name, { cells }] of read) {
      for (const cell of cells) {
        expect(cell.f, name).toBeUndefined();
        if (cell.t === 's') expect(cell.z, name).toBe('@');
      }
    }
    // This reader turns CR LF into LF; the file holds both characters (see below).
    const asRead = text.replaceAll('\r\n', '\n');
    const [entry] = mustHave(read.get('Register')).rows;
    for (const title of ['Topic', 'Title', 'Description', 'Justification', 'Last changed by', 'Reason for last change'])
      expect(entry?.[title], title).toBe(asRead);
    const [stakeholder] = mustHave(read.get('Stakeholders')).rows;
    expect(stakeholder?.Names).toBe(asRead);
    const [given] = mustHave(read.get('Evidence')).rows;
    for (const title of ['Title', 'Owner', 'Supported record', 'Page or passage', 'File name', 'Link', 'Note'])
      expect(given?.[title], title).toBe(asRead);
    const [change] = mustHave(read.get('Changes')).rows;
    expect([change?.From, change?.To]).toEqual([asRead, asRead]);
  });

  it('writes a carriage return as the escape that XML readers leave alone', async () => {
    const files = unzipSync(await bytesOf('workbook', factsSaying('one\r\ntwo')));
    expect(strFromU8(mustHave(files['xl/sharedStrings.xml']))).toContain('one_x000D_\ntwo');
  });
});

describe('the tables as CSV', () => {
  it('are the same as in the workbook', async () => {
    const files = unzipSync(await bytesOf('csv', facts));
    expect(Object.keys(files)).toEqual([...sheets.keys()].map((name) => `${name}.csv`));
    const [titles, ...rows] = readCsv(strFromU8(mustHave(files['Register.csv'])), ',');
    expect(titles).toEqual(sheet('Register').titles);
    expect(rows).toHaveLength(facts.data.components.length);
    expect(rows[0]).toContain('2026-11-20T08:15:00.000Z');
  });

  it.each(PAYLOADS)('start no cell with what a spreadsheet would execute: %j', async (text) => {
    const files = unzipSync(await bytesOf('csv', factsSaying(text)));
    for (const [name, bytes] of Object.entries(files)) {
      for (const cell of readCsv(strFromU8(bytes), ',').flat())
        expect(cell, name).not.toMatch(/^[\s"\p{C}]*[=+\-@\uff0b-\uff20]|^[\t\r\n]/u);
    }
  });
});

it('writes dates in the German order where the company uses the German format, and leaves CSV unchanged', async () => {
  const german = { ...facts, reportSettings: { ...facts.reportSettings, locale: 'de-DE' as const } };
  const formatsIn = async (of: FileFacts) => {
    const book = readBook(await bytesOf('workbook', of), { cellDates: true, cellNF: true });
    const cells = Object.values(book.Sheets).flatMap((each) => Object.values(each as Record<string, CellObject>));
    return new Set(cells.filter(({ t }) => t === 'd').map(({ z }) => z));
  };
  expect(await formatsIn(german)).toEqual(new Set(['dd.mm.yyyy hh:mm']));
  expect(await formatsIn(facts)).toEqual(new Set(['yyyy-mm-dd hh:mm']));
  expect(await bytesOf('csv', german)).toEqual(await bytesOf('csv', facts));
});

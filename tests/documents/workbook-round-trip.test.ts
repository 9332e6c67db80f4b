import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { FileFacts } from '#documents/facts.ts';
import { readFile } from '#documents/reading/read-file.ts';
import { tellRead } from '#documents/reading/trim-sheets.ts';
import { makeTables } from '#documents/workbook/tables/all-tables.ts';
import type { Component } from '#domain/components/component.ts';
import type { ComponentId, TopicId } from '#domain/ids.ts';
import { columnLetters, type ImportedCell } from '#domain/imports/cell.ts';
import { findOwnSheets } from '#domain/imports/sheets/own-sheets.ts';
import { planWorkbook, type WorkbookPlan } from '#domain/imports/sheets/plan-workbook.ts';
import type { OtherSheet, PlannedItem } from '#domain/imports/sheets/sheet-plan.ts';
import { isOwnTopic } from '#domain/topics/own-code.ts';
import { placeOwnTopic } from '#domain/topics/own-topic.ts';
import { mustHave } from '../shared/must-have.ts';
import { handMade, rowsXml } from './reading/hand-made-workbook.ts';
import { sampleFacts } from './sample-facts.ts';

type Data = FileFacts['data'];
interface Sheet {
  name: string;
  rows: ImportedCell[][];
}
const KINDS = ['topics', 'register', 'scores', 'stakeholders', 'answers'] as const;

/** The sample's facts with the company's own topics, and with difficult data: commas in labels, free texts, no scores. */
function richFacts(): FileFacts {
  const facts = sampleFacts();
  const { topics, scores, components, responses } = facts.data;
  const place = mustHave(
    placeOwnTopic(
      'E1.1',
      topics.map((topic) => ({ ...topic, position: 1 })),
    ),
  );
  const own = { id: '00000000-0000-4000-8000-00000000aaaa' as TopicId, name: 'Heat', description: '=In the halls' };
  const added = { ...own, code: place.code, category: place.category };
  return {
    ...facts,
    lastChanges: [],
    data: {
      ...facts.data,
      topics: [...topics, added],
      scores: [...scores, { topicId: own.id, impactScore: 10, financialScore: 1, justification: '+1' }],
      components: components.map((each, at) => (at === 0 ? { ...each, topicId: own.id } : each)),
      responses: [
        ...responses.filter(({ fieldName }) => !/previous ESG|human dependencies/.test(fieldName)),
        ...answersWithCommas,
      ],
    },
  };
}

const SECTION = 'Organizational Information';
const PRIOR = 'What previous ESG work has your company done?';
const HUMAN = 'Which human dependencies does your business model have?';
const answersWithCommas = [
  { fieldName: PRIOR, fieldValue: '["other","policies"]', fieldType: 'multiselect' },
  { fieldName: `${PRIOR} (other)`, fieldValue: 'Policies, targets; and more', fieldType: 'text' },
  { fieldName: HUMAN, fieldValue: '["health-safety","flexible-labour","key-people"]', fieldType: 'multiselect' },
].map((answer) => ({ section: SECTION, ...answer })) as Data['responses'];

/** The sheets of a workbook as the import reads them. */
const sheetsOf = (facts: FileFacts): Sheet[] =>
  makeTables(facts).map(({ name, columns, rows }) => ({
    name,
    rows: [
      columns.map(({ title }) => title),
      ...rows.map((row) => row.map((cell) => (cell instanceof Date ? { date: cell.toISOString() } : cell))),
    ],
  }));

const versioned = <Row extends object>(rows: readonly Row[]) => rows.map((row) => ({ ...row, version: 1 }));

function plan(sheets: readonly Sheet[], { topics, selections, scores, stakeholders, responses, components }: Data) {
  return planWorkbook(
    findOwnSheets(sheets),
    {
      ...{ topics, components, selections: versioned(selections), scores: versioned(scores) },
      ...{ stakeholders: versioned(stakeholders), responses: versioned(responses) },
    },
    { empty: 'keeps', leavesOut: false },
    newId,
  );
}

const newId = (kind: OtherSheet | 'register', row: number | string) =>
  `${KINDS.indexOf(kind)}0000000-0000-4000-8000-${String(row).padStart(12, '0')}`;

/** The number of rows per outcome in each sheet. */
const faresOf = (planned: WorkbookPlan<Component>) =>
  Object.fromEntries(
    KINDS.map((kind) => {
      const rows: readonly { becomes: string }[] = planned[kind] ?? [];
      return [
        kind,
        Object.fromEntries([...Map.groupBy(rows, ({ becomes }) => becomes)].map(([fate, all]) => [fate, all.length])),
      ];
    }),
  );

/** The data of the assessment once a plan is saved, as the save of each noun would leave it. */
function saved(data: Data, planned: WorkbookPlan<Component>): Data {
  const over = <Row>(rows: readonly Row[], items: readonly Row[], keyOf: (row: Row) => string): Row[] => {
    const byKey = new Map([...rows, ...items].map((row) => [keyOf(row), row]));
    return [...byKey.values()];
  };
  const items = <Item>(rows: readonly PlannedItem<Item>[] = []) =>
    rows.flatMap((row) => (row.becomes === 'added' || row.becomes === 'changed' ? [row.item] : []));
  const topics = items(planned.topics);
  const changed = topics.flatMap((item) => item.changed ?? []);
  const next = data.topics.map((topic) => {
    const found = changed.find(({ id }) => id === topic.id);
    return found ? { ...topic, name: found.name, description: found.description } : topic;
  });
  for (const { added } of topics) {
    if (!added) continue;
    const place = mustHave(
      placeOwnTopic(
        added.place,
        next.map((topic) => ({ ...topic, position: 1 })),
      ),
    );
    next.push({
      id: added.id,
      name: added.name,
      description: added.description,
      code: place.code,
      category: place.category,
    });
  }
  const entries = (planned.register ?? []).flatMap((row) =>
    row.becomes === 'added' || row.becomes === 'changed' ? [row.next] : [],
  );
  return {
    ...data,
    topics: next,
    selections: over(
      data.selections,
      topics.flatMap(({ selection }) => selection ?? []),
      ({ topicId }) => topicId,
    ),
    scores: over(data.scores, items(planned.scores), ({ topicId }) => topicId),
    stakeholders: over(data.stakeholders, items(planned.stakeholders), ({ id }) => id),
    responses: over(
      data.responses,
      items(planned.answers).flat(),
      ({ section, fieldName }) => `${section} ${fieldName}`,
    ),
    components: over(data.components, entries, ({ id }) => id),
  };
}

/** The columns that an import ignores: ids, last changes, the original suggestion, and what follows from the rest. */
const LEFT = ['Id', 'Last changed by', 'Last changed (UTC)', 'Reason for last change', 'Taken from'];
const READ = ['Register', 'Topics', 'Scores', 'Stakeholders', 'Answers'];
const carried = (sheets: readonly Sheet[]) =>
  sheets
    .filter(({ name }) => READ.includes(name))
    .map(({ name, rows }) => {
      const at = mustHave(rows[0]).flatMap((title, place) => (LEFT.includes(String(title)) ? [] : [place]));
      return [name, rows.map((row) => at.map((place) => row[place]))];
    });

const sheetOf = (sheets: readonly Sheet[], name: string) => mustHave(sheets.find((sheet) => sheet.name === name));

/** Writes a cell below a heading, in the row with this value in that column. */
function write(sheet: Sheet, [title, says]: [string, string], heading: string, value: ImportedCell) {
  const head = mustHave(sheet.rows[0]);
  const row = mustHave(sheet.rows.find((cells) => cells[head.indexOf(title)] === says));
  row[mustHave(head.indexOf(heading))] = value;
}

const escaped = (text: string) =>
  text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`).replaceAll('\r', '_x000D_');
const serial = (date: string) => Date.parse(date) / 86_400_000 + 25_569;
const isDateCell = (cell: ImportedCell): cell is { date: string } =>
  typeof cell === 'object' && cell !== null && 'date' in cell;

/** The sheets as other programs write them: numbers and dates typed, texts in one of the ways that there are. */
const asWorkbook = (sheets: readonly Sheet[], textCell: (words: string, at: string) => string, strings?: string) =>
  handMade({
    sheets: sheets.map(({ rows }) =>
      rowsXml(
        ...rows.map((cells, row) =>
          cells
            .map((cell, column) => {
              const at = `r="${columnLetters(column + 1)}${row + 1}"`;
              if (cell === null || cell === '') return `<c ${at} s="0"/>`;
              if (typeof cell === 'number') return `<c ${at} s="0"><v>${cell}</v></c>`;
              if (isDateCell(cell)) return `<c ${at} s="1"><v>${serial(cell.date)}</v></c>`;
              return textCell(String(cell), at);
            })
            .join(''),
        ),
      ),
    ),
    styles: '<cellXfs><xf numFmtId="0"/><xf numFmtId="22"/></cellXfs>',
    ...(strings !== undefined && { strings }),
    parts: {
      'xl/workbook.xml': `<workbook xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets>${sheets.map(({ name }, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="s${at}"/>`).join('')}</sheets></workbook>`,
    },
  });

const WRITERS: Readonly<Record<string, (sheets: readonly Sheet[]) => Uint8Array>> = {
  'a spreadsheet with shared texts, some of them in several formats': (sheets) => {
    const texts = [...new Set(sheets.flatMap(({ rows }) => rows.flat().filter((cell) => typeof cell === 'string')))];
    const places = new Map(texts.map((each, at) => [each, at]));
    const item = (words: string) => {
      const middle = Math.floor(words.length / 2);
      return `<si><r><t xml:space="preserve">${escaped(words.slice(0, middle))}</t></r><r><rPr><b/></rPr><t xml:space="preserve">${escaped(words.slice(middle))}</t></r></si>`;
    };
    return asWorkbook(
      sheets,
      (words, at) => `<c ${at} s="0" t="s"><v>${places.get(words)}</v></c>`,
      texts.map(item).join(''),
    );
  },
  'a library with texts in their cells': (sheets) =>
    asWorkbook(
      sheets,
      (words, at) => `<c ${at} s="0" t="inlineStr"><is><t xml:space="preserve">${escaped(words)}</t></is></c>`,
    ),
  'a program that computes its texts': (sheets) =>
    asWorkbook(sheets, (words, at) => `<c ${at} s="0" t="str"><v xml:space="preserve">${escaped(words)}</v></c>`),
  'a program of OpenDocument': (sheets) => {
    const cellXml = (cell: ImportedCell) => {
      if (cell === null || cell === '') return '<table:table-cell/>';
      if (typeof cell === 'number')
        return `<table:table-cell office:value-type="float" office:value="${cell}"><text:p>${cell}</text:p></table:table-cell>`;
      if (isDateCell(cell))
        return `<table:table-cell office:value-type="date" office:date-value="${cell.date.slice(0, 19)}"><text:p>x</text:p></table:table-cell>`;
      const lines = escaped(String(cell))
        .split('\n')
        .map(
          (line) => `<text:p>${line.replace(/^ | (?= )| $/g, '<text:s/>').replaceAll('\t', '<text:tab/>')}</text:p>`,
        );
      return `<table:table-cell office:value-type="string">${lines.join('')}</table:table-cell>`;
    };
    const tables = sheets.map(
      ({ name, rows }) =>
        `<table:table table:name="${escaped(name)}">${rows.map((cells) => `<table:table-row>${cells.map(cellXml).join('')}</table:table-row>`).join('')}</table:table>`,
    );
    const content = `<?xml version="1.0"?><office:document-content><office:body><office:spreadsheet>${tables.join('')}</office:spreadsheet></office:body></office:document-content>`;
    return zipSync({
      mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet'),
      'content.xml': strToU8(content),
    });
  },
};

describe('an exported workbook that is imported again', () => {
  const facts = richFacts();

  it('changes nothing in any of its sheets', () => {
    const fares = faresOf(plan(sheetsOf(facts), facts.data));
    expect(fares).toEqual({
      topics: { same: facts.data.topics.length },
      register: { same: facts.data.components.length },
      scores: { same: facts.data.scores.length },
      stakeholders: { same: facts.data.stakeholders.length },
      answers: { same: sheetOf(sheetsOf(facts), 'Answers').rows.length - 1 },
    });
    expect(facts.data.stakeholders.length).toBeGreaterThan(2);
  });

  it.each(Object.entries(WRITERS))('changes nothing after %s saved it', async (_, writes) => {
    const read = JSON.parse([...tellRead(await readFile(writes(sheetsOf(facts))))].join(''));
    const fares = faresOf(plan(read.sheets, facts.data));
    expect(Object.values(fares).map((each) => Object.keys(each).join())).toEqual([
      'same',
      'same',
      'same',
      'same',
      'same',
    ]);
    expect(fares.register).toEqual({ same: facts.data.components.length });
  });

  it('fills an empty assessment so that a new export of it holds the same sheets', () => {
    const bare: Data = {
      ...facts.data,
      topics: facts.data.topics.filter((topic) => !isOwnTopic(topic)),
      ...{ selections: [], scores: [], stakeholders: [], responses: [], components: [] },
    };
    const sheets = sheetsOf(facts);
    const planned = plan(sheets, bare);
    expect(Object.values(faresOf(planned)).some((fares) => 'refused' in fares)).toBe(false);
    const data = saved(bare, planned);
    expect(carried(sheetsOf({ ...facts, data }))).toEqual(carried(sheets));
    expect(Object.values(faresOf(plan(sheets, data))).every((fares) => Object.keys(fares).join() === 'same')).toBe(
      true,
    );
  });

  it('changes exactly the cells that were edited, so that a new export matches the edited file', () => {
    const sheets = sheetsOf(facts);
    const scored = String(mustHave(sheetOf(sheets, 'Scores').rows[1])[0]);
    const [group] = [mustHave(sheetOf(sheets, 'Stakeholders').rows[1])];
    const idAt = mustHave(sheetOf(sheets, 'Stakeholders').rows[0]).indexOf('Id');
    write(sheetOf(sheets, 'Topics'), ['Topic', 'Heat'], 'What it is about', 'At the ovens');
    write(sheetOf(sheets, 'Topics'), ['Topic', 'Heat'], 'Topic', 'Heat at work');
    write(sheetOf(sheets, 'Scores'), ['Topic', 'Heat'], 'Topic', 'Heat at work');
    const entry = mustHave(sheetOf(sheets, 'Register').rows.find(([, topic]) => topic === 'Heat'));
    entry[1] = 'Heat at work';
    write(sheetOf(sheets, 'Scores'), ['Topic code', scored], 'Impact materiality', 7);
    write(sheetOf(sheets, 'Scores'), ['Topic code', scored], 'Financial materiality', 3);
    write(sheetOf(sheets, 'Stakeholders'), ['Id', String(group[idAt])], 'Names', 'The works council');
    write(sheetOf(sheets, 'Answers'), ['Question', HUMAN], 'Answer', 'Key people, leadership and know-how');
    const planned = plan(sheets, facts.data);
    const fares = Object.entries(faresOf(planned)).map(([kind, { same: _same, ...others }]) => [kind, others]);
    expect(Object.fromEntries(fares)).toEqual({
      ...{ topics: { changed: 1 }, register: {}, scores: { changed: 1 } },
      ...{ stakeholders: { changed: 1 }, answers: { changed: 1 } },
    });
    expect(carried(sheetsOf({ ...facts, data: saved(facts.data, planned) }))).toEqual(carried(sheets));
  });

  it('plans the entries and scores under its own new topics although their codes are taken in the assessment', () => {
    const other = { ...mustHave(facts.data.topics.find(isOwnTopic)), id: 'aaaa' as TopicId, name: 'Noise' };
    const bare: Data = {
      ...facts.data,
      topics: [...facts.data.topics.filter((topic) => !isOwnTopic(topic)), other],
      ...{ selections: [], scores: [], components: [] },
    };
    const planned = plan(sheetsOf(facts), bare);
    const heat = mustHave(planned.topics?.find(({ becomes }) => becomes === 'added'));
    if (heat.becomes !== 'added' || !heat.item.added) throw new Error('the topic is not added');
    const under = (planned.register ?? []).filter(
      (row) => row.becomes === 'added' && row.next.topicId === heat.item.added?.id,
    );
    expect(under).toHaveLength(1);
    expect(
      planned.scores?.filter((row) => row.becomes === 'added' && row.item.topicId === heat.item.added?.id),
    ).toHaveLength(1);
    expect(faresOf(planned).register).toEqual({ added: facts.data.components.length });
  });

  it('does not treat an entry of another assessment as an existing one because of its id', () => {
    const ids = { id: '99999999-0000-4000-8000-000000000000' as ComponentId };
    const theirs = facts.data.components.map((each) => ({ ...each, ...ids, title: `Theirs: ${each.title}` }));
    const planned = plan(sheetsOf({ ...facts, data: { ...facts.data, components: theirs.slice(0, 1) } }), facts.data);
    expect(faresOf(planned).register).toEqual({ added: 1 });
    expect(JSON.stringify(planned.register)).not.toContain(ids.id);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ImportedRows } from '#domain/imports/cell.ts';
import { standardsOfFile } from '#domain/imports/file-standards.ts';
import { findOwnSheets } from '#domain/imports/sheets/own-sheets.ts';
import { planWorkbook } from '#domain/imports/sheets/plan-workbook.ts';
import { topicsSaidIn, topicsToChoose } from '#domain/imports/sheets/workbook-topics.ts';
import { firstGuess, sheetsOf, topicsUnder } from './import-cases.ts';

const folder = new URL('../cases/imports/', import.meta.url);
const EXPECTED = '.expected.json';
const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'));
/** Each file of the cases beside what is expected of it, by hand from what should happen. */
const cases = names.flatMap((expected): [string, string][] => {
  if (!expected.endsWith(EXPECTED)) return [];
  const base = expected.slice(0, -EXPECTED.length);
  return names.flatMap((file) => (file === `${base}.xlsx` || file === `${base}.csv` ? [[file, expected]] : []));
});

/** What is expected of a file: of its table, of its cells, or of its topics under the other version. */
const hasReading = (name: string) => {
  const base = name.replace(/\.[^.]+$/, '');
  return [`${base}${EXPECTED}`, `${name}.reading.json`, `${base}.across.json`].some((each) => names.includes(each));
};

describe('a register as people keep it', () => {
  it('has an expected reading beside each of its files', () => {
    const without = names.filter(
      (name) =>
        /\.(?:xlsx|csv|json)$/.test(name) && !/\.(?:expected|reading|across)\.json$/.test(name) && !hasReading(name),
    );
    expect(without).toEqual([]);
    expect(names.filter((name) => /\.(?:xlsx|csv)$/.test(name) || name.endsWith('29-register.json'))).toHaveLength(47);
  });

  it.each(cases)('is read, or asked about, as its list says: %s', async (file, expected) => {
    const {
      under = 'esrs-2023',
      answered = [],
      ...first
    } = JSON.parse(readFileSync(new URL(expected, folder), 'utf8'));
    const sheets = await sheetsOf(file);
    expect(firstGuess(sheets, under)).toMatchObject(first);
    for (const { answers, ...then } of answered) expect(firstGuess(sheets, under, answers)).toMatchObject(then);
  });

  it('goes to the topics of its names if it is of last year’s standards, and asks where there is none', async () => {
    const sheets = await sheetsOf('01-last-years-workbook.xlsx');
    const own = findOwnSheets(sheets);
    const follows = standardsOfFile(sheets, topicsSaidIn(own));
    expect(follows).toBe('esrs-2023');
    const planned = (version: 'esrs-2023' | 'esrs-2026') =>
      planWorkbook(
        own,
        {
          ...{
            topics: topicsUnder(version),
            components: [],
            selections: [],
            scores: [],
            stakeholders: [],
            responses: [],
          },
        },
        { empty: 'keeps', leavesOut: false, follows },
        (kind, row) => `${kind}-${row}`,
      ).register ?? [];
    const codes = topicsSaidIn(own, ['register']).map((said) => said.split(' ')[0]);
    expect(planned('esrs-2023').map((row) => (row.becomes === 'added' ? row.next.topicId : row.becomes))).toEqual(
      codes,
    );
    const { register, asks } = JSON.parse(readFileSync(new URL('01-last-years-workbook.across.json', folder), 'utf8'));
    expect(
      planned('esrs-2026').map((row) =>
        row.becomes === 'added' ? `${row.next.kind} ${row.next.title}: ${row.next.topicId}` : 'asks',
      ),
    ).toEqual(register);
    const toChoose = topicsToChoose(own, topicsUnder('esrs-2026'), follows);
    expect(
      toChoose
        .map(({ said, proposed }) => `${said}, ${proposed ? `proposes ${proposed}` : 'nothing proposed'}`)
        .toSorted(),
    ).toEqual(asks.toSorted());
  });
});

/** The outcome of a table at its first guess. */
const guess = (rows: ImportedRows) => firstGuess([{ name: 'Sheet', rows }], 'esrs-2023');

describe('other tables of the same kinds', () => {
  it('name horizons and places in the chain in other languages, in years, and with words that are none', () => {
    const { rows, asks } = guess([
      ['Title', 'Type', 'ESRS', 'Horizon', 'Value chain'],
      ['A', 'Risque', 'E1.3', 'moyen à long terme', 'Amont et aval'],
      ['B', 'Rischio', 'E1.3', 'oltre 5 anni', 'Operazioni proprie'],
      ['C', 'Ryzyko', 'E1.3', 'krótki termin', 'cały łańcuch wartości'],
      ['D', 'Kans', 'E1.3', '< 1 jaar', 'eigen activiteiten'],
      ['E', 'Riesgo', 'E1.3', 'de 1 a 5 años', 'aguas abajo'],
      ['F', 'Risk', 'E1.3', 'Short term (0–3 years)', 'Somewhere'],
    ]);
    expect(asks).toEqual({
      timeHorizon: ['Short term (0–3 years) |  | short?'],
      valueChainConcentration: ['Somewhere |  | '],
    });
    expect(rows.slice(0, 5)).toEqual([
      '2 risk E1.3 medium-long upstream-downstream',
      '3 risk E1.3 long own-operations',
      '4 risk E1.3 short upstream-own-downstream',
      '5 opportunity E1.3 short own-operations',
      '6 risk E1.3 medium downstream',
    ]);
  });

  it('keep a column with a known heading if all its values are unknown, and ask for each word', () => {
    const { matching, asks } = guess([
      ['Title', 'Kind', 'Topic', 'Time horizon'],
      ['A', 'Risk', 'E1.3', 'H1'],
      ['B', 'Risk', 'E1.3', 'H2'],
      ['C', 'Hazard', 'E1.3', 'H1'],
    ]);
    expect(matching).toEqual(['title', 'kind', 'topic', 'timeHorizon']);
    expect(asks).toEqual({ kind: ['Hazard |  | '], timeHorizon: ['H1 |  | ', 'H2 |  | '] });
  });

  it('hold in a column what its values say, whatever else its heading may mean', () => {
    const { matching } = guess([
      ['Category', 'Title', 'Our class'],
      ['E1.3', 'Gas of the kiln', 'Risk'],
      ['E5.3', 'Slag in the yard', 'Negative impact'],
    ]);
    expect(matching).toEqual(['topic', 'title', 'kind']);
  });

  it('divide a topic over columns with names of standards, in any order and language', () => {
    const { rows, asks } = guess([
      ['Unterthema', 'Thema', 'Titel', 'Art'],
      ['Arbeitsbedingungen', 'Arbeitskräfte in der Wertschöpfungskette', 'Löhne der Fahrer', 'negative Auswirkung'],
      ['Arbeitsbedingungen', 'Eigene Belegschaft', 'Nachtarbeit im Werk', 'negative Auswirkung'],
      ['Abfälle', 'Klimawandel', 'Schlacke', 'Risiko'],
      ['Kraftwerk', 'Klimawandel', 'Kohle', 'Risiko'],
    ]);
    expect(rows.slice(0, 2)).toEqual(['2 impact S2.1 Negative', '3 impact S1.1 Negative']);
    expect(asks).toEqual({
      topic: ['Klimawandel › Abfälle | E5.3 | E5.3?', 'Klimawandel › Kraftwerk | E1.1 E1.2 E1.3 | '],
    });
  });

  it('number topics in their own way in another language', () => {
    const { asks } = guess([
      ['Titre', 'Type', 'ESRS'],
      ['A', 'Risque', 'E1.1 – Atténuation du changement climatique'],
      ['B', 'Risque', 'E1.2 – Énergie'],
      ['C', 'Risque', 'S1.1 – Temps de travail'],
    ]);
    expect(asks).toEqual({
      topic: ['E1.1 – Atténuation du changement climatique | E1.2 | E1.2?', 'E1.2 – Énergie | E1.3 | E1.3?'],
    });
  });

  it('have the code and the name of a topic in two columns, numbered by the company', () => {
    const { matching, asks, rows } = guess([
      ['ESRS code', 'ESRS sub-topic', 'Name', 'Kind'],
      ['E1.1', 'Climate change adaptation', 'Floods', 'Risk'],
      ['E1.3', 'Climate change mitigation', 'Gas', 'Negative impact'],
      ['S1.2', 'Health and safety', 'Falls', 'Negative impact'],
    ]);
    expect(matching).toEqual(['topic', 'topicName', 'title', 'kind']);
    expect(rows[0]).toBe('2 risk E1.1');
    expect(asks).toEqual({
      topic: ['E1.3 Climate change mitigation | E1.2 | E1.2?', 'S1.2 Health and safety | S1.1 | S1.1?'],
    });
  });

  it('number topics by themselves with numbers alone, and write code and name in any form', () => {
    const { rows, asks } = guess([
      ['Matter', 'Bezeichnung', 'Art'],
      ['1.2 Energy', 'A', 'Risiko'],
      ['4.3. Corruption and bribery', 'B', 'Risiko'],
      ['[E5.3] Waste', 'C', 'Risiko'],
      ['(E1.1) Climate change adaptation', 'D', 'Risiko'],
      ['Waste (E5.3)', 'E', 'Risiko'],
      ['Waste [E5.1]', 'F', 'Risiko'],
      ['(E1.2) Energie', 'G', 'Risiko'],
    ]);
    expect(rows.slice(0, 5)).toEqual([...['2 risk E1.3', '3 risk G1.6', '4 risk E5.3', '5 risk E1.1', '6 risk E5.3']]);
    expect(asks).toEqual({ topic: ['Waste [E5.1] | E5.3 | E5.3?', '(E1.2) Energie | E1.3 | E1.3?'] });
  });

  it('name a topic with another ending, beside another code or alone, and ask with the name first', () => {
    const { asks } = guess([
      ['Titel', 'Art', 'Thema'],
      ['A', 'Risiko', 'E5.1 Abfall'],
      ['B', 'Risiko', 'E5.3 Abfall'],
      ['C', 'Risiko', 'Acqua'],
      ['D', 'Risiko', 'E1.3 Unsere Öfen'],
    ]);
    expect(asks).toEqual({ topic: ['E5.1 Abfall | E5.3 | E5.3?', 'Acqua | E3.1 E3.2 | '] });
  });

  it('name topics of their own under codes of their own, which say nothing then', () => {
    const { asks } = guess([
      ['Title', 'Kind', 'Topic'],
      ['A', 'Risk', 'G1.2 (Corruption and bribery)'],
      ['B', 'Risk', 'E1.1 / Energy'],
      ['C', 'Risk', 'E5.1: Recycling'],
    ]);
    expect(asks).toEqual({
      topic: [
        'G1.2 (Corruption and bribery) | G1.6 | G1.6?',
        'E1.1 / Energy | E1.3 | E1.3?',
        'E5.1: Recycling | E5.1 | E5.1?',
      ],
    });
  });

  it('say kinds with what they are of, in other languages, and two at once', () => {
    const { rows, asks } = guess([
      ['Title', 'Kind', 'Topic'],
      ['A', 'Impatto positivo (potenziale)', 'E1.3'],
      ['B', 'Incidencia negativa real', 'E1.3'],
      ['C', 'Übergangsrisiken', 'E1.3'],
      ['D', 'Szanse', 'E1.3'],
      ['E', 'Risiko / Chance', 'E1.3'],
      ['F', 'Negative risk', 'E1.3'],
    ]);
    expect(rows.slice(0, 4)).toEqual([
      '2 impact E1.3 Positive Potential',
      '3 impact E1.3 Negative Actual',
      '4 risk E1.3',
      '5 opportunity E1.3',
    ]);
    expect(asks).toEqual({ kind: ['Risiko / Chance |  | ', 'Negative risk |  | '] });
  });
});

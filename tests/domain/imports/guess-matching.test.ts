import { describe, expect, it } from 'vitest';
import type { ImportedRows } from '#domain/imports/cell.ts';
import { findSheet } from '#domain/imports/find-table.ts';
import { guessKind, guessMatching } from '#domain/imports/guess-matching.ts';
import { findHeaderRow } from '#domain/imports/heading-rows.ts';
import { importTemplate } from '#domain/imports/template.ts';
import { topics } from './plan.ts';

const guessed = (...rows: ImportedRows) => guessMatching(rows, 0, topics).map(({ target, by }) => `${target} ${by}`);

describe('guessing the places of columns', () => {
  it('recognizes English and German headings, whatever their case, brackets and line breaks', () => {
    expect(guessed(['ESRS Topic', 'TYPE OF IRO*', 'Title', 'Likelihood\n(1–5)', 'Severity', 'Time horizon'])).toEqual([
      'topic heading',
      'kind heading',
      'title heading',
      'likelihood heading',
      'severity heading',
      'timeHorizon heading',
    ]);
    expect(
      guessed(['Thema', 'Bezeichnung', 'Beschreibung', 'Eintrittswahrscheinlichkeit', 'Schweregrad', 'Begründung']),
    ).toEqual([
      'topic heading',
      'title heading',
      'description heading',
      'likelihood heading',
      'severity heading',
      'justification heading',
    ]);
    expect(guessed(['Ausmaß', 'Umfang', 'Unabänderlichkeit', 'Wertschöpfungskette', 'Zeithorizont'])).toEqual([
      'impactScale heading',
      'impactScope heading',
      'impactIrremediability heading',
      'valueChainConcentration heading',
      'timeHorizon heading',
    ]);
  });

  it('recognizes every column of the template', () => {
    const rows = [importTemplate.map(({ heading }) => heading), importTemplate.map(({ example }) => example)];
    expect(guessed(...rows)).toEqual(importTemplate.map(({ target }) => `${target} heading`));
    expect(guessKind(rows, 0, topics)).toBe('register');
  });

  it.each([
    ['Impact', ['Noise at night', 'Dust in the valley'], 'title'],
    ['Impact', [4, 3], 'severity'],
    ['Auswirkung', ['Lärm bei Nacht', 'Staub im Tal'], 'title'],
    ['Impact/Risk/Opportunity', ['Impact', 'Risk'], 'kind'],
    ['Impact/Risk/Opportunity', ['Noise at night', 'Dust in the valley'], 'title'],
    ['Art', ['Negative Auswirkung', 'Risiko', 'Chance'], 'kind'],
    ['Estimated probability of occurrence per year', [2, 4], 'likelihood'],
  ] as const)('decides by the values what a column headed %s with %j is: %s', (heading, values, target) => {
    expect(guessed([heading], ...values.map((value) => [value]))).toEqual([`${target} heading`]);
  });

  it('recognizes columns without a known heading by their values: topic codes, kinds, horizons and texts that differ', () => {
    expect(
      guessed(
        ['A', 'B', 'C', null, 'E'],
        ['E1.1', 'Risk', 'kurzfristig', 'Roofs fly away in storms', 7],
        ['ESRS S1.1', 'Opportunity', 'Long-term', 'Fewer people leave us', 9],
      ),
    ).toEqual(['topic values', 'kind values', 'timeHorizon values', 'title values', 'null like-scores']);
  });

  const texts = ['Dust from the quarry in summer', 'Roofs fly away in storms'];
  it.each([
    ['its only text', ['Topic', 'IRO description', 'Severity'], ['E1.1', texts, 4], 'title heading'],
    ['not beside a title', ['Title', 'IRO description', 'Severity'], [texts, texts, 4], 'description heading'],
    [
      'not beside ids of entries that are there',
      ['Id of the entry', 'Description'],
      ['a', texts],
      'description heading',
    ],
    ['not beside another text', ['Topic', 'Description', 'Rationale'], ['E1.1', texts, texts], 'description heading'],
    [
      'not of texts too long for one',
      ['Topic', 'Beschreibung'],
      ['E1.1', texts.map((text) => text.repeat(20))],
      'description heading',
    ],
  ] as const)('takes a description as the title where it is %s', (_, headings, values, expected) => {
    const row = (at: number) => values.map((value) => (typeof value === 'object' ? (value[at] ?? null) : value));
    expect(guessed([...headings], row(0), row(1))[1]).toBe(expected);
  });

  it('reports a duplicate column and assigns no place twice', () => {
    expect(guessed(['Title', 'Topic', 'Title', 'Thema'])).toEqual([
      'title heading',
      'topic heading',
      'null doubled',
      'topicName heading',
    ]);
  });

  it('reads our own headings exactly and leaves out computed columns', () => {
    expect(
      guessed([
        'Topic code',
        'Topic',
        'Kind',
        'Title',
        'Likelihood (financial)',
        'Taken from',
        'Score',
        'My notes',
        'Id',
      ]),
    ).toEqual([
      'topic own',
      'topicName own',
      'kind own',
      'title own',
      'financialLikelihood own',
      'null computed',
      'null computed',
      'null null',
      'id own',
    ]);
  });
});

describe('finding the table', () => {
  const register: ImportedRows = [
    ['Doppelte Wesentlichkeit 2026'],
    [],
    ['Stand', 'Entwurf'],
    ['Thema', 'Auswirkung', 'Schweregrad', 'Eintrittswahrscheinlichkeit'],
    ['E1.1', 'Lärm', 4, 3],
  ];

  it('finds the row with headings below titles and notes', () => {
    expect(findHeaderRow(register)).toBe(3);
    expect(findHeaderRow([['only'], ['one', 'two'], [1, 2]])).toBe(1);
    expect(findHeaderRow([])).toBe(0);
  });

  it('finds the sheet with entries among others, and prefers our own register', () => {
    const sheets = [
      { name: 'Read me', rows: [['This workbook holds our assessment'], ['Title', 'of it']] },
      { name: 'IROs', rows: register },
    ];
    expect(findSheet(sheets)).toBe(1);
    const own = { name: 'Register', rows: [['Topic code', 'Kind', 'Title', 'Id']] };
    expect(findSheet([...sheets, own])).toBe(2);
  });
});

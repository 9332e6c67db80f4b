import { describe, expect, it } from 'vitest';
import type { ImportedRows } from '#domain/imports/cell.ts';
import { findHeadingRows } from '#domain/imports/heading-rows.ts';
import type { Reading } from '#domain/imports/kept-matching.ts';
import { entriesOf, read, whyNotRead } from './read-sheet.ts';

describe('the rows of headings', () => {
  it.each<[string, ImportedRows, [number, number]]>([
    ['one, below a title', [['Register 2025'], [], ['Topic', 'Title', 'Kind'], ['E1.1', 'Floods', 'Risk']], [2, 2]],
    [
      'two, of which the upper one spans columns',
      [
        ['Topic', 'Title', 'Kind', 'Impact materiality', null, 'Financial materiality', null],
        [null, null, null, 'Scale', 'Likelihood', 'Magnitude', 'Likelihood'],
        ['E1.1', 'Floods', 'Risk', null, null, 4, 2],
      ],
      [0, 1],
    ],
    [
      'two, of which the upper one says before and after measures',
      [
        ['Our risks'],
        [null, null, null, 'Inherent', null, 'Residual', null],
        ['Topic', 'Risk', 'Kind', 'Severity', 'Probability', 'Severity', 'Probability'],
        ['E1.1', 'Floods', 'Risk', 5, 4, 2, 1],
      ],
      [1, 2],
    ],
    [
      'one with an empty heading above words of closed lists',
      [
        [null, 'Type', 'Horizon', 'Value chain'],
        ['Kilns', 'Risk', 'short', 'upstream'],
        ['Wells', 'Risk', 'long', 'downstream'],
      ],
      [0, 0],
    ],
    [
      'one above sentences with words of headings in them',
      [
        [null],
        ['Ref', 'What may happen', 'Who', 'P', 'I'],
        ['1', 'The category of suppliers grows and the description of risks is late', 'CFO', 3, 4],
        ['2', 'Stakeholder groups ask about the topic and the scope of our title', 'HR', 2, 2],
      ],
      [1, 1],
    ],
  ])('are found: %s', (_, rows, [first, last]) => {
    expect(findHeadingRows(rows)).toEqual({ first, last });
  });

  it('are read together, so that two columns of the same name are told apart by what is above them', () => {
    const rows: ImportedRows = [
      [null, null, null, 'Wesentlichkeit der Auswirkungen', null, null, null, 'Finanzielle Wesentlichkeit', null],
      [
        'Thema',
        'Bezeichnung',
        'Art',
        'Ausmaß',
        'Umfang',
        'Unumkehrbarkeit',
        'Wahrscheinlichkeit',
        'Höhe',
        'Wahrscheinlichkeit',
      ],
      ['E1.2', 'Kalkofen', 'Negative Auswirkung', 5, 4, 3, 5, null, null],
      ['E1.1', 'Hochwasser', 'Risiko', null, null, null, null, 4, 2],
    ];
    expect(entriesOf(rows)).toEqual(['3 negative impact E1.2 Kalkofen: 5 × 5', '4 risk E1.1 Hochwasser: 4 × 2']);
  });

  it('may break words at the end of a line', () => {
    const rows: ImportedRows = [
      ['ESRS-\nThema', 'Titel', 'Art', 'Schwere-\ngrad', 'Eintritts-\nwahrschein-\nlichkeit'],
      ['E1.1', 'Hochwasser', 'Risiko', 4, 2],
    ];
    expect(entriesOf(rows)).toEqual(['2 risk E1.1 Hochwasser: 4 × 2']);
  });
});

describe('lines that are not entries', () => {
  it('are told apart: headings between rows, totals, the headings again and notes', () => {
    const rows: ImportedRows = [
      ['Topic', 'Title', 'Kind', 'Severity', 'Likelihood'],
      ['Environment', null, null, null, null],
      ['E1 Climate change', null, null, null, null],
      ['E1.1', 'Floods', 'Risk', 4, 2],
      ['Average', null, null, 4, 2],
      ['Topic', 'Title', 'Kind', 'Severity', 'Likelihood'],
      ['E1.2', 'Dust', 'Negative impact', 3, 5],
      ['Total', null, null, 7, 7],
      ['Source: the plants', null, null, null, null],
    ];
    expect(read(rows).table.others.map(({ row, is }) => `${row} ${is}`)).toEqual([
      '2 section',
      '3 section',
      '5 total',
      '6 headings',
      '8 total',
      '9 note',
    ]);
    expect(entriesOf(rows)).toEqual(['4 risk E1.1 Floods: 4 × 2', '7 negative impact E1.2 Dust: 3 × 5']);
  });

  it('say which topic of the same name is meant, if they are standards', () => {
    const rows: ImportedRows = [
      ['Topic', 'Title', 'Kind', 'Severity', 'Likelihood'],
      ['S1 Own workforce', null, null, null, null],
      ['Working conditions', 'Night shifts', 'Negative impact', 4, 5],
      ['S2 Workers in the value chain', null, null, null, null],
      ['Working conditions', 'Heat in the fields', 'Negative impact', 5, 3],
    ];
    expect(entriesOf(rows)).toEqual([
      '3 negative impact S1.1 Night shifts: 4 × 5',
      '5 negative impact S2.1 Heat in the fields: 5 × 3',
    ]);
  });

  it('are not entries of which somebody has only written the title so far', () => {
    const rows: ImportedRows = [
      ['Title', 'Topic', 'Kind', 'Severity'],
      ['Floods', 'E1.1', 'Risk', 4],
      ['Drought', null, null, null],
      ['Heat', 'E1.1', 'Risk', 3],
    ];
    expect(read(rows).table.others).toEqual([]);
    expect(entriesOf(rows)[1]).toBe('3 refused topic-required, kind-required');
  });
});

describe('qualifiers in headings', () => {
  it.each([
    [
      ['Net severity', 'Net likelihood', 'Gross severity', 'Gross likelihood'],
      ['net', 'net'],
    ],
    [
      ['Residual impact', 'Residual probability', 'Inherent impact', 'Inherent probability'],
      ['net', 'net'],
    ],
    [
      ['Severity (after measures)', 'Likelihood (after measures)', 'Severity', 'Likelihood'],
      ['net', 'net'],
    ],
    [
      ['Target severity', 'Ziel-Wahrscheinlichkeit', 'Severity', 'Wahrscheinlichkeit'],
      ['target', 'target'],
    ],
    [
      ['Severity 2024', 'Likelihood 2024', 'Severity 2025', 'Likelihood 2025'],
      ['earlier', 'earlier'],
    ],
    [
      ['Vorjahr Schweregrad', 'Vorjahr Wahrscheinlichkeit', 'Schweregrad', 'Wahrscheinlichkeit'],
      ['earlier', 'earlier'],
    ],
    [
      ['Average severity', 'Severity x likelihood', 'Severity', 'Likelihood'],
      ['computed', 'computed'],
    ],
    [
      ['Weighted likelihood', 'Total score', 'Severity', 'Likelihood'],
      ['computed', 'result'],
    ],
  ])('decide which of %j are the scores', (headings, why) => {
    const rows: ImportedRows = [
      ['Topic', 'Title', 'Kind', ...headings],
      ['E1.1', 'Floods', 'Risk', 1, 2, 5, 4],
      ['E1.1', 'Heat waves', 'Risk', 1, 2, 3, 4],
    ];
    expect(entriesOf(rows)).toEqual(['2 risk E1.1 Floods: 5 × 4', '3 risk E1.1 Heat waves: 3 × 4']);
    expect(whyNotRead(rows)).toEqual(why);
  });

  it('never make values after measures the score, even if there are no others', () => {
    const rows: ImportedRows = [
      ['Topic', 'Title', 'Kind', 'Residual severity', 'Residual likelihood'],
      ['E1.1', 'Floods', 'Risk', 1, 2],
    ];
    expect(entriesOf(rows)).toEqual(['2 risk E1.1 Floods: ? × ?']);
    expect(whyNotRead(rows)).toEqual(['net', 'net']);
  });

  it('leave results and what Twofold does not import unread, with the reason', () => {
    const rows: ImportedRows = [
      ['Risk ID', 'Topic', 'Risk description', 'Kind', 'Probability', 'Impact', 'Risk score', 'Mitigation', 'Owner'],
      ['R1', 'E1.1', 'Floods stop deliveries', 'Risk', 4, 5, 20, 'Raise the pumps', 'Plant'],
      ['R2', 'E1.1', 'Heat stops the crushers', 'Risk', 2, 3, 6, 'Shade and more breaks', 'Plant'],
    ];
    expect(entriesOf(rows)).toEqual([
      '2 risk E1.1 Floods stop deliveries: 5 × 4',
      '3 risk E1.1 Heat stops the crushers: 3 × 2',
    ]);
    expect(whyNotRead(rows)).toEqual(['not-imported', 'result', 'not-imported', 'not-imported']);
  });
});

describe('several entries in a row', () => {
  const HEAD = ['ESRS', 'Matter', 'Scale', 'Scope', 'Likelihood', 'Magnitude', 'Likelihood'];
  const both: ImportedRows = [HEAD, ['E1.2', 'Kiln gas', 5, 4, 3, 2, 1], ['E2.1', 'Quarry dust', 2, 2, 4, null, null]];

  it('are an impact and a risk or an opportunity where both sides have scores, once somebody has said which', () => {
    expect(entriesOf(both)).toEqual(['2 refused both-sides', '3 impact E2.1 Quarry dust: 3 × 4']);
    expect(entriesOf(both, { financialKind: 'opportunity' })).toEqual([
      '2 impact E1.2 Kiln gas: 3 × 3',
      '2.2 opportunity E1.2 Kiln gas: 2 × 1',
      '3 impact E2.1 Quarry dust: 3 × 4',
    ]);
  });

  it('stand side by side by kind, some of them in lines of one cell', () => {
    const rows: ImportedRows = [
      ['Topic', 'Positive impacts', 'Negative impacts', 'Risks', 'Opportunities'],
      ['E1.2', null, '• Kiln gas\n• Diesel of the\n  quarry', 'Carbon price', null],
      ['S1.1', 'Training places', null, null, 'Loyal people'],
    ];
    expect(entriesOf(rows)).toEqual([
      '2 negative impact E1.2 Kiln gas: ? × ?',
      '2.2 negative impact E1.2 Diesel of the quarry: ? × ?',
      '2.3 risk E1.2 Carbon price: ? × ?',
      '3 positive impact S1.1 Training places: ? × ?',
      '3.2 opportunity S1.1 Loyal people: ? × ?',
    ]);
  });

  it('say their polarity before their title', () => {
    const rows: ImportedRows = [
      ['Topic', 'Auswirkung', 'Risiko'],
      ['E1.2', 'Negativ: Kalkofen', 'CO2-Preis'],
      ['S1.1', 'Positiv – Ausbildung', 'Mangel: Fachleute'],
    ];
    expect(entriesOf(rows)).toEqual([
      '2 negative impact E1.2 Kalkofen: ? × ?',
      '2.2 risk E1.2 CO2-Preis: ? × ?',
      '3 positive impact S1.1 Ausbildung: ? × ?',
      '3.2 risk S1.1 Mangel: Fachleute: ? × ?',
    ]);
  });
});

describe('titles', () => {
  const long =
    'Floods of the lower yard stop the deliveries of clinker for several weeks, because the only road runs along the river';

  it('are made from the first words of the description where no column holds them', () => {
    const rows: ImportedRows = [
      ['Topic', 'Description', 'Kind', 'Comment'],
      ['E1.1', `${long}. It happened in 2013.`, 'Risk', 'Seen by the plant'],
      ['E1.1', 'Heat. The crushers stop.', 'Risk', 'Heard'],
    ];
    expect(entriesOf(rows)).toEqual([
      '2 risk E1.1 Floods of the lower yard stop the deliveries of clinker for several weeks, because the only road runs along the river: ? × ?',
      '3 risk E1.1 Heat: ? × ?',
    ]);
    expect(entriesOf(rows, { makesTitles: false })[0]).toBe('2 refused title-required');
  });

  it('are never taken from measures or owners', () => {
    const rows: ImportedRows = [
      ['Topic', 'Kind', 'Action plan', 'Responsible person'],
      ['E1.1', 'Risk', 'Raise the pumps', 'Ms Kaya'],
      ['E1.1', 'Risk', 'Plant more trees', 'Mr Smit'],
    ];
    expect(read(rows).places).toEqual(['topic', 'kind', null, null]);
  });
});

describe('lists of topics', () => {
  it('with whole standards set aside all topics of a standard, once somebody says so', () => {
    const rows: ImportedRows = [
      ['Standard', 'In scope?', 'Why'],
      ['E4', 'No', 'No land'],
      ['G1.1', 'Yes', null],
    ];
    const relevance = (more: Partial<Reading>) =>
      read(rows, more).plan.topics?.map((each) => `${each.row} ${each.becomes}`);
    expect(relevance({})).toEqual(['2 refused', '3 same']);
    expect(relevance({ coversStandards: true })).toEqual([
      '2 changed',
      '2 changed',
      '2 changed',
      '2 changed',
      '3 same',
    ]);
  });

  it('do not set aside what was not material elsewhere', () => {
    const rows: ImportedRows = [
      ['Topic', 'Impact materiality', 'Financial materiality', 'Material?'],
      ['E4.1', 2, 1, 'No'],
    ];
    const { plan, guesses } = read(rows);
    expect(Object.keys(plan)).toEqual(['scores']);
    expect(guesses.at(-1)).toEqual({ target: null, by: 'not-imported' });
  });
});

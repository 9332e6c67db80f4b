import { describe, expect, it } from 'vitest';
import { brokenCells } from '#domain/imports/broken-cells.ts';
import { cellWords, errorIn, type ImportedCell, isBlank, isMissing, saysNothing } from '#domain/imports/cell.ts';
import { guessMatching } from '#domain/imports/guess-matching.ts';
import { changesOf, faresOf, planOf, refusalsOf, topics } from './plan.ts';

const percent = (number: number): ImportedCell => ({ number, shown: `${number * 100}%`, unit: 'percent' });
const HEADINGS = ['Topic', 'Title', 'Kind', 'Description', 'Magnitude', 'Likelihood'];

/** The plan of one risk with these cells. */
const planOfRisk = (cells: {
  title?: ImportedCell;
  topic?: ImportedCell;
  said?: ImportedCell;
  scores?: ImportedCell[];
}) =>
  planOf([
    HEADINGS,
    [
      ...[cells.topic ?? 'E1.1', 'title' in cells ? (cells.title ?? null) : 'Flood', 'Risk', cells.said ?? null],
      ...(cells.scores ?? [4, 3]),
    ],
  ]);

describe('a cell of an imported table', () => {
  it.each<ImportedCell>([
    null,
    '',
    ' ',
    '\u200b',
    '\u00a0\ufeff',
    '\u00ad \u2060',
    { error: '#N/A' },
    { error: '' },
    '#REF!',
    '#NV',
  ])('is blank: %j', (cell) => expect(isBlank(cell)).toBe(true));

  it.each<ImportedCell>([
    'NA',
    'n/a',
    'N/A',
    '#N/A',
    'null',
    'NaN',
    '-',
    '\u200b–',
    'none',
    'None',
    'NaT',
    '<NA>',
    'k. A.',
    'Keine Angabe',
    'Not applicable',
    { number: 0, shown: '-' },
  ])('says nothing in a column of scores or options: %j', (cell) => expect(saysNothing(cell)).toBe(true));

  it.each<ImportedCell>([0, false, 'Nein', 'N', 'nil return', '0', { number: 0, shown: '0.00' }, '#1', '#ESG'])(
    'says something: %j',
    (cell) => expect([saysNothing(cell), isBlank(cell), errorIn(cell)]).toEqual([false, false, null]),
  );

  it('is missing in a column of texts only if a program wrote so', () => {
    expect(['NA', 'NULL', 'None', 'nan', '#N/A', { error: '#REF!' }].filter((cell) => !isMissing(cell))).toEqual([]);
    expect(['n/a', 'na', 'Null', 'none', '-'].filter(isMissing)).toEqual([]);
  });

  it.each(['#NAME?', '#DIV/0!', '#¡VALOR!', '#DZIEL/0!', '#ÜBERLAUF!', '#N/D', '########', 'Err:502', '#SPILL!'])(
    'shows the error %s, in whatever language',
    (error) => expect(errorIn(error)).toBe(error),
  );

  it('is read without the soft hyphens and line ends at which its words are broken', () => {
    const rows = planOf([
      ['Topic', 'Ti\u00ad\ntle', 'Kind', 'Likeli\u00ad \r\nhood', 'Mag-\nnitude'],
      ['E1.1', 'Flood', 'Ri\u00adsk', 3, 4],
      ['Climate change mitiga-\ntion', 'Heat', 'Oppor\u00ad\ntunity', 2, 2],
    ]);
    expect(rows.map((row) => (row.becomes === 'added' ? row.next : row))).toMatchObject([
      { title: 'Flood', kind: 'risk', financialLikelihood: 3, financialRiskOpportunity: 4 },
      { title: 'Heat', kind: 'opportunity', financialLikelihood: 2, financialRiskOpportunity: 2 },
    ]);
  });

  it('has the words that its sheet shows', () => {
    expect([percent(0.45), { number: 42, shown: '0042' }, 4.5, { error: '#N/A' }, true].map(cellWords)).toEqual([
      ...['45%', '0042', '4.5', '#N/A', 'Yes'],
    ]);
  });
});

describe('a row with such cells', () => {
  it('never takes percent or money for a step of a scale, whatever its number is', () => {
    const money: ImportedCell = { number: 3, shown: '3 €', unit: 'currency' };
    for (const cell of [percent(1), percent(2), money, '100%', '3 %', '4 percent']) {
      const matching = guessMatching([HEADINGS, ['E1.1', 'Flood', 'Risk', null, 4, 3]], 0, topics).map(
        ({ target }) => target,
      );
      const planned = planOf([HEADINGS, ['E1.1', 'Flood', 'Risk', null, 4, cell]], [], { matching });
      expect(refusalsOf(planned)).toEqual(['F2 in-unit']);
    }
  });

  it('takes the number of a score that is shown in another way, and no rounded one', () => {
    expect(
      faresOf(
        planOfRisk({
          scores: [
            { number: 4, shown: '4.00' },
            { number: 3, shown: 'Step 3' },
          ],
        }),
      ),
    ).toEqual(['2 added']);
    const rows: ImportedCell[][] = [HEADINGS, ['E1.1', 'Heat', 'Risk', null, 4, 3]];
    const rounded = [...rows, ['E1.1', 'Flood', 'Risk', null, { number: 4.4, shown: '4' }, 3]];
    expect(refusalsOf(planOf(rounded))).toEqual(['E3 off-scale']);
  });

  it('is rejected with the error of its cell in any column, and imported without the cell if somebody wants so', () => {
    expect(refusalsOf(planOfRisk({ said: { error: '#REF!' } }))).toEqual(['D2 cell-error']);
    expect(refusalsOf(planOfRisk({ title: { error: '#REF!' } }))).toEqual(['B2 cell-error']);
    expect(refusalsOf(planOfRisk({ topic: '#NV' }))).toEqual(['A2 cell-error']);
    expect(refusalsOf(planOfRisk({ title: { error: '' }, scores: [{ error: '' }, 3] }))).toEqual(['B2 no-result']);
    const row: ImportedCell[] = ['E1.1', 'Flood', 'Risk', { error: '#REF!' }, { error: '' }, 3];
    const planned = planOf([HEADINGS, row], [], { leavesOut: true });
    expect(planned).toMatchObject([{ becomes: 'added', next: { title: 'Flood', description: '' } }]);
  });

  it('is none if all its cells show errors', () => {
    const broken: ImportedCell[] = HEADINGS.map(() => ({ error: '#N/A' }));
    expect(faresOf(planOf([HEADINGS, broken, ['E1.1', 'Flood', 'Risk', 'NA', 4, 3]]))).toEqual(['3 added']);
  });

  it('is read without its invisible characters, in headings as well', () => {
    const rows: ImportedCell[][] = [
      ['To\u00adpic', 'Title\u00a0', '\ufeffKind', 'Description', 'Magni\u200btude', 'Likeli\u00adhood'],
      ['E1.1\u00a0', 'Flood\u200b', 'Ri\u00adsk', 'kept\u00ad as is', '4\u00a0', '\u200b5'],
    ];
    expect(planOf(rows)).toMatchObject([
      {
        becomes: 'added',
        next: {
          title: 'Flood',
          description: 'kept\u00ad as is',
          financialRiskOpportunity: 4,
          financialLikelihood: 5,
        },
      },
    ]);
    expect(changesOf(planOf(rows))).toEqual([]);
  });
});

it('counts the cells of each column from which nothing is read', () => {
  const rows: ImportedCell[][] = [
    [{ error: '#N/A' }, 'Severity', 'Why'],
    ['a', { error: '' }, '#NV'],
    ['b', { error: '' }, { error: '#REF!' }],
    ['c', 4, { error: '#REF!' }],
  ];
  expect(brokenCells(rows, 0)).toEqual([
    { column: 1, errors: 0, shown: [], withoutResult: 2 },
    { column: 2, errors: 3, shown: ['#NV', '#REF!'], withoutResult: 0 },
  ]);
});

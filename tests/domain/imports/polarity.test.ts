import { describe, expect, it } from 'vitest';
import type { ImportedRows } from '#domain/imports/cell.ts';
import { defaultReading } from '#domain/imports/default-reading.ts';
import { guessKind, guessPlaces } from '#domain/imports/guess-matching.ts';
import type { Reading } from '#domain/imports/kept-matching.ts';
import { impactsWithoutPolarity } from '#domain/imports/sheets/layout-asked.ts';
import { planTable } from '#domain/imports/sheets/plan-table.ts';
import { topics } from './plan.ts';

const PRESENT = { topics, components: [], selections: [], scores: [], stakeholders: [], responses: [] };

/** How many impacts of a table have no polarity, and the polarity of each entry: '-' for none, and nothing for other kinds. */
function read(rows: ImportedRows, more: Partial<Reading> = {}) {
  const kind = guessKind(rows, 0, topics);
  const places = guessPlaces(kind, rows, 0, topics).map(({ target }) => target);
  const table = { rows, headerRow: 0 };
  const asked = { ...table, reading: { ...defaultReading(kind, { mergedDown: [] }, table, places), ...more } };
  const plan = planTable<never>({ ...asked, leavesOut: false }, PRESENT, (sheet, row) => `${sheet}-${row}`);
  const polarities = (plan.register ?? []).map((row) =>
    row.becomes !== 'added' ? row.becomes : row.next.kind === 'impact' ? (row.next.impactPolarity ?? '-') : '',
  );
  return { asked: impactsWithoutPolarity(asked), polarities: polarities.join(' ') };
}

describe('an impact of which nobody says whether it is positive or negative', () => {
  const plain: ImportedRows = [
    ['Title', 'IRO', 'Topic'],
    ['Gas', 'Impact', 'E1.2'],
    ['Heat', 'Auswirkung', 'E1.1'],
    ['Floods', 'Risk', 'E1.1'],
    ['Jobs', 'Positive impact', 'S1.1'],
  ];

  it('is asked about once for the file, and left open as long as nobody answers', () => {
    expect(read(plain)).toEqual({ asked: 2, polarities: '- -  Positive' });
    expect(read(plain, { polarity: 'Negative' })).toEqual({ asked: 2, polarities: 'Negative Negative  Positive' });
  });

  it('is asked about where a column of polarities is empty, which counts where it is not', () => {
    const rows: ImportedRows = [
      ['Titel', 'Tipo', 'Thema', 'Positiv oder negativ'],
      ['Gas', 'Impatto', 'E1.2', null],
      ['Heat', 'Impatto', 'E1.1', 'positiv'],
      ['Jobs', 'Impatto', 'S1.1', 'n/a'],
    ];
    expect(read(rows, { polarity: 'Negative' })).toEqual({ asked: 2, polarities: 'Negative Positive Negative' });
  });

  it.each(['-', '–', '−'])('is negative where a dash stands below a sign or among signs: %s', (minus) => {
    const signs = (heading: string, ...signed: (string | null)[]): ImportedRows => [
      ['Title', 'Type', 'Topic', heading],
      ...signed.map((sign, at) => [`Number ${at}`, at === 2 ? 'Risk' : 'Impact', 'E1.2', sign]),
    ];
    expect(read(signs('+/-', minus, minus, minus, null))).toEqual({ asked: 1, polarities: 'Negative Negative  -' });
    expect(read(signs('Polarity', '+', minus, minus))).toEqual({ asked: 0, polarities: 'Positive Negative ' });
    expect(read(signs('Polarity', 'positive', minus, minus))).toEqual({ asked: 1, polarities: 'Positive - ' });
  });

  it('is asked about where the kind follows from the scores, or from the person', () => {
    const both: ImportedRows = [
      ['Topic', 'Title', 'Scale', 'Scope', 'Likelihood', 'Financial magnitude', 'Financial likelihood'],
      ['E1.2', 'Gas', 4, 3, 5, 2, 2],
      ['E1.1', 'Heat', 2, 2, 3, null, null],
    ];
    expect(read(both, { financialKind: 'risk', polarity: 'Negative' })).toEqual({
      asked: 2,
      polarities: 'Negative  Negative',
    });
    const bare: ImportedRows = [
      ['Topic', 'Title', 'Severity', 'Likelihood'],
      ['E1.2', 'Gas', 4, 3],
    ];
    expect(read(bare, { kind: 'impact' })).toEqual({ asked: 1, polarities: '-' });
    expect(read(bare, { kind: 'risk' }).asked).toBe(0);
  });

  it('is not asked about where every impact says it, and in no other table', () => {
    expect(read(plain.filter((_, at) => at === 0 || at > 2)).asked).toBe(0);
    expect(
      read([
        ['Stakeholder group', 'Name'],
        ['Customers', 'Bakery'],
      ]).asked,
    ).toBe(0);
  });
});

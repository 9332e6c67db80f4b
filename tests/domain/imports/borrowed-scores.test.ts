import { describe, expect, it } from 'vitest';
import type { ImportedCell, ImportedRows } from '#domain/imports/cell.ts';
import { scaleAsMagnitude } from '#domain/imports/sheets/layout-asked.ts';
import { entriesOf, read } from './read-sheet.ts';

/** A sheet written as text: cells between bars, digits as numbers, nothing as an empty cell. */
const sheet = (text: string): ImportedRows =>
  text.split('\n').map((line) =>
    line.split('|').map((said): ImportedCell => {
      const cell = said.trim();
      return cell === '' ? null : /^\d+$/.test(cell) ? Number(cell) : cell;
    }),
  );

describe('a table without a column of financial magnitude', () => {
  it.each([
    ['French', 'Intitulé | Type | Thème | Ampleur | Probabilité', 'Risque', 'Opportunité'],
    ['Italian', 'Titolo | Tipologia | Tema | Entità | Probabilità', 'Rischio', 'Opportunità'],
    ['German', 'Titel | Art | Thema | Ausmaß | Wahrscheinlichkeit', 'Risiko', 'Chance'],
    ['English', 'Title | Kind | Topic | Scale | Likelihood', 'Risk', 'Opportunity'],
  ])('has the magnitude of risks in its column of scale, and says so (%s)', (_, headings, risk, opportunity) => {
    const rows = sheet(`${headings}\nFlood | ${risk} | E1.1 | 4 | 2\nGas | ${opportunity} | E1.3 | 5 | 3`);
    expect(entriesOf(rows)).toEqual(['2 risk E1.1 Flood: 4 × 2', '3 opportunity E1.3 Gas: 5 × 3']);
    expect(scaleAsMagnitude(read(rows).asked)).toEqual({ heading: headings.split(' | ')[3], rows: 2 });
  });

  it('keeps the scale of its impacts, with the reason for it', () => {
    const rows = sheet(
      'Title | Kind | Topic | Scale | Reason for scale | Scope | Irremediability | Likelihood\n' +
        'Smoke | Negative impact | E2.1 | 3 | Dense | 4 | 2 | 5\nFlood | Risk | E1.1 | 4 | Two halls | | | 2',
    );
    expect(entriesOf(rows)).toEqual(['2 negative impact E2.1 Smoke: 4 × 5', '3 risk E1.1 Flood: 4 × 2']);
    const [, risk] = read(rows).plan.register ?? [];
    expect(risk).toMatchObject({ next: { magnitudeReason: 'Two halls', impactScaleReason: '' } });
    expect(scaleAsMagnitude(read(rows).asked)).toMatchObject({ rows: 1 });
  });

  it('still rejects what a risk cannot have', () => {
    const rows = sheet(
      'Title | Kind | Topic | Scale | Financial magnitude | Likelihood\nFlood | Risk | E1.1 | 4 | 3 | 2\n' +
        'Rain | Risk | E1.1 | | 3 | 2',
    );
    expect(entriesOf(rows)).toEqual(['2 refused both-sides', '3 risk E1.1 Rain: 3 × 2']);
    expect(scaleAsMagnitude(read(rows).asked)).toBeNull();
  });
});

describe('a severity beside scope or irremediability', () => {
  it.each([
    [
      'Portuguese',
      'Título | Tipo | Tema | Gravidade | Abrangência | Irreversibilidade | Probabilidade',
      'Impacte negativo',
      'Risco',
    ],
    [
      'German',
      'Titel | Art | Thema | Schwere | Umfang | Unumkehrbarkeit | Wahrscheinlichkeit',
      'Negative Auswirkung',
      'Risiko',
    ],
    [
      'French',
      'Intitulé | Type | Thème | Gravité | Étendue | Irréversibilité | Probabilité',
      'Impact négatif',
      'Risque',
    ],
  ])('is the scale of impacts and the magnitude of risks (%s)', (_, headings, impact, risk) => {
    const rows = sheet(`${headings}\nSmoke | ${impact} | E2.1 | 3 | 2 | 5 | 4\nFlood | ${risk} | E1.1 | 4 | | | 2`);
    expect(entriesOf(rows)).toEqual(['2 negative impact E2.1 Smoke: 5 × 4', '3 risk E1.1 Flood: 4 × 2']);
    expect(scaleAsMagnitude(read(rows).asked)).toMatchObject({ rows: 1 });
  });

  it('stays the severity beside a scale, or alone', () => {
    expect(read(sheet('Title | Kind | Topic | Severity | Likelihood\nA | Risk | E1.1 | 4 | 2')).places[3]).toBe(
      'severity',
    );
    const all = 'Title | Kind | Topic | Scale | Scope | Irremediability | Severity';
    expect(read(sheet(`${all}\nA | Negative impact | E1.1 | 4 | 2 | 3 | 4`)).places[3]).toBe('impactScale');
  });
});

import { describe, expect, it } from 'vitest';
import type { ImportedCell, ImportedRows } from '#domain/imports/cell.ts';
import { readHeadingScale } from '#domain/imports/heading-scale.ts';
import { readHeading } from '#domain/imports/said-heading.ts';
import { scaleGroups } from '#domain/imports/sheets/scale-groups.ts';
import { entriesOf, read } from './read-sheet.ts';

/** A sheet written as text: cells between bars, numbers as numbers, nothing as an empty cell. */
const sheet = (text: string): ImportedRows =>
  text.split('\n').map((line) =>
    line.split('|').map((said): ImportedCell => {
      const cell = said.trim();
      return cell === '' ? null : /^-?\d+(\.\d+)?$/.test(cell) ? Number(cell) : cell;
    }),
  );

/** Where the columns from the fourth on go, or why they do not go anywhere. */
const scoresIn = (text: string) =>
  read(sheet(text))
    .guesses.slice(3)
    .map(({ target, by }) => target ?? by);

describe('scores before and after measures', () => {
  it.each([
    ['Wesentlichkeit (netto) | | Wesentlichkeit (brutto) |', 'Schweregrad | Wahrscheinlichkeit'],
    ['Efter åtgärder | | Före åtgärder |', 'Allvarlighet | Sannolikhet'],
    ['Efter foranstaltninger | | Før foranstaltninger |', 'Alvor | Sandsynlighed'],
    ['Etter planlagte tiltak | | Uten tiltak |', 'Alvorlighet | Sannsynlighet'],
    ['Nach Umsetzung der Maßnahmen | | Vor Umsetzung der Maßnahmen |', 'Schweregrad | Wahrscheinlichkeit'],
    ['Depois das medidas | | Antes das medidas |', 'Gravidade | Probabilidade'],
    ['Rating [residual] | | Rating [inherent] |', 'Severity | Likelihood'],
    ['Met maatregelen | | Zonder maatregelen |', 'Ernst | Waarschijnlijkheid'],
  ])('are told apart by the headings above: %s', (above, scores) => {
    const text = `| | | ${above}\nTopic | Title | Type | ${scores} | ${scores}\nEnergy | Coal | Risk | 1 | 2 | 5 | 4`;
    expect(scoresIn(text)).toEqual(['net', 'net', 'severity', 'likelihood']);
    const beside = scores
      .split(' | ')
      .flatMap((score) => above.split('|').flatMap((each) => (each.trim() ? [`${score} (${each.trim()})`] : [])));
    const below = `Topic | Title | Type | ${beside.join(' | ')}\nEnergy | Coal | Risk | 1 | 5 | 2 | 4`;
    expect(scoresIn(below)).toEqual(['net', 'severity', 'net', 'likelihood']);
  });

  it('are not told apart by words for measures without before or after', () => {
    const text =
      'Topic | Title | Type | Severity (planned to be measured) | Med. likelihood\nEnergy | Coal | Risk | 4 | 3';
    expect(scoresIn(text)).not.toContain('net');
  });
});

describe('several columns for one score', () => {
  it.each([
    ['Severity | Likelihood | Severity | Likelihood'],
    ['Schweregrad (Einkauf) | Wahrscheinlichkeit (Einkauf) | Schweregrad (Werk) | Wahrscheinlichkeit (Werk)'],
    ['Gravité | Probabilité | Gravité | Probabilité'],
    ['Impact | Probability | Consequence | Likelihood'],
  ])('are not taken first come: %s', (scores) => {
    const text = `Topic | Title | Type | ${scores}\nEnergy | Coal | Risk | 1 | 2 | 5 | 4\nWater | Wells | Risk | 3 | 2 | 3 | 1`;
    expect(scoresIn(text)).toEqual(['several', 'several', 'several', 'several']);
  });

  it.each([
    ['Plant | | Office |', 'Severity | Likelihood | Severity | Likelihood'],
    ['Werk Süd | | Werk Nord |', 'Schweregrad | Wahrscheinlichkeit | Schweregrad | Wahrscheinlichkeit'],
  ])('are told apart by unknown words above, and still asked: %s', (above, scores) => {
    const text = `| | | ${above}\nTopic | Title | Type | ${scores}\nEnergy | Coal | Risk | 1 | 2 | 5 | 4`;
    const { table } = read(sheet(text));
    expect(String(table.rows[table.headerRow]?.[3])).toMatch(/ › /);
    expect(scoresIn(text)).toEqual(['several', 'several', 'several', 'several']);
  });

  it.each([
    ['Severity (workshop) | Likelihood (workshop) | Severity | Likelihood'],
    ['Severity level of plant A | Likelihood of plant A | Severity | Likelihood'],
    ['Ernst (enquête) | Waarschijnlijkheid (enquête) | Ernst (1-5) | Waarschijnlijkheid (1-5)'],
  ])('give way to a plain one: %s', (scores) => {
    const text = `Topic | Title | Type | ${scores}\nEnergy | Coal | Risk | 1 | 2 | 5 | 4`;
    expect(entriesOf(sheet(text))).toEqual(['2 risk E1.3 Coal: 5 × 4']);
  });

  it('give way where they are empty', () => {
    const text =
      'Topic | Title | Type | Severity | Likelihood | Severity | Likelihood\nEnergy | Coal | Risk | | | 5 | 4';
    expect(entriesOf(sheet(text))).toEqual(['2 risk E1.3 Coal: 5 × 4']);
  });
});

describe('merged cells', () => {
  const text = 'Topic | Title | Type | Severity\nEnergy | Coal | Risk | 1\n | Wind | Opportunity | 2\n | Gas | | 2';
  const read3 = (...mergedDown: number[]) =>
    (read(sheet(text), {}, [], mergedDown).plan.register ?? []).map(({ becomes }) => becomes);

  it('fill the rows below only where topics, kinds or groups are merged, and not in the headings', () => {
    expect(read3(4)).toEqual(['added', 'added', 'added']);
    expect(read3(0, 0, 4)).toEqual(['added', 'added', 'added']);
    expect(read3(1)).toEqual(['added', 'refused', 'refused']);
    expect(read3(0, 4, 0, 4)).toEqual(['added', 'refused', 'refused']);
  });
});

describe('a count below a table', () => {
  it.each([
    'Total | 24 entries',
    'Summe | 36 IRO',
    'Totaal | 12 regels',
    'Total | n = 12 | 3',
    'Razem | 8 pozycji | | 12',
    'Summa | 23 rader',
    'Total | 12 riscos e oportunidades',
    'I alt | 7 linjer',
  ])('is no entry: %s', (line) => {
    const text = `Topic | Title | Type | Severity\nEnergy | Coal | Risk | 1\nWater | Wells | Risk | 2\n${line}`;
    expect(read(sheet(text)).table.others.map(({ row, is }) => `${row} ${is}`)).toEqual(['4 total']);
  });

  it('does not hide entries that begin like one', () => {
    const text =
      'Title | Topic | Type | Severity\nTotal loss of the kiln | Energy | Risk | 1\nSum of fines | Water | Risk | 2\nTotal | Water | Risk | 3';
    expect(read(sheet(text)).table.others).toEqual([]);
  });
});

describe('years in headings', () => {
  it.each([
    [
      'Severity 2024 | Severity 2025 | Likelihood 2025 | Target likelihood 2028',
      ['earlier', 'severity', 'likelihood', 'target'],
    ],
    [
      'Schweregrad 2025 | Wahrscheinlichkeit 2025 | Schweregrad netto 2026 | Ziel Wahrscheinlichkeit 2030',
      ['severity', 'likelihood', 'net', 'target'],
    ],
    [
      'Gravité 2023 | Gravité 2024 | Probabilité 2024 | Probabilité cible 2030',
      ['earlier', 'severity', 'likelihood', 'target'],
    ],
  ])('of aims make no other year an earlier one: %s', (scores, places) => {
    const text = `Topic | Title | Type | ${scores}\nEnergy | Coal | Risk | 1 | 2 | 5 | 4`;
    expect(scoresIn(text)).toEqual(places);
  });
});

describe('one end of a scale in a heading', () => {
  const isOpposite = (heading: string) => readHeadingScale(readHeading(heading)).isOpposite;

  it.each([
    ['Reversibilidad (5 = totalmente reversible)', true],
    ['Severity (5 = very low)', true],
    ['Severity (4 = negligible)', true],
    ['Schweregrad (1 = sehr hoch)', true],
    ['Umkehrbarkeit (5 = leicht umkehrbar)', true],
    ['Reversibility (5 = very high)', true],
    ['Remediability (1-4, 4 = easy)', true],
    ['Severity (5 = very high)', false],
    ['Irremediability (5 = irreversible)', false],
    ['Reversibility (5 = not reversible)', false],
    ['Umkehrbarkeit (5 = nicht umkehrbar)', false],
    ['Omkeerbaarheid (1 = volledig omkeerbaar)', false],
    ['Reversibility (1 = very high)', false],
    ['Severity (1 = low)', false],
    ['Severity (1-5, 3 = high)', null],
  ])('says its direction: %s', (heading, expected) => {
    expect(isOpposite(heading)).toBe(expected);
  });

  it('says it with both ends as well, of what is best when it is high', () => {
    expect(isOpposite('Reversibility (1 = very low, 5 = very high)')).toBe(true);
    expect(isOpposite('Reversibility (1 = easy, 5 = impossible)')).toBe(false);
  });
});

describe('averages', () => {
  it.each([
    ['Average severity | Avg. likelihood'],
    ['Mittelwert Schweregrad | Durchschnittliche Wahrscheinlichkeit'],
    ['Gravité (moyenne) | Moyenne de la probabilité'],
    ['Ernst (gemiddelde) | Gemiddelde waarschijnlijkheid'],
    ['Allvarlighet (genomsnitt) | Genomsnittlig sannolikhet'],
  ])('are the scores if there are no others, and told: %s', (scores) => {
    const text = `Topic | Title | Type | ${scores}\nEnergy | Coal | Risk | 3.3 | 4\nWater | Wells | Risk | 2.5 | 3.5`;
    const { guesses, asked } = read(sheet(text));
    expect(guesses.slice(3)).toEqual([
      { target: 'severity', by: 'average' },
      { target: 'likelihood', by: 'average' },
    ]);
    expect(scaleGroups(asked)).toEqual([expect.objectContaining({ hasDecimals: true, isAsked: true })]);
  });

  it.each([
    ['Severity | Likelihood | Average severity | Avg. likelihood', ['severity', 'likelihood', 'computed', 'computed']],
    [
      'Average severity | Severity | Likelihood | Likelihood (mean)',
      ['computed', 'severity', 'likelihood', 'computed'],
    ],
    [
      'Skala | Zakres | Nieodwracalność | Dotkliwość (średnia)',
      ['impactScale', 'impactScope', 'impactIrremediability', 'computed'],
    ],
    ['Scale | Scope | Severity (average) | Likelihood', ['impactScale', 'impactScope', 'computed', 'likelihood']],
    [
      'Average severity (A) | Average severity (B) | Likelihood | Rank',
      ['several', 'several', 'likelihood', 'computed'],
    ],
  ])('give way to the scores themselves and to details: %s', (scores, places) => {
    const text = `Topic | Title | Type | ${scores}\nEnergy | Coal | Impact | 1 | 2 | 5 | 4\nWater | Wells | Impact | 3 | 2 | 4 | 3`;
    expect(scoresIn(text)).toEqual(places);
  });

  it.each([
    ['ESRS-Unterthema | Mittelwert Auswirkung | Mittelwert Finanzen'],
    ['Topic | Average impact score | Average financial score'],
  ])('are the scores of topics: %s', (head) => {
    const { kind, places } = read(sheet(`${head}\nEnergy | 3.5 | 2.25\nWater | 1.5 | 4`));
    expect([kind, ...places.slice(1)]).toEqual(['topics', 'impactScore', 'financialScore']);
  });
});

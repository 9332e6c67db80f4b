import { describe, expect, it } from 'vitest';
import type { ImportedCell, ImportedRows } from '#domain/imports/cell.ts';
import { choiceQuestion, horizonQuestions, severalInCells } from '#domain/imports/sheets/layout-asked.ts';
import { scaleGroups } from '#domain/imports/sheets/scale-groups.ts';
import { entriesOf, read, whyNotRead } from './read-sheet.ts';

/** A sheet written as text: cells between bars, numbers as numbers, nothing as an empty cell. */
const sheet = (text: string): ImportedRows =>
  text
    .trim()
    .split('\n')
    .map((line) =>
      line.split('|').map((said): ImportedCell => {
        const cell = said.trim();
        return cell === '' ? null : /^-?\d+(\.\d+)?$/.test(cell) ? Number(cell) : cell;
      }),
    );

/** The scales that are found, each with its ends, where it was found, and whether it is asked. */
const scalesOf = (...asked: Parameters<typeof read>): string[] =>
  scaleGroups(read(...asked).asked).map(({ form, by, isAsked, columns }) => {
    const ends = form.is === 'steps' ? `${form.low}-${form.high}${form.isOpposite ? ' opposite' : ''}` : form.is;
    return `${ends} by ${by}${isAsked ? ', asked' : ''}: ${columns.map(({ at }) => at).join(' ')}`;
  });

const fates = (text: string, ...more: [Parameters<typeof read>[1]?]) => entriesOf(sheet(text), ...more);

describe('a scale said outside the headings', () => {
  const ROWS = 'A | Risk | Energy | 4 | 4\nB | Risk | Water | 2 | 3';
  const HEAD = 'Title | Kind | Topic | Severity | Likelihood';

  it.each([
    ['in a row below the headings', `${HEAD}\n||| 1 = low … 4 = very high | 1 = rare … 4 = certain\n${ROWS}`],
    ['in one cell below the headings', `${HEAD}\n||| 1 (low) to 4 (very high)\n${ROWS}`],
    ['in a row above the headings', `||| Scale 1-4 | Scale 1-4\n${HEAD}\n${ROWS}`],
    ['in a title above', `Register of 2025\nAll scores from 1 (low) to 4 (high)\n\n${HEAD}\n${ROWS}`],
    ['in a German note above', `Bewertung: 1 = gering, 2 = mittel, 3 = hoch, 4 = sehr hoch\n${HEAD}\n${ROWS}`],
    ['in a French note above', `Échelle de 1 à 4\n${HEAD}\n${ROWS}`],
    ['with bounds below', `${HEAD}\n${ROWS}\n\nScores: 1: < 10 k€, 2: 10-100 k€, 3: 100 k€ - 1 m€, 4: > 1 m€`],
    [
      'in the last column',
      `${HEAD} | Scale\nA | Risk | Energy | 4 | 4 | 1 = low\nB | Risk | Water | 2 | 3 | 2 = medium\n| | | | | 3 = high\n| | | | | 4 = very high`,
    ],
    ['in a note below', `${HEAD}\n${ROWS}\n\n1 = low, 2 = medium, 3 = high, 4 = very high`],
    ['in lines below', `${HEAD}\n${ROWS}\n\nLegend\n1 = low\n2 = medium\n3 = high\n4 = very high`],
    ['in a block below', `${HEAD}\n${ROWS}\n\nScore | Meaning\n1 | Low\n2 | Medium\n3 | High\n4 | Very high`],
    [
      'in a block beside',
      `${HEAD} | | Score | Meaning\nA | Risk | Energy | 4 | 4 | | 1 | Low\nB | Risk | Water | 2 | 3 | | 2 | Medium\n| | | | | | 3 | High\n| | | | | | 4 | Very high`,
    ],
    [
      'in a Dutch block beside, from the top down',
      `${HEAD} | | Schaal\nA | Risk | Energy | 4 | 4 | | 4 | zeer hoog\nB | Risk | Water | 2 | 3 | | 3 | hoog\n| | | | | | 2 | gemiddeld\n| | | | | | 1 | laag`,
    ],
  ])('is found %s, asked, and no row of data', (_, text) => {
    const found = scalesOf(sheet(text));
    expect(found).toEqual([expect.stringMatching(/^1-4 by legend, asked: 3 4$/)]);
    expect(fates(text).map((line) => line.replace(/^\d+ /, ''))).toEqual([
      'refused scale-asked, scale-asked',
      'refused scale-asked, scale-asked',
    ]);
  });

  it.each([
    ['Method', 'Severity | Meaning\n1 | Low\n2 | Medium\n3 | High\n4 | Critical'],
    ['Legende', 'Stufe | Bedeutung\n4 | sehr hoch\n3 | hoch\n2 | mittel\n1 | gering'],
    ['Notes', 'How we scored\n1 = low, 2 = medium, 3 = high, 4 = very high'],
    ['Anleitung', 'Bitte lesen\n\nBewertet wird auf einer Skala von 1 bis 4.'],
    ['Barème', '| Niveau | Signification\n| 1 | Faible\n| 2 | Moyen\n| 3 | Élevé\n| 4 | Critique'],
  ])('is found on the sheet %s', (name, text) => {
    const rows = sheet(`${HEAD}\n${ROWS}`);
    const [first] = scalesOf(rows, {}, [{ name, rows: sheet(text) }]);
    expect(first).toMatch(/^1-4 by legend, asked: 3/);
  });

  it('says for which scores it is, if there are several', () => {
    const text = `Likelihood: 1 = rare, 3 = certain\nSeverity: 1 = low, 4 = very high\n${HEAD}\nA | Risk | Energy | 4 | 3`;
    expect(scalesOf(sheet(text))).toEqual(['1-4 by legend, asked: 3', '1-3 by legend, asked: 4']);
  });

  it('says its direction', () => {
    const text = `1 = very high, 5 = very low\n${HEAD}\nA | Risk | Energy | 1 | 5`;
    expect(scalesOf(sheet(text))).toEqual(['1-5 opposite by legend, asked: 3 4']);
  });

  it('needs no answer where it is ours, and gives way to what a heading says', () => {
    expect(fates(`1 = very low … 5 = very high\n${HEAD}\n${ROWS}`)[0]).toBe('3 risk E1.3 A: 4 × 4');
    const own = `1 = low, 4 = high\nTitle | Kind | Topic | Severity (1-5) | Likelihood (1-5)\n${ROWS}`;
    expect(scalesOf(sheet(own))).toEqual(['1-5 by heading: 3 4']);
  });

  it('is not taken from rows of data, numbered lists and other tables', () => {
    const rows = sheet(`${HEAD}\n1 - Fire | Risk | Energy | 4 | 4\n2 - Flood | Risk | Water | 2 | 3`);
    const others = [{ name: 'Sites', rows: sheet('No. | Site\n1 | Graz\n2 | Linz\n3 | Wels') }];
    expect(scalesOf(rows, {}, others)).toEqual(['1-5 by values: 3 4']);
    expect(entriesOf(rows)).toEqual(['2 risk E1.3 1 - Fire: 4 × 4', '3 risk E3.1 2 - Flood: 2 × 3']);
  });
});

describe('crosses in columns', () => {
  const says = (text: string) => {
    const { plan, guesses } = read(sheet(text));
    const rows = (plan.register ?? []).map((each) =>
      each.becomes === 'added'
        ? [each.next.kind, each.next.timeHorizon, each.next.valueChainConcentration].filter(Boolean).join(' ')
        : each.becomes,
    );
    return { rows, why: guesses.flatMap(({ by, target }) => (target === null && by !== null ? [by] : [])) };
  };

  it.each([
    ['Short-term | Medium-term | Long-term', 'x'],
    ['kurzfristig | mittelfristig | langfristig', 'X'],
    ['Court terme | Moyen terme | Long terme', 'oui'],
    ['ST | MT | LT', '✓'],
    ['Corto plazo | Medio plazo | Largo plazo', '1'],
    ['< 1 year | 1-5 years | > 5 years', 'yes'],
    ['Horizon: short | Horizon: medium | Horizon: long', '●'],
  ])('are one horizon: %s', (heads, x) => {
    const text = `Topic | IRO | Type | ${heads}\nEnergy | A | Risk | ${x} | |\nWater | B | Risk | | ${x} | ${x}\nWater | C | Risk | | |`;
    expect(says(text)).toEqual({
      rows: ['risk short', 'risk medium-long', 'risk'],
      why: ['crosses', 'crosses', 'crosses'],
    });
  });

  it.each([
    ['Upstream | Own operations | Downstream', 'x'],
    ['Vorgelagert | Eigene Geschäftstätigkeit | Nachgelagert', 'ja'],
    ['Amont | Opérations propres | Aval', '✔'],
    ['VC: Upstream | VC: Own | VC: Downstream', 'x'],
    ['Upstream value chain | Own operations | Downstream value chain', '1'],
  ])('are one place in the chain: %s', (heads, x) => {
    const text = `Topic | IRO | Type | ${heads}\nEnergy | A | Risk | ${x} | |\nWater | B | Risk | | ${x} | ${x}\nWater | C | Risk | ${x} | ${x} | ${x}`;
    expect(says(text).rows).toEqual(['risk upstream', 'risk own-downstream', 'risk upstream-own-downstream']);
  });

  it('may be counted in a last row, and their headings may stand again', () => {
    const text = `Scale 1-4
Topic | IRO | Type | Short | Medium | Long | Severity
Energy | A | Risk | x | x | | 2
Topic | IRO | Type | Short | Medium | Long | Severity
Water | B | Risk | | | x | 3
Total | | | 1 | 1 | 1 | 5`;
    expect(read(sheet(text)).table.others.map(({ is }) => is)).toEqual(['scale', 'headings', 'total']);
    expect(says(text).why).toEqual(['crosses', 'crosses', 'crosses']);
  });

  it('stand below a heading of their own', () => {
    const text = `Topic | IRO | Type | Time horizon | | | Value chain
| | | Short | Medium | Long | Upstream | Own | Downstream
Energy | A | Risk | x | x | | | x |
Water | B | Risk | | | x | x | |`;
    expect(says(text).rows).toEqual(['risk short-medium own-operations', 'risk long upstream']);
  });

  it('mark kinds and polarity', () => {
    const kinds =
      'Topic | Title | Impact | Risk | Opportunity\nEnergy | A | x | |\nWater | B | | x |\nWater | C | | | x';
    expect(says(kinds).rows).toEqual(['impact', 'risk', 'opportunity']);
    const sides = 'Topic | Title | Positive impact | Negative impact | Risk\nEnergy | A | x | |\nWater | B | | x |';
    expect(fates(sides)).toEqual(['2 positive impact E1.3 A: ? × ?', '3 negative impact E3.1 B: ? × ?']);
  });

  it('that have no option together are asked about', () => {
    const text = 'Topic | IRO | Type | Short | Medium | Long\nEnergy | A | Risk | x | | x';
    expect(fates(text)).toEqual(['2 refused unknown-option']);
  });

  it('are not scores', () => {
    const text =
      'Topic | IRO | Type | Short | Medium | Long\nEnergy | A | Risk | 1 | 3 | 4\nWater | B | Risk | 1 | 1 | 2';
    expect(whyNotRead(sheet(text))).not.toContain('crosses');
  });
});

describe('scores for several horizons', () => {
  it.each([
    ['Topic | IRO | Type | Severity short term | Severity medium term | Severity long term | Likelihood', 1],
    ['Topic | IRO | Type | Short-term severity | Medium-term severity | Long-term severity | Likelihood', 1],
    [
      'Thema | IRO | Art | Schweregrad (kurzfristig) | Schweregrad (mittelfristig) | Schweregrad (langfristig) | Wahrscheinlichkeit',
      1,
    ],
    ['Thème | IRO | Type | Gravité à court terme | Gravité à moyen terme | Gravité à long terme | Probabilité', 1],
    ['Topic | IRO | Type | Severity | | | Likelihood\n| | | Short | Medium | Long |', 2],
    [
      'Topic | IRO | Type | Short term | Medium term | Long term | Likelihood\n| | | Severity | Severity | Severity |',
      2,
    ],
  ])('are not taken for the score in silence: %s', (heads, rows) => {
    const text = `${heads}\nWater | Wells | Risk | 2 | 3 | 5 | 4\nEnergy | Power | Risk | 1 | 2 | 3 | 3`;
    const { guesses, places, asked } = read(sheet(text));
    expect(guesses.slice(3, 6)).toEqual([
      { target: null, by: 'horizons' },
      { target: null, by: 'horizons' },
      { target: null, by: 'horizons' },
    ]);
    expect(places[6]).toBe('likelihood');
    const matching = places.with(places.length - 1, 'severity');
    expect(fates(text, { matching })).toEqual([
      `${rows + 1} risk E3.1 Wells: 5 × 4`,
      `${rows + 2} risk E1.3 Power: 3 × 3`,
    ]);
    expect(horizonQuestions(asked)).toEqual([
      { place: 'severity', columns: [3, 4, 5], highest: 7, chosen: null, heading: expect.any(String) },
    ]);
  });

  it.each([
    ['Tema | Título | Tipo | Gravedad CP | Gravedad MP | Gravedad LP | Probabilidad'],
    ['Topic | Title | Type | Severity of plant A | Severity of plant B | Severity of plant C | Likelihood'],
    ['Thema | Titel | Art | Schweregrad Einkauf | Schweregrad Vertrieb | Schweregrad Werk | Wahrscheinlichkeit'],
  ])('or for anything else are not taken in silence: %s', (heads) => {
    const { guesses } = read(sheet(`${heads}\nWater | Wells | Risk | 2 | 3 | 5 | 4`));
    expect(guesses.slice(3, 6).map(({ by }) => by)).toEqual(['several', 'several', 'several']);
  });

  it('have the scale that is said above them', () => {
    const text =
      '1 = gering, 4 = sehr hoch\nThema | Titel | Art | Schweregrad kurzfristig | Schweregrad langfristig | Wahrscheinlichkeit\nWasser | Brunnen | Risiko | 2 | 4 | 3';
    const { places, guesses, asked } = read(sheet(text));
    expect(guesses.map(({ by }) => by).slice(3)).toEqual(['horizons', 'horizons', 'heading', 'horizons']);
    expect(horizonQuestions(asked)).toHaveLength(1);
    const matching = places.with(6, 'severity');
    expect(scalesOf(sheet(text), { matching })).toEqual(['1-4 by legend, asked: 5 6']);
    const grouped =
      'Scale 1-4\nTopic | Title | Type | Severity | | Likelihood\n| | | Short | Long |\nWater | Wells | Risk | 2 | 4 | 3';
    const { places: guessed } = read(sheet(grouped));
    expect(scalesOf(sheet(grouped), { matching: guessed.with(6, 'severity') })).toEqual(['1-4 by legend, asked: 5 6']);
  });

  it('are settled separately for severity and likelihood', () => {
    const text =
      'Topic | IRO | Type | Likelihood ST | Likelihood LT | Severity ST | Severity LT\nWater | Wells | Risk | 2 | 3 | 5 | 4';
    expect(horizonQuestions(read(sheet(text)).asked).map(({ place }) => place)).toEqual(['likelihood', 'severity']);
  });
});

describe('lists of topics', () => {
  it.each([
    [
      'Standard | Name | Material? | Explanation',
      'ESRS E1 | Climate change | Material | Kilns\nESRS E2 | Pollution | Not material | none',
    ],
    [
      'Standard | Bezeichnung | Wesentlich | Begründung',
      'ESRS E1 | Klimawandel | ja | Öfen\nESRS E2 | Umweltverschmutzung | nein | kein Einleiten',
    ],
    ['Norme | Intitulé | Matériel (O/N)', 'E1 | Changement climatique | O\nE2 | Pollution | N'],
    ['Topic | Material', 'Climate change mitigation | x\nEnergy | '],
    ['Code | Topic | Double material', 'E1.2 | Climate change mitigation | Yes\nE1.3 | Energy | No'],
  ])('are told from entries, and “material” is no choice: %s', (head, rows) => {
    const text = `${head}\n${rows}`;
    const { kind, guesses, asked } = read(sheet(text));
    expect(kind).toBe('topics');
    expect(guesses.some(({ target }) => target === 'isRelevant')).toBe(false);
    expect(choiceQuestion(asked)).toEqual(expect.objectContaining({ isChosen: false }));
  });

  it.each([
    ['Standard | In scope? | Comment', 'E1 Climate change | In scope | Kilns\nE2 Pollution | Out of scope | none'],
    ['Thema | Relevant (J/N)', 'Energie | J\nWasser | N'],
    ['Norme | Pertinent (O/N)', 'E1 | O\nE2 | N'],
    ['Topic | Relevant', 'Energy | yes\nWater | no'],
  ])('ask whether N sets topics aside: %s', (head, rows) => {
    const { kind, asked, guesses } = read(sheet(`${head}\n${rows}`));
    expect(kind).toBe('topics');
    expect(guesses.some(({ target }) => target === 'isRelevant')).toBe(true);
    expect(choiceQuestion(asked)).toEqual(expect.objectContaining({ isChosen: true }));
  });
});

describe('matrices of topics', () => {
  it.each([
    [
      'ESRS-Thema | Auswirkungswesentlichkeit | Finanzielle Wesentlichkeit | Wesentlich?',
      'Klimaschutz | 85 | 70 | ja\nWasser | 30 | 20 | nein',
    ],
    [
      'Sustainability matter | IM score | FM score | IM material | FM material',
      'Climate change mitigation | 4.2 | 3.9 | ✓ | ✓\nWater | 2.1 | 1.5 | |',
    ],
    [
      'Sustainability topic | Impact score | Financial score | Result',
      'Climate change mitigation | 5 | 4 | Material\nWater | 2 | 2 | Not material',
    ],
    ['Thème | Matérialité d’impact | Matérialité financière', 'Énergie | 3,5 | 2,25\nEau | 1,5 | 4'],
    ['Topic | Impact (avg.) | Financial (avg.)', 'Energy | 3,5 | 2,25\nWater | 1,5 | 4'],
    ['Onderwerp | Impactmaterialiteit | Financiële materialiteit', 'Energy | 60 | 25\nWater | 15 | 40'],
  ])('are read with their scores, whose scale is asked: %s', (head, rows) => {
    const { kind, places, asked } = read(sheet(`${head}\n${rows}`));
    expect(kind).toBe('topics');
    expect(places.slice(1, 3)).toEqual(['impactScore', 'financialScore']);
    expect(places).not.toContain('isRelevant');
    expect(scaleGroups(asked).every(({ isAsked }) => isAsked)).toBe(true);
  });
});

describe('lines between the rows', () => {
  it.each([
    ['sums with the name of what they sum up', 'Subtotal E1 | | | 7 | 8'],
    ['averages', 'Average climate | | | 3.5 | 4'],
    ['German sums', 'Zwischensumme Klima | | | 7 | 8'],
    ['sums in the second column', '| Sub-total E1 | | 7 | 8'],
    ['a sign for means', 'Ø Energy | | | 3.5 | 4'],
    ['French means', 'Moyenne E1 : | | | 3.5 | 4'],
  ])('are no entries: %s', (_, line) => {
    const text = `Topic | IRO | Type | Severity | Likelihood\nEnergy | Power | Risk | 3 | 4\nEnergy | Gas | Risk | 4 | 4\n${line}\nWater | Wells | Risk | 3 | 4`;
    expect(read(sheet(text)).table.others.map(({ row, is }) => `${row} ${is}`)).toEqual(['4 total']);
  });

  it.each([['(1) | (2) | (3) | (4) | (5)'], ['a | b | c | d | e'], ['1 | 2 | 3 | 4 | 5']])(
    'may number the columns: %s',
    (line) => {
      const text = `Topic | IRO | Type | Severity | Likelihood\n${line}\nEnergy | Kilns | Risk | 3 | 3`;
      expect(read(sheet(text)).table.others).toEqual([expect.objectContaining({ row: 2, is: 'headings' })]);
      expect(fates(text)).toEqual(['3 risk E1.3 Kilns: 3 × 3']);
    },
  );

  it('may be standards in their first columns only where they hold nothing else', () => {
    const text =
      'ESRS | Topic | In scope\nE1 | Climate change mitigation | x\nE1 | Energy |\nS1 | Working conditions | x';
    expect(read(sheet(text)).table.others).toEqual([]);
  });

  it.each([
    ['a code and a name', 'S2 | WORKERS IN THE VALUE CHAIN | | | |'],
    ['a code with a dash', '| S2 – Workers in the value chain | | | |'],
    ['a name in the third column', '| | S2 WORKERS IN THE VALUE CHAIN | | |'],
    ['a German name', 'S2 | Arbeitskräfte in der Wertschöpfungskette | | | |'],
    ['a standard with ESRS', 'ESRS S2: Workers in the value chain | | | | |'],
  ])('give the standard of the rows below: %s', (_, line) => {
    const text = `No. | Matter | IRO | Type | Severity | Likelihood\n| SOCIAL | | | |\n${line}\n1 | Working conditions | Nights | Negative impact | 3 | 4\n2 | Working conditions | Heat | Negative impact | 2 | 4`;
    expect(fates(text)).toEqual(['4 negative impact S2.1 Nights: 3 × 4', '5 negative impact S2.1 Heat: 2 × 4']);
  });
});

describe('another table below', () => {
  it.each([
    [
      'Stakeholder | Group | Engagement\nUnion | Employees | Survey\nBank | Investors | Interview',
      ['4 table', '5 of-table', '6 of-table'],
    ],
    ['Thema | Relevant | Begründung\nEnergie | ja | Öfen', ['4 table', '5 of-table']],
    ['Topic | Title | Type | Severity | Likelihood\nWater | Wells | Risk | 3 | 3', ['4 headings']],
    ['Energy | Gas | Risk | 3 | 2', []],
  ])('is told apart, with the row where it begins: %s', (below, others) => {
    const text = `Topic | Title | Type | Severity | Likelihood\nEnergy | Kilns | Risk | 3 | 3\n\n${below}`;
    expect(read(sheet(text)).table.others.map(({ row, is }) => `${row} ${is}`)).toEqual(others);
  });
});

describe('the sides of scores', () => {
  it.each([
    [
      'ESRS topic | Short description | Positive/Negative | IM Severity | IM Likelihood | FM Magnitude | FM Likelihood | FM Risk or Opportunity',
      'Energy | Furnace | Negative | 4 | 5 | 3 | 2 | Risk',
    ],
    [
      'Topic | Title | Polarity | IM_Severity | IM_Likelihood | FM_Magnitude | FM_Likelihood',
      'Energy | Furnace | Negative | 4 | 5 | 3 | 2',
    ],
    [
      'Topic | Title | Polarity | Imp. severity | Imp. likelihood | Fin. magnitude | Fin. likelihood',
      'Energy | Furnace | Negative | 4 | 5 | 3 | 2',
    ],
    [
      'Thema | Titel | Polarität | Schweregrad (Impact) | Wahrscheinlichkeit (Impact) | Höhe (finanziell) | Wahrscheinlichkeit (finanziell)',
      'Energie | Ofen | negativ | 4 | 5 | 3 | 2',
    ],
    [
      'Onderwerp | Titel | Polariteit | Impact - ernst | Impact - waarschijnlijkheid | Financieel - omvang | Financieel - waarschijnlijkheid',
      'Energy | Oven | negatief | 4 | 5 | 3 | 2',
    ],
    [
      'Thème | Titre | Polarité | Impact : gravité | Impact : probabilité | Financier : ampleur | Financier : probabilité',
      'Énergie | Four | négatif | 4 | 5 | 3 | 2',
    ],
    [
      'Topic | Title | Polarity | Impact | | Financial |\n| | | Severity | Likelihood | Severity | Likelihood',
      'Energy | Furnace | Negative | 4 | 5 | 3 | 2',
    ],
    [
      'Onderwerp | Titel | Polariteit | Impactmaterialiteit | | Financiële materialiteit |\n| | | Ernst | Waarschijnlijkheid | Omvang | Waarschijnlijkheid',
      'Energy | Oven | negatief | 4 | 5 | 3 | 2',
    ],
  ])('are heard: %s', (head, row) => {
    const found = fates(`${head}\n${row}`, { financialKind: 'risk' });
    expect(found.map((line) => line.replace(/^\S+ /, '').replace(/ E1.3 [^:]+/, ''))).toEqual([
      'negative impact: 4 × 5',
      'risk: 3 × 2',
    ]);
  });

  it('are not lost in three rows of headings', () => {
    const text = `IRO register
| | | Double materiality | | | |
Topic | Title | Type | Impact materiality | | Financial materiality |
| | | Severity | Likelihood | Magnitude | Likelihood
Energy | Furnace | Impact | 4 | 5 | |
Water | Wells | Risk | | | 3 | 2`;
    expect(fates(text)).toEqual(['5 impact E1.3 Furnace: 4 × 5', '6 risk E3.1 Wells: 3 × 2']);
  });
});

describe('items side by side', () => {
  it.each([
    [
      'Topic | Impact title | Impact severity | Impact likelihood | Risk title | Risk magnitude | Risk likelihood | Opportunity title | Opportunity magnitude | Opportunity likelihood',
    ],
    [
      'Thema | Auswirkung | Schweregrad | Wahrscheinlichkeit | Risiko | Schadenshöhe | Wahrscheinlichkeit | Chance | Höhe | Wahrscheinlichkeit',
    ],
    ['Thème | Impact | Gravité | Probabilité | Risque | Gravité | Probabilité | Opportunité | Gravité | Probabilité'],
    ['Topic | Impact | S | L | Risk | S | L | Opportunity | S | L'],
  ])('keep their own scores: %s', (head) => {
    expect(
      fates(
        `${head}\nEnergy | Coal | 4 | 5 | Price | 3 | 2 | Wind | 2 | 4\nWater | Wells | 3 | 4 | | | | Rain | 1 | 2`,
      ),
    ).toEqual([
      '2 impact E1.3 Coal: 4 × 5',
      '2.2 risk E1.3 Price: 3 × 2',
      '2.3 opportunity E1.3 Wind: 2 × 4',
      '3 impact E3.1 Wells: 3 × 4',
      '3.2 opportunity E3.1 Rain: 1 × 2',
    ]);
  });

  it('have scores that name them at the end', () => {
    const text =
      'Topic | Risk | Opportunity | Risk severity | Risk likelihood | Opportunity severity | Opportunity likelihood\nEnergy | Price | Wind | 3 | 2 | 1 | 4';
    expect(fates(text)).toEqual(['2 risk E1.3 Price: 3 × 2', '2.2 opportunity E1.3 Wind: 1 × 4']);
  });

  it('may have several columns of one kind', () => {
    const text = 'Topic | Impact 1 | Impact 2 | Risk 1 | Risk 2\nEnergy | Coal | Noise | Price | Law';
    expect(fates(text)).toEqual([
      '2 impact E1.3 Coal: ? × ?',
      '2.2 impact E1.3 Noise: ? × ?',
      '2.3 risk E1.3 Price: ? × ?',
      '2.4 risk E1.3 Law: ? × ?',
    ]);
  });

  it('stand under groups of their own', () => {
    const text = `Topic | Risk | | | Opportunity | |
| Title | Severity | Likelihood | Title | Severity | Likelihood
Energy | Price | 3 | 2 | Wind | 1 | 4`;
    expect(fates(text)).toEqual(['3 risk E1.3 Price: 3 × 2', '3.2 opportunity E1.3 Wind: 1 × 4']);
  });

  it('keep their own horizons, and shared columns', () => {
    const text =
      'Topic | Impact | Time horizon | Risk | Time horizon | Severity | Value chain\nEnergy | Coal | short | Price | long | 3 | upstream';
    expect(
      (read(sheet(text)).plan.register ?? []).map(
        (each) =>
          each.becomes === 'added' && [each.next.title, each.next.timeHorizon, each.next.valueChainConcentration],
      ),
    ).toEqual([
      ['Coal', 'short', 'upstream'],
      ['Price', 'long', 'upstream'],
    ]);
    expect(fates(text)).toEqual(['2 impact E1.3 Coal: 3 × ?', '2.2 risk E1.3 Price: 3 × ?']);
  });

  it('have scores for several horizons of their own', () => {
    const text =
      'Topic | Impact | Severity ST | Severity LT | Risk | Severity ST | Severity LT\nEnergy | Coal | 2 | 4 | Price | 1 | 3';
    const { asked, places } = read(sheet(text));
    const questions = horizonQuestions(asked);
    expect(questions.map(({ columns }) => columns)).toEqual([
      [2, 3],
      [5, 6],
    ]);
    const matching = questions.reduce((all, { highest, place }) => all.with(highest, place), places);
    expect(fates(text, { matching })).toEqual(['2 impact E1.3 Coal: 4 × ?', '2.2 risk E1.3 Price: 3 × ?']);
  });

  it('keep their own descriptions', () => {
    const text =
      'Topic | Impact | Impact description | Risk | Risk description\nEnergy | Coal | Coal in the furnaces | Price | The price of coal';
    const { plan } = read(sheet(text));
    expect(
      (plan.register ?? []).map((each) => each.becomes === 'added' && [each.next.title, each.next.description]),
    ).toEqual([
      ['Coal', 'Coal in the furnaces'],
      ['Price', 'The price of coal'],
    ]);
  });

  it('share scores that stand once', () => {
    const text = 'Topic | Risk | Opportunity | Severity | Likelihood\nEnergy | Price | Wind | 3 | 2';
    expect(fates(text)).toEqual(['2 risk E1.3 Price: 3 × 2', '2.2 opportunity E1.3 Wind: 3 × 2']);
  });

  it.each([
    ['→ Price\n→ Outages'],
    ['➢ Price\n➢ Outages'],
    ['● Price\n● Outages'],
    ['(1) Price\n(2) Outages'],
    ['1) Price 2) Outages'],
    ['• Price • Outages'],
    ['a) Price\nb) Outages'],
    ['\uf0b7 Price\n\uf0b7 Outages'],
    ['o Price\no Outages'],
    ['i. Price\nii. Outages'],
  ])('may be several in a cell: %j', (cell) => {
    const rows: ImportedRows = [
      ['Topic', 'Risks', 'Opportunities'],
      ['Energy', cell, 'Wind'],
    ];
    expect(entriesOf(rows)).toEqual([
      '2 risk E1.3 Price: ? × ?',
      '2.2 risk E1.3 Outages: ? × ?',
      '2.3 opportunity E1.3 Wind: ? × ?',
    ]);
  });

  it.each([['Price; Outages'], ['Price\nOutages']])('are asked about where no bullet tells: %j', (cell) => {
    const rows: ImportedRows = [
      ['Topic', 'Risks', 'Opportunities'],
      ['Energy', cell, 'Wind'],
    ];
    expect(severalInCells(read(rows).asked)).toBe(true);
    expect(entriesOf(rows)).toHaveLength(2);
    expect(entriesOf(rows, { splitsLines: true })).toHaveLength(3);
  });
});

describe('tables of words', () => {
  it.each([
    [
      'Ref | Finding | Lead | Prob. | Sev.\nW1 | When the supplier category changes, the description of the impact and its severity is lost | Ana | 3 | 4\nW2 | Stakeholder views on kind and title of products are ignored | Cy | 4 | 2',
      0,
    ],
    [
      'Nummer | Aussage | Zuständig | W | A\n1 | Falls es brennt, steht das Werk | Kim | 2 | 5\n2 | Thema, Art, Titel, Beschreibung und Bewertung fehlen im Bericht | Lea | 3 | 3\n3 | Risiko, Auswirkung und Wahrscheinlichkeit werden verwechselt | Max | 4 | 2',
      0,
    ],
    [
      'N° | Constat | Pilote | P | G\n1 | La description du risque et la gravité manquent | Léa | 2 | 5\n2 | Thème, titre, catégorie et probabilité sont confondus | Max | 4 | 2',
      0,
    ],
    [
      'Workshop\n\nId | What may happen | P | S\n1 | Fire in the hall | 2 | 4\nTopic | Title, kind, impact and severity of the description | 3 | 3',
      2,
    ],
  ])('keep their headings and are tables of entries: %s', (text, row) => {
    const { table, kind, places } = read(sheet(text));
    expect(table.headerRow).toBe(row);
    expect(kind).toBe('register');
    expect(places[1]).toMatch(/title|description/);
    expect(places.slice(-2)).toEqual(expect.arrayContaining(['likelihood', 'severity']));
  });

  it.each([
    [
      'ID | Ursache | Gegenmaßnahme | Beschreibung | Eintrittswahrscheinlichkeit\n1 | Alte Pumpen im Keller | Neue Pumpen kaufen | Hochwasser im Lager | 3\n2 | Zu wenig Wartung dort | Wartung der Presse | Ausfall der Presse | 2',
      3,
    ],
    [
      'Cause | Source | Measures | Event | Likelihood | Type\nOld pumps down there | Interview with Ana | Raise all pumps | Flood at the yard | 3 | Risk\nNo service at all | Audit of 2024 | Service the press | Press fails again | 2 | Risk',
      3,
    ],
    [
      'Mesures prévues | Cause | Conséquence | Événement | Probabilité\nRelever les pompes | Pompes trop anciennes | Arrêt de trois jours | Crue au dépôt | 3\nFormer les équipes | Manque de formation | Perte de clients | Panne de presse | 2',
      3,
    ],
    [
      'Key data | Trigger | Controls in place | IRO | Type\n12 t in 2024 | Heavy rain in May | Pumps and walls | Flood at the yard | Risk\n3 stops in 2024 | Missing service | Service every year | Press fails again | Risk',
      3,
    ],
  ])('have their title where it is, not in measures, sources or causes: %s', (text, at) => {
    const { places } = read(sheet(text));
    expect(places.flatMap((place, column) => (place === 'title' || place === 'description' ? [column] : []))).toEqual([
      at,
    ]);
  });
});

describe('columns that look like scores', () => {
  it.each([
    ['Topic | IRO | Type | Kappa | Sigma', '3 | 4', '2 | 2', 2],
    ['Topic | IRO | Type | Omega', 'High', 'Low', 1],
    ['Topic | IRO | Type | Xi', '4 - high', '2 - low', 1],
  ])('are named: %s', (head, one, other, count) => {
    const text = `${head}\nEnergy | Power | Risk | ${one}\nWater | Wells | Risk | ${other}\nWaste | Slag | Risk | ${one}`;
    expect(whyNotRead(sheet(text))).toEqual(Array.from({ length: count }, () => 'like-scores'));
  });

  it('are not those that count, date or measure', () => {
    const text =
      'Topic | IRO | Type | Zeta | Founded | Tonnes\nEnergy | Power | Risk | 1 | 1998 | 1250\nWater | Wells | Risk | 2 | 2004 | 830\nWaste | Slag | Risk | 3 | 2011 | 99';
    expect(whyNotRead(sheet(text))).toEqual([]);
  });
});

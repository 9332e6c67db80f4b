import { describe, expect, it } from 'vitest';
import type { ImportedCell, ImportedRows } from '#domain/imports/cell.ts';
import { standardsOfFile } from '#domain/imports/file-standards.ts';
import { choiceQuestion } from '#domain/imports/sheets/layout-asked.ts';
import { unknownInTable } from '#domain/imports/sheets/plan-table.ts';
import { topicCatalogue } from '#domain/reference/topic-catalogue.ts';
import { sampleTopic } from '../sample-assessment.ts';
import { entriesOf, read } from './read-sheet.ts';

const topics = topicCatalogue['esrs-2023'].map(({ code, name }) => sampleTopic(code, { name }));

/** A sheet written as text: cells between bars, digits as numbers, nothing as an empty cell. */
const sheet = (text: string): ImportedRows =>
  text.split('\n').map((line) =>
    line.split('|').map((said): ImportedCell => {
      const cell = said.trim();
      return cell === '' ? null : /^\d+$/.test(cell) ? Number(cell) : cell;
    }),
  );

/** Where the columns of a register go that has two more columns than usual. */
const placesOf = (headings: string, one: string, two: string) =>
  read(
    sheet(
      `Title | Kind | Topic | Severity | Likelihood | ${headings}\nSmoke of the kiln | Negative impact | E2.1 | 4 | 3 | ${one}\n` +
        `Noise at night | Negative impact | S3.1 | 2 | 5 | ${two}`,
    ),
  ).places.slice(5);

describe('a column with the heading of something else', () => {
  it.each([
    ['Status', 'tatsächlich', 'potenziell'],
    ['State', 'actual', 'potential'],
    ['Stato', 'effettivo', 'potenziale'],
    ['Art der Auswirkung', 'tatsächlich', 'potenziell'],
    ['Art', 'tatsächlich', 'potenziell'],
  ])('is read by its values if it says what is actual: %s', (heading, one, two) =>
    expect(placesOf(heading, one, two)).toEqual(['actualPotentialImpact']),
  );

  it.each([
    ['Status', 'open', 'done'],
    ['Trend', 'positive', 'negative'],
    ['Deadline', 'short term', 'long term'],
  ])('stays unread if its values say something else: %s', (heading, one, two) =>
    expect(placesOf(heading, one, two)).toEqual([null]),
  );

  it.each([
    ['Waar in de keten', 'upstream', 'eigen activiteiten', 'valueChainConcentration'],
    ['Wo in der Kette', 'vorgelagert', 'nachgelagert', 'valueChainConcentration'],
    ['Dónde en la cadena', 'aguas arriba', 'aguas abajo', 'valueChainConcentration'],
    ['WSK-Stufe', 'vorgelagert', 'nachgelagert', 'valueChainConcentration'],
    ['Note', 'Permit of 2019', 'Two complaints', 'justification'],
    ['Notizen', 'Gutachten', 'Beschwerden', 'justification'],
  ])('is known by its words: %s', (heading, one, two, place) => expect(placesOf(heading, one, two)).toEqual([place]));

  it.each(['Eintrittswahrsch.', 'Wahrsch.', 'Eintrittsw.'])('is known if it is abbreviated: %s', (heading) =>
    expect(read(sheet(`Titel | Art | Thema | Schweregrad | ${heading}\nA | Risiko | E1.1 | 4 | 3`)).places[4]).toBe(
      'likelihood',
    ),
  );
});

it.each(['Schadenshöhe / Nutzen in T€', 'Magnitude (EUR)', 'Schadenshöhe in Mio. €'])(
  'reads an amount of money beside a severity as the financial magnitude: %s',
  (heading) => {
    const rows = sheet(
      `Titel | Art | Thema | Schweregrad | Wahrscheinlichkeit | ${heading}\nA | Risiko | E1.1 | | 3 | 4200\nB | Negative Auswirkung | E2.1 | 4 | 3 |`,
    );
    expect(read(rows).places.slice(3)).toEqual(['severity', 'likelihood', 'financialRiskOpportunity']);
  },
);

describe('texts of an entry', () => {
  it.each(['Description', 'Beschreibung', 'Commentaire', 'Rationale'])(
    'may be amounts, shares and dates: %s',
    (heading) => {
      const rows: ImportedRows = [
        ['Title', 'Kind', 'Topic', 'Severity', 'Likelihood', heading],
        ['Gas', 'Risk', 'E1.3', 4, 3, { number: 1250000, shown: '1,250,000 €', unit: 'currency' }],
        ['Fees', 'Risk', 'E3.1', 4, 3, { number: 0.35, shown: '35%', unit: 'percent' }],
        ['Wall', 'Risk', 'E1.1', 4, 3, { date: '2026-03-31T00:00:00.000Z' }],
      ];
      const [one, two, three] = read(rows).plan.register ?? [];
      const place = read(rows).places[5] as string;
      const said = [one, two, three].map(
        (each) => each && 'next' in each && (each.next as unknown as Record<string, unknown>)[place],
      );
      expect(said).toEqual(['1,250,000 €', '35%', '2026-03-31']);
    },
  );

  it('are no steps of a scale', () => expect(placesOf('Comment | Note', '4 | 2', '3 | 5')).toEqual([null, null]));
});

describe('titles', () => {
  it('are the matters beside sub-topics that are known', () => {
    const rows = sheet(
      'ESRS | Sub-topic | Matter | Kind | Severity | Likelihood\nE1 | Energy | Boilers on spot tariff | Risk | 3 | 4\n' +
        'G1 | Corruption and bribery | Gifts in export sales | Risk | 5 | 2',
    );
    expect(entriesOf(rows)).toEqual([
      '2 risk E1.3 Boilers on spot tariff: 3 × 4',
      '3 risk G1.6 Gifts in export sales: 5 × 2',
    ]);
  });

  it('are no matters that are topics', () => {
    const rows = sheet(
      'Title | ESRS | Matter | Kind | Severity\nBoilers | E1 | Energy | Risk | 3\nGifts | G1 | Corruption and bribery | Risk | 5',
    );
    expect(entriesOf(rows)).toEqual(['2 risk E1.3 Boilers: 3 × ?', '3 risk G1.6 Gifts: 5 × ?']);
  });

  it('are made from paragraphs, which stay descriptions', () => {
    const paragraph =
      'Lice treatments by warm water cause stress; the regulator may limit the number of treatments from next year on, as it did elsewhere.';
    const rows = sheet(
      `Topic | Description | Kind | Severity | Likelihood\nG1.3 | ${paragraph} | Risk | 5 | 4\nE5.1 | Insect meal. It is cheap. | Opportunity | 3 | 3`,
    );
    const { asked, plan } = read(rows);
    expect(asked.reading.makesTitles).toBe(true);
    expect(plan.register).toMatchObject([
      { next: { title: 'Lice treatments by warm water cause stress', description: paragraph } },
      { next: { title: 'Insect meal' } },
    ]);
  });
});

describe('a table of topics', () => {
  it.each([
    ['Tema | Rilevanza d’impatto | Rilevanza finanziaria | Rilevante?', 'sì', 'no'],
    ['Topic | Impact materiality | Financial materiality | Relevant?', 'yes', 'no'],
    ['Thema | Auswirkungswesentlichkeit | Finanzielle Wesentlichkeit | Relevant', 'ja', 'nein'],
  ])('sets nothing aside unasked if “relevant” may be the result of its scores: %s', (headings, yes, no) => {
    const rows = sheet(`${headings}\nE1.2 | 5 | 4 | ${yes}\nE3.1 | 3 | 2 | ${no}\nS1.1 | 5 | 3 | ${yes}`);
    expect(choiceQuestion(read(rows).asked)).toMatchObject({ column: 3, isChosen: false });
  });

  it('is a choice if it says so', () => {
    const rows = sheet(
      'Topic | Impact materiality | Financial materiality | In scope?\nE1.2 | 5 | 4 | yes\nE3.1 | 3 | 2 | no',
    );
    expect(choiceQuestion(read(rows).asked)).toMatchObject({ column: 3, isChosen: true });
  });

  it.each(['Trifft zu', 'Zutreffend', 'Applies', 'Se aplica', 'Si applica'])(
    'knows whether a standard applies: %s',
    (heading) => {
      const rows = sheet(
        `Standard | ${heading} | Note\nESRS E1 | x |\nESRS E2 | | no production\nESRS E5 | x | Hardware`,
      );
      expect(read(rows)).toMatchObject({ kind: 'topics', places: ['topic', 'isRelevant', 'justification'] });
    },
  );
});

describe('a table of stakeholders', () => {
  it.each([
    [
      'Gruppe | Schlüsselgruppe | Kanal',
      'Mitarbeitende | Ja | Betriebsversammlung',
      'Anwohner | nein | Umfrage; Sprechstunde',
    ],
    ['Grupo de interés | ¿Clave? | Canal de diálogo', 'Clientes | sí | Encuesta', 'Proveedores | no | Visitas'],
    [
      'Groupe | Partie prenante clé | Mode d’échange | Rôle',
      'Salariés | oui | Enquête | affectée',
      'Clients | non | Salon | affectée',
    ],
    ['Gruppo | Stakeholder chiave | Canale di coinvolgimento', 'Clienti | sì | Sondaggio', 'Fornitori | no | Visite'],
  ])('says who is key, and asks about ways of engagement that are not ours: %s', (headings, one, two) => {
    const rows = sheet(`${headings}\n${one}\n${two}`);
    const { kind, places, asked } = read(rows);
    expect([kind, ...places.slice(0, 3)]).toEqual([
      'stakeholders',
      'stakeholderGroup',
      'isKeyStakeholder',
      'engagementOrganization',
    ]);
    const [asks] = unknownInTable(asked, topics).lists.filter(({ place }) => place === 'engagementOrganization');
    expect(asks?.words.length).toBeGreaterThan(0);
  });

  it('keeps ways of engagement in sentences', () => {
    const rows = sheet(
      'Group | Key | Channel\nCustomers | yes | Survey of all customers in spring and a long letter to those who did not answer it\nSuppliers | no | Visits',
    );
    expect(read(rows).places[2]).toBe('engagementOther');
  });
});

it('follows the version to which its names belong, even without codes', () => {
  const of = (...words: string[]) => standardsOfFile([], words);
  expect(of('Drivers of biodiversity and ecosystem change', 'Supplier relationships and payment practices')).toBe(
    'esrs-2026',
  );
  expect(of('Own Workforce › Diversity and equal treatment', 'Personal safety', 'Water use')).toBe('esrs-2026');
  expect(of('Energy', 'Climate change mitigation')).toBeUndefined();
  expect(of('Energy', 'Water use')).toBeUndefined();
});

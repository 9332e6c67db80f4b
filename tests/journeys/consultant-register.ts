import { utils, write } from '@e965/xlsx';

/** A line of the register: standard, sub-topic and kind in German, and the scores from 1 to 4, before and after measures. */
export interface ConsultantRow {
  standard: string;
  topic: string;
  /** The code of the topic under the ESRS of 2023. */
  code: string;
  kind: 'Negative Auswirkung' | 'Positive Auswirkung' | 'Risiko' | 'Chance';
  title: string;
  gross: readonly [severity: number, likelihood: number];
  net: readonly [severity: number, likelihood: number];
  horizon: 'kurzfristig' | 'mittelfristig' | 'langfristig';
  place: 'Eigener Geschäftsbereich' | 'Vorgelagerte Wertschöpfungskette';
}

const TOPICS = [
  ['E1', 'Klimaschutz', 'E1.2'],
  ['E1', 'Anpassung an den Klimawandel', 'E1.1'],
  ['E1', 'Energie', 'E1.3'],
  ['E5', 'Abfälle', 'E5.3'],
  ['S1', 'Arbeitsbedingungen', 'S1.1'],
  ['S2', 'Arbeitsbedingungen', 'S2.1'],
] as const;
const KINDS = ['Negative Auswirkung', 'Risiko', 'Chance', 'Positive Auswirkung'] as const;
const HORIZONS = ['kurzfristig', 'mittelfristig', 'langfristig'] as const;
const PLACES = ['Eigener Geschäftsbereich', 'Vorgelagerte Wertschöpfungskette'] as const;

const of = <Item>(items: readonly Item[], at: number): Item => items[at % items.length] as Item;

/** The rows of such a register; each combination of topic, kind and scores occurs. */
export const consultantRows = (count: number, name: string): ConsultantRow[] =>
  Array.from({ length: count }, (_, at): ConsultantRow => {
    const [standard, topic, code] = of(TOPICS, at);
    const severity = 1 + ((at + Math.floor(at / 4)) % 4);
    const likelihood = 1 + ((at * 3 + Math.floor(at / 6)) % 4);
    return {
      ...{ standard, topic, code, kind: of(KINDS, Math.floor(at / 6) + at), title: `${name} ${at + 1}` },
      gross: [severity, likelihood],
      net: [Math.max(1, severity - 1), Math.max(1, likelihood - 1)],
      ...{ horizon: of(HORIZONS, at), place: of(PLACES, at) },
    };
  });

/** The two rows of headings, and the rows below them. */
export const consultantTable = (count: number, name: string): (string | number)[][] => [
  ...HEADINGS,
  ...consultantRows(count, name).map(({ standard, topic, kind, title, gross, net, horizon, place }) => [
    ...[standard, topic, kind, title, `Was es mit „${title}“ auf sich hat, in einem Satz.`],
    ...[...gross, ...net, horizon, place],
  ]),
];

const SCORES = ['Schweregrad (1-4)', 'Wahrscheinlichkeit (1-4)'];
const HEADINGS = [
  [
    ...['ESRS', 'Unterthema', 'Beschreibung der IRO', '', '', 'Bruttobewertung', '', 'Nettobewertung', ''],
    ...['Zeithorizont', 'Wertschöpfungskette'],
  ],
  ['', '', 'Art', 'Bezeichnung', 'Erläuterung', ...SCORES, ...SCORES, '', ''],
];

/** The register as a workbook, in which the upper headings are merged over their columns. */
export function consultantWorkbook(count: number, name: string): Buffer {
  const sheet = utils.aoa_to_sheet(consultantTable(count, name));
  const over = (row: number, from: number, to: number, last = row) => ({
    s: { r: row, c: from },
    e: { r: last, c: to },
  });
  sheet['!merges'] = [
    ...[over(0, 2, 4), over(0, 5, 6), over(0, 7, 8)],
    ...[0, 1, 9, 10].map((column) => over(0, column, column, 1)),
  ];
  const workbook = utils.book_new();
  utils.book_append_sheet(workbook, sheet, 'IRO-Register');
  return write(workbook, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
}

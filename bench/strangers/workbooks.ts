import { handMade, rowsXml } from '#tests/documents/reading/hand-made-workbook.ts';
import { post, type StrangersCase } from './case.ts';

const inline = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
const long = (characters: number) => 'The company emits to air; '.repeat(characters / 26 + 1).slice(0, characters);
const rows = (count: number, cells: string) => rowsXml(...Array.from({ length: count }, () => cells));
const workbook = (sheets: readonly string[], strings?: string) =>
  handMade({ sheets, ...(strings !== undefined && { strings }) });

/** A sheet of 5,000 rows and 199 columns, all of one cell. */
const fullSheet = (cell: string) => rows(5000, cell.repeat(199));

const files: readonly (readonly [name: string, what: string, make: () => Uint8Array])[] = [
  ['cells', '995,000 cells of numbers', () => workbook([fullSheet('<c><v>1.5</v></c>')])],
  ['words', '995,000 cells of short texts', () => workbook([fullSheet(inline('Low'))])],
  ['long', '400,000 characters in a cell', () => workbook([rows(1, inline(long(400_000)))])],
  [
    'longest',
    '27 million characters in a cell',
    () => workbook([rows(1, inline(noise(2_000_000) + long(25_000_000)))]),
  ],
  [
    'wide',
    '200 columns of 40 rows',
    () => workbook([rows(40, inline('Rows of many columns, none a heading').repeat(200))]),
  ],
  [
    'sheets',
    '30 sheets of 200 columns and 40 rows',
    () => workbook(Array.from({ length: 30 }, () => rows(40, inline('impact').repeat(200)))),
  ],
  [
    'shared',
    '995,000 cells that share one text of 30 kB',
    () => workbook([fullSheet('<c t="s"><v>0</v></c>')], `<si><t>${long(30_000)}</t></si>`),
  ],
  [
    'shared-some',
    '20,000 cells that share one text of 30 kB',
    () => workbook([rows(200, '<c t="s"><v>0</v></c>'.repeat(100))], `<si><t>${long(30_000)}</t></si>`),
  ],
  [
    'honest',
    'an honest register: 60 rows, 6 columns of 1,500 characters',
    () => workbook([rows(60, inline(long(1500)).repeat(6))]),
  ],
  ['csv', 'a CSV of one field of 9 MB', () => Buffer.from(`"${long(9_000_000)}"\n`)],
  ['csv-cells', 'a CSV of 950,000 fields', () => Buffer.from(`${'word,'.repeat(189)}word\n`.repeat(5000))],
];

/** So many characters that pack badly. */
function noise(characters: number): string {
  let text = '';
  for (let at = 1; text.length < characters; at += 1) text += Math.imul(at, 0x9e3779b1).toString(36);
  return text.slice(0, characters);
}

/** Files that a stranger has read, each costly in its own way. */
export const workbooks: readonly StrangersCase[] = files.map(([name, what, make]) => ({
  name,
  what,
  prepare: async (place) => {
    const stranger = await place.newCompany('Costly Files');
    const body = JSON.stringify({ content: Buffer.from(make()).toString('base64') });
    return async (signal) => {
      const answer = await post(place, stranger, '/api/imports/read', body, signal);
      const text = await answer.text();
      const said = text.length < 300 ? text : `${text.slice(0, 60)} …, ${(text.length / 1e6).toFixed(1)} MB`;
      return `${(body.length / 1e3).toFixed(0)} kB sent, answered ${answer.status}: ${said}`;
    };
  },
}));

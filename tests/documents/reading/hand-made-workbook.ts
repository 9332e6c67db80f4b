import { strToU8, zipSync } from 'fflate';

const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** The parts of the smallest workbook, as programs other than ours also write them. */
export interface HandMade {
  /** The XML within `worksheet`, per sheet. */
  sheets?: readonly string[];
  /** Further attributes of each `sheet`, besides its name. */
  state?: string;
  /** The XML within `sst`. */
  strings?: string;
  /** The XML within `styleSheet`. */
  styles?: string;
  /** Attributes of `workbookPr`. */
  settings?: string;
  /** Parts that are added to these or replace them. */
  parts?: Readonly<Record<string, string | Uint8Array>>;
}

/** A workbook written by hand, so that no input of the tests comes from a library that also reads workbooks. */
export function handMade({ sheets = [''], state = '', strings, styles, settings = '', parts = {} }: HandMade) {
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${RELATION}/${type}" Target="${target}"/>`;
  const all: Record<string, string | Uint8Array> = {
    '_rels/.rels': `<Relationships>${relation('r1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `<?xml version="1.0"?><workbook xmlns:r="${RELATION}"><workbookPr ${settings}/><sheets>${sheets
      .map((_, at) => `<sheet name="Sheet ${at + 1}" sheetId="${at + 1}" r:id="s${at}" ${state}/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${sheets
      .map((_, at) => relation(`s${at}`, 'worksheet', `worksheets/sheet${at + 1}.xml`))
      .join(
        '',
      )}${relation('st', 'sharedStrings', '/xl/sharedStrings.xml')}${relation('sy', 'styles', 'styles.xml')}</Relationships>`,
    ...Object.fromEntries(
      sheets.map((content, at) => [`xl/worksheets/sheet${at + 1}.xml`, `<worksheet>${content}</worksheet>`]),
    ),
    ...(strings !== undefined && { 'xl/sharedStrings.xml': `<sst>${strings}</sst>` }),
    ...(styles !== undefined && { 'xl/styles.xml': `<styleSheet>${styles}</styleSheet>` }),
    ...parts,
  };
  return zipSync(
    Object.fromEntries(Object.entries(all).map(([name, of]) => [name, typeof of === 'string' ? strToU8(of) : of])),
  );
}

/** The XML of rows of cells. */
export const rowsXml = (...rows: string[]): string =>
  `<sheetData>${rows.map((cells, at) => `<row r="${at + 1}">${cells}</row>`).join('')}</sheetData>`;

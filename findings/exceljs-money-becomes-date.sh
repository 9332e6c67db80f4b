#!/usr/bin/env bash
# ExcelJS 4.4.0 (npm): an amount of money is read as a date if its number format has a letter behind "_" or "\".
#
# Behaviour: ExcelJS takes a number format for a date if it contains a letter of dates (d, m, y, h, s, b) outside quotes and brackets. A
# letter behind "\" is a character to show ("250,000.0 m" for millions), and one behind "_" is a space of that width: Excel’s German
# accounting format without a symbol was "#,##0.00\ _D_M" for many years. Neither is a date. The value 250000 becomes 21 June 2584, and 4
# becomes 3 January 1900. A program that imports registers finds dates in its columns of amounts.
# Output seen on 29 November 2026: the last lines of this script.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent exceljs@4.4.0 fflate@0.8.3
cat >try.mjs <<'JS'
import ExcelJS from 'exceljs';
import { strToU8, zipSync } from 'fflate';

const formats = ['#,##0.00\\ _D_M', '#,##0.0\\ \\m', '#,##0.00', '#,##0.0" m"'];
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const pack = 'http://schemas.openxmlformats.org/package/2006';
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const quoted = (format) => format.replaceAll('"', '&quot;');
const xf = (format) => `<xf numFmtId="${format}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`;
const parts = {
  '[Content_Types].xml': `<Types xmlns="${pack}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheetType}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${sheetType}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${pack}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Register" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${pack}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts count="${formats.length}">${formats.map((format, at) => `<numFmt numFmtId="${164 + at}" formatCode="${quoted(format)}"/>`).join('')}</numFmts><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${formats.length + 1}">${xf(0)}${formats.map((_, at) => xf(164 + at)).join('')}</cellXfs></styleSheet>`,
  'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData><row r="1">${formats.map((_, at) => `<c r="${'ABCD'[at]}1" s="${at + 1}"><v>250000</v></c>`).join('')}</row></sheetData></worksheet>`,
};
const bytes = zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
const workbook = new ExcelJS.Workbook();
await workbook.xlsx.load(Buffer.from(bytes));
const row = workbook.worksheets[0].getRow(1);
const seen = formats.map((format, at) => {
  const { value } = row.getCell(at + 1);
  return `${format}: ${value instanceof Date ? value.toISOString().slice(0, 10) : value}`;
});
console.log(seen);
const asSeen =
  JSON.stringify(seen) ===
  JSON.stringify([
    '#,##0.00\\ _D_M: 2584-06-21',
    '#,##0.0\\ \\m: 2584-06-21',
    '#,##0.00: 250000',
    '#,##0.0" m": 250000',
  ]);
process.exit(asSeen ? 0 : 1);
JS
NODE_NO_WARNINGS=1 node try.mjs

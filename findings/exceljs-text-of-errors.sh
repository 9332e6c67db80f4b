#!/usr/bin/env bash
# ExcelJS 4.4.0 (npm): the text of a formula that gave an error is '[object Object]'.
#
# Behaviour: cell.text is what the documentation calls the text of a cell. For a formula whose stored result is #N/A, cell.value has the
# error (result.error is '#N/A'), and cell.text is '[object Object]'. For a formula with a number as its result, it is that number. A
# program that shows or imports texts puts '[object Object]' where the sheet shows #N/A.
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

const parts = {
  '[Content_Types].xml':
    '<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>',
  '_rels/.rels':
    '<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>',
  'xl/workbook.xml':
    '<?xml version="1.0" encoding="UTF-8"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Register" sheetId="1" r:id="rId1"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels':
    '<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
  'xl/worksheets/sheet1.xml':
    '<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Title</t></is></c><c r="B1" t="inlineStr"><is><t>Severity</t></is></c></row><row r="2"><c r="A2" t="inlineStr"><is><t>Dust</t></is></c><c r="B2" t="e"><f>VLOOKUP(1,X1:Y2,2,0)</f><v>#N/A</v></c></row></sheetData></worksheet>',
};
const bytes = zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
const workbook = new ExcelJS.Workbook();
await workbook.xlsx.load(Buffer.from(bytes));
const cell = workbook.getWorksheet('Register').getCell('B2');
console.log(JSON.stringify(cell.value), '|', cell.text);
process.exit(cell.value.result.error === '#N/A' && cell.text === '[object Object]' ? 0 : 1);
JS
NODE_NO_WARNINGS=1 node try.mjs

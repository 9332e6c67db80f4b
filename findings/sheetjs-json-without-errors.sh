#!/usr/bin/env bash
# SheetJS as @e965/xlsx 0.20.3 (npm): sheet_to_json leaves out cells with an error.
#
# Behaviour: a workbook has a cell whose formula gave #N/A, a usual sight in registers that look up their scores. The library reads it
# (the cell has the type 'e' and the text '#N/A'), and sheet_to_csv writes '#N/A'. sheet_to_json has no such key, as if the cell were
# empty: with default settings, with { raw: false }, which gives formatted texts everywhere else, and with { header: 1 }, where the row is
# just shorter. Only { defval } shows that there is a column, with the value for empty cells. A program that imports rows in this way
# takes a broken formula for a cell that nobody has filled in.
# Output seen on 29 November 2026: the last lines of this script.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent @e965/xlsx@0.20.3 fflate@0.8.3
cat >try.mjs <<'JS'
import { read, utils } from '@e965/xlsx';
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
const sheet = read(bytes).Sheets.Register;
const seen = {
  cell: `${sheet.B2.t} ${sheet.B2.w}`,
  csv: utils.sheet_to_csv(sheet).split('\n')[1],
  json: JSON.stringify(utils.sheet_to_json(sheet)),
  formatted: JSON.stringify(utils.sheet_to_json(sheet, { raw: false })),
  rows: JSON.stringify(utils.sheet_to_json(sheet, { header: 1 })),
  filled: JSON.stringify(utils.sheet_to_json(sheet, { defval: '' })),
};
console.log(seen);
const asSeen =
  seen.cell === 'e #N/A' &&
  seen.csv === 'Dust,#N/A' &&
  seen.json === '[{"Title":"Dust"}]' &&
  seen.formatted === '[{"Title":"Dust"}]' &&
  seen.rows === '[["Title","Severity"],["Dust"]]';
process.exit(asSeen ? 0 : 1);
JS
NODE_NO_WARNINGS=1 node try.mjs

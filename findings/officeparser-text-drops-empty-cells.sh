#!/usr/bin/env bash
# officeParser 8.1.1 (npm): in the text of a workbook an empty cell is left out, so the values after it stand under another heading.
#
# Behaviour: the text of a sheet has one line for each row and a tab between cells. A cell that the file does not contain, as Excel writes
# an empty one, gets no tab: "Dust", no severity, likelihood 2 becomes "Dust<tab>2", which reads as severity 2. The same document as
# CSV or Markdown keeps the gap. A language model that is given the text of a register takes likelihoods for severities.
# Output seen on 29 November 2026: the last lines of this script.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent officeparser@8.1.1 fflate@0.8.3
cat >try.mjs <<'JS'
import { writeFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import { parseOffice } from 'officeparser';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const pack = 'http://schemas.openxmlformats.org/package/2006';
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const cell = ([name, value]) =>
  typeof value === 'number'
    ? `<c r="${name}"><v>${value}</v></c>`
    : `<c r="${name}" t="inlineStr"><is><t>${value}</t></is></c>`;
const rows = [
  { A1: 'Title', B1: 'Severity', C1: 'Likelihood' },
  { A2: 'Dust', C2: 2 },
  { A3: 'Noise', B3: 4, C3: 3 },
];
const parts = {
  '[Content_Types].xml': `<Types xmlns="${pack}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheetType}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${pack}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Register" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${pack}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${rows.map((row, at) => `<row r="${at + 1}">${Object.entries(row).map(cell).join('')}</row>`).join('')}</sheetData></worksheet>`,
};
const bytes = zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
writeFileSync('register.xlsx', bytes);
const parsed = await parseOffice('register.xlsx');
const seen = { text: (await parsed.to('text')).value, csv: (await parsed.to('csv')).value };
console.log(seen);
const asSeen =
  seen.text === 'Title\tSeverity\tLikelihood\nDust\t2\nNoise\t4\t3' &&
  seen.csv === 'Title,Severity,Likelihood\nDust,,2\nNoise,4,3\n';
process.exit(asSeen ? 0 : 1);
JS
NODE_NO_WARNINGS=1 node try.mjs

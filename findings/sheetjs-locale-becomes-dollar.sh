#!/usr/bin/env bash
# SheetJS 0.20.3 (npm: @e965/xlsx): a number format with a language, such as [$-407]0%, is shown with a dollar sign.
#
# Behaviour: the part in brackets is [$, a currency text, a hyphen and the number of a language. The currency text may be empty: [$-407]
# says German and no currency, and Excel and LibreOffice show 60%. SheetJS shows $60%, in cell.w, in sheet_to_csv and in sheet_to_json
# with { raw: false }. A currency text is shown as it is: [$€-407] gives €. A likelihood of 60 % turns into an amount in dollars.
# Output seen on 29 November 2026: the last lines of this script.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent @e965/xlsx@0.20.3
cat >try.mjs <<'JS'
import { read, SSF, utils, write } from '@e965/xlsx';

const sheet = utils.aoa_to_sheet([['Likelihood', 'Effect', 'In euro'], [0.6, 250000, 250000]]);
sheet.A2.z = '[$-407]0%';
sheet.B2.z = '[$-409]#,##0';
sheet.C2.z = '[$€-407]#,##0';
const book = utils.book_new();
utils.book_append_sheet(book, sheet, 'Register');
const again = read(write(book, { type: 'buffer', bookType: 'xlsx' }), { cellNF: true }).Sheets.Register;
const seen = {
  formats: [again.A2.z, again.B2.z, again.C2.z].join(' '),
  shown: [again.A2.w, again.B2.w, again.C2.w].join(' '),
  csv: utils.sheet_to_csv(again).split('\n')[1],
  json: JSON.stringify(utils.sheet_to_json(again, { raw: false })),
  formatter: SSF.format('[$-407]0%', 0.6),
};
console.log(seen);
const asSeen =
  seen.formats === '[$-407]0% [$-409]#,##0 [$€-407]#,##0' &&
  seen.shown === '$60% $250,000 €250,000' &&
  seen.csv === '$60%,"$250,000","€250,000"' &&
  seen.json === '[{"Likelihood":"$60%","Effect":"$250,000","In euro":"€250,000"}]' &&
  seen.formatter === '$60%';
process.exit(asSeen ? 0 : 1);
JS
NODE_NO_WARNINGS=1 node try.mjs

#!/usr/bin/env bash
# uDSV 0.7.3 (npm): the last row that it looks at decides the type of a column, and words above it become NaN.
#
# Behaviour: inferSchema looks at the first rows and gives each column a type. A column with "High", "Low", 3 is a column of numbers,
# because the last of these rows has a number; one with "High", 3, "Low" is text. The typed rows then have NaN where the file says "High"
# or "4,5" (a decimal comma), without an error. JSON writes NaN as null, so the scores of a register are simply gone.
# Output seen on 29 November 2026: the last lines of this script.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent udsv@0.7.3
cat >try.mjs <<'JS'
import { inferSchema, initParser } from 'udsv';

const registers = [
  ['High', 'Low', '3'],
  ['High', '3', 'Low'],
  ['"4,5"', '"3,5"', '2'],
  ['n/a', 'n/a', '4'],
];
const seen = registers.map((scores) => {
  const csv = `Title,Severity\n${scores.map((score, at) => `Entry ${at + 1},${score}`).join('\n')}`;
  const schema = inferSchema(csv);
  const rows = initParser(schema).typedArrs(csv);
  return `${scores.join(' | ')}: type ${schema.cols[1].type}, values ${rows.map(([, score]) => String(score)).join(' | ')}`;
});
console.log(seen);
const asSeen =
  JSON.stringify(seen) ===
  JSON.stringify([
    'High | Low | 3: type n, values NaN | NaN | 3',
    'High | 3 | Low: type s, values High | 3 | Low',
    '"4,5" | "3,5" | 2: type n, values NaN | NaN | 2',
    'n/a | n/a | 4: type n, values NaN | NaN | 4',
  ]);
process.exit(asSeen ? 0 : 1);
JS
NODE_NO_WARNINGS=1 node try.mjs

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../web-build.ts';
import { CODE_ROOMS, listFiles } from './sources.ts';

const rooms = [...CODE_ROOMS, 'tests', 'docs'];

/** `method M5`, `product P3, P4`, `method M5 to M8`: numbered rules of the two documents. */
const citedRule = /\b(method|product|`docs\/(?:product-rules|method)\.md`) ([MP]\d+(?:(?:, | to | and )[MP]\d+)*)/g;

/** `decision 8`, and the path of a document. */
const citedDecision = /\bdecisions? (\d{1,4})\b/g;
const citedPath = /\bdocs\/[\w/-]+\.md\b/g;

/** Documents that are not in the repository, so readers cannot look them up. */
const elsewhere = /\brulings? \d|\bthe specification('s|,| |\b)/i;

/** The numbers that a document gives to its rules: `### M5 …`. */
function rulesOf(document: string): ReadonlySet<string> {
  const text = readFileSync(join(root, 'docs', document), 'utf8');
  return new Set([...text.matchAll(/^### ([MP]\d+) /gm)].flatMap(([, number]) => number ?? []));
}

/** Lines that cite a rule, a decision or a document that does not exist. */
export function findBrokenCitations(): string[] {
  const rules = new Set([...rulesOf('method.md'), ...rulesOf('product-rules.md')]);
  const decisions = new Set(readdirSync(join(root, 'docs/decisions')).map((name) => Number.parseInt(name, 10)));
  const wrong: string[] = [];
  for (const path of rooms.flatMap(listFiles).filter((path) => /\.(tsx?|sql|css|md)$/.test(path))) {
    if (path === 'scripts/house/citations.ts') continue;
    for (const [index, line] of readFileSync(join(root, path), 'utf8').split('\n').entries()) {
      const cited = [
        ...[...line.matchAll(citedRule)].flatMap(([, , numbers = '']) => numbers.match(/[MP]\d+/g) ?? []),
      ].filter((number) => !rules.has(number));
      const unknown = [...line.matchAll(citedDecision)].filter(([, number]) => !decisions.has(Number(number)));
      const gone = (line.match(citedPath) ?? []).filter((document) => !existsSync(join(root, document)));
      const found = [
        ...cited,
        ...unknown.map(([text]) => text),
        ...gone,
        ...(elsewhere.test(line) ? ['something that is not here'] : []),
      ];
      if (found.length > 0) wrong.push(`${path}:${index + 1} cites ${found.join(', ')}: ${line.trim().slice(0, 120)}`);
    }
  }
  return wrong;
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
/**
 * Short texts first: an expression that doubles its work with each letter shows at 24 and would never end with 2,000. One whose
 * work grows with the square of the text passes; it takes less than a second for the longest text that a form holds.
 */
const LENGTHS = [24, 60, 200, 2000];
/** Far above what a passing one takes. */
const MOST_MS = 150;

type Node = Record<string, unknown>;

/** Every regular expression that is written in a source. */
function findExpressions(node: unknown): RegExp[] {
  if (typeof node !== 'object' || node === null) return [];
  if (Array.isArray(node)) return node.flatMap(findExpressions);
  const { regex, ...rest } = node as Node & { regex?: { pattern: string; flags: string } };
  const own = regex ? [new RegExp(regex.pattern, regex.flags)] : [];
  return [...own, ...Object.values(rest).flatMap(findExpressions)];
}

const expressions = ['domain', 'drawing', 'documents', 'analyst', 'contract', 'database', 'server', 'web'].flatMap(
  (room) =>
    readdirSync(join(root, room), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .flatMap((path) => {
        const found = findExpressions(parseSync(path, readFileSync(path, 'utf8')).program);
        return found.map((expression) => ({ path: path.slice(root.length + 1), expression }));
      }),
);

/** What makes an expression try the same text again and again: long runs, pairs that are never closed, and no end that fits. */
const pieces = [
  ...[
    'a',
    'A',
    '1',
    ' ',
    '\n',
    '.',
    ',',
    '-',
    '_',
    '/',
    '\\',
    '"',
    '#',
    '*',
    '|',
    '=',
    ':',
    '<',
    '[',
    '(',
    '`',
    'ä',
    '🌍',
  ],
  ...[
    'a ',
    '1 ',
    'a.',
    'a,',
    '1,',
    '1.',
    'a-',
    '- ',
    '](',
    '[a](',
    '![',
    '[[',
    '<a',
    '<<',
    '((',
    '``',
    '**',
    '| ',
    ' ,',
    '\n ',
    'ab1 ',
  ],
];

/** Wall-clock or processor time, whichever is lower: the machine may be busy, and virtual machines count stolen time. */
function timeOf(expression: RegExp, text: string): number {
  const startedAt = performance.now();
  const before = process.threadCpuUsage();
  for (let found = 0; found < 3; found += 1) {
    // Global expressions continue from their last match, as in the sources.
    if (!expression.test(text)) break;
  }
  const { user, system } = process.threadCpuUsage(before);
  return Math.min((user + system) / 1000, performance.now() - startedAt);
}

describe('the regular expressions', () => {
  it('would exceed the limit if one backtracked without end', () => {
    expect(timeOf(/^(a+)+$/, `${'a'.repeat(24)}!`)).toBeGreaterThan(MOST_MS);
  });

  it('are found in the sources', () => {
    expect(expressions.length).toBeGreaterThan(100);
  });

  it('take only a moment, whatever the text', () => {
    const slow = new Map<string, number>();
    for (const { path, expression } of expressions) {
      for (const piece of pieces) {
        for (const length of LENGTHS) {
          const text = `${piece.repeat(Math.ceil(length / piece.length))}\u0000!`;
          const measure = () => timeOf(new RegExp(expression), text);
          const first = measure();
          const ms = first < MOST_MS ? first : Math.min(first, measure());
          if (ms < MOST_MS) continue;
          slow.set(`${path} ${expression} on ${JSON.stringify(piece)} × ${length}`, Math.round(ms));
          break;
        }
      }
    }
    expect([...slow]).toEqual([]);
  });
});

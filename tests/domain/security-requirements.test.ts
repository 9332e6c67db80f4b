import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { HOURLY_LIMITS } from '#server/platform/limits/limits.ts';
import { mustHave } from '../shared/must-have.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const text = `\n${read('docs/security-requirements.md')}`;

const LEVELS = ['1', '2', '3'];
const ANSWERS = ['Test', 'Built in', 'Document', 'Deviation', 'Not here', 'Open'];

/** The cells of each table line below a heading. */
function linesUnder(heading: string): string[][] {
  const [, part = ''] = text.split(`\n${heading}\n`);
  return [...(part.split('\n## ')[0] ?? '').matchAll(/^\| (.*) \|$/gm)]
    .map(([, line = '']) => line.split(' | ').map((cell) => cell.trim()))
    .filter(([first = '']) => first !== '' && !/^-+$/.test(first))
    .slice(1);
}

const listed = linesUnder('## Which requirements').flatMap(([, ...cells]) =>
  cells.flatMap((ids, index) =>
    ids
      .split(', ')
      .filter(Boolean)
      .map((id) => ({ id, level: mustHave(LEVELS[index]) })),
  ),
);
const rows = [...text.matchAll(/^## (\d+ .*)$/gm)]
  .flatMap(([, chapter]) => linesUnder(`## ${chapter}`))
  .map(([id = '', level = '', asks = '', how = '']) => ({ id, level, asks, how }));

/** A file of the repository, and words quoted from it. */
const reference = /`([\w.-]+(?:\/[\w.-]+)*\.(?:tsx?|md|json|sql))`((?:,? "[^"]+")*)/g;
const namedIn = (how: string) =>
  [...how.matchAll(reference)].map(([, path = '', words = '']) => ({
    path,
    words: [...words.matchAll(/"([^"]+)"/g)].map(([, part = '']) => part),
  }));

describe('the list of security requirements', () => {
  it('answers each listed requirement once, under its level', () => {
    expect(listed.length).toBe(210);
    expect(new Set(listed.map(({ id }) => id)).size).toBe(listed.length);
    const key = ({ id, level }: { id: string; level: string }) => `${id} at level ${level}`;
    expect(rows.map(key).sort()).toEqual(listed.map(key).sort());
  });

  it('names only files that exist, and words that they contain', () => {
    const wrong = rows.flatMap(({ id, how }) =>
      namedIn(how).flatMap(({ path, words }) => {
        if (!existsSync(join(root, path))) return [`${id}: there is no ${path}`];
        const content = read(path);
        return words.filter((part) => !content.includes(part)).map((part) => `${id}: ${path} does not say "${part}"`);
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('says how each requirement is met, by a named test, or why it is not', () => {
    const wrong = rows.filter(({ how, asks }) => {
      const [answer = '', ...reason] = how.split(': ');
      const tests = namedIn(how).filter(({ path, words }) => path.endsWith('.test.ts') && words.length > 0);
      return (
        !ANSWERS.includes(answer) || reason.join().length < 20 || !asks || (answer === 'Test' && tests.length === 0)
      );
    });
    expect(wrong).toEqual([]);
  });

  it('counts its answers correctly', () => {
    const counted = linesUnder('# Security requirements, one by one').map(([answer, , ...numbers]) => [
      answer,
      ...numbers,
    ]);
    const expected = ANSWERS.map((answer) => {
      const those = rows.filter(({ how }) => how.startsWith(`${answer}: `));
      const byLevel = LEVELS.map((level) => those.filter((row) => row.level === level).length);
      return [answer, ...byLevel, those.length].map(String);
    });
    expect(counted).toEqual(expected);
    const met = rows.filter(({ how }) => !/^(Deviation|Not here|Open): /.test(how)).length;
    expect(text).toContain(`Of ${rows.length} requirements ${met} are met`);
  });
});

describe('the limits in the security design', () => {
  it.each(Object.entries(HOURLY_LIMITS))('match the code: %s', (name, limit) => {
    expect(read('docs/security-design.md')).toMatch(new RegExp(`\\| ${limit} \\(\`${name}\`\\) +\\|`));
  });
});

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findLongSubjects } from '../../scripts/house/commit-subjects.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'twofold-subjects-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args], {
    cwd: folder,
    encoding: 'utf8',
  }).trim();
const commit = (subject: string) => {
  git(
    'commit',
    '--quiet',
    '--allow-empty',
    '--message',
    `${subject}\n\n${'The body may be as long as it likes. '.repeat(5)}`,
  );
  return git('rev-parse', 'HEAD');
};

it('reports commits since the rule with a subject longer than 72 characters', () => {
  git('init', '--quiet');
  const since = commit('x'.repeat(100));
  commit('a'.repeat(72));
  commit('b'.repeat(73));
  expect(findLongSubjects(folder, since)).toEqual([expect.stringMatching(/^[0-9a-f]+ b{73} \(73 characters\)$/)]);
});

it('reports nothing when the commit that introduced the rule is missing', () => {
  git('init', '--quiet');
  commit('b'.repeat(73));
  expect(findLongSubjects(folder, '0123456789012345678901234567890123456789')).toEqual([]);
});

it('reports nothing without a history', () => {
  expect(findLongSubjects(folder)).toEqual([]);
});

import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyWithKind } from '../../shared/copy-with-kind.ts';

const run = promisify(execFile);

/** What the copy reports about the kind, through the same modules that the product runs. */
const probe = `
import { CONTENT_TABLES } from '#database/assessment-tables.ts';
import { CHANGED_NOUNS } from '#contract/changed-nouns.ts';
import { COMMENTED_NOUNS, commentedNames } from '#domain/comments/comment.ts';
import { pathOfRecord } from '#domain/comments/path-of-record.ts';
import { MARKED_NOUNS } from '#domain/audit/marked-nouns.ts';
import { FROZEN_NOUNS } from '#domain/frozen-results/frozen-result.ts';
import { describeChange } from '#domain/history/change.ts';
import { csvLines } from '#domain/history/csv-lines.ts';
import { LIMIT_NAMES } from '#domain/records/kinds.ts';
import { KEPT_ROWS } from '#server/features/assurance/history/as-of-queries.ts';
import { STORES } from '#server/features/assurance/undo/undo-change.ts';

const line = { tableName: 'lessons', action: 'update', old: { body: '' }, new: { body: 'Ask earlier' } };
const change = describeChange(line, { title: 'Supplier days', topic_id: 't' }, () => 'E1.1 Adaptation');
console.log(JSON.stringify({
  change,
  csv: csvLines({ ...change, id: '1', when: '', by: 'Ida', userId: null, reason: null, reasonGiven: null, held: [], undone: null }, 'UTC'),
  isCommented: COMMENTED_NOUNS.includes('lesson'),
  inSentence: commentedNames.lesson,
  path: pathOfRecord({}, { noun: 'lesson', recordId: '7' }),
  isMarked: MARKED_NOUNS.includes('lesson'),
  isCopied: CONTENT_TABLES.includes('lessons'),
  isFrozen: FROZEN_NOUNS.includes('lesson'),
  isSealed: KEPT_ROWS.includes('lessons'),
  undo: STORES.find(({ table }) => table === 'lessons'),
  isRefused: LIMIT_NAMES.includes('lessons'),
  isTold: CHANGED_NOUNS.includes('lessons'),
}));
`;

interface Answers {
  [question: string]: unknown;
}

let copy: Awaited<ReturnType<typeof copyWithKind>>;
let answers: Answers;

beforeAll(async () => {
  copy = await copyWithKind(['domain', 'contract', 'database', 'server']);
  await writeFile(join(copy.path, 'probe.ts'), probe);
  const { stdout } = await run(process.execPath, ['probe.ts'], { cwd: copy.path });
  answers = JSON.parse(stdout);
});
afterAll(() => copy.remove());

describe('a kind of record that is added to a copy of the register, with its contents', () => {
  it('appears in the history and in its file', () => {
    expect(answers.change).toEqual({
      noun: 'lesson',
      verb: 'changed',
      title: 'Supplier days',
      topic: 'E1.1 Adaptation',
      fields: [{ field: 'body', label: 'What was learnt', from: 'Not set', to: 'Ask earlier' }],
    });
    expect(answers.csv).toEqual([expect.arrayContaining(['Lesson learnt', 'Supplier days', 'Ask earlier'])]);
  });

  it('is commented on, found by its link and marked by auditors', () => {
    expect(answers).toMatchObject({ isCommented: true, inSentence: 'a lesson learnt', isMarked: true });
    expect(answers.path).toBe('/app/lessons?lesson=7');
  });

  it('is copied, frozen, undone, checked against the history and kept within its limit', () => {
    expect(answers).toMatchObject({ isCopied: true, isFrozen: true, isSealed: true, isRefused: true, isTold: true });
    expect(answers.undo).toEqual({ table: 'lessons', most: { rows: 30, noun: 'lessons' } });
  });
});

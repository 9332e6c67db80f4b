import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** A new kind of record, as a developer would add it: its files and their contents. */
const files = {
  'domain/records/lesson.ts': `import { record } from './record.ts';

export const lesson = record({
  noun: 'lesson',
  table: 'lessons',
  below: 'topic',
  named: ['title'],
  label: 'Lesson learnt',
  inSentence: 'a lesson learnt',
  carries: ['history', 'comments', 'audit-mark'],
  goesAlong: ['contents', 'copy', 'text-limit', 'undo', 'freeze', 'as-of', 'seal'],
  most: { lessons: 30 },
  told: { as: 'lessons', makesStale: ['assessment', 'history'] },
});
`,
  'domain/records/contents/lesson.ts': `import { type Fields, line, longText, reference } from '#domain/fields/kinds.ts';
import { type HistoryWords, text } from './contents.ts';

export const lessonFields = {
  topicId: reference({ of: 'topic', label: 'Topic', required: 'topic-required' }),
  title: line({ label: 'Title', max: 200, required: 'title-required' }),
  body: longText({ label: 'What was learnt' }),
} as const satisfies Fields;

export const lessonContents: HistoryWords = {
  changeOf: 'a lesson',
  fields: lessonFields,
  title: (row) => text(row.title),
};
`,
};

/** The lines to add to existing files, each after the first occurrence of a text. */
const lines = {
  'domain/records/register.ts': [
    ["import { activity } from './activity.ts';", "import { lesson } from './lesson.ts';"],
    ['  netScore,', '  lesson,'],
  ],
  'domain/records/contents/all-contents.ts': [
    ["import { activityContents } from './activity.ts';", "import { lessonContents } from './lesson.ts';"],
    ['  activity: activityContents,', '  lesson: lessonContents,'],
  ],
  'domain/records/places/place-of.ts': [
    ['  assessment: () => undefined,', "  lesson: (_data, recordId) => '/app/lessons?lesson=' + recordId,"],
  ],
} as const;

/** Each tsconfig.json names everything that its room sees, which need not be copied. */
const filter = (file: string) => !file.endsWith('tsconfig.json');

/** A copy of parts of the product with a made-up kind of record in the register, and no other change. */
export async function copyWithKind(rooms: readonly string[]): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'twofold-kind-'));
  for (const name of [...rooms, 'package.json'])
    await cp(join(root, name), join(path, name), { recursive: true, filter });
  await symlink(join(root, 'node_modules'), join(path, 'node_modules'));
  for (const [file, text] of Object.entries(files)) await writeFile(join(path, file), text);
  for (const [file, added] of Object.entries(lines)) {
    const text = await readFile(join(path, file), 'utf8');
    const whole = added.reduce((before, [after, line]) => before.replace(after, `${after}\n${line}`), text);
    await writeFile(join(path, file), whole);
  }
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

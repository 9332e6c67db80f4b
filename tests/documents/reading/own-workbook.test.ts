import { expect, it } from 'vitest';
import { makeFile } from '#documents/making/make-file.ts';
import { readFile } from '#documents/reading/read-file.ts';
import { makeTables } from '#documents/workbook/tables/all-tables.ts';
import { sampleFacts } from '../sample-facts.ts';

/** What causes the most trouble in workbooks and XML. */
const TROUBLE = '=1+1 "a" <b>&amp; _x000D_ \r\n\t\0\u0001 مياه 🌍  ';

it('reads the product’s own workbook cell by cell as it was written', async () => {
  const facts = sampleFacts();
  const components = facts.data.components.map((each) => ({ ...each, title: `${TROUBLE}${each.title}` }));
  const troubled = { ...facts, data: { ...facts.data, components } };
  const read = await readFile((await makeFile('workbook', troubled)).bytes);
  const tables = makeTables(troubled).map(({ name, columns, rows }) => {
    const cells = rows.map((row) => row.map((cell) => (cell === '' ? null : cell)));
    return { name, rows: [columns.map(({ title }) => title), ...cells] };
  });
  expect(read).toMatchObject({ sheets: tables });
});

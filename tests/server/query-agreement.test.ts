import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AssessmentId } from '#domain/ids.ts';
import { asksOfWork } from '#domain/query/asks-of-work.ts';
import { checkQuery } from '#domain/query/check.ts';
import { evaluate, type QueryResult } from '#domain/query/evaluate.ts';
import type { QueryData } from '#domain/query/fields/noun.ts';
import { nouns } from '#domain/query/fields/nouns.ts';
import type { Query } from '#domain/query/query.ts';
import { sayQuery } from '#domain/query/wording/say-query.ts';
import { randomQueries } from '../domain/query/random-queries.ts';
import { ask, beginChat } from '../shared/ask.ts';
import { openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { createTestApp, type TestApp } from '../shared/front-door.ts';
import { mustHave } from '../shared/must-have.ts';
import { readForBrowser } from '../shared/read-for-browser.ts';
import { foundSampleWorld } from '../shared/sample-world.ts';

let database: TestDatabase;
let app: TestApp;
let world: Awaited<ReturnType<typeof foundSampleWorld>>;
let assessmentId: AssessmentId;
let data: QueryData;

beforeAll(async () => {
  database = await openTestDatabase();
  app = createTestApp(database);
  world = await foundSampleWorld(app);
  await world.api.assessment.complete({ assessmentId: world.assessmentId });
  assessmentId = (await world.api.assessment.begin({ copyOf: world.assessmentId })).id;
  const begun = await world.api.assessment.read({ assessmentId });
  const { version, ...risk } = mustHave(begun.components.find(({ kind }) => kind === 'risk'));
  await world.api.components.update({ assessmentId, ...risk, financialRiskOpportunity: 1, seenVersion: version });
  data = await readForBrowser(world, assessmentId, world.assessmentId);
});
afterAll(() => database.close());

/** Queries with results, in their normalised form. */
const found = (seed: number, count: number): Query[] =>
  randomQueries(seed, count, data).flatMap((random) => {
    const checked = checkQuery(random);
    return checked.ok && evaluate(checked.query, data).total > 0 ? [checked.query] : [];
  });

/** A name from a column or from bold text, as plain text. */
const plain = (text: string) => text.replace(/\\(?=[^\w\s])/g, '').replace(/\s+/g, ' ');

/** What the assistant must say about a result: its number, and the rows and groups that it lists. */
function saidOf({ total, rows, groups, figure }: QueryResult, { measure, groupBy }: Query) {
  const isListed = groupBy ? groups.every(({ count }) => count <= 15) : true;
  const listed = isListed ? rows.slice(0, 60) : [];
  const number = measure === null ? total : measure.of === 'count' ? figure : null;
  return { labels: [...groups, ...listed].map(({ label }) => plain(label)), number };
}

describe('a query built in the interface', () => {
  it('names the same rows and totals in the browser, through the API and from the assistant', async () => {
    const queries = found(25, 400).slice(0, 40);
    expect(queries).toHaveLength(40);
    const session = await beginChat(world, assessmentId);
    let named = 0;
    for (const query of queries) {
      const inBrowser = evaluate(query, data);
      expect(await world.api.query.ask({ assessmentId, query })).toEqual(JSON.parse(JSON.stringify(inBrowser)));
      // The assistant does not know who is responsible for what, so these queries are not offered there.
      if (asksOfWork(nouns[query.noun], query)) continue;
      const answer = await ask(app, world, session, 'What I pressed', { query });
      const end = answer.events.find((event) => event.type === 'end');
      expect(end).toMatchObject({ reading: { kind: 'query', queries: [query] } });
      const text = plain(answer.text);
      const { labels, number } = saidOf(inBrowser, query);
      for (const label of labels) expect(text, sayQuery(query)).toContain(label);
      if (number !== null)
        expect(text, sayQuery(query)).toMatch(
          new RegExp(`(?:\\*\\*|Top |First |Latest |Last )(\\d+ of )?${number}\\b`),
        );
      named += labels.length;
    }
    expect(named).toBeGreaterThan(100);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_LONG_TEXT } from '#domain/limits.ts';
import { createCitations } from '#server/features/assistant/text/citations.ts';
import { modelTools } from '#server/features/assistant/tools/model-tools.ts';
import { createToolContext, type ToolContext } from '#server/features/assistant/tools/tool-context.ts';
import { openSampleWorld, type SampleWorld } from '../../scripts/assistant-suite/sample-world.ts';
import { openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { mustHave } from '../shared/must-have.ts';

let database: TestDatabase;
let world: SampleWorld;

beforeAll(async () => {
  database = await openTestDatabase();
  world = await openSampleWorld(database);
});
afterAll(() => database.close());

const newContext = (): ToolContext => {
  const { member, assessmentId } = world;
  return createToolContext({ database, member, assessmentId, citations: createCitations(), today: '2026-06-30' });
};

interface Told {
  source: number;
  total?: number;
  figure?: number | string | null;
  groups?: { group: string; count: number; figure?: number }[];
  rows?: { source: number; component?: string; topic?: string }[];
  problems?: string[];
  [other: string]: unknown;
}
const ask = async (name: keyof typeof modelTools, given: object, context = newContext()): Promise<Told> =>
  (await modelTools[name].ask(context, given)) as Told;

describe('a query by a model', () => {
  it('lists rows with their sources, choices in words, and is stored as validated', async () => {
    const context = newContext();
    const people = { field: 'subject', is: 'equal', value: 'people' };
    const negative = { field: 'impactPolarity', is: 'equal', value: 'Negative' };
    const asked = { noun: 'component', where: [people, negative], first: 3 };
    const told = await ask('query', asked, context);
    expect(told.rows).toHaveLength(3);
    const [first] = mustHave(told.rows);
    expect(first).toMatchObject({ kind: 'Impact', impactPolarity: 'Negative' });
    expect(context.citations.find(mustHave(first).source)).toMatchObject({
      kind: 'component',
      label: mustHave(first).component,
      path: expect.stringMatching(/^\/app\/assessment\?section=impact-materiality&component=/),
    });
    expect(context.queries).toEqual([expect.objectContaining({ noun: 'component', first: 3, groupBy: null })]);
  });

  it('measures, groups and compares', async () => {
    const risks = [{ field: 'kind', is: 'equal', value: 'risk' }];
    const average = await ask('query', { noun: 'component', where: risks, measure: { of: 'average', field: 'score' } });
    expect(average.figure).toEqual(expect.any(Number));
    const counts = await ask('query', { noun: 'component', measure: { of: 'count' }, groupBy: 'category' });
    expect(mustHave(counts.groups).map(({ group }) => group)).toEqual(['Environmental', 'Social', 'Governance']);
    expect(mustHave(counts.groups).reduce((sum, { count }) => sum + count, 0)).toBe(counts.total);
    const share = await ask('query', { noun: 'component', measure: { of: 'share', where: risks } });
    expect(share.figure).toMatch(/^\d+(\.\d)?%$/);
    const newly = { field: 'became', is: 'equal', value: 'newly-material' };
    const compared = await ask('query', { noun: 'topic', where: [newly], comparedWith: 'earlier' });
    expect(mustHave(compared.rows).length).toBeGreaterThan(1);
  });

  it('is not stored when it is invalid, and is reported with the reason', async () => {
    const context = newContext();
    const wrong = { noun: 'component', where: [{ field: 'colour', is: 'equal', value: 'red' }] };
    expect(await ask('query', wrong, context)).toEqual({ problems: ['where.0.field: unknown-field'] });
    expect(context.queries).toEqual([]);
  });

  it('returns a result that is too long for a model only in part, and says so', async () => {
    const told = await ask('query', { noun: 'change' });
    expect(JSON.stringify(told).length).toBeLessThan(20_000);
    expect(mustHave(told.rows).length + Number(/^\d+/.exec(String(told.cut ?? '0'))?.[0])).toBe(told.total);
  });
});

describe('a model', () => {
  it('gets one record in full: a component by its title, a topic with everything under it, an answer', async () => {
    const component = await ask('get', { what: 'component', about: 'Product recall' });
    const [recall] = component.records as { component: string; justification: string }[];
    expect(mustHave(recall).component).toMatch(/^Product recall/);
    expect(mustHave(recall).justification.length).toBeGreaterThan(20);
    const topic = await ask('get', { what: 'topic', about: 'water' });
    expect(topic.records).toEqual([
      expect.objectContaining({
        topic: expect.stringMatching(/^E3\.1 /),
        components: expect.objectContaining({
          rows: expect.arrayContaining([expect.objectContaining({ kind: 'Impact' })]),
        }),
      }),
    ]);
    const answer = await ask('get', { what: 'answer', about: 'countries' });
    expect(JSON.stringify(answer.records)).toMatch(/countries/i);
    expect(JSON.stringify(component).length).toBeLessThan(MAX_LONG_TEXT * 4);
    expect((await ask('get', { what: 'component', about: 'xylophone quills' })).records).toEqual([]);
  });

  it('gets the assessment at a glance, what to do next, and what is typical', async () => {
    expect(await ask('get', { what: 'assessment' })).toMatchObject({
      status: 'draft',
      topics: { all: expect.any(Number) },
    });
    expect(await ask('get', { what: 'next-steps' })).toHaveProperty('gaps');
    expect(await ask('get', { what: 'proposals' })).toHaveProperty('proposals');
    expect(await ask('get', { what: 'help', about: 'How do I invite a colleague?' })).toEqual({
      way: expect.stringContaining('Invite Team Member'),
    });
  });

  it('finds sentences word for word, and nothing where there is nothing', async () => {
    const context = newContext();
    const { quotes } = await ask('search', { about: 'What is our revenue?' }, context);
    const [quote] = quotes as { source: number; sentence: string }[];
    expect(mustHave(quote).sentence).toMatch(/revenue|turnover|EUR|million/i);
    expect(context.citations.find(mustHave(quote).source)).toMatchObject({ path: expect.stringMatching(/^\/app\//) });
    expect(await ask('search', { about: 'xylophone tuning in Antarctica' })).toMatchObject({
      quotes: [],
      note: 'nothing was found in the texts',
    });
  });
});

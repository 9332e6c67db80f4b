import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WholeAssessment } from '#contract/assessment.ts';
import { ask, beginChat } from '../shared/ask.ts';
import { openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { createTestApp, type TestApp } from '../shared/front-door.ts';
import { mustHave } from '../shared/must-have.ts';
import { foundSampleWorld } from '../shared/sample-world.ts';

let database: TestDatabase;
let app: TestApp;
let world: Awaited<ReturnType<typeof foundSampleWorld>>;
let whole: WholeAssessment;

beforeAll(async () => {
  database = await openTestDatabase();
  app = createTestApp(database);
  world = await foundSampleWorld(app);
  whole = mustHave((await world.api.assessment.readDraft()).draft);
});
afterAll(() => database.close());

/** The paths of an answer's sources, keyed by label. */
async function pathsOf(question: string): Promise<Map<string, string>> {
  const answer = await ask(app, world, await beginChat(world, world.assessmentId), question);
  const end = answer.events.find((event) => event.type === 'end');
  if (end?.type !== 'end') throw new Error('the answer did not end');
  return new Map(end.sources.map(({ label, path }) => [label, path]));
}

const component = (title: string) => mustHave(whole.components.find((row) => row.title.startsWith(title)));
const topic = (code: string) => mustHave(whole.topics.find((row) => row.code === code));

describe('a link to a source in a draft opens', () => {
  it('an impact in the editor of impacts and a risk in the editor of risks', async () => {
    const impact = component('Commodity-driven deforestation');
    const risk = component('Product recall');
    expect((await pathsOf(`Show me the justification for ${impact.title}`)).get(impact.title)).toBe(
      `/app/assessment?section=impact-materiality&component=${impact.id}`,
    );
    expect((await pathsOf(`How was the score of ${risk.title} determined?`)).get(risk.title)).toBe(
      `/app/assessment?section=financial-materiality&component=${risk.id}`,
    );
  });

  it('an answer at its question', async () => {
    const paths = await pathsOf('In which countries do we operate?');
    expect(paths.get('In which countries does your company operate?')).toBe(
      '/app/assessment?section=organizational&question=3',
    );
  });

  it('a topic in the results, and a deselected one in the topic selection', async () => {
    const water = topic('E3.1');
    expect((await pathsOf('Why is water material?')).get(`E3.1 ${water.name}`)).toBe(
      `/app/dashboard?assessment=${world.assessmentId}&topic=${water.id}`,
    );
    const air = topic('E2.1');
    expect((await pathsOf('Which topics did we deselect?')).get(`E2.1 ${air.name}`)).toBe(
      `/app/assessment?section=topic-selection&topic=${air.id}`,
    );
  });

  it('screening scores at the topic’s sliders, a stakeholder at its row', async () => {
    const screened = [...(await pathsOf('What are our screening scores from 1 to 10?')).values()];
    expect(screened.filter((path) => /section=materiality&topic=/.test(path)).length).toBeGreaterThan(3);
    const { id } = mustHave(whole.stakeholders.find((row) => row.isKeyStakeholder));
    expect([...(await pathsOf('Who are our key stakeholders?')).values()]).toContain(
      `/app/assessment?section=stakeholder-mapping&stakeholder=${id}`,
    );
  });
});

describe('a link to a source in a completed assessment opens', () => {
  it('the results, because the questionnaire no longer shows it', async () => {
    await world.api.assessment.complete({ assessmentId: world.assessmentId });
    for (const question of [
      'List our negative impacts',
      'In which countries do we operate?',
      'Who are our key stakeholders?',
    ]) {
      const paths = [...(await pathsOf(question)).values()];
      expect(paths.length, question).toBeGreaterThan(0);
      for (const path of paths) expect(path).toMatch(/^\/app\/dashboard\?assessment=/);
    }
  });
});

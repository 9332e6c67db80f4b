import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { topicCatalogue } from '#domain/reference/topic-catalogue.ts';
import { currentYear } from '#sample/current-year.ts';
import { ask, beginChat } from '../shared/ask.ts';
import { openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { createTestApp } from '../shared/front-door.ts';
import { mustHave } from '../shared/must-have.ts';
import { foundSampleWorld } from '../shared/sample-world.ts';

const relevant = topicCatalogue['esrs-2023'].length - currentYear.deselectedTopics.length;

let database: TestDatabase;
let world: Awaited<ReturnType<typeof foundSampleWorld>>;
let answerTo: (question: string) => Promise<string>;

beforeAll(async () => {
  database = await openTestDatabase();
  const app = createTestApp(database);
  world = await foundSampleWorld(app);
  answerTo = async (question) => {
    const session = await beginChat(world, world.assessmentId);
    return (await ask(app, world, session, question)).text;
  };
});
afterAll(() => database.close());

const adopt = async (borderlineBand: number) => {
  const { assessment } = await world.api.assessment.read({ assessmentId: world.assessmentId });
  await world.api.assessment.adoptThresholds({
    assessmentId: world.assessmentId,
    ...assessment.thresholds,
    borderlineBand,
    version: assessment.version,
    reason: 'Agreed by the board',
  });
};

const decide = async (code: string, side: 'impact' | 'financial', isMaterial: boolean) => {
  const { assessmentId, api } = world;
  const { topics } = await api.assessment.read({ assessmentId });
  const topicId = mustHave(topics.find((topic) => topic.code === code)).id;
  await api.topicDecisions.decide({ assessmentId, topicId, side, isMaterial, reason: 'Judged', seenVersion: null });
};

describe('borderline topics', () => {
  it('are those that one step would change, as long as the company has set no band, and the answer says so', async () => {
    const text = await answerTo('Which topics are borderline?');
    expect(text).toContain('The company has not set a borderline band');
    expect(text).toMatch(/Crop failures raise ingredient prices.*: potential magnitude 4 → 3 gives 12/);
  });

  it('are those within the band once it is set, with the decisions on them', async () => {
    await adopt(2.5);
    await decide('E2.2', 'impact', false);
    const text = await answerTo('Which topics are borderline?');
    expect(text).toContain('Scores within 2.5 of a threshold are borderline');
    expect(text).not.toContain('Crop failures raise ingredient prices');
    expect(text).toMatch(/E2\.2 Pollution of water.* \| impact \| 15 \| not material, decided by the company/);
    const open = await answerTo('Which borderline topics are not decided yet?');
    expect(open).toContain('E5.3 Waste');
    expect(open).not.toContain('E2.2 Pollution of water');
    expect(await answerTo('Which borderline topics have been decided?')).toMatch(
      new RegExp(`\\*\\*1\\*\\* of ${relevant}[^|]*\\n\\|.*\\n.*\\n\\| E2\\.2`),
    );
  });
});

describe('decisions of the company', () => {
  // E2.2 (financial) and G1.3 are decided against their scores, E1.1 in line with its score.
  beforeAll(async () => {
    await decide('E2.2', 'financial', true);
    await decide('G1.3', 'financial', true);
    await decide('E1.1', 'impact', false);
  });

  it.each([
    'Which topics are overridden?',
    'What did we override?',
    'Is any topic overruled?',
    'List the topics with manual overrides',
    'Which topics did we decide against their score?',
  ])('against the scores are listed: %s', async (question) => {
    const text = await answerTo(question);
    for (const found of [`2** of ${relevant}`, 'E2.2', 'G1.3']) expect(text).toContain(found);
    expect(text).not.toContain('E1.1');
  });

  it.each([
    'Which topics were decided by hand?',
    'How many topics are decided manually?',
    'Which topics did the company decide itself?',
  ])('of any kind are listed: %s', async (question) => {
    const text = await answerTo(question);
    for (const found of [`3** of ${relevant}`, 'E1.1', 'E2.2', 'G1.3']) expect(text).toContain(found);
  });

  it('without any effect are listed', async () => {
    expect(await answerTo('Which decisions have no effect?')).toMatch(
      new RegExp(`\\*\\*1\\*\\* of ${relevant}[^|]*\\n\\|.*\\n.*\\n\\| E1\\.1`),
    );
  });
});

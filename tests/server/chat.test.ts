import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, beginChat } from '../shared/ask.ts';
import { openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { createTestApp, type TestApp } from '../shared/front-door.ts';
import { foundSampleWorld } from '../shared/sample-world.ts';

let database: TestDatabase;
let app: TestApp;
let world: Awaited<ReturnType<typeof foundSampleWorld>>;

beforeAll(async () => {
  database = await openTestDatabase();
  app = createTestApp(database);
  world = await foundSampleWorld(app);
}, 60_000);
afterAll(() => database.close());

describe('a chat with the built-in analyst', () => {
  it('answers a question with numbers from the assessment, each with its source', async () => {
    const session = await beginChat(world, world.assessmentId);
    const questions = (process.env.QUESTIONS ?? 'What are the key material topics for my company?').split(';');
    for (const question of questions) {
      const answer = await ask(app, world, session, question);
      if (process.env.QUESTIONS) console.log('\n#### ', question, '\n', answer.text, answer.faults);
      expect(answer.status).toBe(200);
      expect(answer.faults).toEqual([]);
    }
  });
});

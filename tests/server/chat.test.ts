import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDashboard, type Dashboard } from '#domain/results/dashboard.ts';
import { readFacts } from '#domain/results/dashboard-facts.ts';
import { ask, beginChat } from '../shared/ask.ts';
import { openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { createTestApp, foundThroughTheDoor, type TestApp } from '../shared/front-door.ts';
import { mustHave } from '../shared/must-have.ts';
import { foundSampleWorld } from '../shared/sample-world.ts';
import { goldenQuestions } from './golden-questions.ts';

let database: TestDatabase;
let app: TestApp;
let world: Awaited<ReturnType<typeof foundSampleWorld>>;
let dashboard: Dashboard;

beforeAll(async () => {
  database = await openTestDatabase();
  app = createTestApp(database);
  world = await foundSampleWorld(app);
  const { results } = await world.api.dashboard.read({ assessmentId: world.assessmentId });
  dashboard = buildDashboard(readFacts(mustHave(results)));
});
afterAll(() => database.close());

const SOURCE = /\[\d+\]\((\/app\/|http:\/\/data\.europa\.eu\/)[^)\s]* "[^"]*"\)/;
const OFFER = /\[[^\]]*\]\(#ask\)/g;

/** Whether a line states a figure: digits outside sources, offered questions and list numbers. */
function statesFigure(line: string): boolean {
  const text = line
    .replace(new RegExp(SOURCE.source, 'g'), '')
    .replace(OFFER, '')
    .replace(/^\s*\d+\.\s/, '');
  return /\d/.test(text);
}

describe('the built-in analyst', () => {
  it.each(goldenQuestions)('answers $question with a source in every line that states a figure', async (golden) => {
    const session = await beginChat(world, world.assessmentId);
    const answer = await ask(app, world, session, golden.question);
    expect(answer.faults).toEqual([]);
    expect(answer.text).not.toContain('(no source)');
    // A convention of the product itself has no source.
    const lines = answer.text.split('\n').filter((line) => !line.startsWith('**In Twofold:**'));
    for (const line of lines) if (statesFigure(line)) expect(line).toMatch(SOURCE);
    // The analyst uses every word of these questions, and all bold text renders as bold (`**Look twice:**E1.1` would not).
    expect(answer.text).not.toContain('Not used');
    expect(answer.text.replace(/\*\*(?=\S)[^*\n]*?\S\*\*(?![\p{L}\p{N}])/gu, '')).not.toContain('**');
    for (const part of golden.says) expect(answer.text.replace(/ ?\[\d+\]\([^)]* "[^"]*"\)/g, '')).toContain(part);
  });

  it.each([
    'How do I use this product?',
    'How do I change a score?',
    'How does two-factor authentication work?',
    'Where can I export the matrix?',
  ])('shows no figure without a source in its help: %s', async (question) => {
    const answer = await ask(app, world, await beginChat(world, world.assessmentId), question);
    expect(answer.text.trim()).not.toBe('');
    expect(answer.text).not.toContain('(no source)');
  });

  it('gives every topic the two scores that the dashboard shows', async () => {
    const session = await beginChat(world, world.assessmentId);
    const { text } = await ask(app, world, session, 'What are the scores of all topics?');
    const rows = text.split('\n').filter((line) => line.startsWith('| '));
    for (const point of dashboard.points.slice(0, 5)) {
      const row = rows.find((line) => line.includes(` ${point.topic.code} `));
      if (!row) continue;
      const cells = row.split('|').map((cell) => cell.trim());
      expect(cells[2]).toBe(point.hasImpact ? String(point.impact) : 'not assessed');
      expect(cells[3]).toBe(point.hasFinancial ? String(point.financial) : 'not assessed');
    }
    expect(rows.length).toBeGreaterThan(8);
  });

  it('keeps its answer with the sources that it cited', async () => {
    const session = await beginChat(world, world.assessmentId);
    const answer = await ask(app, world, session, 'Why is water material?');
    const [question, kept] = await world.api.chat.listMessages({ sessionId: session });
    expect(question).toMatchObject({ role: 'user', content: 'Why is water material?' });
    expect(kept).toMatchObject({ role: 'assistant', content: answer.text, state: 'complete' });
    expect(mustHave(kept).sources.map(({ number }) => number)).toEqual(
      mustHave(kept).sources.map((_, index) => index + 1),
    );
    const end = answer.events.find((event) => event.type === 'end');
    expect(end).toMatchObject({ sources: mustHave(kept).sources, title: 'Why is water material?' });
  });

  it('understands a short follow-up question', async () => {
    const session = await beginChat(world, world.assessmentId);
    await ask(app, world, session, 'Which risks do we have upstream?');
    const answer = await ask(app, world, session, 'And the opportunities?');
    expect(answer.text).toMatch(/opportunit/);
    expect(answer.text).not.toContain('not sure');
  });

  it('says what is missing in an empty assessment instead of failing', async () => {
    const founder = await foundThroughTheDoor(app, 'Empty Ltd');
    const session = await beginChat(founder, founder.draft.assessment.id);
    for (const { question } of goldenQuestions) {
      const answer = await ask(app, founder, session, question);
      expect(answer.faults, question).toEqual([]);
      expect(answer.text, question).not.toMatch(/undefined|NaN|\[object|\(no source\)/);
      expect(answer.text.trim(), question).not.toBe('');
    }
  });
});

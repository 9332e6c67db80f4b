import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChatSource } from '#domain/chat/chat-source.ts';
import type { ComponentId } from '#domain/ids.ts';
import { MAX_LONG_TEXT } from '#domain/limits.ts';
import { MODEL_LIMITS } from '#server/platform/model/chat-model.ts';
import { createEndpointModel } from '#server/platform/model/endpoint-model.ts';
import { ask, beginChat } from '../shared/ask.ts';
import { asOwner, openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { createTestApp, type TestApp } from '../shared/front-door.ts';
import { mustHave } from '../shared/must-have.ts';
import { calls, type ScriptedModel, says, startScriptedModel } from '../shared/scripted-model.ts';
import { componentFields, foundWorld, type World } from '../shared/world.ts';

let database: TestDatabase;
let model: ScriptedModel;
let app: TestApp;
let world: World;
const id = randomUUID() as ComponentId;
const title = 'Groundwater pumped in a dry basin';

beforeAll(async () => {
  database = await openTestDatabase();
  model = await startScriptedModel();
  const endpoint = createEndpointModel({ baseUrl: model.url, name: 'scripted' }, MODEL_LIMITS);
  app = createTestApp(database, {}, {}, { endpoint });
  world = await foundWorld(app);
  const { topics } = mustHave((await world.api.assessment.readDraft()).draft);
  const topicId = mustHave(topics.find(({ code }) => code === 'E3.1')).id;
  await world.api.components.create({
    ...componentFields,
    assessmentId: world.assessmentId,
    id,
    topicId,
    title,
    impactSeverity: 4,
    impactLikelihood: 3,
    impactPolarity: 'Negative',
    actualPotentialImpact: 'Potential',
    humanRights: false,
    timeHorizon: '',
    justification: '',
    financialEffects: [],
  });
});
afterAll(async () => {
  await model.close();
  await database.close();
});

interface Drafted {
  text: string;
  faults: string[];
  sources: ChatSource[];
  proposals: NonNullable<ChatSource['proposal']>[];
}

async function drafted(question: string, analyst = false): Promise<Drafted> {
  const session = await beginChat(world, world.assessmentId);
  const answer = await ask(app, world, session, question, analyst ? { answer_with: 'built-in-analyst' } : {});
  const [, kept] = await world.api.chat.listMessages({ sessionId: session });
  const sources = (kept?.sources ?? []) as ChatSource[];
  return {
    text: answer.text,
    faults: answer.faults,
    sources,
    proposals: sources.flatMap(({ proposal }) => proposal ?? []),
  };
}

/** A model that drafts in its own words and then adds a sentence. */
const proposes = (text: string, said = 'Here it is [2].') => {
  model.play(calls({ name: 'draftText', arguments: { about: title, field: 'justification', text } }), says(said));
  return drafted('Draft a justification');
};

const readRows = () =>
  asOwner(database.ownerUrl, async (client) => {
    const sql =
      'select id, version, justification, description from materiality_components where company_id = $1 order by id';
    return (await client.query(sql, [world.company.id])).rows;
  });

describe('a draft of the built-in analyst', () => {
  it('is built from the component’s own facts, opens in its form and does not change the assessment', async () => {
    const before = await readRows();
    const { text, proposals, sources } = await drafted(`Draft a justification for ${title}`, true);
    expect(proposals).toHaveLength(1);
    expect(mustHave(proposals[0]).field).toBe('justification');
    expect(mustHave(proposals[0]).text).toContain('Severity 4 of 5 (serious: deep, widespread or hard to put right).');
    expect(mustHave(proposals[0]).text).toContain('Likelihood 3 of 5 (about as likely as not).');
    expect(mustHave(proposals[0]).text).toContain('Overall score: 12 of 25');
    expect(mustHave(proposals[0]).text).toMatch(/Not stated in the assessment: .*the time horizon/);
    expect(mustHave(proposals[0]).text).not.toMatch(/\[\d|\(no source\)|undefined|\/app\//);
    expect(mustHave(sources.find(({ proposal }) => proposal)).path).toBe(
      `/app/assessment?section=impact-materiality&component=${id}&draft=justification`,
    );
    expect(text).toContain('&draft=justification "justification of Groundwater');
    expect(text).not.toContain('(no source)');
    expect(await readRows()).toEqual(before);
  });

  it('quotes related answers and reasons, and cites them', async () => {
    const { assessmentId } = world;
    const answer = (fieldName: string, fieldValue: string) => ({
      section: 'Organizational Information',
      fieldName,
      fieldValue,
      fieldType: 'textarea' as const,
      seenVersion: null,
    });
    const chain = 'Describe your value chain from raw materials to end of life.';
    const text = 'We buy sugar. Our wells draw groundwater beside a river, and water is scarce. We sell biscuits.';
    await world.api.questionnaire.saveResponses({ assessmentId, responses: [answer(chain, text)] });
    const { topics } = mustHave((await world.api.assessment.readDraft()).draft);
    const topicId = mustHave(topics.find(({ code }) => code === 'E3.1')).id;
    const score = { topicId, impactScore: 9, financialScore: 6, justification: 'Named by all.', seenVersion: null };
    await world.api.scores.save({ assessmentId, scores: [score] });
    const { proposals, sources } = await drafted(`Draft a justification for ${title}`, true);
    expect(mustHave(proposals[0]).text).toContain(
      'From the company’s own answers: “Our wells draw groundwater beside a river, and water is scarce.”',
    );
    expect(mustHave(proposals[0]).text).toContain(
      '9 of 10 for impact and 6 of 10 financially. Reason given: “Named by all.”',
    );
    const paths = sources.map(({ path }) => path);
    expect(paths).toContain('/app/assessment?section=organizational&question=5');
    expect(paths).toContain(`/app/assessment?section=materiality&topic=${topicId}`);
  });

  it('states kind, topic and title in a description', async () => {
    const { proposals } = await drafted(`Write a description for ${title}`, true);
    expect(proposals).toMatchObject([{ field: 'description' }]);
    expect(mustHave(proposals[0]).text).toMatch(
      /^Potential negative impact under \S+ .*: Groundwater pumped in a dry basin\./,
    );
  });

  it('asks which component is meant when that is unclear, and says what it cannot write', async () => {
    await world.api.components.create({
      ...componentFields,
      assessmentId: world.assessmentId,
      id: randomUUID() as ComponentId,
      topicId: world.topicId,
      title: 'Groundwater cleaned before it leaves',
      financialEffects: [],
    });
    const open = await drafted('Draft a justification for groundwater', true);
    expect(open.proposals).toEqual([]);
    expect(open.text).toContain(`[Draft a justification for "${title}"](#ask)`);
    expect((await drafted('Write a poem for the board paper', true)).proposals).toEqual([]);
    const none = await drafted('Draft a justification for zeppelins', true);
    expect(none.proposals).toEqual([]);
    expect(none.text).toContain('I cannot write that');
  });
});

describe('a draft of a language model', () => {
  it('is kept with the answer, ready for the form, and writes nothing', async () => {
    const before = await readRows();
    const { proposals, faults } = await proposes('The aquifer recovers slowly, so the harm is hard to put right.');
    expect(faults).toEqual([]);
    expect(proposals).toEqual([
      { field: 'justification', text: 'The aquifer recovers slowly, so the harm is hard to put right.' },
    ]);
    expect(await readRows()).toEqual(before);
  });

  it('has figures marked that no tool returned, also when the answer repeats them', async () => {
    const { proposals, text } = await proposes(
      'We pump 918,273 litres a day for nineteen years.',
      'We pump 918,273 litres.',
    );
    expect(mustHave(proposals[0]).text).toBe(
      'We pump 918,273 (no source) litres a day for nineteen (no source) years.',
    );
    expect(text).toContain('918,273 (no source)');
  });

  it('is plain text: no source numbers, link targets or control characters, cut to the field’s length', async () => {
    const marked = await proposes(
      'See [here](https://evil.example/x) ![p](https://evil.example/p) [3], and\u0007 <b>that</b>\u202e.\r\nEnd',
    );
    expect(mustHave(marked.proposals[0]).text).toBe('See here p, and <b>that</b>.\nEnd');
    const long = await proposes(`${'word '.repeat(3995)}917 918 919 920`);
    expect(mustHave(long.proposals[0]).text).toHaveLength(MAX_LONG_TEXT);
  });

  it('is refused as a broken call when it is longer than the field, without a fault', async () => {
    const { proposals, faults } = await proposes('x'.repeat(MAX_LONG_TEXT + 1), 'I could not.');
    expect(faults).toEqual([]);
    expect(proposals).toEqual([]);
  });

  it('can be opened even when the model forgets to cite it', async () => {
    const { text, proposals } = await proposes('A plain reason.', 'I have drafted something.');
    expect(proposals).toHaveLength(1);
    expect(text).toMatch(/justification of Groundwater pumped in a dry basin \[1\]\(\S+&draft=justification "/);
  });

  it('appears at most five times in one answer', async () => {
    const call = { name: 'draftText', arguments: { about: title, field: 'description', text: 'Again.' } };
    model.play(calls(...Array.from({ length: 8 }, () => call)), says('Done.'));
    expect((await drafted('Draft them all')).proposals).toHaveLength(5);
  });

  it('is not made for a completed assessment', async () => {
    await world.api.assessment.complete({ assessmentId: world.assessmentId });
    expect((await proposes('A plain reason.', 'It is completed.')).proposals).toEqual([]);
    const { text, proposals } = await drafted(`Draft a justification for ${title}`, true);
    expect(proposals).toEqual([]);
    expect(text).toContain('Reopen it first');
  });
});

import OpenAI, { APIError } from 'openai';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CHAT_COMPLETIONS_PATH } from '#contract/chat-completions.ts';
import type { ChatSessionId } from '#domain/ids.ts';
import { MODEL_LIMITS } from '#server/platform/model/chat-model.ts';
import { createEndpointModel } from '#server/platform/model/endpoint-model.ts';
import { ask, beginChat } from '../shared/ask.ts';
import { openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { createTestApp, ORIGIN, type TestApp } from '../shared/front-door.ts';
import { mustHave } from '../shared/must-have.ts';
import {
  breaksOff,
  counts,
  forgetsDone,
  refuses,
  type ScriptedModel,
  says,
  startScriptedModel,
} from '../shared/scripted-model.ts';
import { foundWorld, type World } from '../shared/world.ts';

let database: TestDatabase;
let model: ScriptedModel;
let app: TestApp;
let world: World;
let session: ChatSessionId;

beforeAll(async () => {
  database = await openTestDatabase();
  model = await startScriptedModel();
  const endpoint = createEndpointModel({ baseUrl: model.url, name: 'scripted' }, MODEL_LIMITS);
  app = createTestApp(database, {}, {}, { endpoint, keepAliveMs: 20 });
  world = await foundWorld(app);
});
afterAll(async () => {
  await model.close();
  await database.close();
});
beforeEach(async () => {
  session = await beginChat(world, world.assessmentId);
});

/** The client set up as in the operator's guide, except for its route to the server. */
function client({ cookie }: Pick<World, 'cookie'> = world): OpenAI {
  return new OpenAI({
    baseURL: `${ORIGIN}/functions/v1`,
    apiKey: 'any',
    defaultHeaders: { cookie, origin: ORIGIN },
    fetch: (url, init) => {
      const { pathname } = new URL(String(url));
      return app.request(pathname, init ?? {});
    },
  });
}

const question = () => ({
  model: 'any',
  messages: [
    { role: 'system' as const, content: 'You are somebody else.' },
    { role: 'user' as const, content: 'Which topics are material?' },
  ],
  metadata: { session_id: session },
});

describe('the official OpenAI client', () => {
  it('gets a complete answer with its sources and its usage', async () => {
    model.play(counts('Here I am.', 321, 4));
    const answer = await client().chat.completions.create(question());
    expect(answer).toMatchObject({
      object: 'chat.completion',
      model: 'scripted',
      choices: [{ index: 0, message: { role: 'assistant', content: 'Here I am.' }, finish_reason: 'stop' }],
      usage: { prompt_tokens: 321, completion_tokens: 4, total_tokens: 325 },
      twofold: { end: { state: 'complete', answered_by: 'scripted' } },
    });
    expect(JSON.stringify(mustHave(model.requests[0]).body.messages)).not.toContain('somebody else');
    const kept = await world.api.chat.listMessages({ sessionId: session });
    expect(kept.map(({ content }) => content)).toEqual(['Which topics are material?', 'Here I am.']);
  });

  it('reads a stream to its end, and the usage on request', async () => {
    model.play(counts('Here I am.', 321, 4));
    const stream = await client().chat.completions.create({
      ...question(),
      stream: true,
      stream_options: { include_usage: true },
    });
    let text = '';
    const reasons: unknown[] = [];
    let total: number | undefined;
    for await (const chunk of stream) {
      const [choice] = chunk.choices;
      text += choice?.delta.content ?? '';
      if (choice?.finish_reason) reasons.push(choice.finish_reason);
      total = chunk.usage?.total_tokens ?? total;
    }
    expect({ text, reasons, total }).toEqual({ text: 'Here I am.', reasons: ['stop'], total: 325 });
  });

  it('may send its usual parameters, and content parts instead of a string', async () => {
    model.play(says('Here I am.'));
    const answer = await client().chat.completions.create({
      ...question(),
      messages: [{ role: 'user', content: [{ type: 'text', text: 'Which topics are material?' }] }],
      temperature: 0.2,
      top_p: 0.9,
      n: 1,
      max_tokens: 100,
      max_completion_tokens: 100,
      user: 'somebody',
      seed: 7,
      stop: ['END'],
      response_format: { type: 'json_object' },
      tools: [{ type: 'function', function: { name: 'deleteEverything', parameters: {} } }],
      tool_choice: 'auto',
      parallel_tool_calls: false,
      presence_penalty: 0,
      frequency_penalty: 0,
      logit_bias: {},
      store: false,
      reasoning_effort: 'low',
      service_tier: 'auto',
    });
    expect(mustHave(answer.choices[0]).message.content).toBe('Here I am.');
    expect(JSON.stringify(mustHave(model.requests[0]).body)).not.toMatch(/deleteEverything|"temperature"|"max_tokens"/);
  });

  it('learns in OpenAI’s terms how an answer ended', async () => {
    for (const [finish, told] of [
      ['length', 'length'],
      ['content_filter', 'content_filter'],
    ]) {
      model.play(forgetsDone('Cut', finish));
      const answer = await client().chat.completions.create(question());
      expect(mustHave(answer.choices[0]).finish_reason).toBe(told);
    }
    model.play(breaksOff('The first half'));
    const broken = await client().chat.completions.create(question());
    expect(mustHave(broken.choices[0])).toMatchObject({
      finish_reason: 'length',
      message: { content: 'The first half' },
    });
    expect(broken).toMatchObject({ twofold: { error: { code: 'model-broke-off' }, end: { state: 'partial' } } });
  });

  it('gets an error with code and sentence, once, and a refusal likewise', async () => {
    model.play(refuses(401, { error: { message: 'bad key' } }));
    const failed = await client()
      .chat.completions.create(question())
      .catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(APIError);
    expect(failed).toMatchObject({ status: 502, code: 'model-key-refused', type: 'chat_fault' });
    expect(model.requests).toHaveLength(1);
    const streamed = await client().chat.completions.create({ ...question(), stream: true });
    const broken = await streamed
      .toReadableStream()
      .pipeTo(new WritableStream())
      .catch((error: unknown) => error);
    expect(broken).toMatchObject({ code: 'model-key-refused' });
    const nowhere = { ...question(), metadata: { session_id: 'nowhere' } };
    await expect(client().chat.completions.create(nowhere)).rejects.toMatchObject({ status: 400 });
  });

  it('learns nothing of another company’s chat, nor anything without a session', async () => {
    const other = await foundWorld(app);
    const asked = (of: Pick<World, 'cookie'>, session_id: string) =>
      client(of)
        .chat.completions.create({ ...question(), metadata: { session_id } })
        .catch((error: unknown) => error);
    const foreign = await asked(other, session);
    expect(foreign).toMatchObject({ status: 404 });
    expect(String(foreign)).toBe(String(await asked(other, crypto.randomUUID())));
    expect(await asked({ cookie: '' }, session)).toMatchObject({ status: 401 });
  });

  it('stops the model when it disconnects, and the chat can then continue', async () => {
    const control = new AbortController();
    model.play((response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.flushHeaders();
      control.abort();
    });
    await expect(client().chat.completions.create(question(), { signal: control.signal })).rejects.toThrow();
    await expect.poll(() => model.hungUp).toBe(1);
    model.play(says('Here I am.'));
    await expect.poll(async () => (await ask(app, world, session, 'And now?')).text).toBe('Here I am.');
  });
});

it('counts nothing where no model was used, and omits the usage option for a server that does not know it', async () => {
  const body = { ...question(), session_id: session, answer_with: 'built-in-analyst' };
  const answer = await app.request(CHAT_COMPLETIONS_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    cookie: world.cookie,
  });
  expect(await answer.json()).toMatchObject({
    model: 'built-in analyst',
    usage: { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 },
  });
  model.play(
    refuses(422, { detail: [{ loc: ['body', 'stream_options'], msg: 'Extra inputs are not permitted' }] }),
    says('Yes.'),
  );
  const plain = await client().chat.completions.create(question());
  expect(mustHave(plain.choices[0]).message.content).toBe('Yes.');
  expect(plain.usage).toBeUndefined();
  expect(model.requests.map(({ body }) => body.stream_options)).toEqual([{ include_usage: true }, undefined]);
});

import { randomUUID } from 'node:crypto';
import OpenAI from 'openai';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contract } from '#contract/contract.ts';
import { questionnaire } from '#domain/questionnaire/questionnaire.ts';
import { openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { createTestApp, ORIGIN, type TestApp } from '../shared/front-door.ts';
import { mustHave } from '../shared/must-have.ts';
import { componentFields, foundWorld, type World } from '../shared/world.ts';

let database: TestDatabase;
let app: TestApp;
let world: World;
let topicId: string;
beforeAll(async () => {
  database = await openTestDatabase();
  app = createTestApp(database);
  world = await foundWorld(app);
  const { topics } = await world.api.assessment.read({ assessmentId: world.assessmentId });
  topicId = mustHave(topics[0]).id;
});
afterAll(() => database.close());

const send = async (method: string, path: string, body?: unknown) => {
  const response = await app.request(path, {
    method,
    cookie: world.cookie,
    headers: { 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

describe('a validation error gives a sentence and a code', () => {
  const component = (values: object) => ({
    ...componentFields,
    ...{ id: randomUUID(), topicId, title: 'A risk' },
    ...values,
  });

  it.each([
    ['a component without a title', { title: ' ' }, 'title', 'title-required', 'Component title is required'],
    ['without a topic', { topicId: '' }, 'topicId', 'topic-required', 'Topic ID is required'],
    ['with none at all', { topicId: undefined }, 'topicId', 'topic-required', 'Topic ID is required'],
    ['with null for it', { topicId: null }, 'topicId', 'topic-required', 'Topic ID is required'],
    [
      'with too long a text',
      { description: 'x'.repeat(20_001) },
      'description',
      'too-long',
      'Use at most 20000 characters',
    ],
    ['with a choice that is not offered', { kind: 'wish' }, 'kind', 'unknown-option', 'Unknown option'],
  ])('%s', async (_, values, field, code, message) => {
    const { status, body } = await send('POST', `/api/assessments/${world.assessmentId}/components`, component(values));
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { code: 'malformed', data: { issues: [{ path: [field], code, message }] } },
    });
  });

  it('in the words of each kind of input, wherever the fault is found', async () => {
    const { assessmentId } = world;
    const id = randomUUID();
    const chat = await send('POST', '/api/chat/sessions', { id, assessmentId, title: ' ' });
    expect(chat.body).toMatchObject({ data: { issues: [{ code: 'title-required', message: 'Title is required' }] } });
    const asked = await send('POST', '/functions/v1/assessment-chat', { session_id: 'x', messages: [] });
    const { issues } = asked.body.data as { issues: { path: string[]; message: string }[] };
    expect(issues.map(({ path }) => path[0]).sort()).toEqual(['messages', 'session_id']);
    for (const { message } of issues) expect(message).toMatch(/^[A-Z]/);
  });
});

describe('sections and questions can be read', () => {
  it('in order, each question with its section', async () => {
    const sections = (await send('GET', '/api/assessment-sections')).body as unknown as { name: string }[];
    expect(sections.map(({ name }) => name)).toEqual(questionnaire.map(({ name }) => name));
    const questions = (await send('GET', '/api/assessment-questions')).body as unknown as Record<string, unknown>[];
    expect(questions.map(({ section, text }) => [section, text])).toEqual(
      questionnaire.flatMap(({ name, questions: own }) => own.map(({ text }) => [name, text])),
    );
    expect(questions[0]).toMatchObject({ required: true, type: 'select', takesSeveral: false });
    const countries = mustHave(questions.find(({ text }) => String(text).includes('countries')));
    expect(countries.takesSeveral).toBe(true);
    expect(countries.options).toContainEqual({ id: 'DE', label: 'Germany' });
  });

  it('in a form that an answer can be saved with', async () => {
    const [question] = (await send('GET', '/api/assessment-questions')).body as unknown as Record<string, never>[];
    const {
      section = '',
      text = '',
      options = [],
    } = mustHave(question) as { section?: string; text?: string; options?: { id: string }[] };
    const { assessmentId } = world;
    const responses = [
      { section, fieldName: text, fieldValue: options[0]?.id, fieldType: 'select', seenVersion: null },
    ];
    expect(await send('PUT', `/api/assessments/${assessmentId}/responses`, { responses })).toMatchObject({
      status: 200,
    });
  });
});

interface Operation {
  security?: object[];
  parameters?: { name: string; in: string; required?: boolean }[];
  requestBody?: { content: Record<string, { schema: { required: string[]; properties: Record<string, unknown> } }> };
  responses: Record<string, { content?: Record<string, { schema?: unknown }> }>;
}
const document = async () =>
  (await send('GET', '/api/openapi.json')).body as { paths: Record<string, Record<string, Operation>> };

describe('the OpenAPI document states', () => {
  it('which calls need no session, and which need the Origin header', async () => {
    const { paths } = await document();
    for (const procedure of Object.values(contract).flatMap((calls) => Object.values(calls))) {
      const { route, meta } = procedure['~orpc'];
      const method = (route.method ?? 'POST').toLowerCase();
      const operation = mustHave(paths[`/api${route.path}`]?.[method]);
      expect(operation.security, `${route.path}`).toEqual(meta.access === 'public' ? [] : undefined);
      const origin = operation.parameters?.find(({ name }) => name === 'origin');
      expect(origin?.required, `${method} ${route.path}`).toBe(method === 'get' ? undefined : meta.access !== 'public');
    }
  });

  it('how the chat refuses requests', async () => {
    const { paths } = await document();
    for (const path of ['/functions/v1/assessment-chat', '/functions/v1/chat/completions']) {
      const { responses, parameters } = mustHave(paths[path]?.post);
      expect(parameters?.map(({ name }) => name)).toContain('origin');
      for (const [status, { content }] of Object.entries(responses).filter(([code]) => code >= '400')) {
        const schema = JSON.stringify(content?.['application/json']?.schema);
        expect(schema, `${path} ${status}`).toContain('"error"');
        if (status !== '502') expect(schema).toContain('"const"');
      }
    }
  });
});

describe('the completions endpoint, compared with its own document', () => {
  const client = () =>
    new OpenAI({
      ...{ baseURL: `${ORIGIN}/functions/v1`, apiKey: 'any' },
      defaultHeaders: { cookie: world.cookie, origin: ORIGIN },
      fetch: (url, init) => app.request(new URL(String(url)).pathname, init ?? {}),
    });

  it('answers when given only the required messages, in a new chat that the client can continue', async () => {
    const { paths } = await document();
    const body = mustHave(paths['/functions/v1/chat/completions']?.post?.requestBody?.content['application/json']);
    expect(body.schema.required).toEqual(['messages']);
    const messages = [{ role: 'user' as const, content: 'Which topics are material?' }];
    const answer = await client().chat.completions.create({ model: 'any', messages });
    expect(mustHave(answer.choices[0]).message.content).toContain('material topics');
    const { session_id } = (answer as unknown as { twofold: { session_id: string } }).twofold;
    const { api, assessmentId } = world;
    const chats = await api.chat.listSessions({ assessmentId });
    expect(chats.map(({ id, title }) => [id, title])).toContainEqual([session_id, 'Which topics are material?']);
    await client().chat.completions.create({
      model: 'any',
      messages: [{ role: 'user', content: 'Only the social ones' }],
      metadata: { session_id },
    });
    expect(await api.chat.listMessages({ sessionId: session_id as never })).toHaveLength(4);
  });

  /** The schema that the document gives for the answer in this media type. */
  const schemaOf = async (media: 'application/json' | 'text/event-stream') => {
    const { paths } = await document();
    const { content } = mustHave(paths['/functions/v1/chat/completions']?.post?.responses[200]);
    return z.fromJSONSchema(mustHave(content?.[media]?.schema) as Parameters<typeof z.fromJSONSchema>[0]);
  };

  it('answers in the documented shape, both whole and in chunks', async () => {
    const messages = [{ role: 'user', content: 'Which topics are material?' }];
    const whole = await send('POST', '/functions/v1/chat/completions', { messages });
    expect((await schemaOf('application/json')).parse(whole.body)).toMatchObject({ object: 'chat.completion' });
    expect((await schemaOf('application/json')).safeParse({ ...whole.body, choices: 'none' }).success).toBe(false);
    const stream = await app.request('/functions/v1/chat/completions', {
      method: 'POST',
      cookie: world.cookie,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ messages, stream: true, stream_options: { include_usage: true } }),
    });
    const lines = (await stream.text()).split('\n').filter((line) => line.startsWith('data: {'));
    expect(lines.length).toBeGreaterThan(3);
    const chunk = await schemaOf('text/event-stream');
    for (const line of lines) expect(chunk.safeParse(JSON.parse(line.slice('data: '.length))).error).toBeUndefined();
    // A chat that the endpoint created can be continued here too.
    const { session_id } = JSON.parse(mustHave(lines[0]).slice('data: '.length)).twofold;
    expect(await world.api.chat.listMessages({ sessionId: session_id })).toHaveLength(2);
  });

  it('refuses in the documented shape', async () => {
    const { paths } = await document();
    const { responses } = mustHave(paths['/functions/v1/chat/completions']?.post);
    const refused = await send('POST', '/functions/v1/chat/completions', { messages: [] });
    const { schema } = mustHave(responses[refused.status]?.content?.['application/json']);
    const shape = z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]);
    expect(shape.safeParse(refused.body).error).toBeUndefined();
  });

  it('streams the same answer', async () => {
    const messages = [{ role: 'user' as const, content: 'Which topics are material?' }];
    let text = '';
    for await (const { choices } of await client().chat.completions.create({ model: 'any', messages, stream: true }))
      text += choices[0]?.delta.content ?? '';
    expect(text).toContain('material topics');
  });

  it('names the field when the chat id is invalid', async () => {
    const messages = [{ role: 'user' as const, content: 'Which topics are material?' }];
    const refused = await client()
      .chat.completions.create({ model: 'any', messages, metadata: { session_id: 'no-id' } })
      .catch((error: unknown) => error);
    expect(refused).toMatchObject({ status: 400 });
    const { body } = await send('POST', '/functions/v1/chat/completions', { messages, session_id: 'no-id' });
    expect(body).toMatchObject({ data: { issues: [{ path: ['session_id'], code: 'invalid' }] } });
  });
});

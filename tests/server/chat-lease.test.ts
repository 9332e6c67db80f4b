import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChatSessionId, CompanyId } from '#domain/ids.ts';
import { takeLease } from '#server/features/assistant/chat/chat-lease.ts';
import { MODEL_LIMITS } from '#server/platform/model/chat-model.ts';
import { createEndpointModel } from '#server/platform/model/endpoint-model.ts';
import { ask, beginChat, readAnswer, sendQuestion } from '../shared/ask.ts';
import { asOwner, openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { createTestApp, foundThroughTheDoor, type TestApp } from '../shared/front-door.ts';
import { mustHave } from '../shared/must-have.ts';
import { type ScriptedModel, says, startScriptedModel, talksOn } from '../shared/scripted-model.ts';

let database: TestDatabase;
let model: ScriptedModel;
let first: TestApp;
let second: TestApp;
let founder: Awaited<ReturnType<typeof foundThroughTheDoor>>;
let session: ChatSessionId;

beforeAll(async () => {
  database = await openTestDatabase();
  model = await startScriptedModel();
  const endpoint = () => createEndpointModel({ baseUrl: model.url, name: 'scripted' }, MODEL_LIMITS);
  first = createTestApp(database, {}, {}, { endpoint: endpoint() });
  // Another process on the same database, which does not know what runs in the first.
  second = createTestApp(database, { secrets: first.config.secrets }, {}, { endpoint: endpoint() });
  founder = await foundThroughTheDoor(first);
});
afterAll(async () => {
  await first.chat.close();
  await second.chat.close();
  await model.close();
  await database.close();
});

const leases = () =>
  asOwner(database.ownerUrl, async (client) => (await client.query('select session_id, until from chat_leases')).rows);

describe('two servers on one database', () => {
  it('answer one question of a chat at a time, whichever of them receives it', async () => {
    session = await beginChat(founder, founder.draft.assessment.id);
    model.play(talksOn('words '));
    const running = await sendQuestion(first, founder, session, 'First');
    const refused = await ask(second, founder, session, 'Second');
    expect(refused.status).toBe(409);
    expect(refused.refusal).toEqual({
      error: 'An answer is still being written. Wait for it or stop it.',
      code: 'answer-running',
    });
    // Another chat of the same person is free.
    const other = await beginChat(founder, founder.draft.assessment.id);
    const elsewhere = await sendQuestion(second, founder, other, 'Elsewhere');
    expect(elsewhere.status).toBe(200);
    await mustHave(elsewhere.body).cancel();
    await mustHave(running.body).cancel();
    await expect.poll(leases).toEqual([]);
    const said = await founder.api.chat.listMessages({ sessionId: session });
    expect(said.filter(({ role }) => role === 'user').map(({ content }) => content)).toEqual(['First']);
  });

  it('accept the next question as soon as the last line of the answer has been read', async () => {
    session = await beginChat(founder, founder.draft.assessment.id);
    model.play(says('Yes.'));
    for (const [index, server] of [first, second, first, second].entries()) {
      expect((await ask(server, founder, session, `Question ${index}`)).text).toBe('Yes.');
    }
    expect(await leases()).toEqual([]);
  });

  it('send the last line only once the chat is free again', async () => {
    session = await beginChat(founder, founder.draft.assessment.id);
    const gate = Promise.withResolvers<void>();
    model.play(async (response, request) => {
      await gate.promise;
      await says('Yes.')(response, request);
    });
    const response = await sendQuestion(first, founder, session, 'Slowly');
    let raw = '';
    const reading = (async () => {
      for await (const bytes of mustHave(response.body)) raw += new TextDecoder().decode(bytes);
    })();
    await asOwner(database.ownerUrl, async (client) => {
      await client.query('begin');
      await client.query('select from chat_leases where session_id = $1 for update', [session]);
      gate.resolve();
      await expect.poll(() => raw).toContain('Yes.');
      await wait(300);
      expect(raw).not.toContain('[DONE]');
      await client.query('commit');
    });
    await reading;
    expect(raw).toContain('[DONE]');
  });

  it('leave no lease behind when a question is refused or its chat does not exist', async () => {
    session = await beginChat(founder, founder.draft.assessment.id);
    model.play(says('Yes.'));
    const message_id = crypto.randomUUID();
    await ask(first, founder, session, 'Once', { message_id });
    expect((await ask(second, founder, session, 'Once', { message_id })).refusal?.code).toBe('already-asked');
    const stranger = await foundThroughTheDoor(first, 'Stranger Ltd');
    expect((await ask(second, stranger, session, 'Mine?')).refusal?.code).toBe('not-found');
    expect(await leases()).toEqual([]);
  });

  it('hold a chat for less than ten seconds at a time, and renew that while they answer', async () => {
    session = await beginChat(founder, founder.draft.assessment.id);
    model.play(talksOn('words '));
    const running = await sendQuestion(first, founder, session, 'How long?');
    const held = `select bool_and(until < now() + interval '10 seconds') as short from chat_leases where session_id = $1`;
    const { rows } = await asOwner(database.ownerUrl, (client) => client.query(held, [session]));
    expect(rows).toEqual([{ short: true }]);
    await mustHave(running.body).cancel();
    await expect.poll(leases).toEqual([]);
  });

  it('answer again after one of them has died in the middle of an answer', async () => {
    session = await beginChat(founder, founder.draft.assessment.id);
    const insert = (ends: string) =>
      asOwner(database.ownerUrl, (client) =>
        client.query(
          `insert into chat_leases values ($3, $1, gen_random_uuid(), now() + $2::interval)
           on conflict (of_company, session_id) do update set until = excluded.until`,
          [session, ends, founder.company.id],
        ),
      );
    await insert('20 seconds');
    expect((await ask(first, founder, session, 'Too early')).refusal?.code).toBe('answer-running');
    await insert('-1 second');
    model.play(says('Yes.'));
    expect((await ask(first, founder, session, 'Now')).text).toBe('Yes.');
  });
});

describe('two companies whose chats have the same id', () => {
  it.each([
    ['on one server', () => first],
    ['on two', () => second],
  ])('are answered at the same time without affecting each other: %s', async (_, other) => {
    session = await beginChat(founder, founder.draft.assessment.id);
    const stranger = await foundThroughTheDoor(first, 'Stranger Ltd');
    await stranger.api.chat.createSession({ id: session, assessmentId: stranger.draft.assessment.id });
    model.play(talksOn('words '));
    const running = await sendQuestion(first, founder, session, 'Mine');
    const theirs = await sendQuestion(other(), stranger, session, 'Theirs');
    expect([running.status, theirs.status]).toEqual([200, 200]);
    expect((await leases()).map((lease) => lease.session_id)).toEqual([session, session]);
    expect((await ask(other(), stranger, session, 'Theirs again')).refusal?.code).toBe('answer-running');
    await mustHave(theirs.body).cancel();
    await expect.poll(leases).toHaveLength(1);
    expect((await ask(second, founder, session, 'Mine again')).refusal?.code).toBe('answer-running');
    await mustHave(running.body).cancel();
    await expect.poll(leases).toEqual([]);
  });
});

describe('a lease', () => {
  it('is renewed while it is held, and reported as lost when another server takes it over', async () => {
    session = await beginChat(founder, founder.draft.assessment.id);
    const lost: string[] = [];
    const chat = { ofCompany: founder.company.id as CompanyId, sessionId: session };
    const held = await takeLease(database, chat, () => lost.push('held'), 0.9);
    const [{ until: begun }] = (await leases()) as [{ until: Date }];
    await expect.poll(async () => mustHave((await leases())[0]).until.getTime()).toBeGreaterThan(begun.getTime());
    expect(await takeLease(database, chat, () => lost.push('second'))).toBeNull();
    expect(lost).toEqual([]);
    await asOwner(database.ownerUrl, (client) => client.query('update chat_leases set holder = gen_random_uuid()'));
    await expect.poll(() => lost.length).toBeGreaterThan(0);
    await mustHave(held).release();
    // Releasing a lost lease does not release that of the new holder.
    expect(await leases()).toHaveLength(1);
  });

  it('ends the answer when another server takes it over, and what had arrived is kept', async () => {
    const endpoint = createEndpointModel({ baseUrl: model.url, name: 'scripted' }, MODEL_LIMITS);
    const own = createTestApp(database, { secrets: first.config.secrets }, {}, { endpoint, leaseSeconds: 0.6 });
    session = await beginChat(founder, founder.draft.assessment.id);
    model.play(talksOn('words '));
    const running = readAnswer(await sendQuestion(own, founder, session, 'Go on'));
    await expect.poll(leases).toContainEqual(expect.objectContaining({ session_id: session }));
    await asOwner(database.ownerUrl, (client) =>
      client.query('update chat_leases set holder = gen_random_uuid() where session_id = $1', [session]),
    );
    expect((await running).faults).toEqual(['unexpected']);
    const [, kept] = await founder.api.chat.listMessages({ sessionId: session });
    expect(kept).toMatchObject({ state: 'partial', content: expect.stringContaining('words') });
  });

  it('is released when its server stops in the middle of an answer', async () => {
    session = await beginChat(founder, founder.draft.assessment.id);
    model.play(talksOn('words '));
    const running = readAnswer(await sendQuestion(first, founder, session, 'Go on'));
    await expect.poll(() => model.requests.length).toBe(1);
    await first.chat.close();
    const read = await running;
    expect(read.faults).toEqual(['server-stopping']);
    expect((await leases()).filter((lease) => lease.session_id === session)).toEqual([]);
  });
});

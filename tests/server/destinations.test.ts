import { createHook } from 'node:async_hooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MODEL_LIMITS } from '#server/platform/model/chat-model.ts';
import { createEndpointModel } from '#server/platform/model/endpoint-model.ts';
import { ask, beginChat } from '../shared/ask.ts';
import { openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { createTestApp } from '../shared/front-door.ts';
import { type ScriptedModel, says, startScriptedModel } from '../shared/scripted-model.ts';
import { foundLinkedWorld } from '../shared/world.ts';
import { endpoints, inputOf, outcomeOf } from './endpoints.ts';

/** What Node records of a new connection or a name lookup. */
interface Attempt {
  address?: string;
  port?: number;
  hostname?: string;
}

const attempts: Attempt[] = [];
const watch = createHook({
  init(_id, type, _trigger, resource) {
    if (type === 'TCPCONNECTWRAP' || type === 'GETADDRINFOREQWRAP' || type === 'UDPSENDWRAP') attempts.push(resource);
  },
});

let database: TestDatabase;
let model: ScriptedModel;
beforeAll(async () => {
  database = await openTestDatabase();
  model = await startScriptedModel();
});
afterAll(async () => {
  watch.disable();
  await model.close();
  await database.close();
});

const hostOf = (url: string) => new URL(url).host;

describe('a running server', () => {
  it('connects only to its database and the configured model, and looks up no other name', async () => {
    watch.enable();
    const endpoint = createEndpointModel({ baseUrl: model.url, name: 'scripted', apiKey: 'k' }, MODEL_LIMITS);
    const app = createTestApp(database, {}, {}, { endpoint });
    const world = await foundLinkedWorld(app);
    model.play(says('Here I am.'));
    await ask(app, world, await beginChat(world, world.assessmentId), 'Which topics are material?');
    const visitor = await app.signUp();
    for (const endpoint of endpoints) await outcomeOf(visitor.api, endpoint, inputOf(endpoint.name, world));
    for (const endpoint of endpoints) await outcomeOf(world.api, endpoint, inputOf(endpoint.name, world));
    for (const path of ['/', '/healthz', '/readyz', '/api/openapi.json', '/nowhere']) await app.request(path);
    await app.sessions.close();
    watch.disable();
    const known = new Set([hostOf(database.appUrl), hostOf(database.ownerUrl), hostOf(model.url)]);
    const asked = attempts.map(({ address, port, hostname }) => hostname ?? `${address}:${port}`);
    expect(asked).toContain(hostOf(model.url));
    expect(
      asked.filter((host) => !known.has(host) && ![...known].some((place) => place.startsWith(`${host}:`))),
    ).toEqual([]);
  });
});

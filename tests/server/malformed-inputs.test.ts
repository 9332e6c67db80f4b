import { ORPCError } from '@orpc/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { createTestApp, type TestApp } from '../shared/front-door.ts';
import { foundLinkedWorld, type LinkedWorld } from '../shared/world.ts';
import { callEndpoint, endpoints, inputOf } from './endpoints.ts';
import { strangeValues } from './strange-values.ts';

let database: TestDatabase;
let app: TestApp;
let world: LinkedWorld;
beforeAll(async () => {
  database = await openTestDatabase();
  app = createTestApp(database);
  world = await foundLinkedWorld(app);
});
afterAll(() => database.close());

/** Every place in an input, as a path of keys. */
function listPlaces(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return path.length > 0 ? [path] : [];
  const below = Object.entries(value).flatMap(([key, part]) => listPlaces(part, [...path, key]));
  return path.length > 0 ? [path, ...below] : below;
}

function putAt(value: unknown, [key, ...rest]: string[], part: unknown): unknown {
  if (key === undefined) return part;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
  copy[key] = putAt(copy[key], rest, part);
  return copy;
}

describe.each(endpoints)('$name', (endpoint) => {
  it('answers every strange value in every place without a fault, and reveals nothing of its internals', async () => {
    const input = inputOf(endpoint.name, world) ?? {};
    // The accounts' endpoints end the session that calls them.
    const { api } = endpoint.noun === 'auth' ? await app.signUp() : world;
    const faults: unknown[] = [];
    for (const place of listPlaces(input)) {
      for (const value of strangeValues) {
        try {
          await callEndpoint(api, endpoint, putAt(input, place, value));
        } catch (error) {
          // Half a character cannot even be encoded in a URL.
          if (error instanceof URIError) continue;
          if (!(error instanceof ORPCError)) throw error;
          const told = JSON.stringify({ message: error.message, data: error.data });
          if (error.status >= 500 || /\bat .*\.ts|node_modules|select |insert |SQLSTATE/.test(told))
            faults.push({ place: place.join('.'), value: String(value).slice(0, 40), status: error.status, told });
        }
      }
    }
    expect(faults).toEqual([]);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});

import { ORPCError } from '@orpc/client';
import { contract } from '#contract/contract.ts';
import type { EndpointMeta } from '#contract/endpoint.ts';
import type { World } from '../shared/world.ts';
import { type EndpointName, endpointInputs, inputsWithoutIds } from './endpoint-inputs.ts';

/** Every endpoint of the contract, for the tests that walk them. */
export const endpoints = Object.entries(contract).flatMap(([noun, calls]) =>
  Object.entries(calls).map(([call, procedure]) => ({
    // Entries forget which keys they come from.
    name: `${noun}.${call}` as EndpointName,
    noun,
    call,
    meta: procedure['~orpc'].meta as EndpointMeta,
    method: procedure['~orpc'].route.method ?? 'POST',
  })),
);

export type Endpoint = (typeof endpoints)[number];

/** A right input of an endpoint, which points at `world` where it points at anything. */
export const inputOf = (name: EndpointName, world: World) => endpointInputs[name](world) ?? inputsWithoutIds[name];

/** Calls an endpoint that is known by its name. @throws what it refuses */
export function callEndpoint(api: unknown, { noun, call }: Pick<Endpoint, 'noun' | 'call'>, input: unknown) {
  const nouns = api as Record<string, Record<string, (input: unknown) => Promise<unknown>> | undefined>;
  const ask = nouns[noun]?.[call];
  if (!ask) throw new Error(`There is no endpoint ${noun}.${call}.`);
  return ask(input);
}

/** Calls an endpoint; the outcome is the answer or the refusal. */
export async function outcomeOf(api: unknown, endpoint: Endpoint, input: unknown) {
  try {
    return { status: 200, code: 'OK', body: await callEndpoint(api, endpoint, input) };
  } catch (error) {
    if (!(error instanceof ORPCError)) throw error;
    return { status: error.status, code: error.code, body: error.data };
  }
}

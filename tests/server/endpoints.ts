import { ORPCError } from '@orpc/client';
import { contract } from '#contract/contract.ts';
import type { EndpointMeta } from '#contract/endpoint.ts';
import type { LinkedWorld } from '../shared/world.ts';
import { type EndpointName, endpointInputs, inputsWithoutIds } from './endpoint-inputs.ts';

/** Every endpoint of the contract, for the tests that iterate over them. */
export const endpoints = Object.entries(contract).flatMap(([noun, calls]) =>
  Object.entries(calls).map(([call, procedure]) => ({
    // `Object.entries` loses the types of the keys.
    name: `${noun}.${call}` as EndpointName,
    noun,
    call,
    meta: procedure['~orpc'].meta as EndpointMeta,
    method: procedure['~orpc'].route.method ?? 'POST',
    path: procedure['~orpc'].route.path ?? '',
    hasParts: procedure['~orpc'].route.inputStructure === 'detailed',
  })),
);

export type Endpoint = (typeof endpoints)[number];

/** A valid input of an endpoint, which points at `world` if it has ids. */
export const inputOf = (name: EndpointName, world: LinkedWorld) =>
  endpointInputs[name](world) ?? inputsWithoutIds[name];

/** Calls an endpoint by its name. @throws the refusal */
export function callEndpoint(api: unknown, endpoint: Endpoint, input: unknown) {
  const { noun, call } = endpoint;
  const nouns = api as Record<string, Record<string, (input: unknown) => Promise<unknown>> | undefined>;
  const ask = nouns[noun]?.[call];
  if (!ask) throw new Error(`There is no endpoint ${noun}.${call}.`);
  return ask(endpoint.hasParts ? inParts(endpoint.path, input as Record<string, unknown>) : input);
}

/** The parts of an input whose body is not JSON: path parameters, `body`, and the rest as the query. */
function inParts(path: string, { body, ...fields }: Record<string, unknown>) {
  const names = Object.keys(fields);
  const pick = (chosen: string[]) => Object.fromEntries(chosen.map((name) => [name, fields[name]]));
  const isInPath = (name: string) => path.includes(`{${name}}`);
  return { params: pick(names.filter(isInPath)), query: pick(names.filter((name) => !isInPath(name))), body };
}

/** Calls an endpoint and returns the answer or the refusal. */
export async function outcomeOf(api: unknown, endpoint: Endpoint, input: unknown) {
  try {
    return { status: 200, code: 'OK', body: await callEndpoint(api, endpoint, input) };
  } catch (error) {
    if (!(error instanceof ORPCError)) throw error;
    return { status: error.status, code: error.code, body: error.data };
  }
}

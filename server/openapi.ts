import { type JSONSchema, OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { z } from 'zod';
import { completionChunkShape, completionShape } from '#contract/chat-completion-answers.ts';
import { CHAT_COMPLETIONS_PATH } from '#contract/chat-completions.ts';
import { CHAT_REFUSALS, CHAT_STREAM_PATH, chatRequestShape } from '#contract/chat-stream.ts';
import { contract } from '#contract/contract.ts';
import { isRefusalCode, refusals } from '#contract/refusals.ts';
import type { Config } from '#server/platform/config/config.ts';
import { sessionCookieOf } from './platform/sessions/session-cookie.ts';

interface HandWritten {
  summary: string;
  input?: z.ZodType;
  answer: string;
  /** The shape of the answer in each media type. */
  answers: Partial<Record<'application/json' | 'text/event-stream', z.ZodType>>;
  refusals: Record<string, number>;
}

/** The OpenAPI 3.1 document: generated from the contract, with the routes outside it described by hand (product P26). */
export async function describeApi(version: string, config: Pick<Config, 'publicUrl'>) {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const document = await generator.generate(contract, {
    info: {
      title: 'Twofold',
      version,
      description:
        'Double materiality assessments for ESRS reports. Signing in sets the session cookie. Requests that change something must carry an Origin header with the address of this site. Invalid input is reported as issues, each with its place, a stable code and a message for programmers.',
    },
    servers: [{ url: '/' }],
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: sessionCookieOf(config.publicUrl).name } },
    },
    security: [{ session: [] }],
    customErrorResponseBodySchema: (listed) => ({ oneOf: listed.map(describeRefusal) }),
  });
  const paths = Object.fromEntries(
    Object.entries(document.paths ?? {}).map(([path, operations]) => [
      `/api${path}`,
      Object.fromEntries(
        Object.entries(operations ?? {}).map(([method, operation]) => [method, withAccess(operation, path, method)]),
      ),
    ]),
  );
  return { ...document, paths: { ...paths, ...describeOutside() } };
}

const ORIGIN_OF_SITE = {
  name: 'origin',
  in: 'header',
  required: true,
  schema: { type: 'string' },
  description:
    'The address of this site, such as https://twofold.example; required on every request that sends a session',
};

/** Adds to an operation that it needs no session, or that it needs the header Origin. */
function withAccess(operation: unknown, path: string, method: string) {
  const described = operation as { parameters?: readonly unknown[] };
  const isPublic = accessOf.get(`${method} ${path}`) === 'public';
  return {
    ...described,
    ...(isPublic && { security: [] }),
    ...(method !== 'get' && {
      parameters: [...(described.parameters ?? []), { ...ORIGIN_OF_SITE, required: !isPublic }],
    }),
  };
}

const accessOf = new Map(
  Object.values(contract).flatMap((calls) =>
    Object.values(calls).map((procedure) => {
      const { route, meta } = procedure['~orpc'];
      return [`${(route.method ?? 'POST').toLowerCase()} ${route.path}`, meta.access] as const;
    }),
  ),
);

/** The body of one refusal. */
function describeRefusal([code, , hasData, data]: [string, string, boolean, JSONSchema]): JSONSchema {
  return {
    type: 'object',
    properties: { code: { const: code }, ...(hasData && { data }) },
    required: hasData ? ['code', 'data'] : ['code'],
  };
}

function describeOutside() {
  const refused = Object.fromEntries(CHAT_REFUSALS.map((code) => [code, refusals[code].status]));
  const posts: Record<string, HandWritten> = {
    [CHAT_STREAM_PATH]: {
      summary: 'Asks the assistant; the answer is a stream of OpenAI-style chunks that ends with [DONE]',
      input: chatRequestShape,
      answer: 'The stream',
      answers: { 'application/json': completionShape, 'text/event-stream': completionChunkShape },
      refusals: refused,
    },
    [CHAT_COMPLETIONS_PATH]: {
      summary: 'The same for clients of OpenAI’s interface: one JSON text unless `stream` is true',
      input: chatRequestShape,
      answer: 'The completion, or the stream',
      answers: { 'application/json': completionShape, 'text/event-stream': completionChunkShape },
      refusals: { ...refused, 'model-…': 502 },
    },
  };
  const described = Object.entries(posts).map(([path, route]) => [path, { post: describePost(route) }] as const);
  const live = {
    summary:
      'Sends server-sent events when something in the company changes, so that the client loads it again; 204 without a session',
    responses: {
      200: { description: 'The stream', content: { 'text/event-stream': {} } },
      204: { description: 'No session' },
    },
  };
  return { ...Object.fromEntries(described), '/api/live': { get: live } };
}

function describePost({ summary, input, answer, answers, refusals }: HandWritten) {
  const statuses = [...new Set(Object.values(refusals))].sort((a, b) => a - b);
  const codesOf = (status: number) => Object.keys(refusals).filter((code) => refusals[code] === status);
  return {
    summary,
    parameters: [ORIGIN_OF_SITE],
    ...(input && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) } },
      },
    }),
    responses: {
      200: {
        description: answer,
        content: Object.fromEntries(
          Object.entries(answers).map(([media, shape]) => [
            media,
            { schema: z.toJSONSchema(shape, { unrepresentable: 'any' }) },
          ]),
        ),
      },
      ...Object.fromEntries(
        statuses.map((status) => [
          status,
          {
            description: codesOf(status).join(', '),
            content: { 'application/json': { schema: { oneOf: codesOf(status).map(describeChatRefusal) } } },
          },
        ]),
      ),
    },
  };
}

/** A refusal before an answer starts: the sentence in `error`, with its code; for a failed model, OpenAI's own shape. */
function describeChatRefusal(code: string) {
  if (!isRefusalCode(code)) {
    const error = { type: 'object', properties: { code: { type: 'string' }, message: { type: 'string' } } };
    return { type: 'object', properties: { error }, required: ['error'] };
  }
  const { data } = refusals[code] as { data?: z.ZodType };
  return {
    type: 'object',
    properties: {
      error: { type: 'string' },
      code: { const: code },
      ...(data && { data: z.toJSONSchema(data, { unrepresentable: 'any' }) }),
    },
    required: ['error', 'code', ...(data ? ['data'] : [])],
  };
}

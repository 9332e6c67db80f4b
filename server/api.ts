import { type AnyContractProcedure, ValidationError, validateORPCError } from '@orpc/contract';
import { OpenAPIHandler } from '@orpc/openapi/fetch';
import { ORPCError } from '@orpc/server';
import { isRefusalCode, type RefusalData, refusals } from '#contract/refusals.ts';
import { plainIssues } from './platform/http/issues.ts';
import { waitHeaders } from './platform/http/refuse.ts';
import type { RequestContext } from './platform/http/request-context.ts';
import { router } from './router.ts';
import { passOnAnswer } from './sql-json-endpoints.ts';

const handler = new OpenAPIHandler(router, {
  clientInterceptors: [
    async (call) => {
      try {
        return await call.next();
      } catch (error) {
        throw await toRefusal(error, call.procedure['~orpc'], call.context, call.path[0]);
      }
    },
  ],
  rootInterceptors: [
    async ({ next, ...options }) => {
      const { request, context } = options;
      const { bytes } = context;
      const result = await next(bytes ? { ...options, request: { ...request, body: async () => bytes } } : options);
      // A body that is passed on unchanged is JSON, unless it names another type.
      if (result.matched && result.response.body instanceof ReadableStream)
        result.response.headers['content-type'] ??= 'application/json';
      if (result.matched && result.response.status >= 400) {
        Object.assign(result.response.headers, waitHeaders(result.response.body as { code: string }));
      }
      return result;
    },
  ],
  // A body that is not JSON is detected before any endpoint is called.
  customErrorResponseBodyEncoder: (error) =>
    isRefusalCode(error.code) ? { code: error.code, data: error.data } : { code: 'malformed', data: { issues: [] } },
});

/** Turns any error into a refusal that the endpoint lists. Everything else is a bug: logged, and answered with one plain code. */
async function toRefusal(
  error: unknown,
  endpoint: AnyContractProcedure['~orpc'],
  context: RequestContext,
  noun: string | undefined,
): Promise<ORPCError<string, unknown>> {
  // If an input has parts, the path of an issue need not name the part.
  const parts = endpoint.route.inputStructure === 'detailed' ? 1 : 0;
  const refusal =
    error instanceof ORPCError ? await validateORPCError(endpoint.errorMap, withPlainIssues(error, noun, parts)) : null;
  if (refusal?.defined) return refusal;
  const trouble = context.troubles.tell(error);
  if (trouble) return new ORPCError(trouble, { status: refusals[trouble].status });
  context.log.error({ err: error }, 'a request failed');
  const data: RefusalData<'unexpected'> = { requestId: context.requestId };
  return new ORPCError('unexpected', { status: refusals.unexpected.status, data });
}

/**
 * The problems of an input in our own codes; other refusals stay unchanged.
 * @param parts the number of keys of each path to leave out
 */
function withPlainIssues(
  error: ORPCError<string, unknown>,
  noun: string | undefined,
  parts: number,
): ORPCError<string, unknown> {
  if (error.code !== 'BAD_REQUEST') return error;
  const found = error.cause instanceof ValidationError ? error.cause.issues : [];
  const issues = plainIssues(
    found.map((issue) => ({ ...issue, path: issue.path?.slice(parts) })),
    noun,
  );
  const data: RefusalData<'malformed'> = { issues };
  return new ORPCError('malformed', { status: refusals.malformed.status, data });
}

/** Answers a request under `/api`; null if no endpoint has this method and path. */
export async function answerApi(request: Request, context: RequestContext): Promise<Response | null> {
  const passedOn = await passOnAnswer(request, context);
  if (passedOn) return passedOn;
  const { matched, response } = await handler.handle(request, { prefix: '/api', context });
  return matched ? response : null;
}

import { ValidationError } from '@orpc/contract';
import { OpenAPIHandler } from '@orpc/openapi/fetch';
import { ORPCError } from '@orpc/server';
import { isDatabaseAway } from './platform/http/faults.ts';
import type { RequestContext } from './platform/http/request-context.ts';
import { router } from './router.ts';

/** How long a client should wait before it asks again, in seconds. */
const RETRY_AFTER = '2';

const handler = new OpenAPIHandler(router, {
  clientInterceptors: [
    async (call) => {
      try {
        return await call.next();
      } catch (error) {
        throw toAnswer(error, call.context as RequestContext);
      }
    },
  ],
});

/** Turns whatever went wrong into one of the contract's refusals; the rest is a bug, logged and told with one plain code. */
function toAnswer(error: unknown, context: RequestContext): ORPCError<string, unknown> {
  if (error instanceof ORPCError && error.status < 500) return withPlainIssues(error);
  if (isDatabaseAway(error)) {
    context.log.warn({ err: error }, 'the database does not answer');
    return new ORPCError('DATABASE_AWAY', {
      status: 503,
      message: 'The database does not answer. Try again in a moment.',
    });
  }
  context.log.error({ err: error }, 'a request failed');
  return new ORPCError('INTERNAL_SERVER_ERROR', {
    message: 'Something went wrong on our side.',
    data: { requestId: context.requestId },
  });
}

/** Validation issues as path and sentence, without the library's own detail. */
function withPlainIssues(error: ORPCError<string, unknown>): ORPCError<string, unknown> {
  // What the server itself found wrong is written plainly already.
  if (error.code !== 'BAD_REQUEST' || (error.data && !(error.cause instanceof ValidationError))) return error;
  const issues = error.cause instanceof ValidationError ? error.cause.issues.map(toPlainIssue) : [];
  // A shape and a rule of the domain may say the same of a field: once is enough.
  const unique = new Map(issues.map((issue) => [JSON.stringify(issue), issue]));
  return new ORPCError('BAD_REQUEST', {
    status: 400,
    message: 'The request is not as the contract says.',
    data: { issues: [...unique.values()] },
  });
}

function toPlainIssue(issue: ValidationError['issues'][number]): { path: (string | number)[]; message: string } {
  const keys = (issue.path ?? []).map((part) => (typeof part === 'object' ? part.key : part));
  return { path: keys.map((key) => (typeof key === 'number' ? key : String(key))), message: issue.message };
}

/** Answers a request under `/api`; null when no endpoint has this method and path. */
export async function answerApi(request: Request, context: RequestContext): Promise<Response | null> {
  const { matched, response } = await handler.handle(request, { prefix: '/api', context });
  if (!matched) return null;
  if (response.status === 503) response.headers.set('retry-after', RETRY_AFTER);
  return response;
}

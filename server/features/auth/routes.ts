import { z } from 'zod';
import {
  AUTH_PATHS,
  AUTH_REFUSALS,
  type AuthCode,
  changePasswordInput,
  confirmInput,
  requestResetInput,
  resetInput,
  signInInput,
  signUpInput,
} from '#contract/auth.ts';
import { clientAddress } from '#server/platform/http/client-address.ts';
import { isSameOrigin } from '#server/platform/http/origin.ts';
import { addressGroup } from '#server/platform/limits/limits.ts';
import type { ReadSession } from '#server/platform/sessions/sessions.ts';
import { QueueFull } from '#server/platform/sessions/work-queue.ts';
import { type Answer, refuse, toResponse } from './account-answer.ts';
import type { AccountPorts, Visit } from './account-ports.ts';
import { changePassword } from './change-password.ts';
import { confirm } from './confirm.ts';
import { readJson } from './read-json.ts';
import { requestReset, resetPassword } from './reset-password.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { signUp } from './sign-up.ts';

/** Enough to recognise a browser by. */
const MAX_USER_AGENT = 1000;

/** An endpoint: what it takes, and what it does with it. */
interface Route {
  answer(body: unknown, visit: Visit): Promise<Answer>;
}

/** Answers `/api/auth/*`: origin, then route, then input, then the action. */
export function createAuthRoutes(ports: AccountPorts, read: (headers: Headers) => Promise<ReadSession | null>) {
  const { config, log } = ports;
  const route = <Schema extends z.ZodType>(
    schema: Schema,
    act: (ports: AccountPorts, input: z.infer<Schema>, visit: Visit) => Promise<Answer>,
  ): Route => ({
    answer: async (body, visit) => {
      const input = schema.safeParse(body);
      return input.success ? act(ports, input.data, visit) : refuse(codeOf(input.error));
    },
  });
  const min = config.minPasswordLength;
  const routes: Record<string, Route> = {
    [AUTH_PATHS.signIn]: route(signInInput, signIn),
    [AUTH_PATHS.signUp]: route(signUpInput(min), signUp),
    [AUTH_PATHS.signOut]: route(z.strictObject({}), signOut),
    [AUTH_PATHS.confirm]: route(confirmInput, confirm),
    [AUTH_PATHS.requestReset]: route(requestResetInput, requestReset),
    [AUTH_PATHS.reset]: route(resetInput(min), resetPassword),
    [AUTH_PATHS.changePassword]: route(changePasswordInput(min), changePassword),
  };

  return async (request: Request, peerAddress: string): Promise<Response> => {
    const address = clientAddress(request, peerAddress, config.trustProxy);
    if (!isSameOrigin(request, config)) {
      log.warn({ address }, 'request of another origin refused');
      return toResponse(refuse('wrong-origin'));
    }
    const found = routes[new URL(request.url).pathname];
    if (!found || request.method !== 'POST') return toResponse(refuse('not-found'));
    const body = await readJson(request);
    if (!body.ok) return toResponse(refuse('malformed'));
    const visit: Visit = {
      address: addressGroup(address),
      userAgent: request.headers.get('user-agent')?.slice(0, MAX_USER_AGENT) ?? null,
      device: ports.devices.read(request.headers),
      session: await read(request.headers),
    };
    try {
      return toResponse(await found.answer(body.value, visit));
    } catch (error) {
      if (error instanceof QueueFull) return toResponse({ ok: false, code: 'unavailable', retryAfterSeconds: 5 });
      throw error;
    }
  };
}

/** The rules of the contract carry their refusal's code as message; anything else is a body that no form of ours sends. */
function codeOf(error: z.ZodError): AuthCode {
  const isCode = (text: string): text is AuthCode => Object.hasOwn(AUTH_REFUSALS, text);
  return error.issues.map((issue) => issue.message).find(isCode) ?? 'malformed';
}

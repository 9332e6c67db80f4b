import type { z } from 'zod';
import type { SignUpAnswer } from '#contract/auth.ts';
import { AUTH_PATHS, AUTH_REFUSALS, type AuthCode, type AuthRefusal } from '#contract/auth-words.ts';
import { type AuthRules, loadAuthRules } from './auth-rules.ts';

/** How long a request may take before it counts as lost, in milliseconds. */
const TIMEOUT = 30_000;

export type Outcome<Body = unknown> = { ok: true; body: Body } | ({ ok: false } & AuthRefusal);

/** What a status means when the answer came from before the accounts' own routes: a proxy, a limit, a fault. */
const codeOfStatus: Record<number, AuthCode> = {
  403: 'wrong-origin',
  429: 'rate-limited',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
};

/** Sends a form. `shape` says what a good answer holds; without it only that it is one counts. */
async function post<Body = unknown>(
  path: string,
  body: object,
  shape?: (rules: AuthRules) => z.ZodType<Body>,
): Promise<Outcome<Body>> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      credentials: 'same-origin',
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT),
    });
    const answer: unknown = await response.json().catch(() => null);
    if (!response.ok)
      return { ok: false, ...(readRefusal(answer) ?? { code: codeOfStatus[response.status] ?? 'unexpected' }) };
    if (!shape) return { ok: true, body: answer as Body };
    const rules = await loadAuthRules();
    const read = rules && shape(rules).safeParse(answer);
    // Anything else means that the server speaks another version.
    return read?.success ? { ok: true, body: read.data } : { ok: false, code: 'unexpected' };
  } catch {
    return { ok: false, code: 'unavailable' };
  }
}

/** The refusal in an answer; null where it came from before the accounts' own routes. */
function readRefusal(answer: unknown): AuthRefusal | null {
  const { code, retryAfterSeconds } = (answer ?? {}) as { code?: unknown; retryAfterSeconds?: unknown };
  if (typeof code !== 'string' || !Object.hasOwn(AUTH_REFUSALS, code)) return null;
  return { code: code as AuthCode, ...(typeof retryAfterSeconds === 'number' && { retryAfterSeconds }) };
}

export const signIn = (body: { email: string; password: string; code: string }) => post(AUTH_PATHS.signIn, body);
export const signUp = (body: {
  fullName: string;
  email: string;
  password: string;
  next?: string;
}): Promise<Outcome<SignUpAnswer>> => post(AUTH_PATHS.signUp, body, (rules) => rules.signUpAnswer);
export const confirm = (token: string) => post(AUTH_PATHS.confirm, { token }, (rules) => rules.confirmAnswer);
export const requestReset = (email: string) => post(AUTH_PATHS.requestReset, { email });
export const resetPassword = (body: { token: string; newPassword: string; code: string }) =>
  post(AUTH_PATHS.reset, body);
export const changePassword = (body: { currentPassword?: string; newPassword: string }) =>
  post(AUTH_PATHS.changePassword, body);

import { isFieldProblem } from '#contract/auth-words.ts';
import { api, codeOf, issuesOf, refusalOf } from '#web/lib/api.ts';
import type { AuthCode } from './messages.ts';

export type AuthRefusal = { ok: false; code: AuthCode; retryAfterSeconds?: number };
export type Outcome<Body = unknown> = { ok: true; body: Body } | AuthRefusal;

/** Returns the answer, or why there is none; a form can show either. */
async function ask<Body>(answer: Promise<Body>): Promise<Outcome<Body>> {
  try {
    return { ok: true, body: await answer };
  } catch (error) {
    return { ok: false, ...readRefusal(error) };
  }
}

function readRefusal(error: unknown): Omit<AuthRefusal, 'ok'> {
  const problem = Object.values(issuesOf(error)).find(isFieldProblem);
  if (problem) return { code: problem };
  const refusal = refusalOf<AuthEndpoint>(error);
  if (!refusal || codeOf(error) === null) return { code: 'unreachable' };
  if (refusal.code !== 'rate-limited') return { code: refusal.code };
  // A proxy that limits requests does not say for how long.
  const { retryAfterSeconds } = refusal.data ?? {};
  return { code: 'rate-limited', ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) };
}

/** Any account endpoint that has a form with a password. Deleting an account has its own sentences. */
export type AuthEndpoint = (typeof api.auth)[Exclude<keyof typeof api.auth, 'deleteAccount'>];

export const signIn = (body: { email: string; password: string; code: string }) => ask(api.auth.signIn(body));
export const signUp = (body: { fullName: string; email: string; password: string; next?: string }) =>
  ask(api.auth.signUp(body));
export const confirm = (token: string) => ask(api.auth.confirm({ token }));
export const requestReset = (email: string) => ask(api.auth.requestReset({ email }));
export const resetPassword = (body: { token: string; newPassword: string; code: string }) => ask(api.auth.reset(body));
export const changePassword = (body: { currentPassword?: string; newPassword: string }) =>
  ask(api.auth.changePassword(body));

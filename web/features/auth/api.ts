import { z } from 'zod';
import {
  AUTH_PATHS,
  type AuthCode,
  type AuthRefusal,
  authRefusal,
  confirmAnswer,
  type SignUpAnswer,
  signUpAnswer,
} from '#contract/auth.ts';

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

async function post<Schema extends z.ZodType>(
  path: string,
  body: object,
  schema: Schema,
): Promise<Outcome<z.infer<Schema>>> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      credentials: 'same-origin',
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT),
    });
    const answer: unknown = await response.json().catch(() => null);
    if (response.ok) return { ok: true, body: schema.parse(answer) };
    const refusal = authRefusal.safeParse(answer);
    return { ok: false, ...(refusal.success ? refusal.data : { code: codeOfStatus[response.status] ?? 'unexpected' }) };
  } catch (error) {
    // Zod's own complaint means that the server speaks another version; anything else, that it was not reached.
    return { ok: false, code: error instanceof z.ZodError ? 'unexpected' : 'unavailable' };
  }
}

const nothing = z.object({});

export const signIn = (body: { email: string; password: string }) => post(AUTH_PATHS.signIn, body, nothing);
export const signUp = (body: {
  fullName: string;
  email: string;
  password: string;
  next?: string;
}): Promise<Outcome<SignUpAnswer>> => post(AUTH_PATHS.signUp, body, signUpAnswer);
export const confirm = (token: string) => post(AUTH_PATHS.confirm, { token }, confirmAnswer);
export const requestReset = (email: string) => post(AUTH_PATHS.requestReset, { email }, nothing);
export const resetPassword = (token: string, newPassword: string) =>
  post(AUTH_PATHS.reset, { token, newPassword }, nothing);
export const changePassword = (body: { currentPassword?: string; newPassword: string }) =>
  post(AUTH_PATHS.changePassword, body, nothing);

import { AUTH_REFUSALS, type AuthCode, type AuthRefusal } from '#contract/auth.ts';

/** What an account's action comes to: a body with cookies to set, or a refusal. */
export type Answer =
  | { ok: true; body: object; setCookies: readonly string[] }
  | { ok: false; code: AuthCode; retryAfterSeconds?: number };

export const done = (body: object = {}, setCookies: readonly string[] = []): Answer => ({ ok: true, body, setCookies });

export const refuse = (code: AuthCode): Answer => ({ ok: false, code });

export const tooMany = (retryAfterSeconds: number): Answer => ({ ok: false, code: 'rate-limited', retryAfterSeconds });

/** The answer as HTTP, never to be stored by anybody. */
export function toResponse(answer: Answer): Response {
  const headers = new Headers({ 'cache-control': 'no-store' });
  if (answer.ok) {
    for (const cookie of answer.setCookies) headers.append('set-cookie', cookie);
    return Response.json(answer.body, { headers });
  }
  const { code, retryAfterSeconds } = answer;
  if (retryAfterSeconds) headers.set('retry-after', String(retryAfterSeconds));
  const body: AuthRefusal = { code, ...(retryAfterSeconds && { retryAfterSeconds }) };
  return Response.json(body, { status: AUTH_REFUSALS[code], headers });
}

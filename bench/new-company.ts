import { randomUUID } from 'node:crypto';

/** A person with a company of her own and its first, empty assessment. @param address where a server behind a proxy sees her */
export async function signUp(
  url: string,
  name: string,
  address = '127.0.0.1',
): Promise<{ cookie: string; assessmentId: string }> {
  const post = async (path: string, body: object, cookie = '') => {
    const headers = { 'content-type': 'application/json', origin: url, 'x-forwarded-for': address, cookie };
    const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const account = { fullName: name, email: `${randomUUID()}@example.com`, password: 'an-invented-password-7' };
  const signedUp = await post('/api/auth/sign-up', account);
  const cookie = signedUp.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  await post('/api/company', { name, industry: 'food-beverage', size: 'large' }, cookie);
  const begun = await post('/api/assessments', { copyOf: null }, cookie);
  return { cookie, assessmentId: ((await begun.json()) as { id: string }).id };
}

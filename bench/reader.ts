import { found } from '#domain/found.ts';

/** Who reads, and what: ids as the API told them. */
export interface Reader {
  userId: string;
  companyId: string;
  assessmentId: string;
}

/** Who is signed in with this cookie, and the draft of their company. @throws when there is no draft */
export async function readReader(url: string, cookie: string): Promise<Reader> {
  const ask = async <T>(path: string) => (await (await fetch(url + path, { headers: { cookie } })).json()) as T;
  const { user, company } = await ask<Record<'user' | 'company', { id: string }>>('/api/session');
  const assessments = await ask<{ id: string; status: string }[]>('/api/assessments');
  const draft = found(
    assessments.find(({ status }) => status === 'draft'),
    'a draft of the sample company',
  );
  return { userId: user.id, companyId: company.id, assessmentId: draft.id };
}

import { randomBytes } from 'node:crypto';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { openBrowser, Visit, VisitOptions } from '../shared/browser.ts';
import { asOwner } from '../shared/database.ts';
import type { RunningApp } from '../shared/running-app.ts';

const PASSWORD = 'a heron over the marsh';

export interface Newcomer extends Visit {
  fullName: string;
  email: string;
  /** Calls the server with this person's cookie, without using the screen. @throws when the server refuses */
  call<Answer>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, data?: object): Promise<Answer>;
  /** The company's draft as the server holds it, started if there is none. */
  readDraft(): Promise<WholeAssessment>;
}

interface Arrival extends VisitOptions {
  fullName?: string;
  /** The name of the person's company; null for a person without one. */
  company?: string | null;
}

/** A new person, signed in in a separate browser; the screens for that have their own journeys. */
export async function welcome(
  browser: ReturnType<typeof openBrowser>,
  app: RunningApp,
  { fullName = 'Ada Founder', company = 'Nordhafen Foods', ...options }: Arrival = {},
): Promise<Newcomer> {
  const visit = await browser.visit(options);
  const { request } = visit.context;
  const email = `${randomBytes(6).toString('hex')}@example.com`;
  const call = async <Answer>(method: string, path: string, data?: object): Promise<Answer> => {
    const answer = await request.fetch(app.url + path, { method, headers: { origin: app.url }, ...(data && { data }) });
    if (!answer.ok()) throw new Error(`${method} ${path} answered ${answer.status()} ${await answer.text()}`);
    return answer.json();
  };
  await call('POST', '/api/auth/sign-up', { fullName, email, password: PASSWORD });
  if (company) await call('POST', '/api/company', { name: company, industry: 'food-beverage', size: 'medium' });
  const readDraft = async () => {
    const read = () => call<{ draft: WholeAssessment | null }>('GET', '/api/assessments/draft');
    const found = await read();
    if (found.draft) return found.draft;
    await call('POST', '/api/assessments', { copyOf: null });
    const { draft } = await read();
    if (!draft) throw new Error('This company has no draft.');
    return draft;
  };
  return { ...visit, fullName, email, call, readDraft };
}

/** A new person in another's company; the membership bypasses invitations, which have their own journeys. */
export async function welcomeColleague(
  browser: ReturnType<typeof openBrowser>,
  app: RunningApp,
  founder: Newcomer,
  fullName: string,
  options: VisitOptions = {},
): Promise<Newcomer> {
  const colleague = await welcome(browser, app, { ...options, fullName, company: null });
  await joinCompanyOf(app, founder, colleague, 'user');
  return colleague;
}

/** A new person who audits another's company. */
export async function welcomeAuditor(
  browser: ReturnType<typeof openBrowser>,
  app: RunningApp,
  founder: Newcomer,
  options: VisitOptions = {},
): Promise<Newcomer> {
  const auditor = await welcome(browser, app, { ...options, fullName: 'Aud Itor', company: null });
  await joinCompanyOf(app, founder, auditor, 'auditor');
  return auditor;
}

async function joinCompanyOf(app: RunningApp, founder: Newcomer, joining: Newcomer, role: 'user' | 'auditor') {
  const sql = `insert into memberships (company_id, user_id, role, audits_until)
    select membership.company_id, joining.id, $3, case when $3 = 'auditor' then now() + interval '30 days' end
    from memberships membership
    join users founder on founder.id = membership.user_id and founder.email = $1
    join users joining on joining.email = $2`;
  await asOwner(app.ownerUrl, (client) => client.query(sql, [founder.email, joining.email, role]));
}

import type { Member } from '#database/doors.ts';
import type { EvidenceId } from '#domain/ids.ts';
import { isAuditOver } from '#domain/people/audit.ts';
import { noterFor } from './features/assurance/audit/visits.ts';
import { mayReadEvidence } from './features/assurance/evidence/queries.ts';
import { endOverAudit } from './features/company/team/end-audits.ts';
import type { AppContext } from './platform/http/app-context.ts';
import type { RequestContext } from './platform/http/request-context.ts';
import type { BoundedReader } from './platform/live/about.ts';
import type { StreamAccess } from './platform/live/live-stream.ts';

/** The ports that each handler gets with its request. */
export type HandlerPorts = Pick<
  RequestContext,
  | 'database'
  | 'sessions'
  | 'jobs'
  | 'mail'
  | 'limits'
  | 'live'
  | 'answerRoom'
  | 'uploads'
  | 'troubles'
  | 'config'
  | 'now'
>;

/** The sender, read again on each request: the session and the membership with its role. */
export async function readContext(c: AppContext, ports: HandlerPorts): Promise<RequestContext> {
  const requestId = c.get('requestId');
  const { headers } = c.req.raw;
  const found = await ports.sessions.read(headers);
  c.set('setCookies', found?.setCookies ?? []);
  if (found) await endOverAudit(ports, found);
  const membership = found?.membership ?? null;
  const member: Member | null = found && membership ? { userId: found.userId, ...membership, requestId } : null;
  if (found) c.set('who', { userId: found.userId, ...(membership && { companyId: membership.companyId }) });
  const setCookie = (value: string) => c.set('setCookies', addCookie(c.get('setCookies') ?? [], value));
  return {
    ...ports,
    requestId,
    person: found,
    member,
    headers,
    setCookie,
    endConnection: () => c.set('endsConnection', true),
    outgoing: c.env?.outgoing,
    clientAddress: c.get('clientAddress'),
    log: c.get('log'),
    noteRead: noterFor(ports, member),
  };
}

/** The same for a continuing stream, without touching its cookies. */
export async function readAccess(c: AppContext, ports: HandlerPorts): Promise<StreamAccess | null> {
  const found = await ports.sessions.read(c.req.raw.headers);
  if (!found) return null;
  await endOverAudit(ports, found);
  const { userId, membership } = found;
  const audit = membership?.role === 'auditor' ? JSON.stringify(membership.audit) : '';
  const isOver = () => membership?.role === 'auditor' && isAuditOver(membership.audit, ports.now());
  const bounded = membership ? boundsOf(ports, { userId, ...membership, requestId: c.get('requestId') }) : undefined;
  return { userId, companyId: membership?.companyId ?? null, role: membership?.role ?? null, audit, isOver, bounded };
}

/** What an auditor of some assessments can read; undefined for everyone else. */
function boundsOf({ database }: Pick<HandlerPorts, 'database'>, member: Member): BoundedReader | undefined {
  if (member.role !== 'auditor' || !member.audit.assessments) return undefined;
  return {
    assessments: member.audit.assessments,
    readsEvidence: (id) => database.inCompany(member, (tx) => mayReadEvidence(tx, id as EvidenceId)),
  };
}

/** If two cookies have the same name, the later one counts. */
function addCookie(cookies: readonly string[], added: string): string[] {
  const nameOf = (cookie: string) => cookie.slice(0, cookie.indexOf('='));
  return [...cookies.filter((cookie) => nameOf(cookie) !== nameOf(added)), added];
}

import type { AssessmentId } from '#domain/ids.ts';
import type { Role } from '#domain/people/permissions.ts';
import type { TestApp, Visitor } from './front-door.ts';
import { mustHave } from './must-have.ts';

/** The id and the secret in an invitation link. */
export function readInvitationLink(text: string) {
  const found = /\/invitation\?invitation=([\w-]+)#secret=([\w-]+)/.exec(text);
  if (!found) throw new Error('There is no invitation link in this text.');
  return { id: found[1] as never, secret: mustHave(found[2]) };
}

/** A new person who joins the company of `admin` by a mailed invitation. */
export async function joinCompany(
  app: TestApp,
  admin: Visitor,
  role: Exclude<Role, 'auditor'>,
  fullName: string,
): Promise<Visitor> {
  const visitor = await app.signUp(fullName);
  await admin.api.invitations.send({ email: visitor.email, role });
  const mail = app.mailbox.to(visitor.email).at(-1);
  await visitor.api.invitations.accept(readInvitationLink(mail?.text ?? ''));
  return visitor;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** The date that many days from now, in UTC. */
export const dayAfter = (days: number, now = Date.now()) => new Date(now + days * DAY_MS).toISOString().slice(0, 10);

/** A new person who audits the company of `admin`. */
export async function joinAsAuditor(
  app: TestApp,
  admin: Pick<Visitor, 'api'>,
  { assessments = null, lastDay = dayAfter(30) }: { assessments?: AssessmentId[] | null; lastDay?: string } = {},
): Promise<Visitor> {
  const visitor = await app.signUp('Aud Itor');
  await admin.api.invitations.send({ email: visitor.email, role: 'auditor', lastDay, assessments });
  await visitor.api.invitations.accept(readInvitationLink(app.mailbox.to(visitor.email).at(-1)?.text ?? ''));
  return visitor;
}

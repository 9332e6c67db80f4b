import type { Role } from '#domain/people/permissions.ts';
import type { TestApp, Visitor } from './front-door.ts';
import { mustHave } from './must-have.ts';

/** What a link of an invitation carries. */
export function readInvitationLink(text: string) {
  const found = /\/invitation\?invitation=([\w-]+)#secret=([\w-]+)/.exec(text);
  if (!found) throw new Error('There is no invitation link in this text.');
  return { id: found[1] as never, secret: mustHave(found[2]) };
}

/** Somebody new who joins the company of `admin` by a mailed invitation. */
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

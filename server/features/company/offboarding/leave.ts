import type { WayOut } from '#contract/offboarding.ts';
import type { CompanyTx, Member } from '#database/doors.ts';
import type { MembershipId } from '#domain/ids.ts';
import { closingDate, decideLeaving, type WayOut as PlainWay, type Standing } from '#domain/people/offboarding.ts';
import { endOwnMembership, findMember, lockTeam, setRole } from '#server/features/company/team/queries.ts';
import { refuse } from '#server/platform/http/refuse.ts';
import type { Person, RequestContext } from '#server/platform/http/request-context.ts';
import { closingMail, successorMail } from './leaving-mails.ts';
import { eraseCompany, lockCompany, readStanding, setClosing } from './queries.ts';
import { tellMembers } from './tell-members.ts';

export type Leaver = RequestContext & { person: Person; member: Member };

/** What has happened to the company that a person left. */
export interface LeaveOutcome {
  companyName: string;
  /** When the company is deleted, if it is being closed. */
  closesAt: Date | null;
}

/**
 * Removes the signed-in member from their company in one transaction and notifies their open screens. `choose` may decide how, depending
 * on their situation.
 * @returns null if they are no longer a member
 * @throws a refusal
 */
export async function leaveCompany(
  context: Leaver,
  choose: (standing: Standing) => WayOut,
  reason = 'left by herself',
): Promise<LeaveOutcome | null> {
  const { database, member } = context;
  const left = await database.inCompany(member, (tx) => leaveWith(tx, context, choose), reason);
  if (left) tellOfLeaving(context, left);
  return left;
}

/** After the transaction has committed. */
export function tellOfLeaving({ member: { userId, companyId }, live, log }: Leaver, { closesAt }: LeaveOutcome): void {
  live.publish({ kind: 'access', userId });
  log.info({ userId, companyId, closesAt }, 'left a company');
}

/** The same inside a transaction of the company, for callers that continue with it. */
export async function leaveWith(
  tx: CompanyTx,
  context: Leaver,
  choose: (standing: Standing) => WayOut,
): Promise<LeaveOutcome | null> {
  const { userId } = context.member;
  const role = await lockTeam(tx, userId);
  if (!role) return null;
  let standing = await readStanding(tx, userId, role);
  const way = choose(standing);
  if (way.how !== 'leave') {
    // A person who is joining waits until the company is closed or gone; a person who has just joined is counted.
    if (!(await lockCompany(tx))) return null;
    standing = await readStanding(tx, userId, role);
  }
  const successor = way.how === 'leave' && way.successor ? await findSuccessor(tx, way.successor, userId) : null;
  const decision = decideLeaving(plainWay(way), standing);
  if (!decision.ok) refuse(decision.reason);
  if (way.how === 'delete') return remove(context, tx, standing);
  if (way.how === 'close') return close(context, tx, standing);
  if (successor && role === 'admin') await handOver(context, tx, successor, standing);
  await endOwnMembership(tx, userId, context.now());
  return standing;
}

function plainWay(way: WayOut): PlainWay {
  return way.how === 'leave' ? { how: 'leave', hasSuccessor: way.successor !== null } : way;
}

async function remove({ now }: Leaver, tx: CompanyTx, { companyName }: Standing): Promise<LeaveOutcome> {
  const at = now();
  await setClosing(tx, at);
  await eraseCompany(tx, at);
  return { companyName, closesAt: null };
}

async function close(
  { member, mail, config, person, now }: Leaver,
  tx: CompanyTx,
  standing: Standing,
): Promise<LeaveOutcome> {
  const { companyName } = standing;
  const at = now();
  const closesAt = standing.closesAt ?? closingDate(at, config.closingDays);
  if (!standing.closesAt) {
    await setClosing(tx, closesAt);
    const about = { companyName, by: person.fullName, closesAt, isAdmin: true };
    await tellMembers(tx, mail, ({ fullName: name }) => closingMail(config.publicUrl, { ...about, name }));
  }
  await endOwnMembership(tx, member.userId, at);
  return { companyName, closesAt };
}

type Successor = NonNullable<Awaited<ReturnType<typeof findMember>>>;

async function findSuccessor(tx: CompanyTx, id: MembershipId, own: Member['userId']): Promise<Successor> {
  const found = await findMember(tx, id);
  if (!found || found.userId === own || found.role === 'auditor') refuse('not-found');
  return found;
}

async function handOver(
  { mail, config, person }: Leaver,
  tx: CompanyTx,
  { membershipId, fullName, email, role }: Successor,
  { companyName }: Standing,
): Promise<void> {
  if (role === 'admin') return;
  await setRole(tx, membershipId, 'admin');
  const about = { name: fullName, companyName, by: person.fullName };
  await mail.sendWith(tx, { to: email, ...successorMail(config.publicUrl, about) });
}

import type { Decision } from '#domain/decision.ts';
import { can, type Role } from './permissions.ts';

/**
 * How a person leaves their company: they leave it to the others, close it with a waiting period, or delete it immediately (product P28).
 */
export type WayOut =
  /** `hasSuccessor`: they name another member who becomes an admin. */
  | { how: 'leave'; hasSuccessor: boolean }
  /** `typedName`: the company's name, typed to confirm. */
  | { how: 'close'; typedName: string }
  | { how: 'delete'; typedName: string };

/** A person's situation in their company, read in the transaction in which they leave, under the team's lock. */
export interface Standing {
  role: Role;
  /** The other members, without auditors, to whom a company cannot be left. */
  colleagues: number;
  otherAdmins: number;
  companyName: string;
  /** Nobody has worked on anything in it. */
  isEmpty: boolean;
  /** When the company will be deleted, if it is being closed. */
  closesAt: Date | null;
}

export type LeavingRefusal = 'last-admin' | 'last-member' | 'not-alone' | 'company-not-empty' | 'wrong-name';

/** The way out that is open to a person; `hand-over` is leaving after making another member an admin. */
export type OpenWay = 'leave' | 'hand-over' | 'close' | 'delete';

const MS_A_DAY = 24 * 60 * 60 * 1000;

/** When a company is deleted whose closing was requested at this moment. */
export function closingDate(askedAt: Date, days: number): Date {
  return new Date(askedAt.getTime() + days * MS_A_DAY);
}

/** Whether the typed text is the company's name, ignoring spaces and case. */
export function isNameConfirmed(typed: string, companyName: string): boolean {
  return plain(typed) === plain(companyName);
}

const plain = (name: string) => name.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();

/** The way out for a person who leaves on their own: there is always exactly one. */
export function openWay({ role, colleagues, otherAdmins, isEmpty, closesAt }: Omit<Standing, 'companyName'>): OpenWay {
  if (role === 'auditor') return 'leave';
  if (colleagues > 0) return role === 'admin' && otherAdmins === 0 ? 'hand-over' : 'leave';
  if (isEmpty) return 'delete';
  return closesAt === null ? 'close' : 'leave';
}

/**
 * Whether a person may leave in this way. With colleagues, they leave the company to them, the last admin to one of them; a person alone
 * ends the company: immediately if it is empty, otherwise with a waiting period (product P28).
 */
export function decideLeaving(way: WayOut, standing: Standing): Decision<LeavingRefusal> {
  const { role, companyName, isEmpty, closesAt, colleagues } = standing;
  if (way.how === 'leave') {
    if (role !== 'auditor' && colleagues === 0 && closesAt === null) return { ok: false, reason: 'last-member' };
    return openWay(standing) === 'hand-over' && !way.hasSuccessor ? { ok: false, reason: 'last-admin' } : { ok: true };
  }
  if (role === 'auditor' || colleagues > 0) return { ok: false, reason: 'not-alone' };
  if (way.how === 'delete' && !isEmpty) return { ok: false, reason: 'company-not-empty' };
  return isNameConfirmed(way.typedName, companyName) ? { ok: true } : { ok: false, reason: 'wrong-name' };
}

/** Whether a member may close the company for everyone. */
export function decideClosing(
  role: Role,
  typedName: string,
  companyName: string,
): Decision<'access-denied' | 'wrong-name'> {
  if (!can(role, 'company.close')) return { ok: false, reason: 'access-denied' };
  return isNameConfirmed(typedName, companyName) ? { ok: true } : { ok: false, reason: 'wrong-name' };
}

import type { Decision } from '#domain/decision.ts';
import { can, type Role } from './permissions.ts';

/** How somebody goes from her company: leaves it to the others, closes it with a pause, or deletes it at once (product P28). */
export type WayOut =
  /** `hasSuccessor`: she names another member who becomes an admin. */
  | { how: 'leave'; hasSuccessor: boolean }
  /** `typedName`: the company's name, typed to confirm. */
  | { how: 'close'; typedName: string }
  | { how: 'delete'; typedName: string };

/** Where somebody stands in her company, read in the transaction in which she goes, under the team's lock. */
export interface Standing {
  role: Role;
  /** The other members, without auditors: to them no company can be left. */
  colleagues: number;
  otherAdmins: number;
  companyName: string;
  /** Nothing was worked on in it. */
  isEmpty: boolean;
  /** When the company is deleted, while it is being closed. */
  closesAt: Date | null;
}

export type LeavingRefusal = 'last-admin' | 'last-member' | 'not-alone' | 'company-not-empty' | 'wrong-name';

/** The way out that is open to somebody; `hand-over` is leaving after another member was made an admin. */
export type OpenWay = 'leave' | 'hand-over' | 'close' | 'delete';

const MS_A_DAY = 24 * 60 * 60 * 1000;

/** When a company is deleted whose closing was asked for at this moment. */
export function closingDate(askedAt: Date, days: number): Date {
  return new Date(askedAt.getTime() + days * MS_A_DAY);
}

/** Whether what was typed is the company's name, however it is spaced and capitalised. */
export function isNameConfirmed(typed: string, companyName: string): boolean {
  return plain(typed) === plain(companyName);
}

const plain = (name: string) => name.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();

/** The way out of her company for somebody who goes by herself: there is always exactly one. */
export function openWay({ role, colleagues, otherAdmins, isEmpty, closesAt }: Omit<Standing, 'companyName'>): OpenWay {
  if (role === 'auditor') return 'leave';
  if (colleagues > 0) return role === 'admin' && otherAdmins === 0 ? 'hand-over' : 'leave';
  if (isEmpty) return 'delete';
  return closesAt === null ? 'close' : 'leave';
}

/**
 * Whether somebody may go this way. Who has colleagues leaves the company to them, the last admin to one of them; who is alone
 * ends the company: at once while it is empty, else with a pause (product P28).
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

/** Whether a member may have her company closed for everybody. */
export function decideClosing(
  role: Role,
  typedName: string,
  companyName: string,
): Decision<'access-denied' | 'wrong-name'> {
  if (!can(role, 'company.close')) return { ok: false, reason: 'access-denied' };
  return isNameConfirmed(typedName, companyName) ? { ok: true } : { ok: false, reason: 'wrong-name' };
}

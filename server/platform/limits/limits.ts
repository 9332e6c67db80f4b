import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

const HOUR = 60 * 60;
/** Counted for the lifetime of a link: while it refuses, a link that was sent before still works. */
export const RESET_LINK_SECONDS = 30 * 60;

/** The limits per hour. Successful attempts are not counted, so that a whole office can sign in from one address. */
export const HOURLY_LIMITS = {
  /** Guesses at the password of one account from browsers that the account does not know. */
  account: 10,
  /** The same from one browser that the account knows. */
  device: 10,
  /** Wrong guesses at any account from one client address. */
  address: 60,
  /** Guesses at the current password by a signed-in person. */
  currentPassword: 10,
  /** Password changes by one person: each costs a hash and an email. */
  passwordChange: 10,
  /** Wrong codes of the second factor, from a person who knows the password. */
  secondFactor: 10,
  signUp: 60,
  resetRequest: 30,
  /** Emails to one mailbox that a stranger can cause: emails about accounts, and invitations. */
  mail: 5,
  /** Invitations to one mailbox, by one company, and by one person in any company: the inviter is told. */
  invitationMail: 5,
  /**
   * Invitation emails to one mailbox from all companies together. Nobody is told, because that would reveal other companies' invitations.
   */
  invitationMailbox: 20,
  /**
   * Counted separately, so that nobody can use up the emails with which an owner who is locked out gets in. For each lifetime of a reset
   * link.
   */
  resetMail: 5,
  /** Invitations sent by one company, and by one person in any company. */
  invitation: 60,
  /** Closings of one company: each sends an email to all its members. */
  companyClosing: 5,
  /** Assessments that one company starts and completes: each writes a whole assessment. */
  assessmentBegun: 20,
  assessmentCompleted: 20,
  /**
   * Queries by one person that the server computes, and parts of the history that are checked against seals: each reads thousands of
   * rows.
   */
  query: 1_200,
  /** Invitation links with a wrong secret, from one client address. */
  invitationLink: 60,
  /** Questions to the assistant by one person, and by all members of a company, because a model's time costs money. */
  chatPerson: 120,
  chatCompany: 600,
} as const;

export type Limit = keyof typeof HOURLY_LIMITS;
export type HourlyLimits = Readonly<Record<Limit, number>>;
export type LimitOutcome = { ok: true } | { ok: false; retryAfterSeconds: number };

export interface Limits {
  /** Counts one attempt, atomically and before it is made; refuses it if those of the hour are used up. */
  take(limit: Limit, ...subject: string[]): Promise<LimitOutcome>;
  /** Returns an attempt that turned out to be legitimate. */
  giveBack(limit: Limit, ...subject: string[]): Promise<void>;
  /** Resets the count. */
  clear(limit: Limit, ...subject: string[]): Promise<void>;
}

/** Counts attempts in PostgreSQL, so that a restart forgets none and two servers count together. */
export function createLimits(pool: pg.Pool, hourly: HourlyLimits = HOURLY_LIMITS): Limits {
  const storeClient = new NamelessPool(pool);
  const limiters = Object.fromEntries(
    Object.entries(hourly).map(([keyPrefix, points]) => [
      keyPrefix,
      new RateLimiterPostgres({
        storeClient,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        keyPrefix,
        points,
        duration: keyPrefix === 'resetMail' ? RESET_LINK_SECONDS : HOUR,
        // One limiter clears the table for all of them.
        clearExpiredByTimeout: keyPrefix === 'account',
      }),
    ]),
  ) as unknown as Record<Limit, RateLimiterPostgres>;
  return {
    take: async (limit, ...subject) => {
      try {
        await limiters[limit].consume(key(subject));
        return { ok: true };
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) };
      }
    },
    giveBack: async (limit, ...subject) => {
      await limiters[limit].reward(key(subject));
    },
    clear: async (limit, ...subject) => {
      await limiters[limit].delete(key(subject));
    },
  };
}

/** The unit by which attempts from an address are counted: an IPv6 customer has a whole /64 and could change the address at will. */
export function addressGroup(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const start = head.split(':').filter(Boolean);
  const end = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - start.length - end.length;
  const parts = [...start, ...Array<string>(Math.max(0, zeros)).fill('0'), ...end];
  return `${parts
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

const key = (subject: string[]) => createHash('sha256').update(JSON.stringify(subject)).digest('base64url');

/**
 * The limiter names its statements, which the driver prepares for the life of a connection; behind a proxy that pools by transaction,
 * such a statement is missing on the next connection.
 */
class NamelessPool {
  readonly #pool: pg.Pool;
  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }
  query({ text, values }: { text: string; values?: unknown[] }) {
    return this.#pool.query({ text, ...(values && { values }) });
  }
}

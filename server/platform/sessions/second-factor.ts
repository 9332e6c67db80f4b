import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { Secret } from 'otpauth';
import type { Tables } from '#database/tables.ts';
import type { UserId } from '#domain/ids.ts';
import { createSeal } from '#server/platform/seal/seal.ts';
import { matchTotp } from './totp.ts';

const SECRET_BYTES = 20;
const RECOVERY_CODES = 10;
const RECOVERY_BYTES = 15;

export interface SecondFactors {
  isEnrolled(userId: UserId): Promise<boolean>;
  /** Whether this is an unused code of the person's device, or one of their recovery codes, which is then used up. */
  accept(userId: UserId, code: string, now: Date): Promise<boolean>;
  /** Enrols a person again: earlier devices and recovery codes stop working. The new ones are returned only this once. */
  enrol(userId: UserId): Promise<{ secret: string; recoveryCodes: string[] }>;
  /** Returns to the password alone; false if the person was not enrolled. */
  reset(userId: UserId): Promise<boolean>;
}

/** The second factor besides the password. Secrets are encrypted, recovery codes hashed. */
export function createSecondFactors(persons: Kysely<Tables>, serverSecret: string): SecondFactors {
  const seal = createSeal(serverSecret, 'second factor');
  const find = (userId: UserId) =>
    persons.selectFrom('userTwoFactors').select('sealedSecret').where('userId', '=', userId).executeTakeFirst();
  return {
    isEnrolled: async (userId) => (await find(userId)) !== undefined,
    accept: async (userId, code, now) => {
      const row = await find(userId);
      if (!row) return false;
      const step = matchTotp(seal.open(row.sealedSecret), code.replace(/\s/g, ''), now);
      if (step === null) return spendRecoveryCode(persons, userId, code);
      // One conditional update, so that a code seen over the person's shoulder does not work a second time.
      const used = await persons
        .updateTable('userTwoFactors')
        .set({ lastStep: String(step) })
        .where('userId', '=', userId)
        .where('lastStep', '<', String(step))
        .returning('userId')
        .executeTakeFirst();
      return used !== undefined;
    },
    enrol: (userId) =>
      persons.transaction().execute(async (tx) => {
        const secret = randomBase32(SECRET_BYTES);
        const recoveryCodes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
        await tx.deleteFrom('userTwoFactors').where('userId', '=', userId).execute();
        await tx.deleteFrom('userRecoveryCodes').where('userId', '=', userId).execute();
        await tx
          .insertInto('userTwoFactors')
          .values({ userId, sealedSecret: seal.close(secret) })
          .execute();
        await tx
          .insertInto('userRecoveryCodes')
          .values(recoveryCodes.map((code) => ({ userId, codeHash: hashCode(code) })))
          .execute();
        return { secret, recoveryCodes };
      }),
    reset: (userId) =>
      persons.transaction().execute(async (tx) => {
        await tx.deleteFrom('userRecoveryCodes').where('userId', '=', userId).execute();
        const row = await tx
          .deleteFrom('userTwoFactors')
          .where('userId', '=', userId)
          .returning('userId')
          .executeTakeFirst();
        return row !== undefined;
      }),
  };
}

async function spendRecoveryCode(persons: Kysely<Tables>, userId: UserId, code: string): Promise<boolean> {
  const row = await persons
    .deleteFrom('userRecoveryCodes')
    .where('userId', '=', userId)
    .where('codeHash', '=', hashCode(code))
    .returning('userId')
    .executeTakeFirst();
  return row !== undefined;
}

/** Four groups of six letters and digits: 120 bits, for which a fast hash is sufficient. */
function newRecoveryCode(): string {
  return randomBase32(RECOVERY_BYTES).replace(/.{6}(?=.)/g, '$&-');
}

/** In letters that both authenticator apps and people can read (RFC 4648). */
const randomBase32 = (size: number) => new Secret({ size }).base32;

/** As typed, ignoring case, blanks and dashes. */
const hashCode = (code: string) =>
  createHash('sha256')
    .update(code.toUpperCase().replace(/[^A-Z2-7]/g, ''))
    .digest();

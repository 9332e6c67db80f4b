import { Secret } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSecondFactors, type SecondFactors } from '#server/platform/sessions/second-factor.ts';
import { matchTotp, totpUri } from '#server/platform/sessions/totp.ts';
import { asOwner, openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { deviceCode } from '../shared/device-code.ts';
import { foundPerson } from '../shared/founders.ts';
import { mustHave } from '../shared/must-have.ts';

/** RFC 6238, appendix B: the seed for SHA-1. */
const seed = Secret.fromLatin1('12345678901234567890').base32;
const at = (seconds: number) => new Date(seconds * 1000);

describe('a code from a device', () => {
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ])('at second %i is what RFC 6238 says: %s', (second, code) => {
    expect(matchTotp(seed, code, at(second))).toBe(Math.floor(second / 30));
    expect(deviceCode(seed, at(second))).toBe(code);
  });

  it('works half a minute early and late, and no longer', () => {
    const now = at(1111111111);
    const works = (offset: number) => matchTotp(seed, deviceCode(seed, at(1111111111 + offset)), now) !== null;
    expect([-60, -30, 0, 30, 60].map(works)).toEqual([false, true, true, true, false]);
  });

  it.each(['', '0', '0504710', 'ABCDEFGHEF', '050471\u0000'])('is not %j', (code) => {
    expect(matchTotp(seed, code, at(1111111111))).toBeNull();
  });

  it('is set up in authenticator apps by a link', () => {
    expect(totpUri('ABCDEFGH', 'mia+esg@example.com')).toBe(
      'otpauth://totp/Twofold:mia%2Besg%40example.com?issuer=Twofold&secret=ABCDEFGH&algorithm=SHA1&digits=6&period=30',
    );
  });
});

describe('a second factor', () => {
  let database: TestDatabase;
  let factors: SecondFactors;
  beforeAll(async () => {
    database = await openTestDatabase();
    factors = createSecondFactors(database.persons, 'a server secret of a test run, long enough');
  });
  afterAll(() => database.close());

  it('accepts a code once, even when it is sent many times at the same moment', async () => {
    const person = await foundPerson(database);
    const { secret } = await factors.enrol(person);
    const now = new Date();
    const code = deviceCode(secret, now);
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => factors.accept(person, code, now)));
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    expect(await factors.accept(person, deviceCode(secret, new Date(now.getTime() - 30_000)), now)).toBe(false);
    expect(await factors.accept(person, deviceCode(secret, new Date(now.getTime() + 30_000)), now)).toBe(true);
  });

  it('has ten recovery codes that work once each, however they are typed', async () => {
    const person = await foundPerson(database);
    const { recoveryCodes } = await factors.enrol(person);
    expect(new Set(recoveryCodes).size).toBe(10);
    const [code = ''] = recoveryCodes;
    expect(code).toMatch(/^([A-Z2-7]{6}-){3}[A-Z2-7]{6}$/);
    expect(await factors.accept(person, ` ${code.toLowerCase().replaceAll('-', ' ')} `, new Date())).toBe(true);
    expect(await factors.accept(person, code, new Date())).toBe(false);
  });

  it('is valid for one person only, and the table holds neither secret nor code in plain text', async () => {
    const [mia, max] = [await foundPerson(database), await foundPerson(database)];
    const { secret, recoveryCodes } = await factors.enrol(mia);
    await factors.enrol(max);
    expect(await factors.accept(max, deviceCode(secret, new Date()), new Date())).toBe(false);
    expect(await factors.accept(max, mustHave(recoveryCodes[0]), new Date())).toBe(false);
    const { rows } = await asOwner(database.ownerUrl, (client) =>
      client.query('select t::text as row from user_two_factors t union all select c::text from user_recovery_codes c'),
    );
    expect(rows.map(({ row }) => row).join('')).not.toContain(secret);
  });

  it('starts again with each enrolment and ends with a reset', async () => {
    const person = await foundPerson(database);
    expect(await factors.isEnrolled(person)).toBe(false);
    const first = await factors.enrol(person);
    const second = await factors.enrol(person);
    expect(await factors.accept(person, deviceCode(first.secret, new Date()), new Date())).toBe(false);
    expect(await factors.accept(person, mustHave(first.recoveryCodes[0]), new Date())).toBe(false);
    expect(await factors.accept(person, mustHave(second.recoveryCodes[0]), new Date())).toBe(true);
    expect(await factors.reset(person)).toBe(true);
    expect(await factors.isEnrolled(person)).toBe(false);
    expect(await factors.accept(person, mustHave(second.recoveryCodes[1]), new Date())).toBe(false);
    expect(await factors.reset(person)).toBe(false);
  });
});

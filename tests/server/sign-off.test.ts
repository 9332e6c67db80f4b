import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Member } from '#database/doors.ts';
import { wordDay } from '#domain/fields/wording.ts';
import { checkFrozenFile } from '#domain/frozen-results/check-frozen-file.ts';
import type { AssessmentId, UserId } from '#domain/ids.ts';
import { asOwner, openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { type ApiClient, createTestApp, foundThroughTheDoor, type TestApp } from '../shared/front-door.ts';
import { joinCompany } from '../shared/join-company.ts';
import { mustHave } from '../shared/must-have.ts';

let database: TestDatabase;
let app: TestApp;
beforeAll(async () => {
  database = await openTestDatabase();
  app = createTestApp(database);
});
afterAll(() => database.close());

const today = () => new Date().toISOString().slice(0, 10);
const chair = { by: { from: 'outside', name: 'Cem Board' } as const, jobTitle: 'Chair of the board' };

/** A company with a completed assessment, a colleague, and functions that sign its steps. */
async function completedCompany() {
  const founder = await foundThroughTheDoor(app);
  const { api } = founder;
  const assessmentId = founder.draft.assessment.id;
  const colleague = await joinCompany(app, founder, 'user', 'Ben Colleague');
  await api.assessment.complete({ assessmentId });
  const members = await api.team.list();
  const idOf = (name: string) => mustHave(members.find(({ fullName }) => fullName === name)).id;
  const me = { by: { from: 'company', memberId: idOf('Ada Founder') } as const, jobTitle: 'Head of sustainability' };
  const ben = { by: { from: 'company', memberId: idOf('Ben Colleague') } as const, jobTitle: 'Controller' };
  const { sha256 } = await api.signOff.read({ assessmentId });
  const inputOf = (step: Step, who: Who) =>
    ({ assessmentId, sha256: mustHave(sha256), step, ...who, signedOn: today(), minutes: '' }) as const;
  const sign = (step: Step, who: Who, as: ApiClient = api) => as.signOff.sign(inputOf(step, who));
  return { ...founder, assessmentId, colleague, me, ben, inputOf, sign };
}
type SignInput = Parameters<ApiClient['signOff']['sign']>[0];
type Step = SignInput['step'];
type Who = Pick<SignInput, 'by' | 'jobTitle'>;
const refusedAs = (code: string) => ({ code });

async function isApproved(api: ApiClient, assessmentId: AssessmentId) {
  const [listed, { assessment }, { results, choices }] = await Promise.all([
    api.assessment.list(),
    api.assessment.read({ assessmentId }),
    api.dashboard.read({ assessmentId }),
  ]);
  const named = [listed[0], assessment, results?.assessment, choices[0]].map((each) => mustHave(each ?? undefined));
  expect(new Set(named.map(({ isSigned }) => isSigned)).size).toBe(1);
  const told = named.map((each) => each.isApproved);
  expect(new Set(told).size).toBe(1);
  return told[0];
}

describe('a sign-off', () => {
  it('goes from prepared through reviewed to approved, and names the frozen result', async () => {
    const { api, assessmentId, colleague, me, ben, sign } = await completedCompany();
    const frozen = await api.frozenResults.readFrozen({ assessmentId });
    const stateNow = async () => (await api.frozenResults.readFrozen({ assessmentId })).signOff.state;
    expect(await stateNow()).toBe('completed');
    expect((await api.assessment.read({ assessmentId })).assessment.isSigned).toBe(false);
    await sign('prepared', me);
    expect(await stateNow()).toBe('in-review');
    expect((await api.assessment.read({ assessmentId })).assessment.isSigned).toBe(true);
    await sign('reviewed', ben, colleague.api);
    expect(await isApproved(api, assessmentId)).toBe(false);
    const { standing, ended } = await sign('approved', chair);
    expect(standing).toMatchObject([
      { step: 'prepared', name: 'Ada Founder', isMember: true, jobTitle: 'Head of sustainability', signedOn: today() },
      { step: 'reviewed', name: 'Ben Colleague', isMember: true, recordedBy: 'Ben Colleague' },
      { step: 'approved', name: 'Cem Board', isMember: false, recordedBy: 'Ada Founder', sha256: frozen.sha256 },
    ]);
    expect(ended).toEqual([]);
    expect(await isApproved(api, assessmentId)).toBe(true);
    // The frozen result stays unchanged, byte for byte; its file includes the sign-off, and still passes the check.
    const file = await api.frozenResults.readFrozen({ assessmentId });
    expect(JSON.stringify(file.result)).toBe(JSON.stringify(frozen.result));
    expect(file).toMatchObject({ sha256: frozen.sha256, signOff: { state: 'final', signatures: standing } });
    expect(checkFrozenFile(file)).toMatchObject({ state: 'same' });
    const { changes } = await api.history.ofAssessment({ assessmentId, noun: 'sign-off' });
    expect(changes).toMatchObject([
      { verb: 'signed', title: `Approved: Cem Board (Chair of the board), ${wordDay(today())}`, by: 'Ada Founder' },
      { verb: 'signed', by: 'Ben Colleague' },
      { verb: 'signed' },
    ]);
  });

  it('ends when the assessment is reopened, with the reason, and remains visible', async () => {
    const { api, assessmentId, me, ben, inputOf, sign } = await completedCompany();
    for (const [step, who] of [
      ['prepared', me],
      ['reviewed', ben],
      ['approved', chair],
    ] as const)
      await sign(step, who);
    const signedAt = mustHave((await api.history.ofAssessment({ assessmentId })).changes[0]).at;
    await api.assessment.reopen({ assessmentId, reason: 'A figure of the supplier was wrong' });
    const reopened = await api.signOff.read({ assessmentId });
    expect(reopened.standing).toEqual([]);
    expect(reopened.ended).toHaveLength(3);
    const ending = { endedBy: 'Ada Founder', endReason: 'A figure of the supplier was wrong' };
    for (const row of reopened.ended) expect(row).toMatchObject(ending);
    expect(await isApproved(api, assessmentId)).toBe(false);
    await expect(sign('prepared', me)).rejects.toMatchObject(refusedAs('not-completed'));
    const [line] = (await api.history.ofAssessment({ assessmentId, noun: 'sign-off' })).changes;
    expect(line).toMatchObject({ verb: 'withdrawn', reason: 'A figure of the supplier was wrong' });
    // At the time of the signature it was approved.
    expect((await api.history.asOf({ assessmentId, at: signedAt })).assessment.isApproved).toBe(true);
    const now = new Date().toISOString();
    expect((await api.history.asOf({ assessmentId, at: now })).assessment.isApproved).toBe(false);
    expect((await api.frozenResults.readFrozen({ assessmentId })).signOff).toMatchObject({
      state: 'draft',
      signatures: [{ ended: ending }, { ended: ending }, { ended: ending }],
    });
    const [first] = await api.frozenResults.listFrozen({ assessmentId });
    await api.assessment.complete({ assessmentId });
    expect(await isApproved(api, assessmentId)).toBe(false);
    const earlier = await api.frozenResults.readFrozen({ assessmentId, frozenId: mustHave(first).id });
    expect(earlier.signOff).toMatchObject({ state: null, signatures: [{}, {}, {}] });
    expect((await api.frozenResults.readFrozen({ assessmentId })).signOff).toEqual({
      state: 'completed',
      signatures: [],
    });
    // The result that was signed then is no longer the frozen one.
    await expect(api.signOff.sign(inputOf('prepared', me))).rejects.toMatchObject(refusedAs('result-changed'));
  });

  it('requires a second person unless an admin of the company allows one person for all steps', async () => {
    const { api, assessmentId, colleague, me, sign } = await completedCompany();
    await sign('prepared', me);
    await expect(sign('reviewed', me)).rejects.toMatchObject(refusedAs('same-person'));
    await expect(sign('reviewed', { ...chair, by: { from: 'outside', name: 'ada  FOUNDER' } })).rejects.toMatchObject(
      refusedAs('same-person'),
    );
    await expect(colleague.api.company.setSignOffRule({ onePersonMaySign: true })).rejects.toMatchObject(
      refusedAs('access-denied'),
    );
    expect(await api.company.readSignOffRule()).toEqual({ onePersonMaySign: false, changes: [] });
    for (let press = 0; press < 2; press += 1) await api.company.setSignOffRule({ onePersonMaySign: true });
    expect(await colleague.api.company.readSignOffRule()).toMatchObject({
      onePersonMaySign: true,
      changes: [{ onePersonMaySign: true, by: 'Ada Founder' }],
    });
    await sign('reviewed', me);
    await sign('approved', me);
    // Signatures remain valid when the rule changes.
    await api.company.setSignOffRule({ onePersonMaySign: false });
    expect(await isApproved(api, assessmentId)).toBe(true);
  });

  it('is approved by admins only, and withdrawn last step first with a reason', async () => {
    const { api, assessmentId, colleague, me, ben, sign } = await completedCompany();
    await sign('prepared', me, colleague.api);
    await sign('reviewed', ben, colleague.api);
    await expect(sign('approved', chair, colleague.api)).rejects.toMatchObject(refusedAs('access-denied'));
    const { standing } = await sign('approved', chair);
    const [first, , last] = standing.map(({ id }) => id);
    const reason = 'Entered for the wrong year';
    const withdraw = (id: typeof first, as = api) => as.signOff.withdraw({ assessmentId, id: mustHave(id), reason });
    await expect(withdraw(first)).rejects.toMatchObject(refusedAs('later-step-stands'));
    await expect(withdraw(last, colleague.api)).rejects.toMatchObject(refusedAs('access-denied'));
    expect(await withdraw(last)).toMatchObject({
      standing: [{}, {}],
      ended: [{ step: 'approved', endReason: reason }],
    });
    await expect(withdraw(last)).rejects.toMatchObject(refusedAs('not-found'));
    expect(await isApproved(api, assessmentId)).toBe(false);
  });

  it('is signed once by two people at the same moment, and once by one person who presses twice', async () => {
    const { me, ben, colleague, sign } = await completedCompany();
    const [one, other] = await Promise.allSettled([sign('prepared', me), sign('prepared', ben, colleague.api)]);
    const outcomes = [one, other].map((ended) => (ended.status === 'fulfilled' ? 'signed' : ended.reason.code));
    expect(outcomes.toSorted()).toEqual(['already-signed', 'signed']);
    const again = one.status === 'fulfilled' ? sign('prepared', me) : sign('prepared', ben);
    expect(await again).toMatchObject({ standing: [{ step: 'prepared' }] });
  });

  it('keeps the name of a person who has since left or been renamed, and accepts nobody who has left', async () => {
    const { api, assessmentId, colleague, ben, sign } = await completedCompany();
    await sign('prepared', ben);
    await colleague.api.profile.update({ fullName: 'Ben Renamed' });
    await api.team.remove({ id: ben.by.memberId });
    expect((await api.signOff.read({ assessmentId })).standing).toMatchObject([{ name: 'Ben Colleague' }]);
    await expect(sign('reviewed', ben)).rejects.toMatchObject(refusedAs('not-a-member'));
  });

  it('refuses invalid values at their field', async () => {
    const { api, me, inputOf } = await completedCompany();
    const input = inputOf('prepared', me);
    const codes = async (change: object) => {
      const error = await api.signOff.sign({ ...input, ...change }).catch((refused: unknown) => refused);
      const { code, data } = error as { code: string; data?: { issues: { path: string[]; code: string }[] } };
      return code === 'malformed' ? data?.issues.map((issue) => issue.code) : code;
    };
    expect(await codes({ by: { from: 'outside', name: '  ' } })).toEqual(['name-required']);
    expect(await codes({ jobTitle: ' ' })).toEqual(['job-title-required']);
    expect(await codes({ signedOn: '2026-02-30' })).toEqual(['date-out-of-range']);
    expect(await codes({ signedOn: '2999-01-01' })).toBe('date-in-future');
    expect(await codes({ signedOn: '2020-01-01' })).toBe('date-before-completion');
    expect(await codes({ minutes: 'x'.repeat(301) })).toEqual(['too-long']);
  });

  it('is never written for a draft, altered or deleted, whatever the application fails to check', async () => {
    const { email, company, assessmentId, me, sign } = await completedCompany();
    await sign('prepared', me);
    const { rows } = await asOwner(database.ownerUrl, (client) =>
      client.query<{ id: UserId }>('select id from users where email = $1', [email]),
    );
    const member = { userId: mustHave(rows[0]).id, companyId: company.id, role: 'admin', requestId: 'test' } as Member;
    const run = (statement: ReturnType<typeof sql>) => database.inCompany(member, (tx) => statement.execute(tx));
    await expect(run(sql`update sign_offs set name = 'Another'`)).rejects.toThrow(/permission denied/);
    await expect(run(sql`delete from sign_offs`)).rejects.toThrow(/permission denied/);
    const insert = sql`insert into sign_offs (assessment_id, step, result_sha256, name, job_title, signed_on)
      values (${assessmentId}, 'reviewed', ${'0'.repeat(64)}, 'Ida', 'Chair', '2026-01-01')`;
    await expect(run(insert)).rejects.toThrow(/only a completed result is signed/);
  });
});

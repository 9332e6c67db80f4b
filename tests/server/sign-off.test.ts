import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Member } from '#database/doors.ts';
import { wordDay } from '#domain/fields/wording.ts';
import { checkFrozenFile } from '#domain/frozen-results/check-frozen-file.ts';
import type { AssessmentId, EvidenceId, EvidenceRevisionId, UserId } from '#domain/ids.ts';
import { asOwner, openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { type ApiClient, createTestApp, foundThroughTheDoor, type TestApp } from '../shared/front-door.ts';
import { joinCompany } from '../shared/join-company.ts';
import { mustHave } from '../shared/must-have.ts';
import { upload } from '../shared/upload.ts';

let database: TestDatabase;
let app: TestApp;
/** How far the clock of the app is ahead. */
let ahead = 0;
beforeAll(async () => {
  database = await openTestDatabase();
  app = createTestApp(database, {}, {}, {}, () => new Date(Date.now() + ahead));
});
afterAll(() => database.close());

const today = () => new Date().toISOString().slice(0, 10);
/** From outside, with the minutes that record the approval. */
const chair = {
  by: { from: 'outside', name: 'Cem Board' } as const,
  jobTitle: 'Chair of the board',
  ...{ minutes: 'Board, item 4', minutesOn: '2026-01-31' },
};

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
    ({ assessmentId, sha256: mustHave(sha256), step, signedOn: today(), minutes: '', ...who }) as const;
  const sign = (step: Step, who: Who, as: ApiClient = api) => as.signOff.sign(inputOf(step, who));
  return { ...founder, assessmentId, colleague, me, ben, inputOf, sign };
}
type SignInput = Parameters<ApiClient['signOff']['sign']>[0];
type Step = SignInput['step'];
type Who = Pick<SignInput, 'by' | 'jobTitle'> & Partial<SignInput>;

type EvidenceInput = Parameters<ApiClient['evidence']['add']>[0];
/** Adds a piece of evidence that supports nothing yet. */
async function addEvidence(api: ApiClient, content: EvidenceInput['content']): Promise<EvidenceId> {
  const about = { title: 'Letter of the board', note: '', datedOn: null, validUntil: null, ownerId: null };
  const added = await api.evidence.add({ id: randomUUID() as EvidenceId, ...about, content, use: null });
  return added.evidence.id;
}

async function addFile(api: ApiClient, cookie: string): Promise<EvidenceId> {
  const fileId = await upload(app, cookie, 'letter.txt', 'The board approves.');
  const revisionId = randomUUID() as EvidenceRevisionId;
  return addEvidence(api, { kind: 'file', fileId, fileName: 'letter.txt', revisionId });
}

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

describe('a step', () => {
  it('is signed by members only for themselves; for anyone else it is recorded, and does not become signed', async () => {
    const { api, assessmentId, colleague, me, ben, sign } = await completedCompany();
    await sign('prepared', me);
    const minutes = { minutes: 'Steering group, item 2', minutesOn: '2026-01-30' };
    // Ada cannot sign for Ben: without minutes nothing is recorded, with them it is not a signature.
    await expect(sign('reviewed', ben)).rejects.toMatchObject(refusedAs('minutes-required'));
    await expect(sign('reviewed', { ...ben, minutes: minutes.minutes })).rejects.toMatchObject(
      refusedAs('minutes-required'),
    );
    const { standing } = await sign('reviewed', { ...ben, ...minutes });
    expect(standing).toMatchObject([
      { manner: 'signed', recordedBy: 'Ada Founder' },
      { manner: 'recorded', name: 'Ben Colleague', isMember: true, recordedBy: 'Ada Founder', ...minutes },
    ]);
    // Ben signs only once the step that was recorded for him has been withdrawn.
    await expect(sign('reviewed', ben, colleague.api)).rejects.toMatchObject(refusedAs('already-signed'));
    const id = mustHave(standing[1]).id;
    await colleague.api.signOff.withdraw({ assessmentId, id, reason: 'I sign it myself' });
    expect((await sign('reviewed', ben, colleague.api)).standing[1]).toMatchObject({ manner: 'signed' });
    const { signOff } = await api.frozenResults.readFrozen({ assessmentId });
    expect(signOff.signatures.map(({ manner }) => manner)).toEqual(['signed', 'signed', 'recorded']);
  });

  it('is signed with the day on which it is signed', async () => {
    const { me, sign } = await completedCompany();
    ahead = 3 * 24 * 60 * 60 * 1000;
    try {
      await expect(sign('prepared', me)).rejects.toMatchObject(refusedAs('date-not-today'));
    } finally {
      ahead = 0;
    }
    const recorded = { ...chair, signedOn: today() };
    expect((await sign('prepared', recorded)).standing).toMatchObject([{ manner: 'recorded', signedOn: today() }]);
  });

  it('can be recorded from a file, which stays its evidence as long as the step is valid', async () => {
    const { api, cookie, assessmentId, sign } = await completedCompany();
    const fromFile = { by: chair.by, jobTitle: chair.jobTitle, evidenceId: await addFile(api, cookie) };
    const missing = { ...fromFile, evidenceId: randomUUID() as EvidenceId };
    const link = { ...fromFile, evidenceId: await addEvidence(api, { kind: 'link', url: 'https://example.com/' }) };
    for (const none of [missing, link]) {
      await expect(sign('prepared', none)).rejects.toMatchObject(refusedAs('minutes-required'));
    }
    const { standing } = await sign('prepared', fromFile);
    const { id } = mustHave(standing[0]);
    const uses = await api.evidence.ofRecord({ assessmentId, noun: 'sign-off', recordId: id });
    expect(uses).toMatchObject([{ evidence: { id: fromFile.evidenceId } }]);
    const use = { assessmentId, id: mustHave(uses[0]).use.id };
    await expect(api.evidence.endUse(use)).rejects.toMatchObject(refusedAs('shows-a-step'));
    await api.signOff.withdraw({ assessmentId, id, reason: 'The wrong letter' });
    expect(await api.evidence.endUse(use)).toEqual([]);
  });

  it('is never recorded from evidence of another company', async () => {
    const { sign } = await completedCompany();
    const other = await completedCompany();
    const evidenceId = await addFile(other.api, other.cookie);
    const foreign = { by: chair.by, jobTitle: chair.jobTitle, evidenceId };
    await expect(sign('prepared', foreign)).rejects.toMatchObject(refusedAs('minutes-required'));
  });
});

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
      { step: 'reviewed', name: 'Ben Colleague', isMember: true, recordedBy: 'Ben Colleague', manner: 'signed' },
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
      {
        verb: 'recorded',
        title: `Approved: Cem Board (Chair of the board), ${wordDay(today())}, Board, item 4`,
        by: 'Ada Founder',
      },
      { verb: 'signed', by: 'Ben Colleague' },
      { verb: 'signed' },
    ]);
  });

  it('ends when the assessment is reopened, with the reason, and remains visible', async () => {
    const { api, assessmentId, colleague, me, ben, inputOf, sign } = await completedCompany();
    await sign('prepared', me);
    await sign('reviewed', ben, colleague.api);
    await sign('approved', chair);
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
    await sign('prepared', me);
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
    const again = one.status === 'fulfilled' ? sign('prepared', me) : sign('prepared', ben, colleague.api);
    expect(await again).toMatchObject({ standing: [{ step: 'prepared' }] });
  });

  it('keeps the name of a person who has since left or been renamed, and accepts nobody who has left', async () => {
    const { api, assessmentId, colleague, ben, sign } = await completedCompany();
    await sign('prepared', ben, colleague.api);
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
    expect(await codes({ minutesOn: '1066-10-14' })).toEqual(['date-out-of-range']);
    expect(await codes({ minutes: 'x'.repeat(301) })).toEqual(['too-long']);
  });

  it('is never written for a draft, altered or deleted, whatever the application fails to check', async () => {
    const { api, email, company, assessmentId, colleague, me, sign } = await completedCompany();
    await sign('prepared', me);
    const userIdOf = async (address: string) => {
      const { rows } = await asOwner(database.ownerUrl, (client) =>
        client.query<{ id: UserId }>('select id from users where email = $1', [address]),
      );
      return mustHave(rows[0]).id;
    };
    const member = { userId: await userIdOf(email), companyId: company.id, role: 'admin', requestId: 'test' } as Member;
    const run = (statement: ReturnType<typeof sql>) => database.inCompany(member, (tx) => statement.execute(tx));
    await expect(run(sql`update sign_offs set name = 'Another'`)).rejects.toThrow(/permission denied/);
    await expect(run(sql`delete from sign_offs`)).rejects.toThrow(/permission denied/);
    const { sha256 } = await api.signOff.read({ assessmentId });
    const insert = (of: string | null, manner: string, by = member.userId) =>
      run(sql`insert into sign_offs (assessment_id, step, result_sha256, name, job_title, signed_on, manner, recorded_by)
        values (${assessmentId}, 'reviewed', ${of}, 'Ida', 'Chair', '2026-01-01', ${manner}, ${by})`);
    await expect(insert('0'.repeat(64), 'recorded')).rejects.toThrow(/only a completed result is signed/);
    // Nobody signs for somebody else, whoever is said to have written it.
    await expect(insert(sha256, 'signed')).rejects.toThrow(/sign_offs_check/);
    await expect(insert(sha256, 'entered')).rejects.toThrow(/signed or recorded by whoever writes it/);
    await expect(insert(sha256, 'recorded', await userIdOf(colleague.email))).rejects.toThrow(
      /signed or recorded by whoever writes it/,
    );
  });
});

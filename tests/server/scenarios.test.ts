import { afterAll, describe, expect, it } from 'vitest';
import type { ReviewState } from '#domain/assignments/assignment.ts';
import { readStandings } from '#domain/assignments/standing.ts';
import { wizardProgress } from '#domain/progress/wizard-progress.ts';
import { finalityBy, SIGN_OFF_STEPS } from '#domain/sign-off/sign-off.ts';
import { personAt } from '#sample/company.ts';
import { type ScenarioName, scenarios } from '#sample/scenarios/scenarios.ts';
import { sampleCompany } from '#sample/seed-sample.ts';
import { readChosenScenario } from '../../scripts/chosen-scenario.ts';
import { storeSample } from '../../scripts/store-sample.ts';
import { CHEAP_PASSWORDS } from '../shared/cheap-passwords.ts';
import { openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { clientFor, createTestApp, PASSWORD } from '../shared/front-door.ts';
import { mustHave } from '../shared/must-have.ts';

const opened: TestDatabase[] = [];
afterAll(() => Promise.all(opened.map((database) => database.close())));

/** The scenario in its own database, with a client for each person by email address. */
async function open(name: ScenarioName) {
  const database = await openTestDatabase();
  opened.push(database);
  await storeSample(database, PASSWORD, scenarios[name], CHEAP_PASSWORDS);
  const { request } = createTestApp(database);
  return async (email: string) => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ email, password: PASSWORD });
    const response = await request('/api/auth/sign-in', { method: 'POST', headers, body });
    expect(response.status).toBe(200);
    return clientFor(
      request,
      response.headers
        .getSetCookie()
        .map((line) => line.split(';')[0])
        .join('; '),
    );
  };
}

const [mara, ...colleagues] = sampleCompany.people;

describe('the scenarios of the sample company', () => {
  it('empty: a team without an assessment can begin its first', async () => {
    const api = await (await open('empty'))(mara.email);
    expect(await api.assessment.list()).toEqual([]);
    expect(await api.team.list()).toHaveLength(1 + colleagues.length);
    expect(await api.assessment.begin({ copyOf: null })).toMatchObject({ status: 'draft' });
  });

  it('half: a first draft has entries without scores, and most sections are still open', async () => {
    const api = await (await open('half'))(mara.email);
    const { draft, latestCompleted } = await api.assessment.readDraft();
    const whole = mustHave(draft);
    expect(latestCompleted).toBeNull();
    const unscored = whole.components.filter(({ severityOpen }) => severityOpen);
    expect(unscored.length).toBeGreaterThan(2);
    expect(unscored.length).toBeLessThan(whole.components.length / 2);
    const states = wizardProgress(whole).map(({ state }) => state);
    expect(states.filter((state) => state === 'complete').length).toBeLessThan(3);
  });

  it('full: a completed year has its frozen result, and the draft has evidence', async () => {
    const api = await (await open('full'))(mara.email);
    const { draft, latestCompleted } = await api.assessment.readDraft();
    const completed = mustHave(latestCompleted);
    expect(await api.frozenResults.listFrozen({ assessmentId: completed.id })).toHaveLength(1);
    const { id: assessmentId } = mustHave(draft).assessment;
    const { evidence } = mustHave(draft);
    expect(evidence.length).toBeGreaterThan(2);
    expect((await api.audit.read({ assessmentId })).visits).toEqual([]);
  });

  it('full: three people have signed the completed year, and the team works on the draft', async () => {
    const api = await (await open('full'))(mara.email);
    const { draft, latestCompleted } = await api.assessment.readDraft();
    const { standing } = await api.signOff.read({ assessmentId: mustHave(latestCompleted).id });
    expect(new Set(standing.map(({ name }) => name)).size).toBe(SIGN_OFF_STEPS.length);
    expect(finalityBy(standing)).toBe('final');
    const whole = mustHave(draft);
    const { id: assessmentId } = whole.assessment;
    const decidedBy = whole.decisions.map((decision) => decision.decidedBy).toSorted();
    expect(decidedBy).toEqual(sampleCompany.currentYear.decisions.map(({ by }) => personAt(by).fullName).toSorted());
    const assigned = await api.assignments.list({ assessmentId });
    const { ofComponent } = readStandings(assigned);
    const standings = whole.components.map(ofComponent);
    expect(standings.filter(({ owner, dueOn }) => owner && dueOn).length).toBeGreaterThan(standings.length / 2);
    const { reviews, comments } = sampleCompany.work;
    const count = (state: ReviewState) => standings.filter(({ review }) => review === state).length;
    expect(count('reviewed')).toBe(reviews.filter(({ doneBy }) => doneBy !== null).length);
    expect(count('in-review')).toBe(reviews.filter(({ doneBy }) => doneBy === null).length);
    const overview = await api.comments.overview({ assessmentId });
    expect(overview.records.reduce((sum, { all }) => sum + all, 0)).toBe(comments.length);
    expect(overview.mentions.map(({ by }) => by)).toEqual(['Inés Ejemplo']);
  });

  it('audited: the auditor signs in to the draft only, with a sample drawn and a question answered', async () => {
    const signIn = await open('audited');
    const api = await signIn(sampleCompany.auditor.email);
    const list = await api.assessment.list();
    expect(list.map(({ status }) => status)).toEqual(['draft']);
    const room = await api.audit.read({ assessmentId: mustHave(list[0]).id });
    expect(room.samples).toHaveLength(1);
    expect(room.marks.length).toBeGreaterThan(1);
    expect(room.questions).toHaveLength(sampleCompany.audit.questions.length);
  });
});

describe('--sample', () => {
  it.each([
    [[], undefined],
    [['--sample', 'half'], 'half'],
    [['--sample'], 'audited'],
    [['--sample', '--new-secrets'], 'audited'],
  ])('after %j chooses %s', (args, name) => {
    expect(readChosenScenario(args)).toBe(name);
  });

  it('lists the available scenarios when the name is unknown', () => {
    expect(() => readChosenScenario(['--sample', 'tiny'])).toThrow('Choose one of empty, half, full, audited.');
  });
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HISTORY_PAGE } from '#contract/history.ts';
import type { CommentId, TopicId, UserId } from '#domain/ids.ts';
import { openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { createTestApp, foundThroughTheDoor, type TestApp } from '../shared/front-door.ts';
import { joinCompany } from '../shared/join-company.ts';
import { mustHave } from '../shared/must-have.ts';
import { foundWorld, type World } from '../shared/world.ts';

let database: TestDatabase;
let app: TestApp;
beforeAll(async () => {
  database = await openTestDatabase();
  app = createTestApp(database);
});
afterAll(() => database.close());

/** Sets the severity of the world's component and moves it to the second topic. */
async function rescoreAndMove({ api, assessmentId, component, draft }: World) {
  const second = mustHave(draft.topics[1]);
  const { version, ...fields } = component;
  const rescored = await api.components.update({ assessmentId, ...fields, impactSeverity: 5, seenVersion: version });
  const { version: next, ...again } = rescored;
  await api.components.update({ assessmentId, ...again, topicId: second.id, seenVersion: next });
  return second;
}

describe('the activity of an assessment', () => {
  it('can be filtered by person, even after they have left, and lists them as former members', async () => {
    const world = await foundWorld(app);
    const { api, assessmentId, component } = world;
    const ben = await joinCompany(app, world, 'user', 'Ben Colleague');
    const { version, ...fields } = component;
    await ben.api.components.update({ assessmentId, ...fields, impactSeverity: 5, seenVersion: version });
    const members = await api.team.list();
    await api.team.remove({ id: mustHave(members.find(({ fullName }) => fullName === 'Ben Colleague')).id });

    const { people } = await api.history.choices({ assessmentId });
    expect(people.map(({ name, hasLeft }) => [name, hasLeft])).toEqual([
      ['Ada Founder', false],
      ['Ben Colleague', true],
    ]);
    const { changes } = await api.history.ofAssessment({ assessmentId, by: mustHave(people[1]).userId });
    expect(changes.map(({ noun, verb, by }) => [noun, verb, by])).toEqual([
      ['component', 'changed', 'Ben Colleague'],
      ['member', 'added', 'Ben Colleague'],
    ]);
    const team = await api.history.ofAssessment({ assessmentId, noun: 'member' });
    expect(team.changes[0]).toMatchObject({ verb: 'deleted', title: 'Ben Colleague', by: 'Ada Founder' });
  });

  it('can show only the changes of others, and still fills its pages', async () => {
    const world = await foundWorld(app);
    const { api, assessmentId, component } = world;
    const ben = await joinCompany(app, world, 'user', 'Ben Colleague');
    const { version, ...fields } = component;
    const his = await ben.api.components.update({ assessmentId, ...fields, impactSeverity: 5, seenVersion: version });
    let seenVersion = his.version;
    for (let nth = 0; nth <= HISTORY_PAGE; nth += 1) {
      const own = { ...fields, title: `Called ${nth}`, impactSeverity: 5 as const, seenVersion };
      seenVersion = (await api.components.update({ assessmentId, ...own })).version;
    }
    const { changes, next } = await api.history.ofAssessment({ assessmentId, who: 'others', acts: 'as-one' });
    // Changes that the server makes by itself are not attributed to the founder.
    expect(changes.map(({ noun, verb, by }) => [noun, verb, by])).toEqual([
      ['component', 'changed', 'Ben Colleague'],
      ['member', 'added', 'Ben Colleague'],
    ]);
    expect(next).toBeNull();
    const seenByBen = await ben.api.history.ofAssessment({ assessmentId, who: 'others' });
    expect(seenByBen.changes.every(({ by }) => by === 'Ada Founder')).toBe(true);
    expect(seenByBen.next).not.toBeNull();
  });

  it('shows people, records and topics under the names they had then', async () => {
    const world = await foundWorld(app);
    const { api, assessmentId, component, draft } = world;
    const second = await rescoreAndMove(world);
    const ask = { assessmentId, noun: 'component', id: component.id } as const;
    const [moved] = (await api.history.ofRecord(ask)).changes;
    await api.profile.update({ fullName: 'Ada Married' });
    const row = mustHave((await api.assessment.read({ assessmentId })).components[0]);
    const { version: seenVersion, ...now } = row;
    await api.components.update({ assessmentId, ...now, title: 'Called anew', seenVersion });

    const first = mustHave(draft.topics[0]);
    const { changes } = await api.history.ofRecord(ask);
    expect(changes.map(({ by, title, topic }) => [by, title, topic])).toEqual([
      ['Ada Married', 'Called anew', `${second.code} ${second.name}`],
      ['Ada Founder', component.title, `${second.code} ${second.name}`],
      ['Ada Founder', component.title, `${first.code} ${first.name}`],
      ['Ada Founder', component.title, `${first.code} ${first.name}`],
    ]);
    expect(moved?.fields).toEqual([
      { field: 'topicId', label: 'Topic', from: `${first.code} ${first.name}`, to: `${second.code} ${second.name}` },
    ]);
  });

  it('shows a record under the name it had then on every page, however often it was renamed since', async () => {
    const { api, assessmentId, component } = await foundWorld(app);
    let row = component;
    for (let time = 1; time <= 60; time += 1) {
      const { version, ...fields } = row;
      const change = { ...fields, title: `Name ${time}`, description: `Text ${time}` };
      row = await api.components.update({ assessmentId, ...change, seenVersion: version });
    }
    const titles: string[] = [];
    type Page = Awaited<ReturnType<typeof api.history.ofRecord>>;
    for (let before: string | null | undefined; before !== null; ) {
      const ask = { assessmentId, noun: 'component', id: component.id, ...(before && { before }) } as const;
      const page: Page = await api.history.ofRecord(ask);
      titles.push(...page.changes.map(({ title }) => title));
      before = page.next;
    }
    expect(titles).toEqual([...Array.from({ length: 60 }, (_, index) => `Name ${60 - index}`), component.title]);
  });

  it('shows topics under the names of the standard in force then, and offers removed topics as a filter', async () => {
    const { api, draft } = await foundThroughTheDoor(app);
    const { id: assessmentId, version } = draft.assessment;
    const nameOf = (code: string) => `${code} ${mustHave(draft.topics.find((topic) => topic.code === code)).name}`;
    const idOf = (code: string) => mustHave(draft.topics.find((topic) => topic.code === code)).id;
    const selections = ['E1.1', 'G1.2', 'G1.6'].map((code) => ({
      topicId: idOf(code),
      isRelevant: false,
      seenVersion: null,
    }));
    await api.topics.saveSelections({ assessmentId, selections });
    await api.transfer.carryOut({ assessmentId, to: 'esrs-2026', version });

    const { changes } = await api.history.ofAssessment({ assessmentId, noun: 'selection' });
    const decided = changes.map(({ topic }) => topic);
    expect(decided.slice(-3).toSorted()).toEqual(['E1.1', 'G1.2', 'G1.6'].map(nameOf));
    const { topics } = await api.history.choices({ assessmentId });
    const gone = topics.filter(({ isGone }) => isGone).map(({ name }) => name);
    expect(gone).toContain(nameOf('G1.6'));
    const asked = mustHave(topics.find(({ name }) => name === nameOf('G1.6')));
    const under = await api.history.ofAssessment({ assessmentId, topicId: asked.id });
    expect(under.changes.map(({ noun, verb }) => `${noun} ${verb}`)).toEqual([
      'selection deleted',
      'selection changed',
    ]);
  });

  it('shows a move under both topics, and everything else under one', async () => {
    const world = await foundWorld(app);
    const { api, assessmentId, topicId } = world;
    const second = await rescoreAndMove(world);
    const away = await api.history.ofAssessment({ assessmentId, topicId });
    expect(away.changes.map(({ noun, verb }) => `${noun} ${verb}`)).toEqual([
      'component changed',
      'component changed',
      'evidence added',
      'comment added',
      'decision changed',
      'decision added',
      'score added',
      'selection added',
      'horizon-score added',
      'net-score added',
      'measure added',
      'component added',
    ]);
    // Whatever belongs to an entry moves with it, but its changes are listed under the topic it had then.
    const to = await api.history.ofAssessment({ assessmentId, topicId: second.id });
    expect(to.changes.map(({ noun, verb }) => `${noun} ${verb}`)).toEqual([
      'component changed',
      'horizon-score added',
      'net-score added',
      'measure added',
    ]);
    const { topic } = mustHave(away.changes.at(-1));
    expect(to.changes.slice(1).map((change) => change.topic)).toEqual([topic, topic, topic]);
  });

  it('shows what a deleted row held, and the initial values of an added one', async () => {
    const { api, assessmentId, component } = await foundWorld(app);
    await api.components.remove({ assessmentId, id: component.id });
    const { changes } = await api.history.ofAssessment({ assessmentId, noun: 'component' });
    expect(changes[0]?.verb).toBe('deleted');
    expect(changes[0]?.held).toContainEqual({ field: 'impactSeverity', label: 'Severity', value: '4' });
    expect(changes[0]?.held.map(({ field }) => field)).not.toContain('timeHorizon');
    expect(changes[1]).toMatchObject({ verb: 'added', held: changes[0]?.held });
  });

  it('lists the changes that need a reason and have none', async () => {
    const world = await foundWorld(app);
    const { api, assessmentId, topicId, selection, stakeholder } = world;
    expect((await api.history.choices({ assessmentId })).lacking).toBe(0);
    await rescoreAndMove(world);
    const aside = { topicId, isRelevant: false, seenVersion: selection.version };
    await api.topics.saveSelections({ assessmentId, selections: [aside] });
    await api.stakeholders.remove({ assessmentId, id: stakeholder.id });
    const { changes } = await api.history.ofAssessment({ assessmentId, lacking: 'reason' });
    expect(changes.map(({ noun, verb, lacksReason }) => `${noun} ${verb} ${lacksReason}`)).toEqual([
      'stakeholder deleted true',
      'selection changed true',
      'component changed true',
      'component changed true',
    ]);
    expect((await api.history.choices({ assessmentId })).lacking).toBe(4);
  });

  it('can be filtered by time', async () => {
    const { api, assessmentId } = await foundWorld(app);
    const all = (await api.history.ofAssessment({ assessmentId })).changes;
    const [from, until] = [mustHave(all[3]).at, mustHave(all[1]).at];
    const some = await api.history.ofAssessment({ assessmentId, from, until });
    expect(some.changes.map(({ id }) => id)).toEqual(all.slice(2, 4).map(({ id }) => id));
    const never = await api.history.ofAssessment({ assessmentId, until: '2001-01-01T00:00:00.000Z' });
    expect(never).toEqual({ changes: [], next: null });
  });

  it.each(['added', 'changed', 'deleted', 'completed', 'reopened'] as const)(
    'can be limited to what was %s, and then shows each line on its own',
    async (did) => {
      const world = await foundWorld(app);
      const { api, assessmentId, component } = world;
      const ben = await joinCompany(app, world, 'user', 'Ben Colleague');
      const { version, ...fields } = component;
      await ben.api.components.update({ assessmentId, ...fields, impactSeverity: 5, seenVersion: version });
      const id = randomUUID() as CommentId;
      const comment = { threadId: null, body: 'Who measured this?', chosen: [] };
      await api.comments.add({ assessmentId, noun: 'component', recordId: component.id, id, ...comment });
      await api.comments.remove({ assessmentId, id });
      await api.components.remove({ assessmentId, id: component.id, reason: 'Counted twice' });
      await api.team.remove({ id: mustHave((await api.team.list()).find(({ role }) => role === 'user')).id });
      await api.assessment.complete({ assessmentId, versionReason: 'Agreed' });
      await api.assessment.reopen({ assessmentId, reason: 'A figure was wrong' });
      const { changes: all } = await api.history.ofAssessment({ assessmentId });
      const { changes } = await api.history.ofAssessment({ assessmentId, did });
      // Older lines than these are on the next page of all.
      const those = all.filter(({ verb }) => verb === did).map((change) => change.id);
      expect(those.length).toBeGreaterThan(0);
      expect(changes.slice(0, those.length).map((change) => change.id)).toEqual(those);
    },
  );

  it('returns nothing for an unknown person or topic, and reports what is wrong with a filter', async () => {
    const { api, assessmentId, cookie } = await foundWorld(app);
    const nobody = '00000000-0000-4000-8000-000000000000';
    for (const filter of [{ by: nobody as UserId }, { topicId: nobody as TopicId }]) {
      expect(await api.history.ofAssessment({ assessmentId, ...filter })).toEqual({ changes: [], next: null });
    }
    for (const [asked, path, code] of [
      ['by=somebody', 'by', 'invalid'],
      ['topicId=E1', 'topicId', 'invalid'],
      ['noun=weather', 'noun', 'invalid'],
      ['did=painted', 'did', 'invalid'],
      ['lacking=time', 'lacking', 'invalid'],
      ['from=yesterday', 'from', 'invalid'],
      ['before=-1', 'before', 'invalid'],
      ['from=2026-02-02T00:00:00Z&until=2026-02-01T00:00:00Z', 'until', 'ends-before-it-begins'],
      ['from=2026-02-02T00:00:00Z&until=2026-02-02T00:00:00Z', 'until', 'ends-before-it-begins'],
    ]) {
      for (const end of asked?.startsWith('before') ? ['history'] : ['history', 'history.csv']) {
        const response = await app.request(`/api/assessments/${assessmentId}/${end}?${asked}`, { cookie });
        expect([response.status, await response.json()]).toEqual([
          400,
          { code: 'malformed', data: { issues: [{ path: [path], code, message: expect.any(String) }] } },
        ]);
      }
    }
  });

  it('keeps the reason given with the change', async () => {
    const { api, assessmentId, component, topicId, selection } = await foundWorld(app);
    const aside = { topicId, isRelevant: false, seenVersion: selection.version };
    await api.topics.saveSelections({ assessmentId, selections: [aside], reason: 'No site near water' });
    await api.components.remove({ assessmentId, id: component.id, reason: 'Counted twice' });
    const { changes } = await api.history.ofAssessment({ assessmentId });
    expect(changes.slice(0, 2).map(({ reason, lacksReason }) => [reason, lacksReason])).toEqual([
      ['Counted twice', false],
      ['No site near water', false],
    ]);
  });
});

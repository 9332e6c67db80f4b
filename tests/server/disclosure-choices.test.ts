import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChosenDisclosure } from '#domain/disclosures/choice.ts';
import { listChangedSince } from '#domain/frozen-results/changed-since.ts';
import type { ComponentId } from '#domain/ids.ts';
import { openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { createTestApp, foundThroughTheDoor, type TestApp } from '../shared/front-door.ts';
import { joinAsAuditor, joinCompany } from '../shared/join-company.ts';
import { mustHave } from '../shared/must-have.ts';
import { componentFields } from '../shared/world.ts';

let database: TestDatabase;
let app: TestApp;
beforeAll(async () => {
  database = await openTestDatabase();
  app = createTestApp(database);
});
afterAll(() => database.close());

/** A company of wave one that applies the revised set for 2026, with a material topic of E4. */
async function foundWithTopic() {
  const founder = await foundThroughTheDoor(app, 'Lindenhof');
  const { api, draft } = founder;
  const assessmentId = draft.assessment.id;
  const whole = await api.assessment.chooseVersion({
    ...{ assessmentId, financialYearStart: '2026-01-01', esrsVersion: 'esrs-2026' },
    version: draft.assessment.version,
  });
  const topic = mustHave(whole.topics.find(({ code }) => code === 'E4.1'));
  const componentId = randomUUID() as ComponentId;
  await api.components.create({
    ...{ ...componentFields, title: 'Land use', financialEffects: [] },
    ...{ id: componentId, assessmentId, topicId: topic.id, impactSeverity: 5, impactLikelihood: 5 },
  });
  const say = async (
    undertaking: 'wave-one-above' | 'from-2027' | 'voluntary',
    firstReportYear: number | null = null,
  ) => {
    const { version } = await api.disclosures.read({ assessmentId });
    return api.assessment.sayUndertaking({ assessmentId, undertaking, firstReportYear, version });
  };
  const choices = async () => (await api.disclosures.read({ assessmentId })).choices;
  return { ...founder, assessmentId, topic, componentId, say, choices };
}

/** What a person chooses, with the version that they saw. */
type Chosen = Omit<ChosenDisclosure, 'topicCodes'> & { topicCodes: string[]; seenVersion: number | null };
const empty = { phaseIn: '', until: null, ground: '', reason: '', topicCodes: [], seenVersion: null };
const phasedIn: Chosen = { ...empty, requirement: 'E4-2', choice: 'phased-in', phaseIn: 'whole', until: 2027 };
const leftOut: Chosen = {
  ...{ ...empty, requirement: 'E4-5', choice: 'left-out', ground: 'not-material' },
  reason: 'Below our criteria',
};
const none: Chosen = { ...empty, requirement: 'GDR-P', choice: 'none', topicCodes: ['E4.1'] };

describe('a choice on a disclosure requirement', () => {
  it('is kept with who made it and when, can be changed and withdrawn, and has a history', async () => {
    const { api, assessmentId, say, choices } = await foundWithTopic();
    expect(await say('wave-one-above')).toMatchObject({ undertaking: 'wave-one-above', firstReportYear: null });
    const first = await api.disclosures.choose({ assessmentId, ...phasedIn });
    expect(first).toMatchObject({
      ...{ esrsVersion: 'esrs-2026', requirement: 'E4-2', phaseIn: 'whole', until: 2027, version: 1 },
      ...{ chosenBy: 'Ada Founder', chosenAt: expect.any(String), carriedFrom: '' },
    });
    const changed = await api.disclosures.choose({
      assessmentId,
      ...{ ...none, requirement: 'E4-2', reason: 'We begin next year', seenVersion: first.version },
    });
    expect(changed).toMatchObject({ choice: 'none', phaseIn: '', until: null, topicCodes: ['E4.1'], version: 2 });
    expect(await choices()).toEqual([changed]);
    const { changes } = await api.history.ofAssessment({ assessmentId, noun: 'disclosure-choice' });
    expect(changes).toMatchObject([
      {
        ...{ verb: 'changed', title: 'E4-2', by: 'Ada Founder' },
        fields: expect.arrayContaining([
          expect.objectContaining({ label: 'Choice', from: 'Phased in', to: 'Reported: none in place' }),
          expect.objectContaining({ label: 'Topics without one', to: 'E4.1' }),
        ]),
      },
      { verb: 'added', title: 'E4-2' },
    ]);
    await api.undo.change({ assessmentId, id: mustHave(changes[0]).id });
    const [back] = await choices();
    expect(back).toMatchObject({ choice: 'phased-in', until: 2027 });
    const { version } = mustHave(back);
    await api.disclosures.withdraw({
      assessmentId,
      ...{ requirement: 'E4-2', esrsVersion: 'esrs-2026', seenVersion: version },
    });
    expect(await choices()).toEqual([]);
  });

  it('is refused if the law does not give it to the company, with the reason', async () => {
    const { api, assessmentId, say } = await foundWithTopic();
    const refused = (chosen: Parameters<typeof api.disclosures.choose>[0], why: string) =>
      expect(api.disclosures.choose(chosen)).rejects.toMatchObject({ code: 'choice-not-open', data: { why } });
    await refused({ assessmentId, ...phasedIn }, 'phase-in-not-open');
    await say('wave-one-above');
    await refused({ assessmentId, ...phasedIn, until: 2028 }, 'phase-in-too-long');
    await refused({ assessmentId, ...phasedIn, requirement: 'S2-1' }, 'not-due');
    await refused({ assessmentId, ...leftOut, reason: '' }, 'reason-missing');
    await refused({ assessmentId, ...leftOut, ground: 'condition-not-met' }, 'ground-not-open');
    await refused({ assessmentId, ...none, requirement: 'E4-5' }, 'none-not-open');
    await refused({ assessmentId, ...none, topicCodes: [] }, 'topics-missing');
    const unknown = api.disclosures.choose({ assessmentId, ...leftOut, requirement: 'X9-9' });
    await expect(unknown).rejects.toMatchObject({ code: 'not-found' });
    const ofOthers = api.disclosures.choose({ assessmentId, ...none, topicCodes: ['Z1.1'] });
    await expect(ofOthers).rejects.toMatchObject({ code: 'not-found' });
  });

  it('counts the first years of reporting of those who report from 2027', async () => {
    const { api, assessmentId, say } = await foundWithTopic();
    const said = await say('from-2027', 2028);
    expect(said).toMatchObject({ undertaking: 'from-2027', firstReportYear: 2028 });
    // The financial year 2026 is reported voluntarily.
    await expect(api.disclosures.choose({ assessmentId, ...phasedIn })).rejects.toMatchObject({
      code: 'choice-not-open',
    });
    expect(await say('voluntary', 2028)).toMatchObject({ undertaking: 'voluntary', firstReportYear: null });
  });

  it('shows what a colleague chose in the meantime, and does not write over it', async () => {
    const { api, assessmentId } = await foundWithTopic();
    await api.disclosures.choose({ assessmentId, ...leftOut });
    // A second press of the same button changes nothing.
    expect(await api.disclosures.choose({ assessmentId, ...leftOut })).toMatchObject({ version: 1 });
    const other = api.disclosures.choose({ assessmentId, ...leftOut, reason: 'Another' });
    await expect(other).rejects.toMatchObject({
      code: 'conflict',
      data: { conflicts: [{ changedBy: 'Ada Founder', current: { reason: 'Below our criteria' } }] },
    });
    const stale = api.disclosures.withdraw({
      assessmentId,
      ...{ requirement: 'E4-5', esrsVersion: 'esrs-2026', seenVersion: 9 },
    });
    await expect(stale).rejects.toMatchObject({ code: 'conflict' });
  });

  it('stays when its requirement is no longer due, and can then be removed', async () => {
    const { api, assessmentId, componentId, choices } = await foundWithTopic();
    await api.disclosures.choose({ assessmentId, ...leftOut });
    await api.components.remove({ assessmentId, id: componentId, reason: 'Entered twice' });
    const [kept] = await choices();
    expect(kept).toMatchObject({ requirement: 'E4-5' });
    await api.disclosures.withdraw({
      assessmentId,
      ...{ requirement: 'E4-5', esrsVersion: 'esrs-2026', seenVersion: mustHave(kept).version },
    });
    expect(await choices()).toEqual([]);
  });
});

describe('who can choose', () => {
  it('is a member; an auditor only reads', async () => {
    const founder = await foundWithTopic();
    const { api, assessmentId } = founder;
    await api.disclosures.choose({ assessmentId, ...leftOut });
    const reader = await joinAsAuditor(app, founder);
    expect((await reader.api.disclosures.read({ assessmentId })).choices).toHaveLength(1);
    const refused = { code: 'access-denied' };
    await expect(reader.api.disclosures.choose({ assessmentId, ...none })).rejects.toMatchObject(refused);
    const withdrawn = { requirement: 'E4-5', esrsVersion: 'esrs-2026', seenVersion: 1 } as const;
    await expect(reader.api.disclosures.withdraw({ assessmentId, ...withdrawn })).rejects.toMatchObject(refused);
    const { version } = await reader.api.disclosures.read({ assessmentId });
    const kind = { undertaking: 'voluntary', firstReportYear: null, version } as const;
    await expect(reader.api.assessment.sayUndertaking({ assessmentId, ...kind })).rejects.toMatchObject(refused);
    const editor = await joinCompany(app, founder, 'user', 'Uma User');
    expect(await editor.api.disclosures.choose({ assessmentId, ...none })).toMatchObject({ chosenBy: 'Uma User' });
  });
});

describe('a completed assessment', () => {
  it('refuses choices, keeps them frozen, and hands them to the next year as carried over', async () => {
    const { api, assessmentId, say, choices } = await foundWithTopic();
    await say('wave-one-above');
    await api.disclosures.choose({ assessmentId, ...phasedIn });
    const leaving = await api.disclosures.choose({ assessmentId, ...leftOut });
    await api.assessment.complete({ assessmentId });
    const refused = { code: 'assessment-completed' };
    await expect(api.disclosures.choose({ assessmentId, ...none })).rejects.toMatchObject(refused);
    const withdrawn = { requirement: 'E4-5', esrsVersion: 'esrs-2026', seenVersion: leaving.version } as const;
    await expect(api.disclosures.withdraw({ assessmentId, ...withdrawn })).rejects.toMatchObject(refused);
    await expect(say('voluntary')).rejects.toMatchObject(refused);
    const { result } = await api.frozenResults.readFrozen({ assessmentId });
    expect(result).toMatchObject({
      format: 13,
      inputs: {
        assessment: { undertaking: 'wave-one-above', firstReportYear: null },
        disclosureChoices: [
          { requirement: 'E4-2', choice: 'phased-in', until: 2027, chosenBy: 'Ada Founder' },
          { requirement: 'E4-5', choice: 'left-out', reason: 'Below our criteria' },
        ],
      },
    });
    expect(listChangedSince(result as never, await api.assessment.read({ assessmentId }))).toEqual([]);
    expect(await choices()).toHaveLength(2);

    const next = await api.assessment.begin({ copyOf: assessmentId });
    expect(next).toMatchObject({ undertaking: 'wave-one-above' });
    const carried = await api.disclosures.read({ assessmentId: next.id });
    expect(carried.choices).toMatchObject([
      { requirement: 'E4-2', carriedFrom: expect.stringContaining('2026'), chosenBy: 'Ada Founder' },
      { requirement: 'E4-5', carriedFrom: expect.stringContaining('2026') },
    ]);
    const { version } = mustHave(carried.choices.find(({ requirement }) => requirement === 'E4-5'));
    const confirmed = await api.disclosures.choose({ assessmentId: next.id, ...leftOut, seenVersion: version });
    expect(confirmed).toMatchObject({ carriedFrom: '' });
  });

  it('is read as it was at an earlier time with its choices', async () => {
    const { api, assessmentId, say } = await foundWithTopic();
    await say('wave-one-above');
    await api.disclosures.choose({ assessmentId, ...phasedIn });
    const { changes } = await api.history.ofAssessment({ assessmentId, noun: 'disclosure-choice' });
    const then = await api.history.asOf({ assessmentId, at: mustHave(changes[0]).at });
    expect(then).toMatchObject({
      assessment: { undertaking: 'wave-one-above' },
      disclosureChoices: [{ requirement: 'E4-2', chosenBy: 'Ada Founder', topicCodes: [] }],
    });
  });
});

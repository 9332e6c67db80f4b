import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkFrozenFile } from '#domain/frozen-results/check-frozen-file.ts';
import type { ComponentId } from '#domain/ids.ts';
import type { Scales } from '#domain/scales/our-scales.ts';
import { noWording } from '#domain/scales/scales.ts';
import { openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { createTestApp, foundThroughTheDoor, type TestApp } from '../shared/front-door.ts';
import { joinCompany } from '../shared/join-company.ts';
import { mustHave } from '../shared/must-have.ts';
import { componentFields, foundWorld } from '../shared/world.ts';

let database: TestDatabase;
let app: TestApp;
beforeAll(async () => {
  database = await openTestDatabase();
  app = createTestApp(database);
});
afterAll(() => database.close());

const severity = { ...noWording('severity-negative'), step4: 'Somebody is in hospital', seenVersion: null };
/** The words of the fourth step of severity. The type of the JSON does not say how many steps there are. */
const severityIn = (scales: { words: unknown }) => (scales as Scales).words.negative.severity[3];
const amounts = { currency: 'eur', from2: '50 000', from3: '250,000', from4: '1000000', from5: '5000000' };

describe('the words of a company’s scales', () => {
  it('are empty until someone words a step, are stored in normalised form, and can be undone', async () => {
    const { api } = await foundThroughTheDoor(app);
    expect(await api.scales.list()).toEqual([]);
    const saved = await api.scales.save({ ...noWording('magnitude'), ...amounts, step1: ' Small ', seenVersion: null });
    expect(saved).toMatchObject({ step1: 'Small', currency: 'EUR', from2: '50000', from3: '250000', version: 1 });
    expect(await api.scales.list()).toEqual([saved]);
    const back = await api.scales.save({ ...noWording('magnitude'), seenVersion: 1 });
    expect(back).toEqual({ ...noWording('magnitude'), version: 2 });
  });

  it.each([
    [{ ...amounts, from3: '' }, 'from3', 'amount-required'],
    [{ ...amounts, from4: '250000' }, 'from4', 'amount-not-above'],
    [{ ...amounts, currency: '' }, 'currency', 'currency-required'],
    [{ step1: 'x'.repeat(201) }, 'step1', 'too-long'],
    [{ step1: 'NUL \u0000' }, 'step1', 'not-storable'],
  ])('refuse %j at its field', async (wrong, field, code) => {
    const { api } = await foundThroughTheDoor(app);
    const input = { ...noWording('magnitude'), ...wrong, seenVersion: null };
    await expect(api.scales.save(input)).rejects.toMatchObject({
      code: 'malformed',
      data: { issues: expect.arrayContaining([expect.objectContaining({ path: [field], code })]) },
    });
    expect(await api.scales.list()).toEqual([]);
  });

  it('show the second of two people who save at once what the first has saved, and count the same change once', async () => {
    const founder = await foundThroughTheDoor(app);
    const uma = await joinCompany(app, founder, 'user', 'Uma User');
    await uma.api.scales.save(severity);
    await expect(founder.api.scales.save({ ...severity, step4: 'Mine' })).rejects.toMatchObject({
      code: 'conflict',
      data: { conflicts: [{ key: 'severity-negative', current: { step4: severity.step4 }, changedBy: 'Uma User' }] },
    });
    await founder.api.scales.save(severity);
    expect(await founder.api.scales.readHistory()).toHaveLength(1);
  });

  it('are shown in the history in words, with the reason, for each assessment', async () => {
    const { api, assessmentId } = await foundWorld(app);
    await api.scales.save({ ...severity, reason: 'Agreed in workshop' });
    await api.scales.save({ ...severity, step4: 'Somebody is hurt', seenVersion: 1 });
    const [latest, first] = await api.scales.readHistory();
    expect(first).toMatchObject({
      title: 'Severity of a negative impact',
      by: 'Ada Founder',
      reason: 'Agreed in workshop',
      fields: [{ field: 'step4', label: 'Step 4', from: 'Not set', to: 'Somebody is in hospital' }],
    });
    expect(latest).toMatchObject({ fields: [{ from: 'Somebody is in hospital', to: 'Somebody is hurt' }] });
    const { changes } = await api.history.ofAssessment({ assessmentId, noun: 'scale' });
    expect(changes.slice(0, 2)).toMatchObject([
      { noun: 'scale', verb: 'changed', title: 'Severity of a negative impact', fields: [{ to: 'Somebody is hurt' }] },
      { noun: 'scale', verb: 'changed', reason: 'Agreed in workshop' },
    ]);
    expect((await api.history.ofAssessment({ assessmentId })).changes[0]).toMatchObject({ noun: 'scale' });
  });

  it('are undone like other changes, back to the defaults, but not if someone has reworded them since', async () => {
    const { api } = await foundThroughTheDoor(app);
    await api.scales.save(severity);
    await api.scales.save({ ...severity, step4: 'Somebody is hurt', step5: 'Somebody dies', seenVersion: 1 });
    await api.scales.save({ ...severity, step4: 'Somebody is hurt', step5: 'Many die', seenVersion: 2 });
    const [third, second, first] = (await api.scales.readHistory()).map(({ id }) => id);
    const undo = (line: string | undefined) => api.scales.undo({ line: mustHave(line) });
    await expect(undo(second)).rejects.toMatchObject({
      code: 'conflict',
      data: { conflicts: [{ key: 'severity-negative', current: { step5: 'Many die' }, changedBy: 'Ada Founder' }] },
    });
    expect(await undo(third)).toMatchObject({ step4: 'Somebody is hurt', step5: 'Somebody dies', version: 4 });
    expect(await undo(second)).toMatchObject({ step4: 'Somebody is in hospital', step5: '' });
    expect(await undo(first)).toMatchObject({ ...noWording('severity-negative'), version: 6 });
    const told = await api.scales.readHistory();
    expect(told.map(({ isUndone }) => isUndone)).toEqual([false, false, false, true, true, true]);
    expect(told[0]).toMatchObject({
      reason: expect.stringMatching(/^Undone: Severity of a negative impact, Step 4 changed/),
      fields: [{ field: 'step4', from: 'Somebody is in hospital', to: 'Not set' }],
    });
    await expect(undo('999999999999')).rejects.toMatchObject({ code: 'not-found' });
  });

  it('are not undone where amounts would no longer increase', async () => {
    const { api } = await foundThroughTheDoor(app);
    const begun = { ...noWording('magnitude'), ...amounts };
    await api.scales.save({ ...begun, seenVersion: null });
    await api.scales.save({ ...begun, from3: '100000', seenVersion: 1 });
    await api.scales.save({ ...begun, from3: '100000', from4: '200000', seenVersion: 2 });
    const [, second] = await api.scales.readHistory();
    await expect(api.scales.undo({ line: mustHave(second).id })).rejects.toMatchObject({ code: 'conflict' });
    expect(await api.scales.list()).toMatchObject([{ from3: '100000', from4: '200000', version: 3 }]);
  });

  it('can be shown as of a given time', async () => {
    const { api, assessmentId } = await foundWorld(app);
    await api.scales.save(severity);
    await api.scales.save({ ...severity, step4: 'Somebody is hurt', seenVersion: 1 });
    const [second, first] = await api.scales.readHistory();
    const then = async (at: string) => severityIn(await api.scales.readOf({ assessmentId, at }));
    const ours = severityIn(await api.scales.readOf({ assessmentId, at: '2020-01-01T00:00:00.000Z' }));
    expect(ours).not.toBe(severity.step4);
    expect(await then(mustHave(first).at)).toBe('Somebody is in hospital');
    expect(await then(mustHave(second).at)).toBe('Somebody is hurt');
  });

  it('show how many scores in drafts rest on each step', async () => {
    const { api, assessmentId, topicId } = await foundWorld(app);
    const before = mustHave((await api.scales.readResting())['severity-negative'][3]);
    const impact = { impactPolarity: 'Negative', actualPotentialImpact: 'Potential', impactSeverity: 4 } as const;
    const component = { ...componentFields, ...impact, title: 'Burns', topicId };
    await api.components.create({ assessmentId, id: randomUUID() as ComponentId, ...component });
    expect((await api.scales.readResting())['severity-negative'][3]).toBe(before + 1);
    await api.assessment.complete({ assessmentId });
    expect((await api.scales.readResting())['severity-negative']).toEqual([0, 0, 0, 0, 0]);
  });
});

describe('a completed assessment', () => {
  it('keeps the words it was completed with, and its frozen result is checked against them', async () => {
    const { api, assessmentId } = await foundWorld(app);
    await api.scales.save(severity);
    await api.assessment.complete({ assessmentId });
    await api.scales.save({ ...severity, step4: 'Changed since', seenVersion: 1 });
    const scales = await api.scales.readOf({ assessmentId });
    expect(severityIn(scales)).toBe('Somebody is in hospital');
    expect(scales.wordings).toContainEqual(expect.objectContaining({ scale: 'severity-negative' }));
    const file = await api.frozenResults.readFrozen({ assessmentId });
    expect(file.result).toMatchObject({ format: 13, scales: scales.words, scaleWordings: scales.wordings });
    expect(checkFrozenFile(file)).toMatchObject({ state: 'same', format: 13 });
    await api.assessment.reopen({ assessmentId, reason: 'Again' });
    expect(severityIn(await api.scales.readOf({ assessmentId }))).toBe('Changed since');
  });

  it('passes its words on to the next year: they belong to the company', async () => {
    const { api, assessmentId } = await foundWorld(app);
    await api.scales.save(severity);
    await api.assessment.complete({ assessmentId });
    const copy = await api.assessment.begin({ copyOf: assessmentId });
    expect(severityIn(await api.scales.readOf({ assessmentId: copy.id }))).toBe(severity.step4);
  });
});

describe('the reason for a criterion', () => {
  it('is stored, shown in the history, copied, frozen, and needs no reason itself', async () => {
    const { api, assessmentId, component } = await foundWorld(app);
    const { version, ...fields } = component;
    const because = {
      ...fields,
      impactScaleReason: 'Burns of the second degree',
      likelihoodReason: 'Twice in ten years',
    };
    await api.components.update({ assessmentId, ...because, seenVersion: version });
    const { changes } = await api.history.ofRecord({ assessmentId, noun: 'component', id: component.id });
    expect(changes[0]).toMatchObject({
      lacksReason: false,
      fields: [
        { label: 'Reason for the scale', from: 'Not set', to: 'Burns of the second degree' },
        { label: 'Reason for the likelihood', to: 'Twice in ten years' },
      ],
    });
    const texts = await api.dashboard.topicTexts({ assessmentId, topicId: component.topicId });
    expect(texts).toContainEqual(expect.objectContaining({ impactScaleReason: 'Burns of the second degree' }));
    await api.assessment.complete({ assessmentId });
    const { result } = await api.frozenResults.readFrozen({ assessmentId });
    expect(JSON.stringify(result)).toContain('"impactScaleReason":"Burns of the second degree"');
    const copy = await api.assessment.begin({ copyOf: assessmentId });
    const { components } = await api.assessment.read({ assessmentId: copy.id });
    expect(components).toContainEqual(expect.objectContaining({ impactScaleReason: 'Burns of the second degree' }));
  });

  it('is refused at its field if it is longer than 500 characters', async () => {
    const { api, assessmentId, component } = await foundWorld(app);
    const { version, ...fields } = component;
    const long = { ...fields, magnitudeReason: 'x'.repeat(501), seenVersion: version };
    await expect(api.components.update({ assessmentId, ...long })).rejects.toMatchObject({
      code: 'malformed',
      data: { issues: [{ path: ['magnitudeReason'], code: 'too-long', limit: 500 }] },
    });
  });
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkFrozenFile } from '#domain/frozen-results/check-frozen-file.ts';
import type { ComponentId, LinkId, MeasureId } from '#domain/ids.ts';
import { MAX_LINKS_EACH } from '#domain/limits.ts';
import { openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { createTestApp, type TestApp } from '../shared/front-door.ts';
import { mustHave } from '../shared/must-have.ts';
import { componentFields, foundLinkedWorld, measureFields } from '../shared/world.ts';

let database: TestDatabase;
let app: TestApp;
beforeAll(async () => {
  database = await openTestDatabase();
  app = createTestApp(database);
});
afterAll(() => database.close());

/** An impact that gives rise to a risk, and a function that states further links. */
async function begin() {
  const world = await foundLinkedWorld(app);
  const { api, assessmentId, topicId, component } = world;
  const add = (fields: object) =>
    api.components.create({ assessmentId, id: randomUUID() as ComponentId, topicId, ...componentFields, ...fields });
  const risk = (title: string) => add({ kind: 'risk', title, impactPolarity: null, actualPotentialImpact: null });
  const link = (fields: object) => ({
    ...{ assessmentId, id: randomUUID() as LinkId, kind: 'gives-rise-to' as const, fromComponentId: component.id },
    ...{ fromMeasureId: null, dependency: '', componentId: world.link.componentId, note: '', seenVersion: null },
    ...fields,
  });
  const newMeasure = (componentId: ComponentId) =>
    api.measures.save({
      ...{ assessmentId, componentId, id: randomUUID() as MeasureId, seenVersion: null },
      ...measureFields,
      title: 'Dam',
    });
  const read = async () => (await api.assessment.read({ assessmentId })).links;
  return { ...world, add, risk, newLink: link, newMeasure, read };
}

const causedBy = ({ id }: { id: MeasureId }) => ({ kind: 'causes', fromComponentId: null, fromMeasureId: id });
const dependsOn = (dependency: string) => ({ kind: 'dependency', dependency, fromComponentId: null });

describe('links between entries', () => {
  it('are stored with versions, shown in the history of both topics, and restored once removed', async () => {
    const { api, assessmentId, topicId, component, link, read } = await begin();
    const { version, ...fields } = link;
    await api.links.save({ assessmentId, ...fields, note: 'The court said so', seenVersion: version });
    await api.links.remove({ assessmentId, id: link.id });
    const { changes } = await api.history.ofRecord({ assessmentId, noun: 'link', id: link.id });
    expect(changes.map(({ verb, title }) => `${verb} ${title}`)).toEqual(
      ['deleted', 'changed', 'added'].map((verb) => `${verb} ${component.title} → ${component.title}`),
    );
    const under = await api.history.ofAssessment({ assessmentId, topicId, noun: 'link' });
    expect(under.changes).toEqual(changes);
    expect(await read()).toEqual([]);
    await api.undo.change({ assessmentId, id: mustHave(changes[0]).id });
    expect(await read()).toMatchObject([{ id: link.id, note: 'The court said so' }]);
  });

  it('are in the history of the topic where they begin, too', async () => {
    const { api, assessmentId, component, draft, newLink, newMeasure } = await begin();
    const elsewhere = mustHave(draft.topics[1]).id;
    const impact = await api.components.create({
      ...{ assessmentId, id: randomUUID() as ComponentId, topicId: elsewhere },
      ...componentFields,
    });
    const { id } = await api.links.save(newLink({ fromComponentId: impact.id }));
    expect(component.topicId).not.toBe(elsewhere);
    const readLinksThere = async () => {
      const { changes } = await api.history.ofAssessment({ assessmentId, topicId: elsewhere, noun: 'link' });
      return changes.map(({ rowId }) => rowId);
    };
    expect(await readLinksThere()).toEqual([id]);
    const dam = await newMeasure(impact.id);
    const caused = await api.links.save(newLink({ ...causedBy(dam), componentId: component.id }));
    expect(await readLinksThere()).toEqual([caused.id, id]);
  });

  it('go with a deleted entry, and return when that is undone; the history tells both', async () => {
    const { api, assessmentId, component, link, read } = await begin();
    for (const id of [component.id, link.componentId]) {
      await api.components.remove({ assessmentId, id });
      expect(await read()).toEqual([]);
      const { changes } = await api.history.ofRecord({ assessmentId, noun: 'component', id });
      expect(mustHave(changes[0])).toMatchObject({
        verb: 'deleted',
        held: expect.arrayContaining([
          { field: 'link', label: 'Link that went with it', value: `${component.title} → ${component.title}` },
        ]),
      });
      await api.undo.change({ assessmentId, id: mustHave(changes[0]).id });
      expect(await read()).toMatchObject([{ id: link.id }]);
    }
  });

  it('go with a deleted measure, and with the entry of that measure', async () => {
    const { api, assessmentId, component, measure, risk, newLink, read } = await begin();
    const flood = await risk('Layoffs');
    const { id } = await api.links.save(newLink({ ...causedBy(measure), componentId: flood.id }));
    const went = { field: 'link', label: 'Link that went with it', value: `${measure.title} → Layoffs` };
    const isThere = async () => (await read()).some((row) => row.id === id);
    expect(await isThere()).toBe(true);
    await api.measures.remove({ assessmentId, id: measure.id });
    expect(await isThere()).toBe(false);
    const ofMeasure = await api.history.ofRecord({ assessmentId, noun: 'measure', id: measure.id });
    expect(mustHave(ofMeasure.changes[0])).toMatchObject({ verb: 'deleted', held: expect.arrayContaining([went]) });
    await api.undo.change({ assessmentId, id: mustHave(ofMeasure.changes[0]).id });
    expect(await isThere()).toBe(true);
    await api.components.remove({ assessmentId, id: component.id });
    expect(await read()).toEqual([]);
    const ofEntry = await api.history.ofRecord({ assessmentId, noun: 'component', id: component.id });
    expect(mustHave(ofEntry.changes[0])).toMatchObject({ verb: 'deleted', held: expect.arrayContaining([went]) });
    expect(mustHave(ofEntry.changes[0]).held.filter(({ value }) => value === went.value)).toHaveLength(1);
  });

  it('of a measure that was deleted before its entry are not told again with the entry', async () => {
    const { api, assessmentId, component, measure, risk, newLink } = await begin();
    await api.links.save(newLink({ ...causedBy(measure), componentId: (await risk('Layoffs')).id }));
    await api.measures.remove({ assessmentId, id: measure.id });
    await api.components.remove({ assessmentId, id: component.id });
    const { changes } = await api.history.ofRecord({ assessmentId, noun: 'component', id: component.id });
    const links = mustHave(changes[0]).held.filter(({ field }) => field === 'link');
    expect(links.map(({ value }) => value)).toEqual([`${component.title} → ${component.title}`]);
  });

  it('to or from an entry that somebody has just deleted are refused, by the end that is missing', async () => {
    const { api, assessmentId, component, risk, newLink, read } = await begin();
    const claims = await risk('Claims');
    await api.components.remove({ assessmentId, id: claims.id });
    const before = await read();
    await expect(api.links.save(newLink({ componentId: claims.id }))).rejects.toMatchObject({
      code: 'link-end-gone',
      data: { end: 'to' },
    });
    await api.components.remove({ assessmentId, id: component.id });
    await expect(api.links.save(newLink({}))).rejects.toMatchObject({ code: 'link-end-gone', data: { end: 'from' } });
    await expect(
      api.links.save(newLink({ kind: 'causes', fromComponentId: null, fromMeasureId: randomUUID() as MeasureId })),
    ).rejects.toMatchObject({ code: 'link-end-gone', data: { end: 'from' } });
    expect(before).toHaveLength(1);
  });

  it('cannot reach an entry of another company or another assessment', async () => {
    const [ours, theirs] = [await begin(), await begin()];
    await expect(ours.api.links.save(ours.newLink({ componentId: theirs.link.componentId }))).rejects.toMatchObject({
      code: 'link-end-gone',
    });
    await expect(ours.api.links.save(ours.newLink({ fromComponentId: theirs.component.id }))).rejects.toMatchObject({
      code: 'link-end-gone',
    });
    await expect(theirs.api.links.remove({ assessmentId: ours.assessmentId, id: ours.link.id })).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  it('are refused where such a beginning cannot lead to such an entry, and where they exist', async () => {
    const { api, component, link, newLink } = await begin();
    await expect(
      api.links.save(newLink({ fromComponentId: link.componentId, componentId: component.id })),
    ).rejects.toMatchObject({ code: 'link-not-possible', data: { why: 'wrong-beginning' } });
    await expect(api.links.save(newLink({ componentId: component.id }))).rejects.toMatchObject({
      code: 'link-not-possible',
      data: { why: 'same-entry' },
    });
    await expect(api.links.save(newLink({}))).rejects.toMatchObject({ code: 'link-exists' });
    await api.links.save(newLink(dependsOn('Welders')));
    await expect(api.links.save(newLink(dependsOn(' welders ')))).rejects.toMatchObject({ code: 'link-exists' });
  });

  it('have a limit for each entry, and two people cannot make the same one at once', async () => {
    const { api, newLink, read } = await begin();
    const twice = await Promise.allSettled([
      api.links.save(newLink(dependsOn('Water'))),
      api.links.save(newLink(dependsOn('Water'))),
    ]);
    expect(twice.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    for (let count = (await read()).length; count < MAX_LINKS_EACH; count += 1) {
      await api.links.save(newLink(dependsOn(`Water ${count}`)));
    }
    await expect(api.links.save(newLink(dependsOn('One more')))).rejects.toMatchObject({
      code: 'too-many-rows',
      data: { most: MAX_LINKS_EACH, noun: 'links-each' },
    });
  });

  it('from the measures of an entry count towards its limit', async () => {
    const { api, component, measure, add, risk, newLink, newMeasure } = await begin();
    const other = await newMeasure(component.id);
    const isFull = { code: 'too-many-rows', data: { most: MAX_LINKS_EACH, noun: 'links-each' } };
    const toNew = async (fields: object) => newLink({ ...fields, componentId: (await add({ title: 'Fish' })).id });
    // The entry itself begins one link.
    for (let count = 1; count < MAX_LINKS_EACH; count += 1) {
      await api.links.save(await toNew(causedBy(count % 2 === 0 ? measure : other)));
    }
    await expect(api.links.save(await toNew(causedBy(measure)))).rejects.toMatchObject(isFull);
    await expect(api.links.save(newLink({ componentId: (await risk('Claims')).id }))).rejects.toMatchObject(isFull);
  });

  it('are frozen with the result, and go to the next year between the copies', async () => {
    const { api, assessmentId, component, risk, link, newLink, newMeasure } = await begin();
    const other = await risk('Flood');
    await api.links.save(newLink({ ...causedBy(await newMeasure(other.id)), componentId: component.id }));
    await api.links.save(newLink({ ...dependsOn('Welders'), componentId: other.id }));
    await api.assessment.complete({ assessmentId });
    const file = await api.frozenResults.readFrozen({ assessmentId });
    expect(checkFrozenFile(file)).toMatchObject({ state: 'same', format: 13 });
    const { version: _version, ...frozen } = link;
    expect(file.result).toMatchObject({ inputs: { links: expect.arrayContaining([frozen]) } });
    const { id: copy } = await api.assessment.begin({ copyOf: assessmentId });
    const next = await api.assessment.read({ assessmentId: copy });
    const titles = new Map<string | null, string>(
      [...next.components, ...next.measures].map(({ id, title }) => [id, title]),
    );
    expect(
      next.links
        .map(({ kind, fromComponentId: from, fromMeasureId, dependency, componentId: to }) =>
          [kind, titles.get(from ?? fromMeasureId) ?? dependency, titles.get(to)].join(': '),
        )
        .toSorted(),
    ).toEqual([
      `causes: Dam: ${component.title}`,
      'dependency: Welders: Flood',
      `gives-rise-to: ${component.title}: ${component.title}`,
    ]);
    expect(next.links.map(({ id }) => id)).not.toContain(link.id);
  });

  it('stay with a deleted end behind when the next year begins', async () => {
    const { api, assessmentId, component, measure, risk, newLink } = await begin();
    await api.links.save(newLink({ ...causedBy(measure), componentId: (await risk('Layoffs')).id }));
    await api.components.remove({ assessmentId, id: component.id });
    await api.assessment.complete({ assessmentId });
    const { id: copy } = await api.assessment.begin({ copyOf: assessmentId });
    expect((await api.assessment.read({ assessmentId: copy })).links).toEqual([]);
  });

  it('stay with their entries through a transfer and its undo, and are read as they were at a time', async () => {
    const { api, assessmentId, link, read } = await begin();
    const whole = await api.assessment.read({ assessmentId });
    const asOf = await api.history.asOf({ assessmentId, at: new Date().toISOString() });
    expect(asOf.links).toEqual(whole.links);
    const to = whole.assessment.esrsVersion === 'esrs-2023' ? 'esrs-2026' : 'esrs-2023';
    await api.transfer.carryOut({ assessmentId, to, version: whole.assessment.version });
    expect(await read()).toMatchObject([{ id: link.id, componentId: link.componentId }]);
    await api.transfer.undo({ assessmentId });
    expect(await read()).toMatchObject([{ id: link.id, fromComponentId: link.fromComponentId }]);
  });
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EvidenceId, EvidenceRevisionId, EvidenceUseId, StoredFileId } from '#domain/ids.ts';
import { openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { createTestApp, type TestApp } from '../shared/front-door.ts';
import { mustHave } from '../shared/must-have.ts';
import { sendFile, upload } from '../shared/upload.ts';
import { foundWorld, type World } from '../shared/world.ts';

let database: TestDatabase;
let app: TestApp;
let world: World;
beforeAll(async () => {
  database = await openTestDatabase();
  app = createTestApp(database);
  world = await foundWorld(app, 'linden');
});
afterAll(() => database.close());

const about = { title: 'Audit report', note: '', datedOn: '2025-03-01', validUntil: null, ownerId: null };
const givenFor = (recordId: string, criterion: 'scale' | '' = '') => ({
  ...{ id: randomUUID() as EvidenceUseId, assessmentId: world.assessmentId, recordId },
  ...{ noun: 'component' as const, criterion, passage: 'p. 4' },
});
const fileOf = (fileId: StoredFileId, fileName: string) =>
  ({ kind: 'file', fileId, fileName, revisionId: randomUUID() as EvidenceRevisionId }) as const;
const newId = () => randomUUID() as EvidenceId;

async function addFile(text: string, name = 'report.txt') {
  const fileId = await upload(app, world.cookie, name, text);
  return world.api.evidence.add({
    id: newId(),
    ...about,
    content: fileOf(fileId, name),
    use: givenFor(world.component.id),
  });
}

const download = async (id: string, revisionId: string, cookie = world.cookie, what = 'content') =>
  app.request(`/api/evidence/${id}/revisions/${revisionId}/${what}`, { cookie });

describe('a piece of evidence', () => {
  it('is a link to a page on many things', async () => {
    const { api, assessmentId, component, topicId } = world;
    const id = newId();
    const content = { kind: 'link', url: 'https://example.com/report#p4' } as const;
    const added = await api.evidence.add({ id, ...about, content, use: givenFor(component.id, 'scale') });
    expect(added).toMatchObject({ evidence: { kind: 'link', title: 'Audit report', file: null }, revisions: [] });
    const use = { id: randomUUID() as EvidenceUseId, assessmentId, noun: 'topic', recordId: topicId } as const;
    await api.evidence.use({ ...use, criterion: '', passage: '', evidenceId: id });
    const { uses } = await api.evidence.read({ id });
    expect(uses.map(({ noun, criterion, passage }) => [noun, criterion, passage])).toEqual([
      ['component', 'scale', 'p. 4'],
      ['topic', '', ''],
    ]);
  });

  it('is a file that comes back as it was sent, to be saved', async () => {
    const { evidence, revisions } = await addFile('grüße\n'.repeat(70_000));
    const file = mustHave(revisions[0]);
    expect(evidence.file).toEqual(file);
    const response = await download(evidence.id, file.id);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/plain',
      'content-length': String(file.bytes),
      'content-disposition': `attachment; filename="report.txt"; filename*=UTF-8''report.txt`,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    expect(await response.text()).toBe('grüße\n'.repeat(70_000));
    expect((await download(evidence.id, file.id, world.cookie, 'preview')).status).toBe(404);
  });

  it('is stored once where two people upload the same bytes', async () => {
    const first = await upload(app, world.cookie, 'same.txt', 'the very same');
    expect(await upload(app, world.cookie, 'other-name.txt', 'the very same')).toBe(first);
  });

  it('refuses what is announced longer than it is, and keeps nothing of it', async () => {
    const before = (await world.api.evidence.list({ assessmentId: world.assessmentId })).space.used;
    const response = await sendFile(app, world.cookie, 'cut.txt', 'half', { 'content-length': '9' });
    expect(await response.json()).toEqual({ code: 'file-damaged' });
    expect((await world.api.evidence.list({ assessmentId: world.assessmentId })).space.used).toBe(before);
  });
});

import { randomUUID } from 'node:crypto';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { EvidenceId, EvidenceRevisionId, EvidenceUseId } from '#domain/ids.ts';
import { asOwner, openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { createTestApp, type TestApp } from '../shared/front-door.ts';
import { readInvitationLink } from '../shared/join-company.ts';
import { makePackage, verifyBytes } from '../shared/make-package.ts';
import { mustHave } from '../shared/must-have.ts';
import { upload } from '../shared/upload.ts';
import { foundWorld, SECRET, type World } from '../shared/world.ts';

// A package is made by five processes in sequence.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let database: TestDatabase;
let app: TestApp;
let world: World;
let sha256: string;
const TEXT = 'Measured on site, 3 March.\n'.repeat(40_000);
const NAME = '<img src=x onerror=alert(1)> ../../audit.txt';

beforeAll(async () => {
  database = await openTestDatabase();
  app = createTestApp(database);
  world = await foundWorld(app);
  const { api, assessmentId, cookie, component } = world;
  const fileId = await upload(app, cookie, NAME, TEXT);
  const use = { id: randomUUID() as EvidenceUseId, assessmentId, noun: 'component', recordId: component.id } as const;
  const { evidence } = await api.evidence.add({
    id: randomUUID() as EvidenceId,
    ...{ title: 'Audit <script>alert(1)</script>', note: '', datedOn: null, validUntil: null, ownerId: null },
    content: { kind: 'file', fileId, fileName: NAME, revisionId: randomUUID() as EvidenceRevisionId },
    use: { ...use, criterion: 'scale', passage: 'page 4' },
  });
  sha256 = mustHave(evidence.file).sha256;
  const shown = { id: randomUUID() as EvidenceUseId, assessmentId, recordId: world.measure.id, criterion: '' } as const;
  await api.evidence.use({ ...shown, noun: 'measure', evidenceId: evidence.id, passage: 'annex B' });
  const { assessment } = await api.assessment.read({ assessmentId });
  await api.assessment.adoptThresholds({
    ...{
      assessmentId,
      impact: 10,
      financial: 10,
      scoreBasis: 'net',
      reason: 'The filter runs',
      version: assessment.version,
    },
  });
  await api.assessment.complete({ assessmentId });
});
afterAll(() => database.close());

const textIn = (files: Record<string, Uint8Array>, path: string) => Buffer.from(mustHave(files[path])).toString('utf8');

it('contains the files that the frozen result names, under their hashes and without a second copy of their bytes', async () => {
  const { id, bytes, fingerprint } = await makePackage(app, database, world);
  const files = unzipSync(bytes);
  expect(textIn(files, `evidence/${sha256}.txt`)).toBe(TEXT);
  const { isSame, text } = await verifyBytes(bytes, fingerprint);
  expect([isSame, text]).toEqual([true, expect.stringMatching(/files? of evidence, each with its own hash/)]);
  const { rows } = await asOwner(database.ownerUrl, (client) =>
    client.query<{ own: string; stored: string }>(
      `select coalesce(sum(octet_length(content)), 0) as own, count(stored_file_id) as stored from made_file_pieces where file_id = $1`,
      [id],
    ),
  );
  expect(Number(rows[0]?.own)).toBe(bytes.length - storedBytes(files));
  expect(Number(rows[0]?.stored)).toBe(Object.keys(files).filter((path) => path.startsWith('evidence/')).length);
});

it('links them on its page under their original names, and escapes all text', async () => {
  const { bytes } = await makePackage(app, database, world);
  const page = textIn(unzipSync(bytes), 'index.html');
  expect(page).toContain(`<a href="evidence/${sha256}.txt" download="`);
  expect(page).toContain('Audit &lt;script&gt;alert(1)&lt;/script&gt;</a> (Scale, page 4)');
  // The measure that lowers the score, the evidence for it, and the score before it.
  expect(page).toContain(`Measure: ${SECRET} filter (prevention, implemented since`);
  expect(page).toContain('Audit &lt;script&gt;alert(1)&lt;/script&gt;</a> (annex B)');
  expect(page).toMatch(/Before them: severity \d × likelihood 3 = \d+\. Why the score is lower: /);
  // The words and the reason for a criterion apply to its value before measures.
  expect(page).toContain(
    'Criteria before measures for its own time horizon (no time horizon stated), each from 1 to 5',
  );
  expect(page).toMatch(/Likelihood<\/t[hd]>\s*<td[^>]*>3<\/td>/);
  expect(page).not.toMatch(/<script|<img|onerror=alert\(1\)>|javascript:/);
});

it('is identical when downloaded again, whatever was done with the evidence since', async () => {
  const { id, bytes } = await makePackage(app, database, world);
  const { api, assessmentId, cookie } = world;
  const [piece] = (await api.evidence.list({ assessmentId })).evidence.filter(({ file }) => file?.sha256 === sha256);
  await api.evidence.remove({ id: mustHave(piece).id });
  const again = await app.request(`/api/assessments/${assessmentId}/files/${id}/content`, { cookie });
  expect(Buffer.compare(Buffer.from(await again.arrayBuffer()), bytes)).toBe(0);
  await api.evidence.restore({ id: mustHave(piece).id });
});

it('is reported as altered when someone altered its evidence in the database', async () => {
  const other = await foundWorld(app);
  const fileId = await upload(app, other.cookie, 'report.txt', 'As it was uploaded');
  await other.api.evidence.add({
    id: randomUUID() as EvidenceId,
    ...{ title: 'Report', note: '', datedOn: null, validUntil: null, ownerId: null },
    content: { kind: 'file', fileId, fileName: 'report.txt', revisionId: randomUUID() as EvidenceRevisionId },
    use: {
      ...{ id: randomUUID() as EvidenceUseId, assessmentId: other.assessmentId, noun: 'thresholds' },
      ...{ recordId: other.assessmentId, criterion: '', passage: '' },
    },
  });
  await other.api.assessment.complete({ assessmentId: other.assessmentId });
  await asOwner(database.ownerUrl, async (client) => {
    await client.query(`set session_replication_role = 'replica'`);
    await client.query(`update file_pieces set content = 'As it was uploadeD' where file_id = $1`, [fileId]);
  });
  const { bytes, fingerprint } = await makePackage(app, database, other);
  const { isSame, text } = await verifyBytes(bytes, fingerprint);
  expect([isSame, text]).toEqual([false, expect.stringContaining('altered before the package was made')]);
});

it('can be made by an auditor of this assessment only, with the evidence of its result even if it is no longer used', async () => {
  const { api, assessmentId } = world;
  const visitor = await app.signUp('Aud Itor');
  const lastDay = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  await api.invitations.send({ email: visitor.email, role: 'auditor', lastDay, assessments: [assessmentId] });
  await visitor.api.invitations.accept(readInvitationLink(app.mailbox.to(visitor.email).at(-1)?.text ?? ''));
  await api.assessment.reopen({ assessmentId, reason: 'A figure was wrong' });
  for (const { id } of (await api.evidence.list({ assessmentId })).uses)
    await api.evidence.endUse({ assessmentId, id });
  const [frozen] = await api.frozenResults.listFrozen({ assessmentId });
  const auditor = { ...world, api: visitor.api, cookie: visitor.cookie };
  const { bytes, fingerprint } = await makePackage(app, database, auditor, mustHave(frozen).id);
  expect(textIn(unzipSync(bytes), `evidence/${sha256}.txt`)).toBe(TEXT);
  expect(await verifyBytes(bytes, fingerprint)).toMatchObject({ isSame: true });
});

const storedBytes = (files: Record<string, Uint8Array>) =>
  Object.entries(files).reduce((sum, [path, { length }]) => (path.startsWith('evidence/') ? sum + length : sum), 0);

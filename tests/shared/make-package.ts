import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { CompanyId, MadeFileId } from '#domain/ids.ts';
import { makeAskedFile } from '#server/features/documents/files/make-asked-file.ts';
import { type PackageVerdict, verifyPackage } from '#server/operator/package/verify-package.ts';
import { createLog } from '#server/platform/log/log.ts';
import type { TestDatabase } from './database.ts';
import type { TestApp } from './front-door.ts';
import { mustHave } from './must-have.ts';
import type { World } from './world.ts';

/** Requests a package, and returns a function that makes it as the job does. */
export async function askForPackage(database: TestDatabase, { api, assessmentId, company }: World, frozenId?: string) {
  const lines: string[] = [];
  const { id } = await api.files.ask({ assessmentId, id: randomUUID() as MadeFileId, kind: 'package', frozenId });
  const log = createLog('warn', { write: (line) => void lines.push(line) });
  const parts = { database, now: () => new Date(), version: '1.2.3', log };
  const job = { companyId: company.id as CompanyId, fileId: id };
  return { id, lines, make: (until = new AbortController().signal) => makeAskedFile(parts, job, until) };
}

/** Downloads a finished package. */
export async function downloadPackage(app: TestApp, { api, assessmentId, cookie }: World, id: MadeFileId) {
  const made = mustHave(mustHave((await api.files.list({ assessmentId })).find((file) => file.id === id)).made);
  const answer = await app.request(`/api/assessments/${assessmentId}/files/${id}/content`, { cookie });
  expect(answer.headers.get('content-length')).toBe(String(made.bytes));
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect(bytes.length).toBe(made.bytes);
  return { id, bytes, fingerprint: mustHave(made.fingerprint) };
}

/** Has an evidence package made, and downloads it. */
export async function makePackage(app: TestApp, database: TestDatabase, of: World, frozenId?: string) {
  const { id, lines, make } = await askForPackage(database, of, frozenId);
  await make();
  expect(lines).toEqual([]);
  return downloadPackage(app, of, id);
}

/** Checks a package as the command does. @param told the fingerprint that it should have */
export function verifyBytes(content: Uint8Array, told?: string): Promise<PackageVerdict> {
  return verifyPackage({ size: content.length, read: async (at, length) => content.subarray(at, at + length) }, told);
}

import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { CompanyId, MadeFileId } from '#domain/ids.ts';
import { makeAskedFile } from '#server/features/files/make-asked-file.ts';
import { type PackageVerdict, verifyPackage } from '#server/operator/package/verify-package.ts';
import { createLog } from '#server/platform/log/log.ts';
import type { TestDatabase } from './database.ts';
import type { TestApp } from './front-door.ts';
import { mustHave } from './must-have.ts';
import type { World } from './world.ts';

/** Has an evidence package made as the job does, and downloads it. */
export async function makePackage(app: TestApp, database: TestDatabase, of: World) {
  const { api, assessmentId, company, cookie } = of;
  const lines: string[] = [];
  const { id } = await api.files.ask({ assessmentId, id: randomUUID() as MadeFileId, kind: 'package' });
  const parts = { database, now: () => new Date(), version: '1.2.3' };
  const log = createLog('warn', { write: (line) => void lines.push(line) });
  const job = { companyId: company.id as CompanyId, fileId: id };
  await makeAskedFile({ ...parts, log }, job, new AbortController().signal);
  expect(lines).toEqual([]);
  const file = mustHave((await api.files.list({ assessmentId })).find((each) => each.id === id));
  const answer = await app.request(`/api/assessments/${assessmentId}/files/${id}/content`, { cookie });
  expect(answer.headers.get('content-length')).toBe(String(mustHave(file.made).bytes));
  const content = new Uint8Array(await answer.arrayBuffer());
  expect(content.length).toBe(mustHave(file.made).bytes);
  return { id, bytes: content, fingerprint: mustHave(mustHave(file.made).fingerprint) };
}

/** Checks a package as the command does. @param told the fingerprint that somebody was told */
export function verifyBytes(content: Uint8Array, told?: string): Promise<PackageVerdict> {
  return verifyPackage({ size: content.length, read: async (at, length) => content.subarray(at, at + length) }, told);
}

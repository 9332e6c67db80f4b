import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AssessmentId, MadeFileId } from '#domain/ids.ts';
import { openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { type ApiClient, createTestApp, foundThroughTheDoor, type TestApp } from '../shared/front-door.ts';
import { mustHave } from '../shared/must-have.ts';

let database: TestDatabase;
let app: TestApp;
beforeAll(async () => {
  database = await openTestDatabase();
  app = createTestApp(database);
});
afterAll(() => database.close());

/** What can be read of an assessment through separate endpoints. */
const beside: Readonly<Record<string, (api: ApiClient, assessmentId: AssessmentId) => Promise<unknown>>> = {
  comments: (api, assessmentId) => api.comments.overview({ assessmentId }),
  evidence: (api, assessmentId) => api.evidence.counts({ assessmentId }),
  assignments: (api, assessmentId) => api.assignments.list({ assessmentId }),
  files: (api, assessmentId) => api.files.list({ assessmentId }),
  'a new file': (api, assessmentId) =>
    api.files.ask({ assessmentId, id: randomUUID() as MadeFileId, kind: 'workbook' }),
  'where entries come from': (api, assessmentId) => api.components.origins({ assessmentId }),
  'frozen results': (api, assessmentId) => api.frozenResults.listFrozen({ assessmentId }),
};

describe('a deleted draft', () => {
  it.each(Object.keys(beside))('refuses %s until it is restored', async (name) => {
    const read = mustHave(beside[name]);
    const { api, draft } = await foundThroughTheDoor(app);
    const { id: assessmentId } = draft.assessment;
    await api.assessment.remove({ assessmentId });
    await expect(read(api, assessmentId)).rejects.toMatchObject({ code: 'not-found' });
    await api.assessment.restore({ assessmentId });
    await expect(read(api, assessmentId)).resolves.toBeDefined();
  });
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ComponentId, StakeholderId } from '#domain/ids.ts';
import { MAX_ANSWERS, MAX_COMPONENTS, MAX_STAKEHOLDERS } from '#domain/limits.ts';
import { asOwner, openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { createTestApp, foundThroughTheDoor, type TestApp } from '../shared/front-door.ts';
import { mustHave } from '../shared/must-have.ts';
import { componentFields, stakeholderFields } from '../shared/world.ts';

let database: TestDatabase;
let app: TestApp;
beforeAll(async () => {
  database = await openTestDatabase();
  app = createTestApp(database);
});
afterAll(() => database.close());

/** Inserts rows directly into a table, one fewer than an assessment may hold. */
const fill = (table: string, columns: string, values: string, assessmentId: string, companyId: string, rows: number) =>
  asOwner(database.ownerUrl, (client) =>
    client.query(
      `insert into ${table} (company_id, assessment_id, ${columns}) select $1, $2, ${values} from generate_series(2, ${rows}) n`,
      [companyId, assessmentId],
    ),
  );

it('keeps as many impacts, stakeholders and answers as an assessment may hold, and says so of one more', async () => {
  const { api, company, draft } = await foundThroughTheDoor(app);
  const assessmentId = draft.assessment.id;
  const topicId = mustHave(draft.topics[0]).id;
  const saves = {
    components: () =>
      api.components.create({
        assessmentId,
        id: randomUUID() as ComponentId,
        topicId,
        ...componentFields,
        financialEffects: [],
      }),
    stakeholders: () =>
      api.stakeholders.save({
        assessmentId,
        rows: [{ id: randomUUID() as StakeholderId, ...stakeholderFields, seenVersion: null }],
      }),
    questionnaire: () =>
      api.questionnaire.saveResponses({
        assessmentId,
        responses: [
          {
            section: 'Organizational Information',
            fieldName: randomUUID(),
            fieldValue: 'x',
            fieldType: 'text',
            seenVersion: null,
          },
        ],
      }),
  };
  await fill(
    'materiality_components',
    'topic_id, kind, title',
    `'${topicId}', 'risk', 'n'`,
    assessmentId,
    company.id,
    MAX_COMPONENTS,
  );
  await fill('stakeholder_mapping', 'stakeholder_group', `'employees'`, assessmentId, company.id, MAX_STAKEHOLDERS);
  await fill(
    'assessment_responses',
    'section, field_name, field_value',
    `'s', n::text, ''`,
    assessmentId,
    company.id,
    MAX_ANSWERS,
  );
  const limits = { components: MAX_COMPONENTS, stakeholders: MAX_STAKEHOLDERS, questionnaire: MAX_ANSWERS };
  for (const [noun, save] of Object.entries(saves)) {
    await save();
    const most = limits[noun as keyof typeof limits];
    await expect(save()).rejects.toMatchObject({ code: 'too-many-rows', status: 400, data: { most, noun } });
  }
});

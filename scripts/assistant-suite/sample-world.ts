import { randomUUID } from 'node:crypto';
import type { Member } from '#database/doors.ts';
import type { Database } from '#database/open.ts';
import { newComponent } from '#domain/components/component-defaults.ts';
import { first } from '#domain/found.ts';
import type { AssessmentId, ComponentId, UserId } from '#domain/ids.ts';
import { sampleCompany } from '#sample/seed-sample.ts';
import { insertCompany } from '#server/features/company/company/queries.ts';
import { findNewDraft } from '#server/features/questionnaire/assessment/queries.ts';
import { readWhole } from '#server/features/questionnaire/assessment/read-whole.ts';
import { beginEmpty } from '#server/features/questionnaire/assessment/service.ts';
import { storeSample } from '../store-sample.ts';
import { FOREIGN_NAME, FOREIGN_TITLE } from './questions.ts';

/** The sample company, with questions asked by one of its members, beside another company whose data must never appear. */
export interface SampleWorld {
  database: Database;
  member: Member;
  assessmentId: AssessmentId;
  /** The number of changes in both companies: each write adds one to the history. */
  countChanges(): Promise<number>;
}

/**
 * Fills an empty database with both companies.
 * @param email the address of the member who asks
 */
export async function openSampleWorld(
  database: Database,
  email: string = sampleCompany.people[0].email,
): Promise<SampleWorld> {
  await storeSample(database, randomUUID());
  const requestId = 'assistant-suite';
  const userId = await findPerson(database, email);
  const { companyId } = await database.asSystem(requestId, (tx) =>
    tx.selectFrom('memberships').select('companyId').where('userId', '=', userId).executeTakeFirstOrThrow(),
  );
  const member: Member = {
    userId,
    companyId,
    role: email === sampleCompany.people[0].email ? 'admin' : 'user',
    requestId,
  };
  const draft = await database.inCompany(member, (tx) => findNewDraft(tx));
  if (!draft) throw new Error('The sample company has no draft.');
  const stranger = await foundStranger(database, requestId);
  const changesOf = (of: Member) =>
    database.inCompany(of, async (tx) => {
      const { count } = await tx
        .selectFrom('history')
        .select((eb) => eb.fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    });
  return {
    database,
    member,
    assessmentId: draft.id,
    countChanges: async () => (await changesOf(member)) + (await changesOf(stranger)),
  };
}

async function findPerson(database: Database, email: string): Promise<UserId> {
  const found = await database.persons
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return found.id;
}

/** A company with one component, both with names that cannot occur by chance. */
async function foundStranger(database: Database, requestId: string): Promise<Member> {
  const { id: userId } = await database.persons
    .insertInto('users')
    .values({ name: 'Somebody Else', email: 'somebody@example.org', emailVerified: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  const fields = { name: FOREIGN_NAME, industry: 'food-beverage', size: 'large' };
  const companyId = await database.asSystem('assistant suite', (tx) => insertCompany(tx, fields, userId), {
    userId,
    requestId,
  });
  const stranger: Member = { userId, companyId, role: 'admin', requestId };
  await database.inCompany(stranger, async (tx) => {
    const assessmentId = await beginEmpty(tx, new Date());
    if (!assessmentId) throw new Error('The second company could not begin an assessment.');
    const { topics } = await readWhole(tx, assessmentId);
    const component = newComponent(randomUUID() as ComponentId, first(topics, 'the topics of the draft').id, 'risk');
    const values = { ...component, assessmentId, title: FOREIGN_TITLE };
    await tx.insertInto('materialityComponents').values(values).execute();
  });
  return stranger;
}

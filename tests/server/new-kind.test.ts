import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Member } from '#database/doors.ts';
import type { Fields } from '#domain/fields/kinds.ts';
import type { AssessmentId, CommentId, CompanyId, TopicId, UserId } from '#domain/ids.ts';
import type { RecordKind } from '#domain/records/record.ts';
import type { DraftTx } from '#server/features/records/lock-draft.ts';
import { copyWithKind } from '../shared/copy-with-kind.ts';
import { asOwner, openTestDatabase, type TestDatabase } from '../shared/database.ts';
import type * as FrontDoor from '../shared/front-door.ts';
import { mustHave } from '../shared/must-have.ts';
import { readCsv } from '../shared/read-csv.ts';

/** What a developer writes as a migration, and as the table's file in `database/bindings/`. */
const TABLE = `
  create table lessons (
    company_id    uuid    not null default current_company(),
    id            uuid    not null default gen_random_uuid(),
    assessment_id uuid    not null,
    topic_id      uuid    not null,
    title         text    not null check (length(title) <= 200),
    body          text    not null default '' check (length(body) <= 20000),
    version       integer not null default 1,
    primary key (company_id, id),
    foreign key (company_id, assessment_id, topic_id)
      references materiality_topics (company_id, assessment_id, id) on delete cascade
  );
  -- In place of the same constraint with one noun more.
  alter table comments drop constraint comments_noun_check;
  call tenant_table('lessons');
  grant select, insert, update, delete on lessons to twofold_member;
  create trigger keep_completed before insert or update or delete on lessons for each row execute function keep_completed();
  create trigger next_version before update on lessons for each row execute function next_version();
  create trigger record_history after insert or update or delete on lessons
    for each row execute function record_history('lessons');`;

/** The folders that make up the server and its test helpers. */
const ROOMS = [
  'analyst',
  'contract',
  'database',
  'documents',
  'domain',
  'drawing',
  'scripts',
  'server',
  'tests/shared',
];

type LockDraft = typeof import('#server/features/records/lock-draft.ts');
type VersionedRows = typeof import('#server/features/records/versioned-rows.ts');

type Kind = RecordKind & { readonly table: string };
type LessonFields = Record<'topicId' | 'title' | 'body', Fields[string]>;

let copy: Awaited<ReturnType<typeof copyWithKind>>;
let database: TestDatabase;
let door: typeof FrontDoor;
let app: FrontDoor.TestApp;
let lockDraft: LockDraft['lockDraft'];
/** Lessons, saved and deleted like the rows of every kind. */
let lessons: ReturnType<typeof lessonRows>;

/** A module of the copy. */
const load = <Module>(path: string): Promise<Module> => import(/* @vite-ignore */ join(copy.path, path));

const lessonRows = (versionedRows: VersionedRows['versionedRows'], kind: Kind, fields: LessonFields) =>
  versionedRows<string>()({ kind, fields, key: 'id' });

beforeAll(async () => {
  copy = await copyWithKind(ROOMS);
  database = await openTestDatabase();
  await asOwner(database.ownerUrl, (client) => client.query(TABLE));
  door = await load('tests/shared/front-door.ts');
  app = door.createTestApp(database);
  ({ lockDraft } = await load<LockDraft>('server/features/records/lock-draft.ts'));
  const { versionedRows } = await load<VersionedRows>('server/features/records/versioned-rows.ts');
  const { lesson } = await load<{ lesson: Kind }>('domain/records/lesson.ts');
  const { lessonFields } = await load<{ lessonFields: LessonFields }>('domain/records/contents/lesson.ts');
  lessons = lessonRows(versionedRows, lesson, lessonFields);
});
afterAll(async () => {
  await database.close();
  await copy.remove();
});

/** A company whose draft has a lesson that was added and then changed. */
async function withLesson() {
  const mine = await door.foundThroughTheDoor(app);
  const assessmentId = mine.draft.assessment.id;
  const topic = mustHave(mine.draft.topics[0]);
  const { user } = await mine.api.session.read();
  const userId = mustHave(user).id as UserId;
  const member: Member = { userId, companyId: mine.company.id as CompanyId, role: 'admin', requestId: randomUUID() };
  const inDraft = <T>(work: (draft: DraftTx) => Promise<T>) =>
    database.inCompany(member, async (tx) => work(await lockDraft(tx, assessmentId)));
  const lesson = { id: randomUUID(), topicId: topic.id, title: 'Supplier days', body: '' };
  const save = (row: typeof lesson, seenVersion: number | null) =>
    inDraft((draft) => lessons.save(draft, assessmentId, [{ ...row, seenVersion }]));
  await save(lesson, null);
  await save({ ...lesson, body: 'Ask earlier' }, 1);
  const remove = () => inDraft((draft) => lessons.remove(draft, assessmentId, lesson.id));
  return { ...mine, assessmentId, topic, lesson, save, remove };
}

/** The lessons of an assessment, with the codes of their topics. */
const lessonsOf = (assessmentId: AssessmentId) =>
  asOwner(database.ownerUrl, async (client) => {
    const { rows } = await client.query(
      `select l.title, l.body, t.code from lessons l join materiality_topics t on t.id = l.topic_id and t.assessment_id = l.assessment_id
       where l.assessment_id = $1`,
      [assessmentId],
    );
    return rows;
  });

/** The contract of the copy knows the noun, but the types here do not. */
const LESSON = 'lesson' as never;

const linesOf = async ({ api, assessmentId }: Awaited<ReturnType<typeof withLesson>>) =>
  (await api.history.ofAssessment({ assessmentId, noun: LESSON })).changes;

describe('a kind of record added to a copy of the register, with a table of its own', () => {
  it('has a history', async () => {
    const mine = await withLesson();
    expect(await linesOf(mine)).toMatchObject([
      {
        noun: 'lesson',
        verb: 'changed',
        title: 'Supplier days',
        by: 'Ada Founder',
        topic: `${mine.topic.code} ${mine.topic.name}`,
        fields: [{ field: 'body', label: 'What was learnt', from: 'Not set', to: 'Ask earlier' }],
      },
      {
        noun: 'lesson',
        verb: 'added',
        held: expect.arrayContaining([expect.objectContaining({ value: 'Supplier days' })]),
      },
    ]);
  });

  it('can be commented on, but not where the record does not exist', async () => {
    const { api, assessmentId, lesson } = await withLesson();
    const about = { assessmentId, noun: LESSON, recordId: lesson.id };
    const said = { threadId: null, body: 'Which days?', chosen: [] };
    await api.comments.add({ ...about, ...said, id: randomUUID() as CommentId });
    expect(await api.comments.list(about)).toMatchObject([{ body: 'Which days?' }]);
    expect((await api.comments.overview({ assessmentId })).records).toMatchObject([
      { noun: 'lesson', recordId: lesson.id },
    ]);
    const elsewhere = api.comments.add({ ...about, ...said, recordId: randomUUID(), id: randomUUID() as CommentId });
    await expect(elsewhere).rejects.toMatchObject({ code: 'not-found' });
  });

  it('can be undone, both a change and a deletion', async () => {
    const mine = await withLesson();
    const { api, assessmentId, topic } = mine;
    await mine.remove();
    const [deleted, changed] = await linesOf(mine);
    expect(deleted).toMatchObject({ verb: 'deleted' });
    await api.undo.change({ assessmentId, id: mustHave(deleted).id });
    expect(await lessonsOf(assessmentId)).toEqual([{ title: 'Supplier days', body: 'Ask earlier', code: topic.code }]);
    await api.undo.change({ assessmentId, id: mustHave(changed).id });
    expect(await lessonsOf(assessmentId)).toEqual([{ title: 'Supplier days', body: '', code: topic.code }]);
  });

  it('prevents its topic from being removed', async () => {
    const { api, assessmentId, lesson, save } = await withLesson();
    const id = randomUUID() as TopicId;
    await api.topics.addOwn({ assessmentId, id, place: 'E1', name: 'Peat', description: '' });
    const [line] = (await api.history.ofAssessment({ assessmentId, noun: 'topic' })).changes;
    await save({ ...lesson, id: randomUUID(), topicId: id }, null);
    const undoing = api.undo.change({ assessmentId, id: mustHave(line).id });
    await expect(undoing).rejects.toMatchObject({ code: 'conflict' });
  });

  it('is frozen with the result: who changed it last, and the row itself', async () => {
    const { api, assessmentId, lesson, save } = await withLesson();
    await api.assessment.complete({ assessmentId });
    const { result } = await api.frozenResults.readFrozen({ assessmentId });
    expect(result).toMatchObject({
      lastChanges: [{ noun: 'lesson', key: lesson.id, by: 'Ada Founder', at: expect.any(String), reason: null }],
    });
    await expect(save({ ...lesson, body: 'Too late' }, 2)).rejects.toMatchObject({ code: 'assessment-completed' });
  });

  it('is copied into next year’s draft, under the topic of the same code', async () => {
    const { api, assessmentId, topic } = await withLesson();
    await api.assessment.complete({ assessmentId });
    const next = await api.assessment.begin({ copyOf: assessmentId });
    expect(await lessonsOf(next.id)).toEqual([{ title: 'Supplier days', body: 'Ask earlier', code: topic.code }]);
  });

  it('appears in the exported history', async () => {
    const { assessmentId, cookie } = await withLesson();
    const response = await app.request(`/api/assessments/${assessmentId}/history.csv?noun=lesson`, { cookie });
    const [names = [], ...rows] = readCsv((await response.text()).replace(/^\uFEFF/, ''), ',');
    const changed = mustHave(rows.find((row) => row.includes('changed')));
    expect(Object.fromEntries(names.map((name, column) => [name, changed[column]]))).toMatchObject({
      ...{ Who: 'Ada Founder', What: 'Lesson learnt', Name: 'Supplier days' },
      ...{ Field: 'What was learnt', To: 'Ask earlier' },
    });
  });

  it('respects its limit', async () => {
    const { lesson, save } = await withLesson();
    for (let added = 1; added < 30; added += 1) await save({ ...lesson, id: randomUUID() }, null);
    await expect(save({ ...lesson, id: randomUUID() }, null)).rejects.toMatchObject({
      code: 'too-many-rows',
      data: { most: 30, noun: 'lessons' },
    });
  });
});

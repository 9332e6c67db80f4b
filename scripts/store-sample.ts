import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { CompanyTx, Member } from '#database/doors.ts';
import type { Database } from '#database/open.ts';
import { first, found } from '#domain/found.ts';
import type { EvidenceId, EvidenceRevisionId, EvidenceUseId, StoredFileId, UserId } from '#domain/ids.ts';
import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import { setupIndustries, setupSizes } from '#domain/reference/setup-options.ts';
import { entryTitled } from '#sample/entry-titled.ts';
import type { SampleEvidence } from '#sample/evidence.ts';
import { toAssessmentData } from '#sample/sample-assessment-data.ts';
import type { SampleAssessment } from '#sample/sample-shapes.ts';
import { audited } from '#sample/scenarios/audited.ts';
import type { Scenario } from '#sample/scenarios/scenario.ts';
import { sampleCompany } from '#sample/seed-sample.ts';
import { findRecord } from '#server/features/assurance/evidence/find-record.ts';
import { lockUses } from '#server/features/assurance/evidence/lock-uses.ts';
import { insertEvidence, insertRevision } from '#server/features/assurance/evidence/queries.ts';
import { receiveFile } from '#server/features/assurance/evidence/receive-file.ts';
import { insertUse } from '#server/features/assurance/evidence/use-queries.ts';
import { insertCompany } from '#server/features/company/company/queries.ts';
import { describeMember } from '#server/features/company/team/queries.ts';
import { readWhole } from '#server/features/questionnaire/assessment/read-whole.ts';
import { completeAssessment } from '#server/features/questionnaire/assessment/service.ts';
import { giveReason } from '#server/features/records/save-by-reason.ts';
import type { PasswordCost } from '#server/platform/config/config.ts';
import { hashPassword } from '#server/platform/sessions/passwords.ts';
import { storeAudit } from './store-audit.ts';
import { storeChoices, storeDecisions, storeSignatures } from './store-judgement.ts';
import { storeTeamWork } from './store-team-work.ts';

/** Whether the data folder has no users yet. */
export async function isEmpty(database: Database): Promise<boolean> {
  return (await database.persons.selectFrom('users').select('id').limit(1).executeTakeFirst()) === undefined;
}

/** Whether this address exists; a folder filled by an earlier version may lack a person of the current sample. */
export async function isThere(database: Database, email: string): Promise<boolean> {
  const row = await database.persons.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
  return row !== undefined;
}

/**
 * Writes the sample company through the product's own functions, so that it has a real history.
 * @param password the password of each of its people
 */
export async function storeSample(
  database: Database,
  password: string,
  { scales, years, evidence, work, audit }: Scenario = audited,
  cost?: PasswordCost,
): Promise<void> {
  const userIds: UserId[] = [];
  const hash = await hashPassword(password, cost);
  for (const person of sampleCompany.people) userIds.push(await storePerson(database, person, hash));
  const requestId = 'sample-company';
  const admin = first(userIds, 'the sample company’s people');
  const idOf = (options: readonly { id: string; label: string }[], label: string) =>
    found(
      options.find((option) => option.label === label),
      label,
    ).id;
  const { name, industry, size } = sampleCompany.company;
  const fields = { name, industry: idOf(setupIndustries, industry), size: idOf(setupSizes, size) };
  const companyId = await database.asSystem('sample company', (tx) => insertCompany(tx, fields, admin), {
    userId: admin,
    requestId,
  });
  const team = userIds.map((userId): Member => ({ userId, companyId, role: 'user', requestId }));
  const lead: Member = { ...first(team, 'the sample company’s people'), role: 'admin' };
  await database.inCompany(lead, async (tx) => {
    for (const { userId } of team.slice(1))
      await tx.insertInto('memberships').values({ userId, role: 'user' }).execute();
  });
  for (const [at, member] of team.entries()) {
    const { jobTitle, competence } = found(sampleCompany.people[at], 'the person of a member');
    await database.inCompany(member, (tx) => describeMember(tx, member.userId, { jobTitle, competence }));
  }
  if (scales.length > 0)
    await database.inCompany(lead, (tx) => tx.insertInto('scaleWordings').values(scales).execute());
  const byAddress = new Map(sampleCompany.people.map(({ email }, at) => [email, found(team[at], email)]));
  let latest: AssessmentData | undefined;
  for (const year of years) latest = await storeAssessment(database, byAddress, year);
  if (!latest) return;
  await storeEvidence(database, lead, latest, evidence);
  if (work) await storeTeamWork({ database, lead, team: byAddress, data: latest }, work);
  if (!audit) return;
  const auditor = await storePerson(database, sampleCompany.auditor, hash);
  await storeAudit(database, audit, { lead, userId: auditor, team: byAddress }, latest);
}

async function storePerson(
  database: Database,
  { fullName, email }: { fullName: string; email: string },
  password: string,
) {
  const { id } = await database.persons
    .insertInto('users')
    .values({ name: fullName, email, emailVerified: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database.pool.query(
    `insert into user_accounts (user_id, account_id, provider_id, password) values ($1, $2, 'credential', $3)`,
    [id, id, password],
  );
  return id;
}

/** One year: the admin starts it, colleagues score their topics, and a finished year is completed, frozen and signed. */
async function storeAssessment(
  database: Database,
  byAddress: ReadonlyMap<string, Member>,
  sample: SampleAssessment,
): Promise<AssessmentData> {
  const data = toAssessmentData(sample, randomUUID);
  const team = [...byAddress.values()];
  const lead = first(team, 'the sample company’s people');
  await database.inCompany(lead, (tx) => storeFrame(tx, data, lead));
  await database.inCompany(lead, (tx) => storeSelections(tx, data, sample));
  const share = Math.ceil(data.components.length / team.length);
  for (const [index, member] of team.entries()) {
    const components = data.components.slice(index * share, (index + 1) * share);
    if (components.length === 0) continue;
    const assessmentId = data.assessment.id;
    await database.inCompany(member, (tx) =>
      tx
        .insertInto('materialityComponents')
        .values(components.map((component) => ({ assessmentId, ...component })))
        .execute(),
    );
  }
  await database.inCompany(lead, (tx) => storeValueChain(tx, data, lead));
  await database.inCompany(lead, (tx) => storeMeasures(tx, data));
  await database.inCompany(lead, (tx) => storeLinks(tx, data));
  await storeDecisions(database, byAddress, data, sample);
  await storeChoices(database, byAddress, data, sample);
  const { completedAt, id, versionReason, climateReason } = data.assessment;
  if (!completedAt) return data;
  const { leftOpen = [], lastLook = null } = data.assessment;
  const look = { lookedBy: [...(lastLook?.by ?? [])], lookWeighed: lastLook?.weighed ?? '' };
  const reasons = { versionReason, climateReason, leftOpen, ...look };
  await database.inCompany(lead, async (tx) =>
    completeAssessment(tx, await readWhole(tx, id), new Date(completedAt), reasons),
  );
  await storeSignatures(database, lead, byAddress, data, sample);
  return data;
}

async function storeFrame(tx: CompanyTx, data: AssessmentData, lead: Member): Promise<void> {
  const {
    thresholds,
    createdAt,
    thresholdsReason,
    completedAt: _completed,
    status: _status,
    isApproved: _isApproved,
    lastLook: _lastLook,
    ...fields
  } = data.assessment;
  const assessmentId = fields.id;
  await tx
    .insertInto('assessments')
    .values({
      ...fields,
      createdAt: new Date(createdAt),
      impactThreshold: thresholds.impact,
      financialThreshold: thresholds.financial,
      thresholdsReason,
      thresholdsBy: lead.userId,
      thresholdsAt: new Date(createdAt),
    })
    .execute();
  const topics = data.topics.map((topic, index) => ({ assessmentId, ...topic, position: index + 1 }));
  await tx.insertInto('materialityTopics').values(topics).execute();
  const under = <Row extends object>(rows: readonly Row[]) => rows.map((row) => ({ assessmentId, ...row }));
  await tx.insertInto('materialityScores').values(under(data.scores)).execute();
  await tx.insertInto('assessmentResponses').values(under(data.responses)).execute();
  await tx.insertInto('stakeholderMapping').values(under(data.stakeholders)).execute();
}

/** The value chain, entered by the lead, including activities for which nothing was found. */
async function storeValueChain(tx: CompanyTx, { assessment, activities = [] }: AssessmentData, lead: Member) {
  if (activities.length === 0) return;
  const said = { nothingFoundBy: lead.userId, nothingFoundAt: new Date(assessment.createdAt) };
  const rows = activities.map(({ nothingFoundBy: _by, nothingFoundAt: _at, componentIds, ...activity }) => ({
    assessmentId: assessment.id,
    ...activity,
    componentIds: [...componentIds],
    ...(activity.nothingFound !== '' && said),
  }));
  await tx.insertInto('valueChainActivities').values(rows).execute();
}

/** Measures for impacts and risks, and the scores after measures, with their reasons in the history. */
async function storeMeasures(tx: CompanyTx, { assessment, measures = [], netScores = [] }: AssessmentData) {
  const assessmentId = assessment.id;
  for (const measure of measures) {
    await tx
      .insertInto('measures')
      .values({ assessmentId, ...measure })
      .execute();
  }
  for (const net of netScores) {
    await giveReason(tx, net.reason);
    await tx
      .insertInto('netScores')
      .values({ assessmentId, ...net })
      .execute();
  }
}

/** The links between entries, after everything that they lead from and to. */
async function storeLinks(tx: CompanyTx, { assessment, links = [] }: AssessmentData) {
  for (const link of links) {
    await tx
      .insertInto('links')
      .values({ assessmentId: assessment.id, ...link })
      .execute();
  }
}

/** The evidence for scores, uploaded by the lead in the same way as by any person. */
async function storeEvidence(
  database: Database,
  lead: Member,
  { assessment, components }: AssessmentData,
  evidence: readonly SampleEvidence[],
) {
  for (const { content, uses, ...about } of evidence) {
    const id = randomUUID() as EvidenceId;
    const file = 'text' in content ? await storeFile(database, lead, content) : null;
    await database.inCompany(lead, async (tx) => {
      const url = 'url' in content ? content.url : '';
      await insertEvidence(tx, { id, ...about, ownerId: lead.userId, kind: file ? 'file' : 'link', url });
      if (file) await insertRevision(tx, id, { ...file, id: randomUUID() as EvidenceRevisionId });
      const locked = await lockUses(tx, assessment.id, 'component');
      for (const { at, criterion, passage } of uses) {
        const { id: recordId } = entryTitled(components, at);
        const place = found(await findRecord(tx, assessment.id, { noun: 'component', recordId }), at);
        const use = { id: randomUUID() as EvidenceUseId, assessmentId: assessment.id, evidenceId: id };
        await insertUse(locked, { ...use, criterion, passage }, place, about.title);
      }
    });
  }
}

function storeFile(database: Database, member: Member, { fileName, text }: { fileName: string; text: string }) {
  const content = Buffer.from(text);
  const announced = { id: randomUUID() as StoredFileId, name: fileName, bytes: content.length, sha256: '' };
  const parts = {
    database,
    member,
    mostOfCompany: Number.MAX_SAFE_INTEGER,
    inTurn: <T>(write: () => Promise<T>) => write(),
  };
  return receiveFile(parts, announced, Readable.from([content])[Symbol.asyncIterator]());
}

/** Each topic that was set aside, with its reason in the history. */
async function storeSelections(tx: CompanyTx, data: AssessmentData, { deselectedTopics }: SampleAssessment) {
  for (const [index, selection] of data.selections.entries()) {
    await giveReason(tx, deselectedTopics[index]?.reason ?? '');
    await tx
      .insertInto('assessmentTopicSelections')
      .values({ assessmentId: data.assessment.id, ...selection })
      .execute();
  }
}

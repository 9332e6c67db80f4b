import type { CompanyTx } from '#database/doors.ts';
import type { EvidencedCriterion, EvidencedRecord } from '#domain/evidence/evidence.ts';
import { kindOf } from '#domain/evidence/kept-name.ts';
import { found } from '#domain/found.ts';
import type { AssessmentId, EvidenceId, EvidenceRevisionId, EvidenceUseId, StoredFileId } from '#domain/ids.ts';
import { MAX_EVIDENCE, MAX_REVISIONS } from '#domain/limits.ts';
import { isPresent, listResponsible } from '#server/features/assurance/assignments/queries.ts';
import { asKept } from '#server/features/assurance/comments/find-record.ts';
import { hasAssessment } from '#server/features/records/has-assessment.ts';
import { tellConflicts } from '#server/features/records/save-rows.ts';
import { forMember } from '#server/platform/http/access.ts';
import { refuse } from '#server/platform/http/refuse.ts';
import { addUse } from './add-use.ts';
import { findStored, measureSpace } from './file-queries.ts';
import { findRecord } from './find-record.ts';
import { lockUses } from './lock-uses.ts';
import { listNamedUses } from './named-uses.ts';
import {
  type AboutEvidence,
  countEvidence,
  EVIDENCE_TABLE,
  insertEvidence,
  insertRevision,
  listEvidence,
  listRevisions,
  lockEvidence,
  REVISIONS_TABLE,
  setRemoved,
  tellRevision,
  writeEvidence,
} from './queries.ts';
import { requireEnding } from './receive-file.ts';
import { download, preview } from './send-file.ts';
import { upload } from './uploads.ts';
import { countByRecord, deleteUse, isOnlyProof, listUses, USES_TABLE, writeUse } from './use-queries.ts';

const endpoints = forMember.evidence;

const list = endpoints.list.handler(({ context: { database, member, config, now }, input: { assessmentId } }) =>
  database.inCompany(member, async (tx) => {
    if (!(await hasAssessment(tx, assessmentId))) refuse('not-found');
    const uses = await listNamedUses(tx, assessmentId);
    const listed = await listEvidence(tx, 'not-removed', dayOf(now()));
    const known = new Set(listed.map(({ id }) => id));
    const removed = [...new Set(uses.map(({ evidenceId }) => evidenceId))].filter((id) => !known.has(id));
    return {
      evidence: [...listed, ...(await listEvidence(tx, { ids: removed }, dayOf(now())))],
      uses,
      space: { used: await measureSpace(tx), most: config.companyFilesBytes },
      people: await listResponsible(tx),
    };
  }),
);

const counts = endpoints.counts.handler(({ context: { database, member }, input: { assessmentId } }) =>
  database.inCompany(member, async (tx) => (await countByRecord(tx, assessmentId)) ?? refuse('not-found')),
);

const ofRecord = endpoints.ofRecord.handler(({ context: { database, member, now }, input }) =>
  database.inCompany(member, (tx) => answerRecord(tx, input.assessmentId, input, now())),
);

const read = endpoints.read.handler(({ context: { database, member, now }, input: { id } }) =>
  database.inCompany(member, (tx) => answerWhole(tx, id, now())),
);

const add = endpoints.add.handler(({ context: { database, member, now }, input, errors }) =>
  database.inCompany(member, async (tx) => {
    const { id, content, use, ...about } = input;
    if (about.ownerId && !(await isPresent(tx, about.ownerId))) throw errors['not-a-member']();
    const place = use && (await requirePlace(tx, use.assessmentId, use));
    const { kind } = content;
    const url = kind === 'link' ? content.url : '';
    // If the request is repeated because its response was lost, the evidence already exists.
    if (await insertEvidence(tx, { id, ...about, kind, url })) {
      if ((await countEvidence(tx)) > MAX_EVIDENCE) refuse('too-much-evidence', { most: MAX_EVIDENCE, of: 'company' });
      if (kind === 'file') await addRevision(tx, id, content);
    }
    if (use && place) await addUse(place.locked, { ...use, evidenceId: id }, place.record, about.title);
    return answerWhole(tx, id, now());
  }),
);

const change = endpoints.change.handler(({ context: { database, member, now }, input, errors }) =>
  database.inCompany(member, async (tx) => {
    const { id, url, seenVersion, ...about } = input;
    const today = dayOf(now());
    const [before] = await listEvidence(tx, { ids: [id] }, today);
    if (!before || before.removedAt !== null || (before.kind === 'link') !== (url !== null))
      throw errors['not-found']();
    const isSameOwner = about.ownerId === before.ownerId;
    if (about.ownerId && !isSameOwner && !(await isPresent(tx, about.ownerId))) throw errors['not-a-member']();
    const isWritten = await writeEvidence(tx, id, { ...about, ...(url !== null && { url }) }, seenVersion);
    const [row] = await listEvidence(tx, { ids: [id] }, today);
    const said = found(row, 'the evidence just read');
    if (!isWritten && !isSaid(said, { ...about, url: url ?? '' })) {
      refuse('conflict', { conflicts: await tellConflicts(tx, EVIDENCE_TABLE, [{ key: id, rowId: id, row: said }]) });
    }
    return said;
  }),
);

const isSaid = (row: AboutEvidence & { url: string }, wanted: AboutEvidence & { url: string }) =>
  Object.entries(wanted).every(([name, value]) => row[name as keyof typeof wanted] === value);

const replace = endpoints.replace.handler(({ context: { database, member, now }, input, errors }) =>
  database.inCompany(member, async (tx) => {
    const { id, seenRevision, ...file } = input;
    const row = await lockEvidence(tx, id);
    if (row?.kind !== 'file' || row.removedAt !== null) throw errors['not-found']();
    const revisions = await listRevisions(tx, [id]);
    const latest = found(revisions.at(-1), 'the latest revision');
    // If the request is repeated because its response was lost, the revision already exists.
    if (latest.number !== seenRevision && !revisions.some((revision) => revision.id === file.revisionId)) {
      const [said] = await listEvidence(tx, { ids: [id] }, dayOf(now()));
      const inTheWay = [{ key: id, rowId: latest.id, row: found(said, 'the evidence just locked') }];
      refuse('conflict', { conflicts: await tellConflicts(tx, REVISIONS_TABLE, inTheWay) });
    }
    const number = await addRevision(tx, id, file);
    if (number > MAX_REVISIONS) refuse('too-much-evidence', { most: MAX_REVISIONS, of: 'revisions' });
    return answerWhole(tx, id, now());
  }),
);

const remove = endpoints.remove.handler(({ context: { database, member, now }, input: { id }, errors }) =>
  database.inCompany(member, async (tx) => {
    const row = await lockEvidence(tx, id);
    if (!row) throw errors['not-found']();
    if (row.removedAt === null) await setRemoved(tx, id, now());
    return answerWhole(tx, id, now());
  }),
);

const restore = endpoints.restore.handler(({ context: { database, member, now }, input: { id }, errors }) =>
  database.inCompany(member, async (tx) => {
    if (!(await lockEvidence(tx, id))) throw errors['not-found']();
    await setRemoved(tx, id, null);
    return answerWhole(tx, id, now());
  }),
);

const use = endpoints.use.handler(({ context: { database, member, now }, input, errors }) =>
  database.inCompany(member, async (tx) => {
    const place = await requirePlace(tx, input.assessmentId, input);
    const row = await lockEvidence(tx, input.evidenceId);
    if (!row || row.removedAt !== null) throw errors['not-found']();
    await addUse(place.locked, input, place.record, row.title);
    return answerRecord(tx, input.assessmentId, place.record, now());
  }),
);

const changeUse = endpoints.changeUse.handler(({ context: { database, member, now }, input, errors }) =>
  database.inCompany(member, async (tx) => {
    const { assessmentId, id, criterion, passage, seenVersion } = input;
    const before = await requireUse(tx, assessmentId, id);
    const locked = await lockUses(tx, assessmentId, before.noun);
    if (criterion !== '' && before.noun !== 'component') throw errors['not-found']();
    const isWritten = await writeUse(locked, id, { criterion, passage }, seenVersion);
    const row = await requireUse(tx, assessmentId, id);
    if (!isWritten && !(row.criterion === criterion && row.passage === passage)) {
      refuse('conflict', { conflicts: await tellConflicts(tx, USES_TABLE, [{ key: id, rowId: id, row }]) });
    }
    return answerRecord(tx, assessmentId, row, now());
  }),
);

const endUse = endpoints.endUse.handler(({ context: { database, member, now }, input: { assessmentId, id }, errors }) =>
  database.inCompany(member, async (tx) => {
    const before = await requireUse(tx, assessmentId, id);
    if (await isOnlyProof(tx, before)) throw errors['shows-a-step']();
    await deleteUse(await lockUses(tx, assessmentId, before.noun), id);
    return answerRecord(tx, assessmentId, before, now());
  }),
);

const dayOf = (now: Date) => now.toISOString().slice(0, 10);

/** @throws file-gone, file-ending-refused */
async function addRevision(
  tx: CompanyTx,
  id: EvidenceId,
  { fileId, fileName, revisionId }: { fileId: StoredFileId; fileName: string; revisionId: EvidenceRevisionId },
): Promise<number> {
  const stored = (await findStored(tx, { id: fileId })) ?? refuse('file-gone');
  const { sha256, bytes, mediaType } = stored;
  const kind = found(kindOf(mediaType), 'the kind of a stored file');
  const kept = requireEnding(fileName, kind);
  return (await insertRevision(tx, id, { id: revisionId, fileId, sha256, bytes, mediaType, fileName: kept })) ?? 0;
}

/**
 * The record that evidence is added to, in a draft, or the sign-off of a completed assessment.
 * @throws not-found, assessment-completed
 */
async function requirePlace(
  tx: CompanyTx,
  assessmentId: AssessmentId,
  record: EvidencedRecord & { criterion: EvidencedCriterion },
) {
  const locked = await lockUses(tx, assessmentId, record.noun);
  const kept = (await hasAssessment(tx, assessmentId)) && (await findRecord(tx, assessmentId, record));
  if (!kept || !(record.criterion === '' || kept.noun === 'component')) refuse('not-found');
  return { locked, record: kept };
}

/** @throws not-found */
async function requireUse(tx: CompanyTx, assessmentId: AssessmentId, id: EvidenceUseId) {
  const [use] = await listUses(tx, { assessmentId, id });
  if (!use) refuse('not-found');
  const { assessmentName: _name, isFrozen: _frozen, ...row } = use;
  return row;
}

/** @throws not-found if the assessment does not exist */
async function answerRecord(tx: CompanyTx, assessmentId: AssessmentId, { noun, recordId }: EvidencedRecord, now: Date) {
  if (!(await hasAssessment(tx, assessmentId))) refuse('not-found');
  const record = { noun, recordId: asKept({ noun: 'component', recordId }).recordId };
  const uses = await listUses(tx, { assessmentId }, record);
  const ids = [...new Set(uses.map(({ evidenceId }) => evidenceId))];
  const byId = new Map((await listEvidence(tx, { ids }, dayOf(now))).map((row) => [row.id, row]));
  return uses.flatMap(({ assessmentName: _name, isFrozen: _frozen, ...row }) => {
    const evidence = byId.get(row.evidenceId);
    return evidence ? [{ evidence, use: row }] : [];
  });
}

/** @throws not-found */
async function answerWhole(tx: CompanyTx, id: EvidenceId, now: Date) {
  const [evidence] = await listEvidence(tx, { ids: [id] }, dayOf(now));
  if (!evidence) refuse('not-found');
  const revisions = await listRevisions(tx, [id]);
  return {
    evidence,
    revisions: revisions.toReversed().map((revision) => tellRevision(revision)),
    uses: await listUses(tx, { evidenceId: id }),
  };
}

export const evidenceRoutes = {
  upload,
  list,
  counts,
  ofRecord,
  read,
  add,
  change,
  replace,
  remove,
  restore,
  use,
  changeUse,
  endUse,
  download,
  preview,
};

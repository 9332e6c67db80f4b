import type { CompanyTx } from '#database/doors.ts';
import { found } from '#domain/found.ts';
import { MAX_FILES_KEPT, MAX_FILES_UNDER_WAY } from '#domain/limits.ts';
import { hasAssessment } from '#server/features/records/has-assessment.ts';
import { hasFrozenInputs } from '#server/features/results/frozen-results/queries.ts';
import { forMember } from '#server/platform/http/access.ts';
import { attachment } from '#server/platform/http/attachment.ts';
import { refuse } from '#server/platform/http/refuse.ts';
import { type FileJob, fileMaker } from './make-asked-file.ts';
import { cancelOrDelete, countFiles, findMade, insertFile, listFiles } from './queries.ts';
import { STREAM_BYTES, streamFile } from './stream-file.ts';

const endpoints = forMember.files;

const list = endpoints.list.handler(({ context: { database, member, now }, input: { assessmentId }, errors }) =>
  database.inCompany(member, async (tx) => {
    if (!(await hasAssessment(tx, assessmentId))) throw errors['not-found']();
    return listFiles(tx, assessmentId, member.userId, now());
  }),
);

const ask = endpoints.ask.handler(({ context: { database, member, jobs, now }, input, errors }) =>
  database.inCompany(member, async (tx) => {
    const { assessmentId, id, kind, frozenId = null } = input;
    if (!(await hasAssessment(tx, assessmentId))) throw errors['not-found']();
    if (frozenId !== null && !(await hasFrozenInputs(tx, assessmentId, frozenId))) throw errors['not-found']();
    const { underWay, kept } = await countFiles(tx, member.userId, now());
    const listed = async () => (await listFiles(tx, assessmentId, member.userId, now())).find((file) => file.id === id);
    // If the button was pressed twice, the requested state already exists.
    const before = await listed();
    if (before) return before;
    if (underWay >= MAX_FILES_UNDER_WAY)
      throw errors['too-many-files-under-way']({ data: { most: MAX_FILES_UNDER_WAY } });
    if (kept >= MAX_FILES_KEPT) throw errors['too-many-files']({ data: { most: MAX_FILES_KEPT } });
    if (!(await insertFile(tx, { id, assessmentId, kind, frozenId }))) throw errors['not-found']();
    const job: FileJob = { companyId: member.companyId, fileId: id };
    // Companies take turns: the first file of each comes before the second of any.
    await jobs.add(kind === 'package' ? 'packages' : 'files', job, { tx, priority: -underWay });
    return found(await listed(), 'the file');
  }),
);

const remove = endpoints.remove.handler(({ context: { database, member, now }, input, errors }) =>
  database.inCompany(member, async (tx) => {
    const { assessmentId, id } = input;
    const of = { assessmentId, askedBy: member.userId, now: now() };
    if (!(await cancelOrDelete(tx, id, of))) throw errors['not-found']();
    return listFiles(tx, assessmentId, member.userId, now());
  }),
);

const download = endpoints.download.handler(async ({ context, input: { assessmentId, id } }) => {
  const { database, member, answerRoom, outgoing, now } = context;
  const of = { assessmentId, askedBy: member.userId, now: now() };
  const file = (await database.inCompany(member, (tx) => findMade(tx, id, of))) ?? refuse('not-found');
  const place = (await answerRoom.enter(member.companyId, `${member.companyId} file`, outgoing)) ?? refuse('too-busy');
  place.made(Math.min(file.bytes, STREAM_BYTES));
  const headers = {
    'content-type': file.mediaType,
    'content-length': String(file.bytes),
    'content-disposition': attachment(file.fileName),
  };
  // A person whose membership ends in the meantime receives no more of the file.
  const requireStanding = () => database.inCompany({ ...member, mustStand: true }, async () => undefined);
  const read = async <T>(work: (tx: CompanyTx) => Promise<T>): Promise<T> => {
    await requireStanding();
    return database.inCompany(fileMaker(member.companyId), work);
  };
  return { headers, body: streamFile(read, file) };
});

export const filesRoutes = { list, ask, remove, download };

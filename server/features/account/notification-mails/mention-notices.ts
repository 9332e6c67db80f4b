import { screens } from '#contract/screens.ts';
import type { CompanyTx } from '#database/doors.ts';
import { first } from '#domain/found.ts';
import type { CommentId } from '#domain/ids.ts';
import type { NoticeJob } from '#server/features/account/notifications/notice-job.ts';
import { findRecord } from '#server/features/assurance/comments/find-record.ts';
import { listPresentMembers, listUnreadOn, readQuoted } from '#server/features/assurance/comments/mention-queries.ts';
import { mentionMail } from './mention-mail.ts';
import { holdsSent, listTeams, markSent, type Recipient, readName } from './notice-queries.ts';
import { type TellPorts, tell, tellEach } from './tell.ts';

type MentionJob = Extract<NoticeJob, { kind: 'mention' }>;

/**
 * Emails the people whom a comment mentions or concerns. Nobody hears of a comment that has been deleted or no longer mentions them, of a
 * record that has been deleted, or of an assessment that they cannot read (any longer).
 */
export async function tellOfMention(parts: TellPorts, job: MentionJob): Promise<void> {
  const { database, config } = parts;
  const { companyId, commentId, as } = job;
  const [team] = await database.asSystem('somebody is mentioned', (tx) => listTeams(tx, companyId));
  if (!team) return;
  const writer = await readName(database.persons, job.by);
  const reader = { userId: first(team.members, 'a member'), companyId, role: 'user', requestId: 'mention' } as const;
  const about = await database.inCompany(reader, (tx) => readAbout(tx, job));
  if (!about) return;
  const { people, quoted, recordName, unread } = about;
  const { assessmentId, noun, recordId } = job;
  const write = ({ name, userId }: Recipient) => {
    const screen = team.auditors.includes(userId) ? screens.audit.path : screens.home.path;
    const mentionedAs = as ? '' : (quoted.named.get(userId) ?? '');
    const place = { assessmentId, noun, recordId };
    const { companyName } = team;
    return mentionMail(config.publicUrl, {
      name,
      companyName,
      writer,
      place,
      recordName,
      body: quoted.body,
      mentionedAs,
      screen,
      as,
    });
  };
  if (as) return tell(parts, 'mentions', people, `${as} ${commentId}`, write);
  await tellEach(parts, 'mentions', people, async (tx, recipient) => {
    const { userId } = recipient;
    const others = unread.filter((one) => one.userId === userId && one.commentId !== commentId);
    const notice = mentionNotice(commentId);
    const isTold = await holdsSent(
      tx,
      userId,
      others.map((one) => mentionNotice(one.commentId)),
    );
    if (isTold || !(await markSent(tx, userId, notice, parts.now()))) return null;
    return { ...write(recipient), about: { userId, notice } };
  });
}

const mentionNotice = (id: CommentId) => `mention ${id}`;

/** Reads what an email about a comment says, and who receives it; undefined if there is nothing to say any longer. */
async function readAbout(tx: CompanyTx, { assessmentId, noun, recordId, commentId, people, as }: MentionJob) {
  const quoted = await readQuoted(tx, commentId);
  const record = await findRecord(tx, assessmentId, { noun, recordId });
  // A question about a deleted record can still be answered.
  const recordName = record?.name ?? (as === 'answer' ? quoted?.recordName : undefined);
  if (!quoted || recordName === undefined) return undefined;
  const present = new Set((await listPresentMembers(tx, assessmentId)).map(({ userId }) => userId));
  return {
    quoted,
    recordName,
    people: people.filter((person) => present.has(person) && (as !== undefined || quoted.named.has(person))),
    unread: await listUnreadOn(tx, assessmentId, { noun, recordId }),
  };
}

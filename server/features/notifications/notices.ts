import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { CompanyTx } from '#database/doors.ts';
import type { Tables } from '#database/tables.ts';
import { dueReminder, MOST_REMINDERS, REMINDER_EVERY_DAYS } from '#domain/assessment/assessment-reminder.ts';
import { COMMENTED_NOUNS } from '#domain/comments/comment.ts';
import { first } from '#domain/found.ts';
import type { AssessmentId, CommentId, CompanyId, UserId } from '#domain/ids.ts';
import type { NoticeKind } from '#domain/people/notification-preferences.ts';
import type { JobQueue } from '#server/platform/jobs/job-queue.ts';
import type { MailingWork } from '#server/platform/mail/mailing-work.ts';
import { announcementMail, mentionMail, reminderMail, resultsMail } from './notice-mails.ts';
import {
  findRestingDraft,
  forgetSentBefore,
  listTeams,
  listWilling,
  markSent,
  type Recipient,
} from './notice-queries.ts';

/** Every morning, in UTC. */
const MORNING = '0 6 * * *';
const DAY_MS = 24 * 60 * 60 * 1000;
/** Longer than any notice can come again. */
const REMEMBERED_MS = (MOST_REMINDERS + 2) * REMINDER_EVERY_DAYS * DAY_MS;

const id = <Branded extends string>() => z.uuid() as unknown as z.ZodType<Branded>;
const noticeJob = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('reminders') }),
  z.object({
    kind: z.literal('results'),
    companyId: id<CompanyId>(),
    assessmentId: id<AssessmentId>(),
    completedBy: id<UserId>(),
    completedAt: z.string(),
  }),
  z.object({
    kind: z.literal('mention'),
    companyId: id<CompanyId>(),
    assessmentId: id<AssessmentId>(),
    noun: z.enum(COMMENTED_NOUNS),
    recordId: z.string(),
    commentId: id<CommentId>(),
    by: id<UserId>(),
    people: z.array(id<UserId>()),
  }),
  z.object({ kind: z.literal('announcement'), id: z.uuid(), subject: z.string(), text: z.string() }),
]);
export type NoticeJob = z.infer<typeof noticeJob>;

/** Starts the work on notices: reminders every morning, the others when there is a reason. */
export async function startNotices(parts: MailingWork): Promise<void> {
  const { jobs } = parts;
  await jobs.work('notices', (data) => sendNotices(parts, noticeJob.parse(data)));
  await jobs.schedule('notices', MORNING, { kind: 'reminders' } satisfies NoticeJob);
}

/** Has the colleagues told who want it that an assessment was completed, if and only if the transaction commits. */
export function resultsAreThere(
  jobs: JobQueue,
  tx: CompanyTx,
  result: { companyId: CompanyId; assessmentId: AssessmentId; completedBy: UserId; completedAt: string },
): Promise<void> {
  return jobs.add('notices', { kind: 'results', ...result } satisfies NoticeJob, { tx });
}

/** Has those told who want it that a comment mentions them, if and only if the transaction commits. */
export function somebodyIsMentioned(
  jobs: JobQueue,
  tx: CompanyTx,
  mention: Omit<Extract<NoticeJob, { kind: 'mention' }>, 'kind'>,
): Promise<void> {
  return jobs.add('notices', { kind: 'mention', ...mention } satisfies NoticeJob, { tx });
}

/** Sends what a job asks for. Run again after a crash it goes on with those who have not been told. */
export async function sendNotices(parts: Omit<MailingWork, 'jobs'>, job: NoticeJob): Promise<void> {
  switch (job.kind) {
    case 'reminders':
      return remind(parts);
    case 'results':
      return tellOfResults(parts, job);
    case 'mention':
      return tellOfMention(parts, job);
    case 'announcement': {
      const { publicUrl } = parts.config;
      return tell(parts, 'systemUpdates', undefined, `announcement ${job.id}`, ({ name }) =>
        announcementMail(publicUrl, { name, subject: job.subject, text: job.text }),
      );
    }
  }
}

async function remind(parts: Omit<MailingWork, 'jobs'>): Promise<void> {
  const { database, config } = parts;
  const now = parts.now();
  const teams = await database.asSystem('reminders', (tx) => listTeams(tx));
  for (const { companyId, companyName, members, closesAt } of teams) {
    // Nobody is asked to finish what is about to be deleted.
    if (closesAt) continue;
    const reader = {
      userId: first(members, 'a member of each team'),
      companyId,
      role: 'user',
      requestId: 'reminders',
    } as const;
    const draft = await database.inCompany(reader, findRestingDraft);
    const due = draft && dueReminder(draft.lastWorkedAt, now);
    if (!draft || !due) continue;
    const { assessmentId, lastWorkedAt } = draft;
    const notice = `assessment-reminder ${assessmentId} ${lastWorkedAt.toISOString()} ${due}`;
    await tell(parts, 'assessmentReminders', members, notice, ({ name }) =>
      reminderMail(config.publicUrl, { name, companyName, lastWorkedAt }),
    );
  }
  await forgetSentBefore(database.persons, new Date(now.getTime() - REMEMBERED_MS));
}

async function tellOfResults(
  parts: Omit<MailingWork, 'jobs'>,
  { companyId, assessmentId, completedBy, completedAt }: Extract<NoticeJob, { kind: 'results' }>,
): Promise<void> {
  const { database, config } = parts;
  const [team] = await database.asSystem('results are there', (tx) => listTeams(tx, companyId));
  if (!team) return;
  const author = await readName(database, completedBy);
  const colleagues = team.members.filter((member) => member !== completedBy);
  await tell(parts, 'reportUpdates', colleagues, `results ${assessmentId} ${completedAt}`, ({ name }) =>
    resultsMail(config.publicUrl, { name, companyName: team.companyName, completedBy: author }),
  );
}

async function tellOfMention(
  parts: Omit<MailingWork, 'jobs'>,
  { companyId, assessmentId, noun, recordId, commentId, by, people }: Extract<NoticeJob, { kind: 'mention' }>,
): Promise<void> {
  const { database, config } = parts;
  const [team] = await database.asSystem('somebody is mentioned', (tx) => listTeams(tx, companyId));
  if (!team) return;
  const writer = await readName(database, by);
  // Whoever has left meanwhile hears nothing more of the company.
  const members = people.filter((person) => team.members.includes(person));
  const place = { assessmentId, noun, recordId };
  await tell(parts, 'mentions', members, `mention ${commentId}`, ({ name }) =>
    mentionMail(config.publicUrl, { name, companyName: team.companyName, writer, place }),
  );
}

async function readName({ persons }: MailingWork['database'], id: UserId): Promise<string> {
  const person = await persons.selectFrom('users').select('name').where('id', '=', id).executeTakeFirst();
  return person?.name ?? '';
}

/** Mails everybody who wants it and has not had it, each in a transaction of her own. */
async function tell(
  { database, mail, now, log }: Omit<MailingWork, 'jobs'>,
  kind: NoticeKind,
  among: readonly UserId[] | undefined,
  notice: string,
  compose: (recipient: Recipient) => { subject: string; text: string; html: string },
): Promise<void> {
  const recipients = await listWilling(database.persons, kind, among);
  let told = 0;
  for (const recipient of recipients) {
    await database.persons.transaction().execute(async (tx: Transaction<Tables>) => {
      if (!(await markSent(tx, recipient.userId, notice, now()))) return;
      await mail.sendWith(tx, { to: recipient.email, ...compose(recipient) });
      told += 1;
    });
  }
  if (told > 0) log.info({ kind, told }, 'notices sent');
}

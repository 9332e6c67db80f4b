import type { Member } from '#database/doors.ts';
import { dueReminder, MOST_REMINDERS, REMINDER_EVERY_DAYS } from '#domain/assessment/assessment-reminder.ts';
import { first } from '#domain/found.ts';
import { type NoticeJob, noticeJob } from '#server/features/account/notifications/notice-job.ts';
import type { MailingWork } from '#server/platform/mail/mailing-work.ts';
import { forgetOld } from '#server/platform/sessions/forget-old.ts';
import { tellOfGivenWork } from './given-work.ts';
import { tellOfMention } from './mention-notices.ts';
import { announcementMail, reminderMail, resultsMail } from './notice-mails.ts';
import { type CompanyTeam, findRestingDraft, forgetSentBefore, listTeams, readName } from './notice-queries.ts';
import { type TellPorts, tell } from './tell.ts';
import { tellOfWork } from './work-notices.ts';

/** Every morning, in UTC. */
const MORNING = '0 6 * * *';
const DAY_MS = 24 * 60 * 60 * 1000;
/** Longer than the time in which any notice can be repeated. */
const REMEMBERED_MS = (MOST_REMINDERS + 2) * REMINDER_EVERY_DAYS * DAY_MS;

/** Starts the jobs for notices: reminders and clearing each morning, the others when something happens. */
export async function startNotices(parts: MailingWork): Promise<void> {
  const { jobs } = parts;
  await jobs.work('notices', async (data) => {
    const job = noticeJob.parse(data);
    if (job.kind === 'reminders') await forget(parts);
    await sendNotices(parts, job);
  });
  await jobs.schedule('notices', MORNING, { kind: 'reminders' } satisfies NoticeJob);
}

/** Clears old records each morning, before anything can fail. */
async function forget({ database: { persons }, now }: MailingWork): Promise<void> {
  await forgetOld(persons, now());
  await forgetSentBefore(persons, new Date(now().getTime() - REMEMBERED_MS));
}

/** Sends what a job asks for. If it runs again after a crash, it continues with the people who have not been notified. */
export async function sendNotices(parts: TellPorts, job: NoticeJob): Promise<void> {
  switch (job.kind) {
    case 'reminders':
      return remind(parts);
    case 'results':
      return tellOfResults(parts, job);
    case 'mention':
      return tellOfMention(parts, job);
    case 'given-work':
      return tellOfGivenWork(parts, job.companyId);
    case 'announcement': {
      const { publicUrl } = parts.config;
      return tell(parts, 'systemUpdates', undefined, `announcement ${job.id}`, ({ name }) =>
        announcementMail(publicUrl, { name, subject: job.subject, text: job.text }),
      );
    }
  }
}

async function remind(parts: TellPorts): Promise<void> {
  const { database } = parts;
  const teams = await database.asSystem('reminders', (tx) => listTeams(tx));
  for (const team of teams) {
    // Nobody should be asked to finish something that is about to be deleted.
    if (team.closesAt) continue;
    const userId = first(team.members, 'a member of each team');
    const reader = { userId, companyId: team.companyId, role: 'user', requestId: 'reminders' } as const;
    await remindOfRestingDraft(parts, team, reader);
    await tellOfWork(parts, team, reader);
  }
}

async function remindOfRestingDraft(
  parts: TellPorts,
  { companyName, members }: CompanyTeam,
  reader: Member,
): Promise<void> {
  const draft = await parts.database.inCompany(reader, findRestingDraft);
  const due = draft && dueReminder(draft.lastWorkedAt, parts.now());
  if (!draft || !due) return;
  const { assessmentId, lastWorkedAt } = draft;
  const notice = `assessment-reminder ${assessmentId} ${lastWorkedAt.toISOString()} ${due}`;
  await tell(parts, 'assessmentReminders', members, notice, ({ name }) =>
    reminderMail(parts.config.publicUrl, { name, companyName, lastWorkedAt }),
  );
}

async function tellOfResults(
  parts: TellPorts,
  { companyId, assessmentId, completedBy, completedAt }: Extract<NoticeJob, { kind: 'results' }>,
): Promise<void> {
  const { database, config } = parts;
  const [team] = await database.asSystem('results are there', (tx) => listTeams(tx, companyId));
  if (!team) return;
  const author = await readName(database.persons, completedBy);
  const colleagues = team.members.filter((member) => member !== completedBy);
  await tell(parts, 'reportUpdates', colleagues, `results ${assessmentId} ${completedAt}`, ({ name }) =>
    resultsMail(config.publicUrl, { name, companyName: team.companyName, completedBy: author }),
  );
}

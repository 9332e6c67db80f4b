import { type Member, NOBODY } from '#database/doors.ts';
import type { CompanyId } from '#domain/ids.ts';
import { notifyServers } from '#server/platform/live/live.ts';
import type { MailingWork } from '#server/platform/mail/mailing-work.ts';
import { companyDeletedMail } from './leaving-mails.ts';
import { eraseCompany, listDueCompanies, lockCompany } from './queries.ts';
import { tellMembers } from './tell-members.ts';

/** Every hour, so that a company is deleted within an hour of the announced time. */
const HOURLY = '17 * * * *';

/** Starts the job that deletes companies whose time has come. */
export async function startClosings(parts: MailingWork): Promise<void> {
  await parts.jobs.work('closings', () => eraseDueCompanies(parts));
  await parts.jobs.schedule('closings', HOURLY, {});
}

/** Deletes these companies, each in its own transaction: if the job runs again after a crash, it continues with the rest. */
export async function eraseDueCompanies(parts: Omit<MailingWork, 'jobs'>): Promise<void> {
  const { database } = parts;
  const due = await database.asSystem('companies to be deleted', (tx) => listDueCompanies(tx, parts.now()));
  for (const { id } of due) await eraseDueCompany(parts, id);
}

/** Deletes one company and notifies its members; does nothing if the closing was cancelled in the meantime. */
async function eraseDueCompany(
  { database, mail, config, now, log }: Omit<MailingWork, 'jobs'>,
  companyId: CompanyId,
): Promise<void> {
  const server: Member = { userId: NOBODY, companyId, role: 'admin', requestId: 'closings' };
  const told = await database.inCompany(server, async (tx) => {
    const at = now();
    const company = await lockCompany(tx);
    if (!company?.closesAt || company.closesAt > at) return null;
    const { name: companyName } = company;
    const members = await tellMembers(tx, mail, ({ fullName: name }) =>
      companyDeletedMail(config.publicUrl, { name, companyName }),
    );
    await eraseCompany(tx, at);
    return members;
  });
  if (!told) return;
  log.info({ companyId, members: told.length }, 'company deleted');
  const events = told.map(({ userId }) => ({ kind: 'access', userId }) as const);
  await notifyServers(database.pool, 'closings', events);
}

import { sql } from 'kysely';
import type { CompanyTx } from '#database/doors.ts';
import type { ReportSettings } from '#domain/people/report-settings.ts';

/** What a company has chosen for its reports; the logo as the bytes of its file. */
export function findReportSettings(tx: CompanyTx) {
  return tx
    .selectFrom('companies')
    .select(['id', 'version', 'reportName', 'reportAccent as accent', 'reportLocale as locale', 'reportLogo as logo'])
    .executeTakeFirstOrThrow();
}

/** How many changes of the settings are returned. */
const CHANGES = 5;

/** Who changed the settings and when, latest first. */
export async function listReportChanges(tx: CompanyTx) {
  const { rows } = await sql<{ by: string | null; at: Date }>`
    select at,
      (select full_name from company_people person where ${tx.own('person')} and person.user_id = history.user_id) as by
    from history where ${tx.own('history')} and table_name = 'companies' and action = 'update'
      and new ?| array['report_name', 'report_accent', 'report_locale', 'report_logo_sha256'] order by id desc limit ${CHANGES}`.execute(
    tx,
  );
  return rows.map(({ by, at }) => ({ by, at: at.toISOString() }));
}

/** Changes the settings if nobody has changed the company since `version` and the values differ; returns whether it did. */
export async function saveReportSettings(
  tx: CompanyTx,
  { reportName, accent, locale }: ReportSettings,
  version: number,
): Promise<boolean> {
  const row = await tx
    .updateTable('companies')
    .set({ reportName, reportAccent: accent, reportLocale: locale })
    .where('version', '=', version)
    .where((eb) => eb.not(eb.and({ reportName, reportAccent: accent, reportLocale: locale })))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Sets the logo if it differs. */
export async function setReportLogo(tx: CompanyTx, reportLogo: Buffer | null): Promise<void> {
  await tx.updateTable('companies').set({ reportLogo }).where('reportLogo', 'is distinct from', reportLogo).execute();
}

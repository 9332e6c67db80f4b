import type { ReportSettingsShape } from '#contract/company.ts';
import type { CompanyTx } from '#database/doors.ts';
import { readPicture } from '#domain/people/logo.ts';
import { isSameReportSettings } from '#domain/people/report-settings.ts';
import { readLastChange } from '#server/features/records/last-changes.ts';
import { forMember } from '#server/platform/http/access.ts';
import {
  findReportSettings,
  listReportChanges,
  saveReportSettings as saveSettings,
  setReportLogo as setLogo,
} from './report-queries.ts';

const readReportSettings = forMember.company.readReportSettings.handler(({ context: { database, member } }) =>
  database.inCompany(member, answerSettings),
);

const saveReportSettings = forMember.company.saveReportSettings.handler(({ context, input, errors }) =>
  context.database.inCompany(context.member, async (tx) => {
    const isSaved = await saveSettings(tx, input, input.version);
    const current = await answerSettings(tx);
    if (!isSaved && !isSameReportSettings(current, input)) {
      const change = await readLastChange(tx, 'companies', current.id);
      throw errors.conflict({ data: { conflicts: [{ key: current.id, current, ...change }] } });
    }
    return current;
  }),
);

const setReportLogo = forMember.company.setReportLogo.handler(({ context, input: { logo } }) =>
  context.database.inCompany(context.member, async (tx) => {
    await setLogo(tx, logo === null ? null : Buffer.from(logo, 'base64'));
    return answerSettings(tx);
  }),
);

export const reportRoutes = { readReportSettings, saveReportSettings, setReportLogo };

async function answerSettings(tx: CompanyTx): Promise<ReportSettingsShape> {
  const { logo, ...settings } = await findReportSettings(tx);
  const picture = logo && readPicture(logo);
  return {
    ...settings,
    logo: picture && { mediaType: picture.mediaType, base64: logo.toString('base64') },
    changes: await listReportChanges(tx),
  };
}

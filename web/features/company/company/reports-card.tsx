import { useQuery } from '@tanstack/react-query';
import { formatMoment } from '#web/lib/format-moment.ts';
import { Card, CardBody, CardDescription, CardHeader, CardTitle } from '#web/ui/layout/card.tsx';
import { ErrorState } from '#web/ui/layout/error-state.tsx';
import { reportSettingsQuery } from './api.ts';
import { companyMessages, reportMessages as say } from './messages.ts';
import { ReportLogo } from './report-logo.tsx';
import { ReportSettingsForm } from './report-settings-form.tsx';

/** The title and look of the company's reports, and who set them (product P59). */
export function ReportsCard() {
  const { data: settings, isError, isFetching, refetch } = useQuery(reportSettingsQuery);
  return (
    <Card aria-labelledby="reports">
      <CardHeader>
        <div>
          <CardTitle id="reports">{companyMessages.reportsTitle}</CardTitle>
          <CardDescription>{say.reportsText}</CardDescription>
        </div>
      </CardHeader>
      {settings ? (
        <>
          <ReportSettingsForm settings={settings} />
          <ReportLogo logo={settings.logo} />
          <ul className="px-4 pb-4 text-xs text-muted empty:hidden sm:px-5">
            {settings.changes.map(({ by, at }) => (
              <li key={at}>{say.reportsChanged(by, formatMoment(at))}</li>
            ))}
          </ul>
        </>
      ) : (
        <CardBody>
          {isError ? (
            <ErrorState title={say.reportsFailed} onRetry={() => void refetch()} busy={isFetching} />
          ) : (
            <p role="status" className="text-sm text-muted">
              {say.reportsLoading}
            </p>
          )}
        </CardBody>
      )}
    </Card>
  );
}

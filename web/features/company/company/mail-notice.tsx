import { useQuery } from '@tanstack/react-query';
import { can } from '#domain/people/permissions.ts';
import { useSession } from '#web/features/account/session/use-session.ts';
import { formatMoment } from '#web/lib/format-moment.ts';
import { Alert } from '#web/ui/layout/alert.tsx';
import { mailStateQuery } from './api.ts';
import { companyMessages as say } from './messages.ts';

/** Tells admins that the server is not sending mail, so that nobody waits for an invitation or a link in vain. */
export function MailNotice() {
  const { role, settings } = useSession();
  const { data } = useQuery({ ...mailStateQuery, enabled: role !== null && can(role, 'team.view-mail') });
  if (!data?.heldUpSince) return null;
  return (
    <Alert tone="warning" announce title={say.mailHeldUp} className="wrap-anywhere">
      {say.mailHeldUpText(formatMoment(data.heldUpSince), settings.supportEmail)}
    </Alert>
  );
}

import { useSession } from '#web/features/account/session/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardBody, CardHeader, CardTitle } from '#web/ui/card.tsx';
import { SettingRow } from '#web/ui/setting-row.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { ActiveSessions } from './active-sessions.tsx';
import { settingsMessages as say } from './messages.ts';
import { PasswordRow } from './password-row.tsx';

/** Privacy & Security: two-factor through support, the password, where one is signed in. */
export function SecurityCard() {
  const { supportEmail } = useSession().settings;
  const contactSupport = () =>
    toast.info(say.contactSupport, { description: say.contactSupportText(supportEmail), id: 'two-factor' });
  return (
    <Card aria-labelledby="privacy-security">
      <CardHeader>
        <CardTitle id="privacy-security">{say.security}</CardTitle>
      </CardHeader>
      <CardBody className="divide-y">
        <SettingRow
          title={say.twoFactor}
          text={say.twoFactorText}
          action={<Button onClick={contactSupport}>{say.contactSupport}</Button>}
        />
        <PasswordRow />
        <ActiveSessions />
      </CardBody>
    </Card>
  );
}

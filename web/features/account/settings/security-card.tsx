import { useRef, useState } from 'react';
import { useSession } from '#web/features/account/session/use-session.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { Card, CardBody, CardHeader, CardTitle } from '#web/ui/layout/card.tsx';
import { SettingRow } from '#web/ui/layout/setting-row.tsx';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { ActiveSessions } from './active-sessions.tsx';
import { settingsMessages as say } from './messages.ts';
import { PasswordForm } from './password-form.tsx';

/** Privacy & Security: two-factor authentication through support, the password, active sessions. */
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

/** The row of the password; Change Password opens and closes the form below it. */
function PasswordRow() {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  function close() {
    setIsOpen(false);
    // The button that closed the form is gone.
    button.current?.focus();
  }

  return (
    <SettingRow
      title={say.password}
      text={say.passwordText}
      action={
        <Button
          ref={button}
          aria-expanded={isOpen}
          aria-controls="password-form"
          onClick={() => (isOpen ? close() : setIsOpen(true))}
        >
          {say.changePassword}
        </Button>
      }
    >
      {isOpen ? <PasswordForm onClose={close} /> : null}
    </SettingRow>
  );
}

import { useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { SettingRow } from '#web/ui/setting-row.tsx';
import { settingsMessages as say } from './messages.ts';
import { PasswordForm } from './password-form.tsx';

/** The row of the password; Change Password opens and closes the form below it. */
export function PasswordRow() {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  function close() {
    setIsOpen(false);
    // What was pressed to get here is gone.
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

import type { ReactNode } from 'react';
import { useSession } from '#web/features/session/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardBody, CardHeader, CardTitle } from '#web/ui/card.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { settingsMessages as say } from './messages.ts';

/** What support does for a person, and how to reach it. */
export function SupportCards() {
  const { supportEmail } = useSession().settings;
  return (
    <>
      <Card aria-labelledby="privacy-security">
        <CardHeader>
          <CardTitle id="privacy-security">{say.security}</CardTitle>
        </CardHeader>
        <CardBody>
          <Row title={say.twoFactor} text={say.twoFactorText}>
            <Button
              onClick={() =>
                toast.info(say.contactSupport, { description: say.contactSupportText(supportEmail), id: 'two-factor' })
              }
            >
              {say.contactSupport}
            </Button>
          </Row>
        </CardBody>
      </Card>
      <Card aria-labelledby="danger-zone" className="border-danger/40">
        <CardHeader>
          <CardTitle id="danger-zone" className="text-danger">
            {say.dangerZone}
          </CardTitle>
        </CardHeader>
        <CardBody>
          <Row title={say.deleteAccount} text={say.deleteAccountHint}>
            <Button
              variant="danger"
              onClick={() =>
                toast.error(say.deleteAccount, {
                  description: say.deleteAccountText(supportEmail),
                  id: 'delete-account',
                })
              }
            >
              {say.deleteAccount}
            </Button>
          </Row>
        </CardBody>
      </Card>
    </>
  );
}

function Row({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <p className="font-medium">{title}</p>
        <p className="text-sm text-muted">{text}</p>
      </div>
      {children}
    </div>
  );
}

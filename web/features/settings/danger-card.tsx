import { useSession } from '#web/features/session/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardBody, CardHeader, CardTitle } from '#web/ui/card.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { settingsMessages as say } from './messages.ts';
import { SettingsRow } from './settings-row.tsx';

/** Deleting an account is done by support (product P12). */
export function DangerCard() {
  const { supportEmail } = useSession().settings;
  const tell = () =>
    toast.error(say.deleteAccount, { description: say.deleteAccountText(supportEmail), id: 'delete-account' });
  return (
    <Card aria-labelledby="danger-zone" className="border-danger/40">
      <CardHeader>
        <CardTitle id="danger-zone" className="text-danger">
          {say.dangerZone}
        </CardTitle>
      </CardHeader>
      <CardBody>
        <SettingsRow
          title={say.deleteAccount}
          text={say.deleteAccountHint}
          action={
            <Button variant="danger" onClick={tell}>
              {say.deleteAccount}
            </Button>
          }
        />
      </CardBody>
    </Card>
  );
}

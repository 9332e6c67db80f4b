import { useState } from 'react';
import { Button } from '#web/ui/inputs/button.tsx';
import { Card, CardBody, CardHeader, CardTitle } from '#web/ui/layout/card.tsx';
import { SettingRow } from '#web/ui/layout/setting-row.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { settingsMessages as say } from './messages.ts';

/** Lets people delete their own account (product P30). */
export function DangerCard() {
  const [isAsking, setAsking] = useState(false);
  return (
    <Card aria-labelledby="danger-zone" className="border-danger/40">
      <CardHeader>
        <CardTitle id="danger-zone" className="text-danger">
          {say.dangerZone}
        </CardTitle>
      </CardHeader>
      <CardBody>
        <SettingRow
          title={say.deleteAccount}
          text={say.deleteAccountHint}
          action={
            <Button variant="danger" onClick={() => setAsking(true)}>
              {say.deleteAccount}
            </Button>
          }
        />
      </CardBody>
      {isAsking ? <DeleteAccountDialog onClose={() => setAsking(false)} /> : null}
    </Card>
  );
}

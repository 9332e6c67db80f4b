import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PendingInvitationShape } from '#contract/invitations.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { Field } from '#web/ui/inputs/field.tsx';
import { Input } from '#web/ui/inputs/input.tsx';
import { Card, CardBody, CardHeader, CardTitle } from '#web/ui/layout/card.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { pendingInvitationsQuery } from './api.ts';
import { DeleteInvitationDialog } from './delete-invitation-dialog.tsx';
import { inviteMessages as say } from './messages.ts';
import { PendingInvitationRow } from './pending-invitation-row.tsx';

/** Pending invitations. For admins only, and only if there are any (product P8). */
export function PendingInvitationsCard() {
  const { data: pending = [] } = useQuery(pendingInvitationsQuery);
  const [deleting, setDeleting] = useState<PendingInvitationShape | null>(null);
  const [link, setLink] = useState<string | null>(null);
  if (pending.length === 0 && deleting === null) return null;
  return (
    <Card aria-labelledby="pending-invitations">
      <CardHeader>
        <CardTitle id="pending-invitations">{say.pendingTitle}</CardTitle>
      </CardHeader>
      <CardBody>
        <ul aria-labelledby="pending-invitations" className="divide-y">
          {pending.map((invitation) => (
            <PendingInvitationRow
              key={invitation.id}
              invitation={invitation}
              onDelete={() => setDeleting(invitation)}
              onShowLink={setLink}
            />
          ))}
        </ul>
      </CardBody>
      <DeleteInvitationDialog invitation={deleting} onClose={() => setDeleting(null)} />
      <InvitationLinkDialog link={link} onClose={() => setLink(null)} />
    </Card>
  );
}

/** The link for copying by hand, if the browser does not let us copy it (it does so only over https and on this machine). */
function InvitationLinkDialog({ link, onClose }: { link: string | null; onClose: () => void }) {
  return (
    <Dialog
      open={link !== null}
      onOpenChange={(open) => !open && onClose()}
      title={say.linkTitle}
      description={say.linkText}
      footer={<Button onClick={onClose}>{say.close}</Button>}
    >
      <Field label={say.linkTitle} hideLabel>
        <Input readOnly value={link ?? ''} onFocus={(event) => event.target.select()} />
      </Field>
    </Dialog>
  );
}

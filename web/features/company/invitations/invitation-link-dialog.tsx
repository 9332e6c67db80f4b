import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { inviteMessages as say } from './messages.ts';

/** The link to copy by hand, where the browser does not let us (it does so only over https and on this machine). */
export function InvitationLinkDialog({ link, onClose }: { link: string | null; onClose: () => void }) {
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

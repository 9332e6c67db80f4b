import { useQueryClient } from '@tanstack/react-query';
import { useSession } from '#web/features/account/session/use-session.ts';
import { type Company, showCompany } from '#web/features/company/company/api.ts';
import { api, codeOf } from '#web/lib/api.ts';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { wayOutQuery } from './api.ts';
import { type Confirmed, LeavingDialog } from './leaving-dialog.tsx';
import { leavingMessages as say } from './messages.ts';
import { dayOfClosing } from './way-words.ts';

interface CloseDialogProps {
  company: Company;
  open: boolean;
  onClose: () => void;
}

/** Closes the company for everyone, after its name was typed. */
export function CloseDialog({ company, open, onClose }: CloseDialogProps) {
  const client = useQueryClient();
  const { closingDays } = useSession().settings;

  async function close({ typedName }: Confirmed) {
    try {
      const closing = await api.offboarding.close({ typedName });
      showCompany(client, closing);
      void client.invalidateQueries({ queryKey: wayOutQuery.queryKey });
      toast.success(say.closed(closing.name));
      onClose();
      return true;
    } catch (error) {
      if (codeOf(error) === 'wrong-name') return { typedName: say.nameMissing };
      toast.error(say.failed, { id: 'leaving' });
      return false;
    }
  }

  return (
    <LeavingDialog
      open={open}
      onClose={onClose}
      title={say.closeTitle(company.name)}
      follows={say.closeFollows(dayOfClosing(closingDays))}
      confirmLabel={say.closeConfirm}
      busyText={say.closing}
      nameToType={company.name}
      onConfirm={close}
    />
  );
}

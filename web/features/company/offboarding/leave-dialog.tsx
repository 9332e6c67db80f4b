import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useSession } from '#web/features/account/session/use-session.ts';
import { api, codeOf } from '#web/lib/api.ts';
import { explainRefusal } from '#web/lib/explain-refusal.ts';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { enterAnotherPlace, type OpenWay, wayOutQuery } from './api.ts';
import { type Confirmed, LeavingDialog } from './leaving-dialog.tsx';
import { leavingRefusals, leavingMessages as say } from './messages.ts';
import { confirmWay, sayGone, wordWay } from './way-words.ts';

/** Leaves the company in the way that is open, after stating the consequences. */
export function LeaveDialog({ wayOut, open, onClose }: { wayOut: OpenWay; open: boolean; onClose: () => void }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { closingDays } = useSession().settings;

  async function go(confirmed: Confirmed) {
    try {
      const { companyName } = await api.offboarding.leave(confirmWay(wayOut.way, confirmed));
      toast.success(sayGone(wayOut.way, companyName));
    } catch (error) {
      if (codeOf(error) === 'wrong-name') return { typedName: say.nameMissing };
      toast.error(explainRefusal(leavingRefusals, error) ?? say.failed, { id: 'leaving' });
      void client.invalidateQueries({ queryKey: wayOutQuery.queryKey });
      return false;
    }
    await enterAnotherPlace(client);
    await navigate('/company-setup', { replace: true });
    return true;
  }

  return <LeavingDialog open={open} onClose={onClose} {...wordWay(wayOut, closingDays)} onConfirm={go} />;
}

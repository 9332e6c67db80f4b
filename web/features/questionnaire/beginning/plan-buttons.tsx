import { Copy, Mail } from 'lucide-react';
import { useSession } from '#web/features/account/session/use-session.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { LinkButton } from '#web/ui/inputs/link-button.tsx';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { beginningMessages as say } from './messages.ts';
import { planMail, planText } from './plan-text.ts';

/** Copies the plan, or opens a mail with it. */
export function PlanButtons() {
  const name = useSession().company?.name ?? '';
  async function copy() {
    try {
      await navigator.clipboard.writeText(planText(name));
      toast.success(say.copied);
    } catch {
      toast.error(say.copyFailed);
    }
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" onClick={() => void copy()}>
        <Copy aria-hidden="true" />
        {say.copyPlan}
      </Button>
      <LinkButton size="sm" href={planMail(name)}>
        <Mail aria-hidden="true" />
        {say.mailPlan}
      </LinkButton>
    </div>
  );
}

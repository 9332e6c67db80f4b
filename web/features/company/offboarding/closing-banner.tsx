import { useMutation, useQueryClient } from '@tanstack/react-query';
import { can } from '#domain/people/permissions.ts';
import { useSession } from '#web/features/account/session/use-session.ts';
import { type Company, showCompany } from '#web/features/company/company/api.ts';
import { api } from '#web/lib/api.ts';
import { formatDay } from '#web/lib/format-day.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { Alert } from '#web/ui/layout/alert.tsx';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { wayOutQuery } from './api.ts';
import { leavingMessages as say } from './messages.ts';

/** Says on every screen when the company will be deleted; an admin can cancel the closing there. */
export function ClosingBanner() {
  const { company, role } = useSession();
  if (!company?.closesAt) return null;
  const canKeep = role !== null && can(role, 'company.close');
  return (
    <div className="px-4 pt-4 sm:px-6 print:hidden">
      <Alert
        tone="warning"
        title={say.bannerTitle(company.name, formatDay(company.closesAt))}
        action={canKeep ? <KeepButton company={company} /> : undefined}
        className="mx-auto max-w-6xl wrap-anywhere"
      >
        {canKeep ? say.bannerText : `${say.bannerText} ${say.bannerAdminHint}`}
      </Alert>
    </div>
  );
}

function KeepButton({ company }: { company: Company }) {
  const client = useQueryClient();
  const keep = useMutation({
    mutationFn: () => api.offboarding.keep({}),
    onSuccess: (kept) => {
      showCompany(client, kept);
      void client.invalidateQueries({ queryKey: wayOutQuery.queryKey });
      toast.success(say.kept(company.name));
    },
    onError: () => toast.error(say.keepFailed, { id: 'keep' }),
  });
  return (
    <Button size="sm" busy={keep.isPending} busyText={say.keeping} onClick={() => keep.isPending || keep.mutate()}>
      {say.keep}
    </Button>
  );
}

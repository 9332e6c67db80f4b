import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api } from '#web/lib/api.ts';
import { formatDay } from '#web/lib/format-day.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { Alert } from '#web/ui/layout/alert.tsx';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { closedCompaniesQuery, enterAnotherPlace } from './api.ts';
import { leavingMessages as say } from './messages.ts';

/** Companies that the person was the last to leave: until they are deleted, they can return. */
export function ClosedCompanies() {
  const { data: companies = [] } = useQuery(closedCompaniesQuery);
  const client = useQueryClient();
  const navigate = useNavigate();
  const reopen = useMutation({
    mutationFn: (id: string) => api.offboarding.reopen({ id }),
    onSuccess: async ({ name }) => {
      toast.success(say.kept(name));
      await enterAnotherPlace(client);
      await navigate('/app/company', { replace: true });
    },
    onError: () => {
      toast.error(say.comeBackFailed, { id: 'come-back' });
      void client.invalidateQueries({ queryKey: closedCompaniesQuery.queryKey });
    },
  });
  return companies.map(({ id, name, closesAt }) => (
    <Alert
      key={id}
      title={say.closedTitle(name)}
      className="wrap-anywhere"
      action={
        <Button
          size="sm"
          busy={reopen.isPending}
          busyText={say.comingBack}
          onClick={() => reopen.isPending || reopen.mutate(id)}
        >
          {say.comeBack}
        </Button>
      }
    >
      {say.closedText(formatDay(closesAt))}
    </Alert>
  ));
}

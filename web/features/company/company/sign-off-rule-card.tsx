import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { can } from '#domain/people/permissions.ts';
import { useSession } from '#web/features/account/session/use-session.ts';
import { api } from '#web/lib/api.ts';
import { formatMoment } from '#web/lib/format-moment.ts';
import { queryKeys } from '#web/lib/query-keys.ts';
import { Switch } from '#web/ui/inputs/switch.tsx';
import { Card, CardBody, CardHeader, CardTitle } from '#web/ui/layout/card.tsx';
import { ErrorState } from '#web/ui/layout/error-state.tsx';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { signOffRuleQuery } from './api.ts';
import { companyMessages as say } from './messages.ts';

/** Whether one person may prepare, review and approve; admins can set this, and everyone can see it and who set it. */
export function SignOffRuleCard() {
  const { role } = useSession();
  const { data: rule, isError, isFetching, refetch } = useQuery(signOffRuleQuery);
  const save = useSaveRule();
  const isMine = role !== null && can(role, 'company.set-sign-off-rule');
  return (
    <Card aria-labelledby="sign-off-rule">
      <CardHeader>
        <CardTitle id="sign-off-rule">{say.signOffTitle}</CardTitle>
      </CardHeader>
      <CardBody className="flex flex-col gap-3">
        {rule ? (
          <>
            {role === 'auditor' ? (
              <p className="text-sm">{rule.onePersonMaySign ? say.onePersonMay : say.onePersonMayNot}</p>
            ) : (
              <Switch
                label={say.onePerson}
                hint={isMine ? say.onePersonText : `${say.onePersonText} ${say.onePersonAdmins}`}
                checked={save.isPending ? save.variables : rule.onePersonMaySign}
                disabled={!isMine || save.isPending}
                onChange={(event) => save.mutate(event.target.checked)}
              />
            )}
            <ul className="text-xs text-muted empty:hidden">
              {rule.changes.map(({ onePersonMaySign, by, at }) => (
                <li key={at}>{say.ruleChange(onePersonMaySign, by, formatMoment(at))}</li>
              ))}
            </ul>
          </>
        ) : isError ? (
          <ErrorState title={say.onePersonFailed} onRetry={() => void refetch()} busy={isFetching} />
        ) : (
          <p role="status" className="text-sm text-muted">
            {say.onePersonLoading}
          </p>
        )}
      </CardBody>
    </Card>
  );
}

function useSaveRule() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (onePersonMaySign: boolean) => api.company.setSignOffRule({ onePersonMaySign }),
    onSuccess: (rule) => {
      client.setQueryData(signOffRuleQuery.queryKey, rule);
      // The company has a new version, and the rule applies to open sign-offs.
      for (const name of ['company', 'session', 'assessment'] as const) {
        void client.invalidateQueries({ queryKey: queryKeys[name] });
      }
    },
    onError: () => toast.error(say.onePersonSaveFailed, { id: 'sign-off-rule' }),
  });
}

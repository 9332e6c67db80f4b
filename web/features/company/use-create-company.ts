import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CompanyForm } from '#contract/company.ts';
import { sessionQuery } from '#web/features/session/api.ts';
import { api, codeOf } from '#web/lib/api.ts';
import { toast } from '#web/ui/toast-store.ts';
import { companyMessages, setupFailures } from './messages.ts';

/** The sentence for a company that was not created. */
export function createFailure(error: unknown): string {
  const code = codeOf(error);
  if (code === 'not-signed-in' || code === 'access-denied') return setupFailures.profileNotFound;
  // No code and no network error means that our own code failed.
  const isOurFault = code === null && !(error instanceof TypeError) && !(error instanceof DOMException);
  return isOurFault ? setupFailures.unexpected : setupFailures.notCreated;
}

/** Asked of the cache: the second half of a double click comes before `isPending` is drawn. */
const CREATE = ['company', 'create'];

/** Creates the company and shows it in the session, whose guard then leads on to the dashboard. */
export function useCreateCompany(onCreated: () => void) {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationKey: CREATE,
    mutationFn: (fields: CompanyForm) => api.company.create(fields),
    onSuccess: (company) => {
      onCreated();
      toast.success(companyMessages.created);
      client.setQueryData(sessionQuery.queryKey, (session) =>
        session ? { ...session, company, role: 'admin' as const } : session,
      );
      void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
    },
    onError: (error) => {
      if (codeOf(error) === 'already-in-company') {
        toast.info(companyMessages.alreadyInCompany);
        return client.invalidateQueries({ queryKey: sessionQuery.queryKey });
      }
      toast.error(createFailure(error));
    },
  });
  return {
    isPending: mutation.isPending,
    create: (fields: CompanyForm, options?: { onError: (error: Error) => void }) => {
      if (client.isMutating({ mutationKey: CREATE }) === 0) mutation.mutate(fields, options);
    },
  };
}

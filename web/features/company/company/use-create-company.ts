import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CompanyInput } from '#domain/people/company.ts';
import { sessionQuery } from '#web/features/account/session/api.ts';
import { api, codeOf } from '#web/lib/api.ts';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { companyMessages, setupFailures } from './messages.ts';
import { formOf } from './use-company-edit.ts';

/** The sentence for a company that could not be created. */
export function createFailure(error: unknown): string {
  const code = codeOf(error);
  if (code === 'not-signed-in' || code === 'access-denied') return setupFailures.profileNotFound;
  // With neither a code nor a network error, our own code has failed.
  const isOurFault = code === null && !(error instanceof TypeError) && !(error instanceof DOMException);
  return isOurFault ? setupFailures.unexpected : setupFailures.notCreated;
}

/** Creates the company and updates the session, whose guard then leads to the dashboard. */
export function useCreateCompany(onCreated: () => void) {
  const client = useQueryClient();
  const readSession = () => client.invalidateQueries({ queryKey: sessionQuery.queryKey });
  return useMutation({
    mutationFn: (input: CompanyInput) => api.company.create(formOf(input)),
    onSuccess: (company) => {
      onCreated();
      toast.success(companyMessages.created, { description: companyMessages.createdNext });
      client.setQueryData(sessionQuery.queryKey, (session) =>
        session ? { ...session, company, role: 'admin' as const } : session,
      );
      void readSession();
    },
    onError: (error) => {
      if (codeOf(error) === 'already-in-company') {
        toast.info(companyMessages.alreadyInCompany);
        return readSession();
      }
      toast.error(createFailure(error));
    },
  });
}

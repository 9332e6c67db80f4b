import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CompanyForm } from '#contract/company.ts';
import { conflictsOf } from '#web/features/saving/conflicts.ts';
import { api } from '#web/lib/api.ts';
import { toast } from '#web/ui/toast-store.ts';
import { type Company, companyQuery, showCompany } from './api.ts';
import { companyMessages } from './messages.ts';

/** Somebody else's values, when they stood in the way of a save. */
export function conflictingCompany(error: unknown): Company | null {
  return conflictsOf<Company>(error)?.[0]?.current ?? null;
}

type Input = CompanyForm & { version: number };

/** Asked of the cache: the second half of a double click comes before `isPending` is drawn. */
const UPDATE = ['company', 'update'];

/** Saves the company unless somebody else has since `version`. A conflict is left to the caller, who can ask. */
export function useUpdateCompany() {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationKey: UPDATE,
    mutationFn: (input: Input) => api.company.update(input),
    onSuccess: (company) => {
      showCompany(client, company);
      toast.success(companyMessages.updated);
    },
    onError: (error) => {
      if (conflictingCompany(error)) void client.invalidateQueries({ queryKey: companyQuery.queryKey });
      else toast.error(companyMessages.updateFailed);
    },
  });
  const { isPending, error, reset } = mutation;
  return {
    isPending,
    error,
    reset,
    update: (input: Input, options?: { onSuccess: () => void; onError: (error: Error) => void }) => {
      if (client.isMutating({ mutationKey: UPDATE }) === 0) mutation.mutate(input, options);
    },
  };
}

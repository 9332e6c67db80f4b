import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CompanyForm } from '#contract/company.ts';
import { api, isDefinedError } from '#web/lib/api.ts';
import { toast } from '#web/ui/toast-store.ts';
import { type Company, companyQuery, showCompany } from './api.ts';
import { companyMessages } from './messages.ts';

/** Somebody else's values, when they stood in the way of a save. */
export function conflictingCompany(error: unknown): Company | null {
  if (!(error instanceof Error) || !isDefinedError(error)) return null;
  const { code, data } = error as { code: string; data: { current?: Company } };
  return code === 'CONFLICT' ? (data.current ?? null) : null;
}

/** Saves the company unless somebody else has since `version`. A conflict is left to the caller, who can ask. */
export function useUpdateCompany() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CompanyForm & { version: number }) => api.company.update(input),
    onSuccess: (company) => {
      showCompany(client, company);
      toast.success(companyMessages.updated);
    },
    onError: (error) => {
      if (conflictingCompany(error)) void client.invalidateQueries({ queryKey: companyQuery.queryKey });
      else toast.error(companyMessages.updateFailed);
    },
  });
}

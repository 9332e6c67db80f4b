import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CompanyForm } from '#contract/company.ts';
import { type CompanyInput, isSameCompany } from '#domain/people/company.ts';
import { setupIndustries, setupSizes } from '#domain/reference/setup-options.ts';
import { mergingOf } from '#web/features/saving/merging.ts';
import { useChangedRows } from '#web/features/saving/use-changed-rows.ts';
import { api } from '#web/lib/api.ts';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { type Company, companyQuery, showCompany } from './api.ts';
import { companyMessages as say } from './messages.ts';

export type CompanyEdit = ReturnType<typeof useCompanyEdit>;

/** Editing the company: unsaved input is kept in the browser, and opens the form again. */
export function useCompanyEdit(company: Company) {
  const { id } = company;
  const client = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const rows = useChangedRows<CompanyInput, Company>({
    scope: { id, readAgain: companyQuery.queryKey },
    form: 'company',
    savedRow: () => company,
    isSame: (input, saved) => saved !== undefined && isSameCompany(input, saved),
    keyOf: (row) => row.id,
    send: (changes) =>
      Promise.all(
        changes.map(({ value, seenVersion }) =>
          api.company.update({ ...formOf(value), version: seenVersion ?? company.version }),
        ),
      ),
    apply: ([saved]) => saved && showCompany(client, saved),
    merging,
    failedTitle: say.updateFailed,
  });
  const unsaved = rows.drafts[id]?.value;

  function close() {
    rows.discard();
    setIsOpen(false);
  }

  return {
    isEditing: isOpen || unsaved !== undefined,
    isChanged: rows.isDirty,
    input: unsaved ?? inputOf(company),
    /** What a colleague has saved in the meantime. */
    news: rows.newsOf(id),
    question: rows.question,
    begin: () => setIsOpen(true),
    change(input: CompanyInput) {
      // The form stays open even if the typed text is removed again.
      setIsOpen(true);
      rows.change(id, input);
    },
    close,
    /** False if it failed, which has been reported then. */
    async save(): Promise<boolean> {
      const outcome = await rows.save();
      if (!outcome) return false;
      if (outcome.saved.length > 0) toast.success(say.updated);
      if (outcome.stillOpen.length === 0) setIsOpen(false);
      return true;
    },
  };
}

const merging = mergingOf<CompanyInput, Company, CompanyInput>({
  fields: {
    name: { label: say.name },
    industry: { label: say.industry, options: setupIndustries },
    size: { label: say.size, options: setupSizes },
  },
  valuesOf: (input) => input,
  withValues: (_, input) => input,
  valuesIn: (row) => row,
  begin: (input) => input,
  title: () => say.informationTitle,
});

const inputOf = ({ name, industry, size }: CompanyInput): CompanyInput => ({ name, industry, size });

/** The values to send; it has been checked that the ids are in the lists. */
export const formOf = (input: CompanyInput) => inputOf(input) as CompanyForm;

import { type CompanyForm, companyForm } from '#contract/company.ts';

/** The company form while it is being filled in: ids of the option lists, '' where nothing is chosen. */
export interface CompanyInput {
  name: string;
  industry: string;
  size: string;
}

export type CompanyErrors = Partial<Record<keyof CompanyInput, string>>;

export const EMPTY_COMPANY: CompanyInput = { name: '', industry: '', size: '' };

/** What will be sent, or one sentence per field that stands in the way. */
export function checkCompany({
  name,
  industry,
  size,
}: CompanyInput): { ok: true; fields: CompanyForm } | { ok: false; errors: CompanyErrors } {
  const checked = companyForm.safeParse({ name, industry, size });
  if (checked.success) return { ok: true, fields: checked.data };
  const errors: CompanyErrors = {};
  for (const issue of checked.error.issues) {
    const field = issue.path[0] as keyof CompanyInput;
    errors[field] ??= issue.message;
  }
  return { ok: false, errors };
}

/** True when both say the same, blanks at the ends of the name apart. */
export function isSameCompany(first: CompanyInput, second: CompanyInput): boolean {
  return first.name.trim() === second.name.trim() && first.industry === second.industry && first.size === second.size;
}

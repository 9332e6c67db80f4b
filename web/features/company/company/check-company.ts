import { type CompanyInput, validateCompany } from '#domain/people/company.ts';
import { type FieldErrors, sayProblems } from '#web/ui/inputs/form.tsx';
import { companyProblems } from './messages.ts';

/** What keeps the company form from being sent, a sentence per field. */
export function checkCompany(input: CompanyInput): FieldErrors<keyof CompanyInput> {
  return sayProblems(validateCompany(input), companyProblems);
}

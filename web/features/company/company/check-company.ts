import { type CompanyInput, validateCompany } from '#domain/people/company.ts';
import { type FieldErrors, sayProblems } from '#web/ui/inputs/form.tsx';
import { companyProblems } from './messages.ts';

/** Validates the company form; returns one sentence per field. */
export function checkCompany(input: CompanyInput): FieldErrors<keyof CompanyInput> {
  return sayProblems(validateCompany(input), companyProblems);
}

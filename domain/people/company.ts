import { MAX_NAME } from '#domain/limits.ts';
import { isOptionId } from '#domain/reference/option.ts';
import { setupIndustries, setupSizes } from '#domain/reference/setup-options.ts';
import { type StrangeInName, strangeInCompanyName } from './name.ts';

/** The fields of a company: its name, and ids of the setup's option lists; '' if nothing is chosen. */
export interface CompanyInput {
  name: string;
  industry: string;
  size: string;
}

export type CompanyProblem =
  | 'name-required'
  | 'name-too-long'
  | StrangeInName
  | 'industry-required'
  | 'unknown-industry'
  | 'size-required'
  | 'unknown-size';

export type CompanyProblems = Partial<Record<keyof CompanyInput, CompanyProblem>>;

/** Validates a company; returns at most one problem per field, none if all is well. */
export function validateCompany({ name, industry, size }: CompanyInput): CompanyProblems {
  const problems: CompanyProblems = {};
  const said = name.trim();
  if (said === '') problems.name = 'name-required';
  else if (said.length > MAX_NAME) problems.name = 'name-too-long';
  const strange = strangeInCompanyName(said);
  if (strange) problems.name ??= strange;
  if (industry === '') problems.industry = 'industry-required';
  else if (!isOptionId(setupIndustries, industry)) problems.industry = 'unknown-industry';
  if (size === '') problems.size = 'size-required';
  else if (!isOptionId(setupSizes, size)) problems.size = 'unknown-size';
  return problems;
}

/** Whether both are equal, ignoring blanks at the ends of the name. */
export function isSameCompany(first: CompanyInput, second: CompanyInput): boolean {
  return first.name.trim() === second.name.trim() && first.industry === second.industry && first.size === second.size;
}

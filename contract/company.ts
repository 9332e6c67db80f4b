import { z } from 'zod';
import { MAX_NAME } from '#domain/limits.ts';
import type { Option } from '#domain/reference/option.ts';
import { setupIndustries, setupSizes } from '#domain/reference/setup-options.ts';
import { endpointFor, requiredText, version } from './base.ts';
import { companyShape } from './session.ts';

/** One id of a closed list; an empty value is told apart from one that is not in the list. */
const requiredOption = <Choice extends Option>(options: readonly Choice[], missing: string, unknown: string) =>
  z.enum(options.map((option) => option.id as Choice['id']) as [Choice['id'], ...Choice['id'][]], {
    error: ({ input }) => (input ? unknown : missing),
  });

/** Industry and size are stored as the ids of the setup's option lists. */
export const companyFields = {
  name: requiredText(MAX_NAME, 'Company name is required.'),
  industry: requiredOption(setupIndustries, 'Industry is required.', 'Choose one of the listed industries.'),
  size: requiredOption(setupSizes, 'Company size is required.', 'Choose one of the listed company sizes.'),
};

/** What the company form sends. */
export const companyForm = z.strictObject(companyFields);
export type CompanyForm = z.infer<typeof companyForm>;

export const company = {
  create: endpointFor.person
    .route({
      method: 'POST',
      path: '/company',
      summary: 'Create a company; its creator becomes admin',
      successStatus: 201,
    })
    .errors({ ALREADY_IN_COMPANY: { status: 409, message: 'You already belong to a company.' } })
    .input(companyForm)
    .output(companyShape),
  read: endpointFor
    .member('company.view')
    .route({ method: 'GET', path: '/company', summary: 'The company of the signed-in member' })
    .output(companyShape),
  update: endpointFor
    .member('company.edit')
    .route({ method: 'PUT', path: '/company', summary: 'Change name, industry and size' })
    .errors({
      CONFLICT: {
        status: 409,
        message: 'Somebody else has saved this since you opened it.',
        data: z.object({ current: companyShape }),
      },
    })
    .input(z.strictObject({ ...companyFields, version }))
    .output(companyShape),
};

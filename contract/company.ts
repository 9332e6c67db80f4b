import { z } from 'zod';
import { MAX_NAME } from '#domain/limits.ts';
import { strangeInName } from '#domain/people/name.ts';
import type { Option } from '#domain/reference/option.ts';
import { setupIndustries, setupSizes } from '#domain/reference/setup-options.ts';
import { instant, version } from './base.ts';
import { conflictOf, endpointFor } from './endpoint.ts';
import { type IssueCode, says } from './issue-codes.ts';
import { companyShape } from './session.ts';

/** One id of a closed list; an empty value is told apart from one that is not in the list. */
const requiredOption = <Choice extends Option>(options: readonly Choice[], missing: IssueCode, unknown: IssueCode) =>
  z.enum(options.map((option) => option.id as Choice['id']) as [Choice['id'], ...Choice['id'][]], {
    error: ({ input }) => (input ? unknown : missing),
  });

/** Industry and size are stored as the ids of the setup's option lists. */
export const companyFields = {
  name: z
    .string()
    .trim()
    .min(1, says('name-required'))
    .max(MAX_NAME, says('name-too-long'))
    .check(({ value, issues }) => {
      const strange = strangeInName(value);
      if (strange) issues.push({ code: 'custom', message: says(strange), input: value });
    }),
  industry: requiredOption(setupIndustries, 'industry-required', 'unknown-industry'),
  size: requiredOption(setupSizes, 'size-required', 'unknown-size'),
};

/** What the company form sends. */
export const companyForm = z.strictObject(companyFields);
export type CompanyForm = z.infer<typeof companyForm>;

const signOffRule = z.object({
  /** Whether one person may stand behind several steps of a sign-off (product P37). */
  onePersonMaySign: z.boolean(),
  /** Who set it so and when, latest first; none while nobody has touched it. */
  changes: z.array(z.object({ onePersonMaySign: z.boolean(), by: z.string().nullable(), at: instant })),
});

export const company = {
  create: endpointFor.person
    .changes('company', { tells: 'nobody' })
    .refuses('already-in-company')
    .route({
      method: 'POST',
      path: '/company',
      summary: 'Create a company; its creator becomes admin',
      successStatus: 201,
    })
    .input(companyForm)
    .output(companyShape),
  read: endpointFor
    .member('company.view')
    .reads()
    .route({ method: 'GET', path: '/company', summary: 'The company of the signed-in member' })
    .output(companyShape),
  lastChange: endpointFor
    .member('company.view')
    .reads()
    .route({ method: 'GET', path: '/company/last-change', summary: 'Who changed the company last, and when' })
    .output(z.object({ by: z.string().nullable(), at: instant.nullable() })),
  update: endpointFor
    .member('company.edit')
    .changes('company')
    .errors(conflictOf(companyShape))
    .route({ method: 'PUT', path: '/company', summary: 'Change name, industry and size' })
    .input(z.strictObject({ ...companyFields, version }))
    .output(companyShape),
  readSignOffRule: endpointFor
    .member('company.view')
    .reads()
    .route({ method: 'GET', path: '/company/sign-off-rule', summary: 'Whether one person may sign several steps' })
    .output(signOffRule),
  setSignOffRule: endpointFor
    .member('company.set-sign-off-rule')
    .changes('company')
    .route({
      method: 'PUT',
      path: '/company/sign-off-rule',
      summary: 'Allow or forbid that one person signs several steps; what is signed stays',
    })
    .input(z.strictObject({ onePersonMaySign: z.boolean() }))
    .output(signOffRule),
};

import { z } from 'zod';
import { MAX_LOGO_BYTES, MAX_NAME } from '#domain/limits.ts';
import { logoProblem } from '#domain/people/logo.ts';
import { strangeInCompanyName } from '#domain/people/name.ts';
import { type ReportLocale, reportLocales } from '#domain/people/report-locales.ts';
import { accentProblem, reportNameProblem } from '#domain/people/report-settings.ts';
import type { Option } from '#domain/reference/option.ts';
import { setupIndustries, setupSizes } from '#domain/reference/setup-options.ts';
import { instant, personId, version } from './base.ts';
import { conflictOf, endpointFor } from './endpoint.ts';
import { type IssueCode, says } from './issue-codes.ts';
import { companyShape } from './session.ts';

/** One id of a closed list; an empty value is distinguished from one that is not in the list. */
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
      const strange = strangeInCompanyName(value);
      if (strange) issues.push({ code: 'custom', message: says(strange), input: value });
    }),
  industry: requiredOption(setupIndustries, 'industry-required', 'unknown-industry'),
  size: requiredOption(setupSizes, 'size-required', 'unknown-size'),
};

/** What the company form sends. */
export const companyForm = z.strictObject(companyFields);
export type CompanyForm = z.infer<typeof companyForm>;

const signOffRule = z.object({
  /** Whether one person may sign several steps of a sign-off (product P37). */
  onePersonMaySign: z.boolean(),
  /** Who changed this setting and when, latest first; empty if nobody has. */
  changes: z.array(z.object({ onePersonMaySign: z.boolean(), by: z.string().nullable(), at: instant })),
});

/** A text that is checked by the domain. */
const checked = (shape: z.ZodString, problemOf: (value: string) => IssueCode | null) =>
  shape.check(({ value, issues }) => {
    const problem = problemOf(value);
    if (problem) issues.push({ code: 'custom', message: says(problem), input: value });
  });

/** What is wrong with a logo, as Base64 text. */
function logoIssue(base64: string): IssueCode | null {
  if (base64.length > 4 * Math.ceil(MAX_LOGO_BYTES / 3)) return 'logo-too-large';
  if (!z.base64().safeParse(base64).success) return 'logo-no-picture';
  return logoProblem(Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0)));
}

const reportLocale: z.ZodType<ReportLocale, ReportLocale> = z.enum(reportLocales.map(({ id }) => id));

const reportSettings = z.object({
  /** The company's id. */
  id: z.uuid(),
  version: z.int(),
  reportName: z.string(),
  accent: z.string(),
  locale: reportLocale,
  logo: z.object({ mediaType: z.enum(['image/png', 'image/jpeg']), base64: z.string() }).nullable(),
  /** Who changed them and when, latest first; empty if nobody has. */
  changes: z.array(z.object({ by: z.string().nullable(), at: instant })),
});
export type ReportSettingsShape = z.infer<typeof reportSettings>;

export const company = {
  create: endpointFor.person
    .changes('company', { tells: 'nobody' })
    .refuses('already-in-company')
    .route({
      method: 'POST',
      path: '/company',
      summary: 'Creates a company; the creator becomes its admin',
      successStatus: 201,
    })
    .input(companyForm)
    .output(companyShape),
  read: endpointFor
    .member('company.view')
    .reads()
    .route({ method: 'GET', path: '/company', summary: 'Returns the company of the signed-in member' })
    .output(companyShape),
  lastChange: endpointFor
    .member('company.view')
    .reads()
    .route({ method: 'GET', path: '/company/last-change', summary: 'Returns who last changed the company, and when' })
    .output(z.object({ by: z.string().nullable(), userId: personId.nullable(), at: instant.nullable() })),
  update: endpointFor
    .member('company.edit')
    .changes('company')
    .errors(conflictOf(companyShape))
    .route({ method: 'PUT', path: '/company', summary: 'Changes the name, industry and size' })
    .input(z.strictObject({ ...companyFields, version }))
    .output(companyShape),
  readSignOffRule: endpointFor
    .member('company.view')
    .reads()
    .route({
      method: 'GET',
      path: '/company/sign-off-rule',
      summary: 'Returns whether one person may sign several steps',
    })
    .output(signOffRule),
  setSignOffRule: endpointFor
    .member('company.set-sign-off-rule')
    .changes('company')
    .route({
      method: 'PUT',
      path: '/company/sign-off-rule',
      summary: 'Allows one person to sign several steps, or forbids it; existing signatures stay',
    })
    .input(z.strictObject({ onePersonMaySign: z.boolean() }))
    .output(signOffRule),
  readMailState: endpointFor
    .member('team.view-mail')
    .reads()
    .route({ method: 'GET', path: '/company/mail-state', summary: 'Returns whether this installation sends email' })
    .output(
      z.object({
        /** Since when it does not, for a fault that the operator mends; null while it does. */ heldUpSince:
          instant.nullable(),
      }),
    ),
  readReportSettings: endpointFor
    .member('company.view')
    .reads()
    .route({
      method: 'GET',
      path: '/company/report-settings',
      summary: 'Returns the name and colour of the company’s reports',
    })
    .output(reportSettings),
  saveReportSettings: endpointFor
    .member('company.edit')
    .changes('company')
    .errors(conflictOf(reportSettings))
    .route({
      method: 'PUT',
      path: '/company/report-settings',
      summary: 'Sets the name and colour of the company’s reports',
    })
    .input(
      z.strictObject({
        /** '' for the product's own title. */
        reportName: checked(z.string().trim(), reportNameProblem),
        /** '#1f6f54', readable on white; '' for the product's own colour. */
        accent: checked(z.string().trim().toLowerCase(), accentProblem),
        /** The language of dates and numbers; words are always English. */
        locale: reportLocale,
        version,
      }),
    )
    .output(reportSettings),
  setReportLogo: endpointFor
    .member('company.edit')
    .changes('company', { body: 'row' })
    .route({
      method: 'PUT',
      path: '/company/report-logo',
      summary: 'Sets or removes the logo on the company’s reports',
    })
    .input(
      z.strictObject({
        /** A PNG or JPEG as Base64 text; null for none. */
        logo: checked(z.string(), logoIssue).nullable(),
      }),
    )
    .output(reportSettings),
};

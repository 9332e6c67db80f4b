import { MAX_NAME } from '#domain/limits.ts';
import type { CompanyInput } from '#domain/people/company.ts';
import { setupIndustries, setupSizes } from '#domain/reference/setup-options.ts';
import { Field } from '#web/ui/inputs/field.tsx';
import type { FormState } from '#web/ui/inputs/form.tsx';
import { LimitedInput } from '#web/ui/inputs/limited-text.tsx';
import { Select } from '#web/ui/inputs/select.tsx';
import { companyMessages as say } from './messages.ts';

const industries = setupIndustries.map(({ id, label }) => ({ value: id, label }));
const sizes = setupSizes.map(({ id, label }) => ({ value: id, label }));

/** Name, industry and size; used by the setup and by the company page. */
export function CompanyFields({ form: { value, text, errorOf } }: { form: FormState<CompanyInput> }) {
  return (
    <>
      <Field label={say.name} required error={errorOf('name')}>
        <LimitedInput {...text('name')} most={MAX_NAME} autoComplete="organization" placeholder={say.namePlaceholder} />
      </Field>
      <Field label={say.industry} required error={errorOf('industry')}>
        <Select
          {...text('industry')}
          placeholder={say.industryPlaceholder}
          options={withStored(industries, value.industry)}
        />
      </Field>
      <Field label={say.size} required error={errorOf('size')}>
        <Select {...text('size')} placeholder={say.sizePlaceholder} options={withStored(sizes, value.size)} />
      </Field>
    </>
  );
}

/** Keeps a stored value that is no longer in the list visible, so that saving something else does not hide it. */
function withStored(options: readonly { value: string; label: string }[], stored: string) {
  const isKnown = stored === '' || options.some((option) => option.value === stored);
  return isKnown ? options : [...options, { value: stored, label: stored }];
}

import { MAX_NAME } from '#domain/limits.ts';
import { setupIndustries, setupSizes } from '#domain/reference/setup-options.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import type { CompanyErrors, CompanyInput } from './company-input.ts';
import { companyMessages as say } from './messages.ts';

const industries = setupIndustries.map(({ id, label }) => ({ value: id, label }));
const sizes = setupSizes.map(({ id, label }) => ({ value: id, label }));

interface CompanyFieldsProps {
  value: CompanyInput;
  errors: CompanyErrors;
  onChange: (value: CompanyInput) => void;
}

/** Name, industry and size; used by the setup and by the company page. */
export function CompanyFields({ value, errors, onChange }: CompanyFieldsProps) {
  return (
    <>
      <Field label={say.name} required error={errors.name}>
        <Input
          name="name"
          value={value.name}
          maxLength={MAX_NAME}
          autoComplete="organization"
          placeholder={say.namePlaceholder}
          onChange={(event) => onChange({ ...value, name: event.target.value })}
        />
      </Field>
      <Field label={say.industry} required error={errors.industry}>
        <Select
          name="industry"
          value={value.industry}
          placeholder={say.industryPlaceholder}
          options={withStored(industries, value.industry)}
          onChange={(event) => onChange({ ...value, industry: event.target.value })}
        />
      </Field>
      <Field label={say.size} required error={errors.size}>
        <Select
          name="size"
          value={value.size}
          placeholder={say.sizePlaceholder}
          options={withStored(sizes, value.size)}
          onChange={(event) => onChange({ ...value, size: event.target.value })}
        />
      </Field>
    </>
  );
}

/** A stored value that is no longer in the list stays visible, so that saving something else does not hide it. */
function withStored(options: readonly { value: string; label: string }[], stored: string) {
  const isKnown = stored === '' || options.some((option) => option.value === stored);
  return isKnown ? options : [...options, { value: stored, label: stored }];
}

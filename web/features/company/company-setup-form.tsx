import { type FormEvent, useRef, useState } from 'react';
import { useUnsaved } from '#web/features/saving/use-unsaved.ts';
import { issuesOf } from '#web/lib/api.ts';
import { Button } from '#web/ui/button.tsx';
import { CompanyFields } from './company-fields.tsx';
import { type CompanyErrors, type CompanyInput, checkCompany, EMPTY_COMPANY } from './company-input.ts';
import { focusFirstError } from './focus-first-error.ts';
import { companyMessages as say } from './messages.ts';
import { useCreateCompany } from './use-create-company.ts';

/** The three fields of the setup. What is typed survives a reload. */
export function CompanySetupForm() {
  const [draft, setDraft] = useUnsaved<CompanyInput>('no-company', 'company-setup');
  const [errors, setErrors] = useState<CompanyErrors>({});
  const form = useRef<HTMLFormElement>(null);
  const { create, isPending } = useCreateCompany(() => setDraft(undefined));
  const value = draft ?? EMPTY_COMPANY;

  function submit(event: FormEvent) {
    event.preventDefault();
    const checked = checkCompany(value);
    setErrors(checked.ok ? {} : checked.errors);
    if (checked.ok) create(checked.fields, { onError: (error) => setErrors(issuesOf(error)) });
    else focusFirstError(form.current);
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-5">
      <CompanyFields
        value={value}
        errors={errors}
        onChange={(next) => {
          setDraft(next);
          setErrors((shown) => dropMended(shown, value, next));
        }}
      />
      <Button type="submit" variant="primary" size="lg" busy={isPending} busyText={say.creating}>
        {say.create}
      </Button>
    </form>
  );
}

/** A sentence goes as soon as its field is touched. */
function dropMended(errors: CompanyErrors, before: CompanyInput, after: CompanyInput): CompanyErrors {
  const left = Object.entries(errors).filter(
    ([field]) => before[field as keyof CompanyInput] === after[field as keyof CompanyInput],
  );
  return Object.fromEntries(left);
}

import { type FormEvent, useRef, useState } from 'react';
import { issuesOf } from '#web/lib/api.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { CardBody, CardFooter } from '#web/ui/card.tsx';
import type { Company } from './api.ts';
import { CompanyConflict } from './company-conflict.tsx';
import { CompanyFields } from './company-fields.tsx';
import { type CompanyErrors, type CompanyInput, checkCompany, isSameCompany } from './company-input.ts';
import { focusFirstError } from './focus-first-error.ts';
import { companyMessages as say } from './messages.ts';
import { conflictingCompany, useUpdateCompany } from './use-update-company.ts';

/** Unsaved input with the version it was begun on: a reload must not make it look newer than it is. */
export type CompanyDraft = CompanyInput & { version: number };

interface CompanyEditFormProps {
  company: Company;
  draft: CompanyDraft;
  onDraft: (draft: CompanyDraft) => void;
  onClose: () => void;
}

/** The edit mode of Company Information. */
export function CompanyEditForm({ company, draft, onDraft, onClose }: CompanyEditFormProps) {
  const [errors, setErrors] = useState<CompanyErrors>({});
  const form = useRef<HTMLFormElement>(null);
  const { update, isPending, error, reset } = useUpdateCompany();
  const theirs = conflictingCompany(error);
  const isChanged = !isSameCompany(draft, company);

  function save(version: number) {
    const checked = checkCompany(draft);
    setErrors(checked.ok ? {} : checked.errors);
    if (!checked.ok) return focusFirstError(form.current);
    const { name, industry, size } = checked.fields;
    update(
      { name, industry, size, version },
      { onSuccess: onClose, onError: (refusal) => setErrors(issuesOf(refusal)) },
    );
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isChanged) save(draft.version);
    else onClose();
  }

  return (
    <form ref={form} noValidate onSubmit={submit} aria-label={say.informationTitle}>
      <CardBody className="flex max-w-xl flex-col gap-5">
        <CompanyFields
          value={draft}
          errors={errors}
          onChange={(next) => onDraft({ ...next, version: draft.version })}
        />
      </CardBody>
      <CardFooter>
        <Button type="submit" variant="primary" busy={isPending} busyText={say.saving}>
          {say.save}
        </Button>
        <Button variant="ghost" disabled={isPending} onClick={onClose}>
          {say.cancel}
        </Button>
        {isChanged ? <Badge tone="warning">{say.unsaved}</Badge> : null}
      </CardFooter>
      {theirs ? (
        <CompanyConflict
          mine={draft}
          theirs={theirs}
          busy={isPending}
          onKeepMine={() => save(theirs.version)}
          onTakeTheirs={onClose}
          onBack={() => reset()}
        />
      ) : null}
    </form>
  );
}

import { Pencil } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { labelOf } from '#domain/reference/option.ts';
import { setupIndustries, setupSizes } from '#domain/reference/setup-options.ts';
import { useMay } from '#web/features/account/session/use-may.ts';
import { MeanwhileNote } from '#web/features/saving/meanwhile-note.tsx';
import { formatDay } from '#web/lib/format-day.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { Button } from '#web/ui/inputs/button.tsx';
import { Form, useForm } from '#web/ui/inputs/form.tsx';
import { Card, CardBody, CardFooter, CardHeader, CardTitle } from '#web/ui/layout/card.tsx';
import type { Company } from './api.ts';
import { checkCompany } from './check-company.ts';
import { CompanyFields } from './company-fields.tsx';
import { companyMessages as say } from './messages.ts';
import type { CompanyEdit } from './use-company-edit.ts';
import { useCompanyEdit } from './use-company-edit.ts';

/** Company Information in view or edit mode. Unsaved input opens the edit mode again. */
export function CompanyCard({ company }: { company: Company }) {
  const edit = useCompanyEdit(company);
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  const { isEditing } = edit;
  const mayEdit = useMay('company.edit');

  // The pressed button is gone: the focus returns to Edit when the form closes. One frame later, because a dialog that closes with the form
  // also moves the focus.
  useEffect(() => {
    if (wasEditing.current && !isEditing) requestAnimationFrame(() => button.current?.focus());
    wasEditing.current = isEditing;
  }, [isEditing]);

  return (
    <Card aria-labelledby="company-information">
      <CardHeader>
        <CardTitle id="company-information">{say.informationTitle}</CardTitle>
        {isEditing || !mayEdit ? null : (
          <Button ref={button} size="sm" onClick={edit.begin}>
            <Pencil aria-hidden="true" />
            {say.edit}
          </Button>
        )}
      </CardHeader>
      {isEditing ? (
        <CompanyEditForm edit={edit} />
      ) : (
        <CardBody>
          <CompanyDetails company={company} />
        </CardBody>
      )}
      {edit.question}
    </Card>
  );
}

interface CompanyDetailsProps {
  company: { name: string; industry: string; size: string; createdAt: string };
}

/** The view mode of Company Information. */
function CompanyDetails({ company }: CompanyDetailsProps) {
  const rows = [
    [say.name, company.name],
    [say.industry, labelOf(setupIndustries, company.industry)],
    [say.size, labelOf(setupSizes, company.size)],
    [say.createdAt, formatDay(company.createdAt)],
  ] as const;
  return (
    <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
      {rows.map(([term, value]) => (
        <div key={term}>
          <dt className="text-sm text-muted">{term}</dt>
          <dd dir="auto" className="min-w-0 text-left wrap-anywhere">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The edit mode of Company Information. */
function CompanyEditForm({ edit }: { edit: CompanyEdit }) {
  const form = useForm({ value: edit.input, onChange: edit.change, check: checkCompany, send: edit.save });
  return (
    <Form form={form} aria-label={say.informationTitle}>
      <CardBody className="flex max-w-xl flex-col gap-5">
        <MeanwhileNote className="empty:hidden" news={edit.news} place="company" />
        <CompanyFields form={form} />
      </CardBody>
      <CardFooter>
        <Button type="submit" variant="primary" busy={form.isBusy} busyText={say.saving}>
          {say.save}
        </Button>
        <Button variant="ghost" disabled={form.isBusy} onClick={edit.close}>
          {say.cancel}
        </Button>
        {edit.isChanged ? <Badge tone="warning">{say.unsaved}</Badge> : null}
      </CardFooter>
    </Form>
  );
}

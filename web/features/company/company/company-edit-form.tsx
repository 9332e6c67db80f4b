import { MeanwhileNote } from '#web/features/saving/meanwhile-note.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { CardBody, CardFooter } from '#web/ui/card.tsx';
import { Form, useForm } from '#web/ui/form.tsx';
import { checkCompany } from './check-company.ts';
import { CompanyFields } from './company-fields.tsx';
import { companyMessages as say } from './messages.ts';
import type { CompanyEdit } from './use-company-edit.ts';

/** The edit mode of Company Information. */
export function CompanyEditForm({ edit }: { edit: CompanyEdit }) {
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

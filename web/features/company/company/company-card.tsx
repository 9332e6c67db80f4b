import { Pencil } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useMay } from '#web/features/account/session/use-may.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardBody, CardHeader, CardTitle } from '#web/ui/card.tsx';
import type { Company } from './api.ts';
import { CompanyDetails } from './company-details.tsx';
import { CompanyEditForm } from './company-edit-form.tsx';
import { companyMessages as say } from './messages.ts';
import { useCompanyEdit } from './use-company-edit.ts';

/** Company Information in view or edit mode. Input that was left behind opens the edit mode again. */
export function CompanyCard({ company }: { company: Company }) {
  const edit = useCompanyEdit(company);
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  const { isEditing } = edit;
  const mayEdit = useMay('company.edit');

  // The button that was pressed to get here is gone: the focus goes back to Edit when the form closes. After a frame, because
  // a dialog that closes with the form looks for the focus as well.
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

import { Pencil } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useUnsaved } from '#web/features/saving/use-unsaved.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardBody, CardHeader, CardTitle } from '#web/ui/card.tsx';
import type { Company } from './api.ts';
import { CompanyDetails } from './company-details.tsx';
import { type CompanyDraft, CompanyEditForm } from './company-edit-form.tsx';
import { companyMessages as say } from './messages.ts';

/** Company Information in view or edit mode. A draft that was left behind opens the edit mode again. */
export function CompanyCard({ company }: { company: Company }) {
  const [draft, setDraft] = useUnsaved<CompanyDraft>(company.id, 'company');
  const edit = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);

  // The button that was pressed to get here is gone: the focus goes back to Edit when the form closes. After a frame, because
  // a dialog that closes with the form looks for the focus as well.
  useEffect(() => {
    if (wasEditing.current && !draft) requestAnimationFrame(() => edit.current?.focus());
    wasEditing.current = draft !== undefined;
  }, [draft]);

  return (
    <Card aria-labelledby="company-information">
      <CardHeader>
        <CardTitle id="company-information">{say.informationTitle}</CardTitle>
        {draft ? null : (
          <Button ref={edit} size="sm" onClick={() => setDraft(draftOf(company))}>
            <Pencil aria-hidden="true" />
            {say.edit}
          </Button>
        )}
      </CardHeader>
      {draft ? (
        <CompanyEditForm company={company} draft={draft} onDraft={setDraft} onClose={() => setDraft(undefined)} />
      ) : (
        <CardBody>
          <CompanyDetails company={company} />
        </CardBody>
      )}
    </Card>
  );
}

function draftOf({ name, industry, size, version }: Company): CompanyDraft {
  return { name, industry, size, version };
}

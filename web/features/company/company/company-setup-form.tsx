import type { CompanyInput } from '#domain/people/company.ts';
import { useUnsaved } from '#web/features/saving/use-unsaved.ts';
import { sendBy } from '#web/lib/send-by.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { Form, useForm } from '#web/ui/inputs/form.tsx';
import { checkCompany } from './check-company.ts';
import { CompanyFields } from './company-fields.tsx';
import { companyProblems, companyMessages as say } from './messages.ts';
import { useCreateCompany } from './use-create-company.ts';

const EMPTY: CompanyInput = { name: '', industry: '', size: '' };

/** The three fields of the setup. Typed text survives a reload. */
export function CompanySetupForm() {
  const [value = EMPTY, setValue] = useUnsaved<CompanyInput>('no-company', 'company-setup');
  const { mutateAsync } = useCreateCompany(() => setValue(undefined));
  // Text that was typed and removed again is not input that could be lost.
  const change = (next: CompanyInput) => setValue(Object.values(next).every((text) => text === '') ? undefined : next);
  const form = useForm({ value, onChange: change, check: checkCompany, send: sendBy(mutateAsync, companyProblems) });
  return (
    <Form form={form} className="flex flex-col gap-5">
      <CompanyFields form={form} />
      <Button type="submit" variant="primary" size="lg" busy={form.isBusy} busyText={say.creating}>
        {say.create}
      </Button>
    </Form>
  );
}

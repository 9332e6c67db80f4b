import { useEffect, useId, useRef } from 'react';
import type { Stakeholder } from '#domain/stakeholders/stakeholder.ts';
import { useDraft } from '#web/features/questionnaire/assessment/api.ts';
import { MeanwhileNote } from '#web/features/saving/meanwhile-note.tsx';
import { Button } from '#web/ui/inputs/button.tsx';
import { Form, useForm } from '#web/ui/inputs/form.tsx';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { stakeholderMessages as say } from './messages.ts';
import { EngagementFields, WhoFields } from './stakeholder-fields.tsx';
import { checkStakeholder, type StakeholderField } from './stakeholder-value.ts';
import type { StakeholderEntry } from './use-stakeholders.ts';

interface StakeholderFormProps {
  entry: StakeholderEntry;
  /** Gets the focus when it appears, because the person has just opened it. */
  hasFocus: boolean;
  onChange: (value: Stakeholder) => void;
  /** False if it failed, which has been reported then. */
  onSave: (isQuiet: boolean) => Promise<boolean>;
  /** Saves, and opens an empty entry. */
  onAddAnother: (submit: () => Promise<boolean>) => void;
  onCancel: () => void;
  onDelete: () => void;
  /** Passes out a function that validates and sends the form, for saving it with others; null when the form is gone. Stable. */
  onReady: (id: string, submit: (() => Promise<boolean>) | null) => void;
}

/** A stakeholder entry in edit mode. */
export function StakeholderForm(props: StakeholderFormProps) {
  const { entry, hasFocus, onReady, onCancel, onDelete } = props;
  const { assessment } = useDraft();
  const headingId = useId();
  // Whether a toast reports that there is nothing to save; it is dismissed with the form.
  const hasNothing = useRef(false);
  const form = useForm<Stakeholder, StakeholderField>({
    value: entry.value,
    onChange: props.onChange,
    check: checkStakeholder,
    send: (_, isQuiet) => props.onSave(isQuiet),
    onWrong: (found) => {
      hasNothing.current = found.row !== undefined;
      if (found.row) toast.error(say.noData, { description: say.noDataText, id: 'save-failed' });
    },
  });
  const { element, submit } = form;
  const noData = form.errorOf('row');

  useEffect(() => {
    onReady(entry.id, () => submit(true));
    return () => {
      onReady(entry.id, null);
      if (hasNothing.current) toast.dismiss('save-failed');
    };
  }, [entry.id, onReady, submit]);
  useEffect(() => {
    if (hasFocus) element.current?.querySelector('select')?.focus();
  }, [hasFocus, element]);

  return (
    <Form form={form} aria-labelledby={headingId} className="border-l-2 border-accent px-4 py-5 font-normal sm:px-5">
      <h3 id={headingId} className="headline text-lg">
        {entry.row ? say.editEntry : say.newEntry}
      </h3>
      <MeanwhileNote
        className="mt-4 empty:hidden"
        news={entry.news}
        place={{ assessmentId: assessment.id, noun: 'stakeholder', id: entry.id }}
      />
      <div className="mt-4 grid gap-x-6 gap-y-5 lg:grid-cols-2">
        <WhoFields form={form} />
        <EngagementFields form={form} />
      </div>
      {noData ? (
        <p role="alert" className="mt-4 text-sm font-medium text-danger">
          {noData}
        </p>
      ) : null}
      <div className="mt-5 flex flex-wrap items-center gap-2">
        <Button type="submit" variant="primary" busy={form.isBusy} busyText={say.saving}>
          {say.save}
        </Button>
        {entry.row ? null : (
          <Button disabled={form.isBusy} onClick={() => props.onAddAnother(() => submit())}>
            {say.saveAndAdd}
          </Button>
        )}
        <Button variant="ghost" disabled={form.isBusy} onClick={onCancel}>
          {say.cancel}
        </Button>
        {entry.row ? (
          <Button variant="ghost" className="ml-auto text-danger" disabled={form.isBusy} onClick={onDelete}>
            {say.delete}
          </Button>
        ) : null}
      </div>
    </Form>
  );
}

import { useState } from 'react';
import type { ViewShape } from '#contract/views.ts';
import type { ViewId } from '#domain/ids.ts';
import { MAX_VIEW_NAME } from '#domain/limits.ts';
import { Field } from '#web/ui/inputs/field.tsx';
import { useForm } from '#web/ui/inputs/form.tsx';
import { LimitedInput } from '#web/ui/inputs/limited-text.tsx';
import { RadioGroup } from '#web/ui/inputs/radio-group.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { viewListMessages as say } from './messages.ts';
import { fieldsOf, type SavedFields, useChangeViews } from './use-change-views.ts';
import type { ViewsProps } from './views-button.tsx';

interface ViewDialogProps extends Pick<ViewsProps, 'contents' | 'onSaved'> {
  /** The view to rename; null to save what is shown as a new one. */
  renamed: ViewShape | null;
  onClose: () => void;
}

/** Asks for the name of a view and, for a new one, who can see it. */
export function ViewDialog({ renamed, contents, onSaved, onClose }: ViewDialogProps) {
  const { save } = useChangeViews();
  // A retry after a lost response must save the same view.
  const [newId] = useState(() => crypto.randomUUID() as ViewId);
  const [value, setValue] = useState({ name: renamed?.name ?? '', isShared: renamed?.isShared ?? false });
  const form = useForm({
    value,
    onChange: setValue,
    check: ({ name }) => {
      if (name.trim() === '') return { name: say.nameMissing };
      return name.trim().length > MAX_VIEW_NAME ? { name: say.nameTooLong } : {};
    },
    send: async ({ name, isShared }) => {
      const fields: SavedFields = renamed
        ? { ...fieldsOf(renamed), name: name.trim() }
        : { id: newId, name: name.trim(), isShared, contents: contents(), seenVersion: null };
      const saved = await save(fields);
      if (!saved) return false;
      if (!renamed) onSaved(saved.id);
      onClose();
      return true;
    },
  });
  return (
    <FormDialog
      form={form}
      title={renamed ? say.renameTitle : say.newTitle}
      description={renamed ? undefined : say.newText}
      size="sm"
      cancel={say.cancel}
      send={say.save}
      sending={say.saving}
      onClose={onClose}
    >
      <Field label={say.name} required error={form.errorOf('name')}>
        <LimitedInput {...form.text('name')} most={MAX_VIEW_NAME} />
      </Field>
      {renamed ? null : (
        <RadioGroup
          label={say.forWhom}
          value={value.isShared ? 'company' : 'me'}
          onValueChange={(whom) => form.set({ isShared: whom === 'company' })}
          options={[
            { value: 'me', label: say.forMe },
            { value: 'company', label: say.forCompany },
          ]}
        />
      )}
    </FormDialog>
  );
}

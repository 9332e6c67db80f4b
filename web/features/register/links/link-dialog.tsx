import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { LinkRow } from '#contract/links.ts';
import type { Component } from '#domain/components/component.ts';
import type { LinkId } from '#domain/ids.ts';
import { linkFields } from '#domain/links/fields.ts';
import { openAssessmentQuery } from '#web/features/questionnaire/assessment/api.ts';
import { useSaveFailure } from '#web/features/saving/use-save-failure.ts';
import { api, refusalOf } from '#web/lib/api.ts';
import { Field } from '#web/ui/inputs/field.tsx';
import { type FieldErrors, useForm } from '#web/ui/inputs/form.tsx';
import { LimitedInput } from '#web/ui/inputs/limited-text.tsx';
import { MultiCombobox } from '#web/ui/inputs/multi-combobox.tsx';
import { RadioGroup } from '#web/ui/inputs/radio-group.tsx';
import { Select } from '#web/ui/inputs/select.tsx';
import { limitMessages } from '#web/ui/messages.ts';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { linkMessages as say } from './messages.ts';
import { choicesFor, inputOf, type LinkInput, linkOf, relationsOf } from './relations.ts';

interface LinkDialogProps {
  whole: WholeAssessment;
  /** The entry that is linked. */
  component: Component;
  /** The link that is changed; null for a new one. */
  link: LinkRow | null;
  onSaved: (row: LinkRow) => void;
  onClose: () => void;
}

/** Asks how an entry is connected, and with what, or changes that; it stays open with everything typed if saving is refused. */
export function LinkDialog({ whole, component, link: saved, onSaved, onClose }: LinkDialogProps) {
  const client = useQueryClient();
  const tellFailure = useSaveFailure(openAssessmentQuery.queryKey);
  const relations = relationsOf(component, whole);
  const own = whole.measures.filter(({ componentId }) => componentId === component.id);
  const [id] = useState(() => saved?.id ?? (crypto.randomUUID() as LinkId));
  const [seenVersion, setSeenVersion] = useState(saved?.version ?? null);
  const [value, setValue] = useState<LinkInput>(() =>
    saved
      ? inputOf(saved, component.id, (measure) => own.some((row) => row.id === measure))
      : { relation: relations[0] ?? 'gives-rise', ...{ other: '', measure: '', dependency: '', note: '' } },
  );
  const form = useForm<LinkInput>({
    value,
    onChange: setValue,
    check: checkLink,
    send: async (input) => {
      try {
        const link = linkOf(input, id, component.id);
        onSaved(await api.links.save({ assessmentId: whole.assessment.id, ...link, seenVersion }));
        toast.success(saved ? say.changed : say.saved, { id: 'link' });
        return true;
      } catch (error) {
        const refusal = refusalOf<typeof api.links.save>(error);
        const at = input.relation === 'depends' ? 'dependency' : 'other';
        if (refusal?.code === 'conflict') {
          void client.invalidateQueries({ queryKey: openAssessmentQuery.queryKey });
          const current = refusal.data.conflicts[0]?.current;
          setSeenVersion(current?.version ?? null);
          return { note: current ? say.changedMeanwhile(current.note) : say.goneMeanwhile };
        }
        if (refusal?.code === 'link-exists') return { [at]: say.exists };
        if (refusal?.code === 'link-not-possible') return { [at]: say.problems[refusal.data.why] };
        if (refusal?.code === 'link-end-gone') {
          void client.invalidateQueries({ queryKey: openAssessmentQuery.queryKey });
          const { end } = refusal.data;
          return { [input.relation === 'causes' && end === 'from' ? 'measure' : at]: say.gone[end] };
        }
        tellFailure(error, saved ? say.changeFailed : say.saveFailed);
        return false;
      }
    },
  });
  const { relation } = value;
  const choices = useMemo(() => choicesFor(relation, component, whole), [relation, component, whole]);
  return (
    <FormDialog
      form={form}
      title={saved ? say.changeTitle : say.newTitle}
      description={say.dialogText(component.title)}
      cancel={say.cancel}
      send={saved ? say.saveChange : say.save}
      sending={saved ? say.savingChange : say.saving}
      onClose={onClose}
    >
      <RadioGroup
        label={say.relation}
        required
        options={relations.map((each) => {
          const [label, hint] = say.relations[each];
          return { value: each, label, hint: hint || undefined };
        })}
        value={relation}
        onValueChange={(chosen) => form.set({ relation: chosen, other: '' })}
      />
      {relation === 'causes' ? (
        <Field label={say.measure} required error={form.errorOf('measure')}>
          <Select
            {...form.text('measure')}
            options={own.map((row) => ({ value: row.id, label: row.title }))}
            placeholder={say.chooseMeasure}
          />
        </Field>
      ) : null}
      {relation === 'depends' ? (
        <Field label={say.dependency} required error={form.errorOf('dependency')}>
          <LimitedInput {...form.text('dependency')} most={linkFields.dependency.max} autoComplete="off" />
        </Field>
      ) : (
        <Field label={say.entry[relation]} hint={say.entryHint} required error={form.errorOf('other')}>
          <MultiCombobox
            options={choices}
            value={value.other === '' ? [] : [value.other]}
            onValueChange={(chosen) => form.set({ other: chosen.at(-1) ?? '' })}
            emptyText={say.entryNone}
            closesOnChoice
          />
        </Field>
      )}
      <Field label={say.note} hint={say.noteHint} error={form.errorOf('note')}>
        <LimitedInput {...form.text('note')} most={linkFields.note.max} autoComplete="off" />
      </Field>
    </FormDialog>
  );
}

function checkLink({ relation, other, measure, dependency, note }: LinkInput): FieldErrors<keyof LinkInput> {
  return {
    ...(relation === 'causes' && measure === '' && { measure: say.required }),
    ...(relation === 'depends' && dependency.trim() === '' && { dependency: say.requiredText }),
    ...(dependency.length > linkFields.dependency.max && {
      dependency: limitMessages.tooLong(linkFields.dependency.max),
    }),
    ...(relation !== 'depends' && other === '' && { other: say.required }),
    ...(note.length > linkFields.note.max && { note: limitMessages.tooLong(linkFields.note.max) }),
  };
}

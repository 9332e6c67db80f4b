import { useEffect, useId, useRef } from 'react';
import { MAX_ENGAGEMENT_OTHER, MAX_LINE, MAX_LONG_TEXT } from '#domain/limits.ts';
import type { Option } from '#domain/reference/option.ts';
import { engagementMethods, stakeholderGroups, stakeholderRoles } from '#domain/reference/options.ts';
import type { Stakeholder } from '#domain/stakeholders/stakeholder.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { MultiChoice } from '#web/ui/multi-choice.tsx';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { stakeholderMessages as say, stakeholderProblems } from './messages.ts';
import { OTHER } from './stakeholder-value.ts';
import type { StakeholderEntry } from './use-stakeholders.ts';

interface StakeholderFormProps {
  entry: StakeholderEntry;
  /** Takes the focus when it appears: it was just opened by hand. */
  hasFocus: boolean;
  onChange: (value: Stakeholder) => void;
  onSave: () => void;
  onCancel: () => void;
  onDelete: () => void;
}

const choices = (options: readonly Option[]) => options.map(({ id, label }) => ({ value: id, label }));

/** A stakeholder entry in edit mode. */
export function StakeholderForm({ entry, hasFocus, onChange, onSave, onCancel, onDelete }: StakeholderFormProps) {
  const { value, problems, row, isSaving } = entry;
  const headingId = useId();
  const form = useRef<HTMLFormElement>(null);
  const set = (change: Partial<Stakeholder>) => onChange({ ...value, ...change });
  const problemAt = (field: keyof typeof problems) => {
    const problem = problems[field];
    return problem && stakeholderProblems[problem];
  };

  useEffect(() => {
    if (hasFocus) form.current?.querySelector('select')?.focus();
  }, [hasFocus]);

  return (
    <form
      ref={form}
      noValidate
      aria-labelledby={headingId}
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
      className="border-l-2 border-accent px-4 py-5 font-normal sm:px-5"
    >
      <h3 id={headingId} className="headline text-lg">
        {row ? say.editEntry : say.newEntry}
      </h3>
      <div className="mt-4 grid gap-x-6 gap-y-5 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-5">
          <Field label={say.group} required error={problemAt('stakeholderGroup')}>
            <Select
              options={choices(stakeholderGroups)}
              value={value.stakeholderGroup}
              onChange={(event) => set({ stakeholderGroup: event.currentTarget.value })}
            />
          </Field>
          {value.stakeholderGroup === OTHER ? (
            <Field label={say.customGroup} error={problemAt('customGroupName')}>
              <Input
                value={value.customGroupName}
                maxLength={MAX_LINE}
                onChange={(event) => set({ customGroupName: event.currentTarget.value })}
              />
            </Field>
          ) : null}
          <Field label={say.names} hint={say.namesHint} error={problemAt('stakeholderNames')}>
            <Textarea
              rows={2}
              value={value.stakeholderNames}
              maxLength={MAX_LONG_TEXT}
              onChange={(event) => set({ stakeholderNames: event.currentTarget.value })}
            />
          </Field>
          <div className="flex flex-col gap-3">
            <Checkbox
              label={say.isKey}
              checked={value.isKeyStakeholder}
              onChange={(event) => set({ isKeyStakeholder: event.currentTarget.checked })}
            />
            {value.isKeyStakeholder || value.keyStakeholderReason !== '' ? (
              <Field label={say.keyReason} error={problemAt('keyStakeholderReason')}>
                <Textarea
                  rows={2}
                  value={value.keyStakeholderReason}
                  maxLength={MAX_LONG_TEXT}
                  onChange={(event) => set({ keyStakeholderReason: event.currentTarget.value })}
                />
              </Field>
            ) : null}
          </div>
          <Field label={say.role} error={problemAt('stakeholderRole')}>
            <Select
              options={choices(stakeholderRoles)}
              placeholder={say.rolePlaceholder}
              clearable
              value={value.stakeholderRole}
              onChange={(event) => set({ stakeholderRole: event.currentTarget.value })}
            />
          </Field>
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <MultiChoice
            label={say.engagement}
            options={choices(engagementMethods)}
            value={value.engagementOrganization}
            onValueChange={(engagementOrganization) => set({ engagementOrganization })}
            otherValue={OTHER}
            otherLabel={say.engagementOther}
            otherText={value.engagementOther}
            onOtherTextChange={(text) => set({ engagementOther: text.slice(0, MAX_ENGAGEMENT_OTHER) })}
            error={problemAt('engagementOrganization') ?? problemAt('engagementOther')}
          />
          <Field label={say.division} hint={say.divisionHint} error={problemAt('businessDivision')}>
            <Input
              value={value.businessDivision}
              maxLength={MAX_LINE}
              onChange={(event) => set({ businessDivision: event.currentTarget.value })}
            />
          </Field>
          <Field label={say.views} hint={say.viewsHint} error={problemAt('relevantTopicsViews')}>
            <Textarea
              value={value.relevantTopicsViews}
              maxLength={MAX_LONG_TEXT}
              onChange={(event) => set({ relevantTopicsViews: event.currentTarget.value })}
            />
          </Field>
        </div>
      </div>
      {problems.row ? (
        <p role="alert" className="mt-4 text-sm font-medium text-danger">
          {stakeholderProblems[problems.row]}
        </p>
      ) : null}
      <div className="mt-5 flex flex-wrap items-center gap-2">
        <Button type="submit" variant="primary" busy={isSaving} busyText={say.saving}>
          {say.save}
        </Button>
        <Button variant="ghost" disabled={isSaving} onClick={onCancel}>
          {say.cancel}
        </Button>
        <Button variant="ghost" className="ml-auto text-danger" disabled={isSaving} onClick={onDelete}>
          {say.delete}
        </Button>
      </div>
    </form>
  );
}

import { MAX_ENGAGEMENT_OTHER, MAX_LINE, MAX_LONG_TEXT } from '#domain/limits.ts';
import type { Option } from '#domain/reference/option.ts';
import { engagementMethods, stakeholderGroups, stakeholderRoles } from '#domain/reference/options.ts';
import type { Stakeholder } from '#domain/stakeholders/stakeholder.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import type { FormState } from '#web/ui/form.tsx';
import { Input } from '#web/ui/input.tsx';
import { MultiChoice } from '#web/ui/multi-choice.tsx';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { stakeholderMessages as say } from './messages.ts';
import { OTHER, type StakeholderField } from './stakeholder-value.ts';

interface FieldsProps {
  form: FormState<Stakeholder, StakeholderField>;
}

const choices = (options: readonly Option[]) => options.map(({ id, label }) => ({ value: id, label }));

/** Who it is, and whether a key stakeholder. */
export function WhoFields({ form: { value, set, text, errorOf } }: FieldsProps) {
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <Field label={say.group} required error={errorOf('stakeholderGroup')}>
        <Select options={choices(stakeholderGroups)} {...text('stakeholderGroup')} />
      </Field>
      {value.stakeholderGroup === OTHER ? (
        <Field label={say.customGroup} error={errorOf('customGroupName')}>
          <Input {...text('customGroupName')} maxLength={MAX_LINE} />
        </Field>
      ) : null}
      <Field label={say.names} hint={say.namesHint} error={errorOf('stakeholderNames')}>
        <Textarea rows={2} {...text('stakeholderNames')} maxLength={MAX_LONG_TEXT} />
      </Field>
      <div className="flex flex-col gap-3">
        <Checkbox
          label={say.isKey}
          checked={value.isKeyStakeholder}
          onChange={(event) => set({ isKeyStakeholder: event.currentTarget.checked })}
        />
        {value.isKeyStakeholder || value.keyStakeholderReason !== '' ? (
          <Field label={say.keyReason} error={errorOf('keyStakeholderReason')}>
            <Textarea rows={2} {...text('keyStakeholderReason')} maxLength={MAX_LONG_TEXT} />
          </Field>
        ) : null}
      </div>
      <Field label={say.role} error={errorOf('stakeholderRole')}>
        <Select
          options={choices(stakeholderRoles)}
          placeholder={say.rolePlaceholder}
          clearable
          {...text('stakeholderRole')}
        />
      </Field>
    </div>
  );
}

/** How they were heard, and what matters to them. */
export function EngagementFields({ form: { value, set, text, errorOf } }: FieldsProps) {
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <MultiChoice
        label={say.engagement}
        options={choices(engagementMethods)}
        value={value.engagementOrganization}
        onValueChange={(engagementOrganization) => set({ engagementOrganization })}
        otherValue={OTHER}
        otherLabel={say.engagementOther}
        otherText={value.engagementOther}
        onOtherTextChange={(other) => set({ engagementOther: other.slice(0, MAX_ENGAGEMENT_OTHER) })}
        error={errorOf('engagementOrganization') ?? errorOf('engagementOther')}
      />
      <Field label={say.division} hint={say.divisionHint} error={errorOf('businessDivision')}>
        <Input {...text('businessDivision')} maxLength={MAX_LINE} />
      </Field>
      <Field label={say.views} hint={say.viewsHint} error={errorOf('relevantTopicsViews')}>
        <Textarea {...text('relevantTopicsViews')} maxLength={MAX_LONG_TEXT} />
      </Field>
    </div>
  );
}

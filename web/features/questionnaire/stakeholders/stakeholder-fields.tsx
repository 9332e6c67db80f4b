import { MAX_ENGAGEMENT_OTHER, MAX_LINE, MAX_LONG_TEXT } from '#domain/limits.ts';
import type { Option } from '#domain/reference/option.ts';
import { engagementMethods, stakeholderGroups, stakeholderRoles } from '#domain/reference/options.ts';
import { stakeholderFields } from '#domain/stakeholders/fields.ts';
import { OTHER } from '#domain/stakeholders/group-name.ts';
import type { Stakeholder } from '#domain/stakeholders/stakeholder.ts';
import { Checkbox } from '#web/ui/inputs/checkbox.tsx';
import { Field } from '#web/ui/inputs/field.tsx';
import type { FormState } from '#web/ui/inputs/form.tsx';
import { LimitedInput, LimitedTextarea } from '#web/ui/inputs/limited-text.tsx';
import { MultiChoice } from '#web/ui/inputs/multi-choice.tsx';
import { Select } from '#web/ui/inputs/select.tsx';
import { stakeholderMessages as say } from './messages.ts';
import type { StakeholderField } from './stakeholder-value.ts';

interface FieldsProps {
  form: FormState<Stakeholder, StakeholderField>;
}

const choices = (options: readonly Option[]) => options.map(({ id, label }) => ({ value: id, label }));

/** Who the stakeholders are, and whether they are key stakeholders. */
export function WhoFields({ form: { value, set, text, errorOf } }: FieldsProps) {
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <Field label={stakeholderFields.stakeholderGroup.label} required error={errorOf('stakeholderGroup')}>
        <Select options={choices(stakeholderGroups)} {...text('stakeholderGroup')} />
      </Field>
      {value.stakeholderGroup === OTHER ? (
        <Field label={stakeholderFields.customGroupName.label} error={errorOf('customGroupName')}>
          <LimitedInput {...text('customGroupName')} most={MAX_LINE} />
        </Field>
      ) : null}
      <Field label={stakeholderFields.stakeholderNames.label} hint={say.namesHint} error={errorOf('stakeholderNames')}>
        <LimitedTextarea rows={2} {...text('stakeholderNames')} most={MAX_LONG_TEXT} />
      </Field>
      <div className="flex flex-col gap-3">
        <Checkbox
          label={stakeholderFields.isKeyStakeholder.label}
          checked={value.isKeyStakeholder}
          onChange={(event) => set({ isKeyStakeholder: event.currentTarget.checked })}
        />
        {value.isKeyStakeholder || value.keyStakeholderReason !== '' ? (
          <Field label={stakeholderFields.keyStakeholderReason.label} error={errorOf('keyStakeholderReason')}>
            <LimitedTextarea rows={2} {...text('keyStakeholderReason')} most={MAX_LONG_TEXT} />
          </Field>
        ) : null}
      </div>
      <Field label={stakeholderFields.stakeholderRole.label} error={errorOf('stakeholderRole')}>
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

/** How they were engaged, and what matters to them. */
export function EngagementFields({ form: { value, set, text, errorOf } }: FieldsProps) {
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <MultiChoice
        label={stakeholderFields.engagementOrganization.label}
        options={choices(engagementMethods)}
        columns={2}
        value={value.engagementOrganization}
        onValueChange={(engagementOrganization) => set({ engagementOrganization })}
        otherValue={OTHER}
        otherLabel={stakeholderFields.engagementOther.label}
        otherText={value.engagementOther}
        otherMost={MAX_ENGAGEMENT_OTHER}
        onOtherTextChange={(engagementOther) => set({ engagementOther })}
        error={errorOf('engagementOrganization') ?? errorOf('engagementOther')}
      />
      <Field
        label={stakeholderFields.businessDivision.label}
        hint={say.divisionHint}
        error={errorOf('businessDivision')}
      >
        <LimitedInput {...text('businessDivision')} most={MAX_LINE} />
      </Field>
      <Field
        label={stakeholderFields.relevantTopicsViews.label}
        hint={say.viewsHint}
        error={errorOf('relevantTopicsViews')}
      >
        <LimitedTextarea {...text('relevantTopicsViews')} most={MAX_LONG_TEXT} />
      </Field>
    </div>
  );
}

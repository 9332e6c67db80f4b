import { Sparkles } from 'lucide-react';
import { memo } from 'react';
import type { Topic } from '#domain/assessment/assessment.ts';
import { componentFields } from '#domain/components/fields.ts';
import type { TopicId } from '#domain/ids.ts';
import { MAX_TITLE } from '#domain/limits.ts';
import type { Option } from '#domain/reference/option.ts';
import { Field } from '#web/ui/inputs/field.tsx';
import { LimitedInput } from '#web/ui/inputs/limited-text.tsx';
import { Select } from '#web/ui/inputs/select.tsx';
import { fieldId, PROPOSED_FIELD_ID } from './focus.ts';
import { componentMessages as say } from './messages.ts';
import { type ComponentFormState, useComponentFields } from './use-component-form.ts';

/** The props of a side's fields, besides the form around them. */
export interface SideFieldsProps {
  /** The relevant topics, under which it can be moved. */
  topics: readonly Topic[];
}

/** The note at a field whose text the assistant drafted, until it is saved or discarded. */
export const proposedField = {
  id: PROPOSED_FIELD_ID,
  hint: (
    <span className="inline-flex items-center gap-1.5 font-medium text-accent-strong">
      <Sparkles aria-hidden="true" className="size-3.5 shrink-0" />
      {say.proposedHint}
    </span>
  ),
};

/** Title and topic, the first fields of both forms. */
export function TitleFields({ topics }: Pick<SideFieldsProps, 'topics'>) {
  const { component, errorOf, set, text } = useComponentFields();
  return (
    <div className="grid gap-x-6 gap-y-4 @2xl/form:grid-cols-[3fr_2fr]">
      <Field label={componentFields.title.label} required error={errorOf('title')}>
        <LimitedInput {...text('title')} most={MAX_TITLE} autoComplete="off" />
      </Field>
      <TopicControl topics={topics} topicId={component.topicId} set={set} error={errorOf('topicId')} />
    </div>
  );
}

/** A choice from one list, which can be cleared. */
export function OptionField(props: {
  name: 'natureOfImpact' | 'riskOpportunityType' | 'valueChainConcentration' | 'timeHorizon';
  /** Different from the field's own label, if the kind has its own word. */
  label?: string;
  options: readonly Option[];
}) {
  const { errorOf, text } = useComponentFields();
  const { name, label = componentFields[name].label, options } = props;
  return <OptionControl id={fieldId(name)} label={label} options={options} error={errorOf(name)} {...text(name)} />;
}

interface OptionControlProps extends ReturnType<ComponentFormState['text']> {
  id: string;
  label: string;
  options: readonly Option[];
  error: string | undefined;
}

/** Does not render again while the person types elsewhere in the form. */
const OptionControl = memo(function OptionControl({ id, label, options, error, ...control }: OptionControlProps) {
  return (
    <Field id={id} label={label} error={error}>
      <Select
        {...control}
        options={options.map((option) => ({ value: option.id, label: option.label }))}
        placeholder={say.choose}
        clearable
      />
    </Field>
  );
});

interface TopicControlProps {
  topics: readonly Topic[];
  topicId: TopicId;
  set: (change: { topicId: TopicId }) => void;
  error: string | undefined;
}

/** The topic that the component belongs to; does not render again while the person types elsewhere in the form. */
const TopicControl = memo(function TopicControl({ topics, topicId, set, error }: TopicControlProps) {
  return (
    <Field label={componentFields.topicId.label} error={error}>
      <Select
        placeholder={say.choose}
        options={topics.map((topic) => ({ value: topic.id, label: `${topic.code} ${topic.name}` }))}
        value={topics.some((topic) => topic.id === topicId) ? topicId : ''}
        onChange={(event) => set({ topicId: event.currentTarget.value as TopicId })}
      />
    </Field>
  );
});

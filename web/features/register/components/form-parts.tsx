import { ChevronRight, Sparkles } from 'lucide-react';
import { memo, type ReactNode, useId } from 'react';
import type { Topic } from '#domain/assessment/assessment.ts';
import { componentFields } from '#domain/components/fields.ts';
import type { TopicId } from '#domain/ids.ts';
import { MAX_TITLE } from '#domain/limits.ts';
import type { Option } from '#domain/reference/option.ts';
import { cn } from '#web/lib/cn.ts';
import { Field } from '#web/ui/inputs/field.tsx';
import { LimitedInput } from '#web/ui/inputs/limited-text.tsx';
import { Select } from '#web/ui/inputs/select.tsx';
import { fieldId, PROPOSED_FIELD_ID } from './focus.ts';
import { componentMessages as say } from './messages.ts';
import { type ComponentFormState, useComponentFields } from './use-component-form.ts';
import type { OpenForm } from './use-open-form.tsx';

/** The props of a side's fields, besides the form around them. */
export interface SideFieldsProps {
  /** The relevant topics, under which it can be moved. */
  topics: readonly Topic[];
  /** The form around them. */
  open: Pick<OpenForm, 'at' | 'unfolded' | 'fold'>;
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

interface FormFoldProps {
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  label: string;
  /** What is folded, after the label. */
  note: string;
  /** How many of the folded fields have content. */
  filled: number;
  children: ReactNode;
}

/** Fields that no score needs, under one button that names them and says how many are filled in. */
export function FormFold({ isOpen, onToggle, label, note, filled, children }: FormFoldProps) {
  const bodyId = useId();
  return (
    <section className="flex min-w-0 flex-col">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? bodyId : undefined}
        onClick={() => onToggle(!isOpen)}
        className="-mx-2 flex min-h-9 items-start gap-2 rounded-md px-2 py-1.5 text-left text-sm transition-colors hover:bg-sunken"
      >
        <ChevronRight
          aria-hidden="true"
          className={cn('mt-0.5 size-4 shrink-0 text-muted transition-transform', isOpen && 'rotate-90')}
        />
        <span className="min-w-0">
          <span className="font-medium">{label}</span> <span className="text-muted">{note}</span>
          {filled > 0 ? <span className="figures text-muted"> ({say.filledIn(filled)})</span> : null}
        </span>
      </button>
      {isOpen ? (
        <div id={bodyId} className="mt-3 flex flex-col gap-4">
          {children}
        </div>
      ) : null}
    </section>
  );
}

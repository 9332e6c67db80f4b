import { Sparkles } from 'lucide-react';
import { memo, type ReactNode, use } from 'react';
import type { Topic } from '#domain/assessment/assessment.ts';
import { componentFields } from '#domain/components/fields.ts';
import type { TopicId } from '#domain/ids.ts';
import { MAX_LINE, MAX_LONG_TEXT, MAX_TITLE } from '#domain/limits.ts';
import type { Option } from '#domain/reference/option.ts';
import { timeHorizons, valueChainConcentrations } from '#domain/reference/options.ts';
import { Checkbox } from '#web/ui/inputs/checkbox.tsx';
import { Field, FieldGroup } from '#web/ui/inputs/field.tsx';
import { LimitedInput, LimitedTextarea } from '#web/ui/inputs/limited-text.tsx';
import { Select } from '#web/ui/inputs/select.tsx';
import type { ProposedPart } from './component-input.ts';
import { PROPOSED_FIELD_ID } from './focus.ts';
import { componentMessages as say } from './messages.ts';
import { type ComponentFormState, FormLevelContext, useComponentFields } from './use-component-form.ts';

/** The props of a side's fields, besides the form around them. */
export interface SideFieldsProps {
  /** The consequences of the scores, shown among the fields (narrow screens). */
  consequence: ReactNode;
  /** What the assistant has proposed. */
  proposed: ProposedPart | undefined;
}

/** The note at a field whose text the assistant drafted, until it is saved or discarded. */
const proposedField = {
  id: PROPOSED_FIELD_ID,
  hint: (
    <span className="inline-flex items-center gap-1.5 font-medium text-accent-strong">
      <Sparkles aria-hidden="true" className="size-3.5 shrink-0" />
      {say.proposedHint}
    </span>
  ),
};

/** A titled group of fields. */
export function FormSection({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) {
  const Heading = use(FormLevelContext) === 3 ? 'h4' : 'h5';
  return (
    <section className="flex min-w-0 flex-col gap-4">
      <div className="border-b pb-1.5">
        <Heading className="headline text-base">{title}</Heading>
        {note ? <p className="text-xs text-muted">{note}</p> : null}
      </div>
      {children}
    </section>
  );
}

/** Title and description, the first fields of both forms. */
export function TitleFields({ proposed }: Pick<SideFieldsProps, 'proposed'>) {
  const { errorOf, text } = useComponentFields();
  return (
    <>
      <Field label={componentFields.title.label} hint={say.titleHint} required error={errorOf('title')}>
        <LimitedInput {...text('title')} most={MAX_TITLE} autoComplete="off" />
      </Field>
      <Field
        label={componentFields.description.label}
        error={errorOf('description')}
        {...(proposed === 'description' && proposedField)}
      >
        <LimitedTextarea {...text('description')} most={MAX_LONG_TEXT} />
      </Field>
    </>
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
  return <OptionControl label={label} options={options} error={errorOf(name)} {...text(name)} />;
}

interface OptionControlProps extends ReturnType<ComponentFormState['text']> {
  label: string;
  options: readonly Option[];
  error: string | undefined;
}

/** Does not render again while the person types elsewhere in the form. */
const OptionControl = memo(function OptionControl({ label, options, error, ...control }: OptionControlProps) {
  return (
    <Field label={label} error={error}>
      <Select
        {...control}
        options={options.map((option) => ({ value: option.id, label: option.label }))}
        placeholder={say.choose}
        clearable
      />
    </Field>
  );
});

/** Where in the company and the value chain, and when. */
export function WhereAndWhenFields() {
  const { errorOf, text } = useComponentFields();
  return (
    <>
      <Field label={componentFields.companyBusinessArea.label} error={errorOf('companyBusinessArea')}>
        <LimitedInput {...text('companyBusinessArea')} most={MAX_LINE} />
      </Field>
      <OptionField name="valueChainConcentration" options={valueChainConcentrations} />
      <OptionField name="timeHorizon" options={timeHorizons} />
    </>
  );
}

interface RecordFieldsProps extends Pick<SideFieldsProps, 'proposed'> {
  /** The relevant topics, under which it can be moved. */
  topics: readonly Topic[];
}

/** Justification, relevance and topic, the last fields of both forms. */
export function RecordFields({ topics, proposed }: RecordFieldsProps) {
  const { component, errorOf, set, text } = useComponentFields();
  return (
    <FormSection title={say.sectionRecord}>
      <Field
        label={componentFields.justification.label}
        hint={say.justificationHint}
        error={errorOf('justification')}
        {...(proposed === 'justification' && proposedField)}
      >
        <LimitedTextarea {...text('justification')} most={MAX_LONG_TEXT} />
      </Field>
      <RelevanceFields />
      <TopicControl topics={topics} topicId={component.topicId} set={set} error={errorOf('topicId')} />
    </FormSection>
  );
}

interface TopicControlProps {
  topics: readonly Topic[];
  topicId: TopicId;
  set: (change: { topicId: TopicId }) => void;
  error: string | undefined;
}

/** The topic that the component belongs to; does not render again while the person types elsewhere in the form. */
const TopicControl = memo(function TopicControl({ topics, topicId, set, error }: TopicControlProps) {
  return (
    <Field label={componentFields.topicId.label} hint={say.topicHint} error={error}>
      <Select
        placeholder={say.choose}
        options={topics.map((topic) => ({ value: topic.id, label: `${topic.code} ${topic.name}` }))}
        value={topics.some((topic) => topic.id === topicId) ? topicId : ''}
        onChange={(event) => set({ topicId: event.currentTarget.value as TopicId })}
        className="max-w-xl"
      />
    </Field>
  );
});

/** Which sides it is relevant for; first its own side, where it counts. */
function RelevanceFields() {
  const { component, set } = useComponentFields();
  const isImpact = component.kind === 'impact';
  const impact = (
    <Checkbox
      label={componentFields.impactRelevant.label}
      hint={isImpact ? say.countsHint : say.noteOnlyImpact}
      checked={component.impactRelevant}
      onChange={(event) => set({ impactRelevant: event.currentTarget.checked })}
    />
  );
  const financial = (
    <Checkbox
      label={componentFields.financialRelevant.label}
      hint={isImpact ? say.noteOnlyFinancial : say.countsHint}
      checked={component.financialRelevant}
      onChange={(event) => set({ financialRelevant: event.currentTarget.checked })}
    />
  );
  return (
    <FieldGroup label={say.relevance}>
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {isImpact ? impact : financial}
        {isImpact ? financial : impact}
      </div>
    </FieldGroup>
  );
}

import { Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Topic } from '#domain/assessment/assessment.ts';
import type { Component } from '#domain/components/component.ts';
import type { ComponentProblems } from '#domain/components/component-validation.ts';
import type { TopicId } from '#domain/ids.ts';
import { MAX_LONG_TEXT, MAX_TITLE } from '#domain/limits.ts';
import type { Option } from '#domain/reference/option.ts';
import { timeHorizons, valueChainConcentrations } from '#domain/reference/options.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field, FieldGroup } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import type { ComponentChange } from './component-change.ts';
import { PROPOSED_FIELD_ID } from './focus.ts';
import { componentProblems, componentMessages as say } from './messages.ts';
import type { Proposed } from './open-form.ts';

/** What every part of a form is given. */
export interface FormPartProps {
  component: Component;
  problems: ComponentProblems;
  change: (change: ComponentChange) => void;
  /** What follows from the scores, where it stands among the fields (narrow screens). */
  consequence: ReactNode;
  /** What the assistant has proposed. */
  proposed: Proposed | undefined;
}

/** The sentence at a field, or undefined. */
export function problemAt(problems: ComponentProblems, field: keyof Component): string | undefined {
  const problem = problems[field];
  return problem && componentProblems[problem];
}

/** What stands at a field whose text the assistant has drafted, until it is saved or discarded. */
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
  return (
    <section className="flex min-w-0 flex-col gap-4">
      <div className="border-b pb-1.5">
        <h5 className="headline text-base">{title}</h5>
        {note ? <p className="text-xs text-muted">{note}</p> : null}
      </div>
      {children}
    </section>
  );
}

/** Title and description: what both forms begin with. */
export function TitleFields({ component, problems, change, proposed }: Omit<FormPartProps, 'consequence'>) {
  return (
    <>
      <Field label={say.title} hint={say.titleHint} required error={problemAt(problems, 'title')}>
        <Input
          value={component.title}
          maxLength={MAX_TITLE}
          autoComplete="off"
          onChange={(event) => change({ title: event.currentTarget.value })}
        />
      </Field>
      <Field
        label={say.description}
        error={problemAt(problems, 'description')}
        {...(proposed === 'description' && proposedField)}
      >
        <Textarea
          value={component.description}
          maxLength={MAX_LONG_TEXT}
          onChange={(event) => change({ description: event.currentTarget.value })}
        />
      </Field>
    </>
  );
}

/** A choice of one list; it can be taken back. */
export function OptionField(props: {
  label: string;
  options: readonly Option[];
  value: string;
  error: string | undefined;
  onValueChange: (id: string) => void;
}) {
  return (
    <Field label={props.label} error={props.error}>
      <Select
        options={props.options.map((option) => ({ value: option.id, label: option.label }))}
        placeholder={say.choose}
        clearable
        value={props.value}
        onChange={(event) => props.onValueChange(event.currentTarget.value)}
      />
    </Field>
  );
}

/** Where in the value chain, and when. */
export function WhereAndWhenFields({ component, problems, change }: Omit<FormPartProps, 'consequence'>) {
  return (
    <>
      <OptionField
        label={say.valueChain}
        options={valueChainConcentrations}
        value={component.valueChainConcentration}
        error={problemAt(problems, 'valueChainConcentration')}
        onValueChange={(valueChainConcentration) => change({ valueChainConcentration })}
      />
      <OptionField
        label={say.timeHorizon}
        options={timeHorizons}
        value={component.timeHorizon}
        error={problemAt(problems, 'timeHorizon')}
        onValueChange={(timeHorizon) => change({ timeHorizon })}
      />
    </>
  );
}

interface RecordFieldsProps extends Omit<FormPartProps, 'consequence'> {
  /** The relevant topics, to which it can be moved. */
  topics: readonly Topic[];
}

/** Justification, relevance and the topic: what both forms end with. */
export function RecordFields({ component, problems, change, topics, proposed }: RecordFieldsProps) {
  const isImpact = component.kind === 'impact';
  const impact = (
    <Checkbox
      label={say.countsImpact}
      hint={isImpact ? say.countsHint : say.noteOnlyImpact}
      checked={component.impactRelevant}
      onChange={(event) => change({ impactRelevant: event.currentTarget.checked })}
    />
  );
  const financial = (
    <Checkbox
      label={say.countsFinancial}
      hint={isImpact ? say.noteOnlyFinancial : say.countsHint}
      checked={component.financialRelevant}
      onChange={(event) => change({ financialRelevant: event.currentTarget.checked })}
    />
  );
  return (
    <FormSection title={say.sectionRecord}>
      <Field
        label={say.justification}
        hint={say.justificationHint}
        error={problemAt(problems, 'justification')}
        {...(proposed === 'justification' && proposedField)}
      >
        <Textarea
          value={component.justification}
          maxLength={MAX_LONG_TEXT}
          onChange={(event) => change({ justification: event.currentTarget.value })}
        />
      </Field>
      <FieldGroup label={say.relevance}>
        <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
          {isImpact ? impact : financial}
          {isImpact ? financial : impact}
        </div>
      </FieldGroup>
      <Field label={say.topic} hint={say.topicHint} error={problemAt(problems, 'topicId')}>
        <Select
          placeholder={say.choose}
          options={topics.map((topic) => ({ value: topic.id, label: `${topic.code} ${topic.name}` }))}
          value={topics.some((topic) => topic.id === component.topicId) ? component.topicId : ''}
          onChange={(event) => change({ topicId: event.currentTarget.value as TopicId })}
          className="max-w-xl"
        />
      </Field>
    </FormSection>
  );
}

import { type ReactNode, useState } from 'react';
import type { Component } from '#domain/components/component.ts';
import { componentFields } from '#domain/components/fields.ts';
import { MAX_LINE, MAX_LONG_TEXT } from '#domain/limits.ts';
import {
  financialEffects,
  impactNatures,
  riskOpportunityTypes,
  timeHorizons,
  valueChainConcentrations,
} from '#domain/reference/options.ts';
import { Checkbox } from '#web/ui/inputs/checkbox.tsx';
import { Field, FieldGroup } from '#web/ui/inputs/field.tsx';
import { LimitedInput, LimitedTextarea } from '#web/ui/inputs/limited-text.tsx';
import { MultiChoice } from '#web/ui/inputs/multi-choice.tsx';
import type { ProposedPart } from './component-input.ts';
import { fieldId } from './focus.ts';
import { FormFold, OptionField, proposedField } from './form-parts.tsx';
import { componentMessages as say } from './messages.ts';
import { useComponentFields } from './use-component-form.ts';
import type { FieldPlace, OpenForm } from './use-open-form.tsx';

const OF_ALL = [
  'description',
  'companyBusinessArea',
  'valueChainConcentration',
  'timeHorizon',
  'justification',
] as const satisfies readonly (keyof Component)[];
const OF_IMPACT = [...OF_ALL, 'natureOfImpact'] as const;
const OF_FINANCIAL = [...OF_ALL, 'riskOpportunityType', 'financialEffects'] as const;
type FoldedField = (typeof OF_IMPACT | typeof OF_FINANCIAL)[number];

interface MoreFieldsProps {
  open: Pick<OpenForm, 'at' | 'unfolded' | 'fold'>;
  /** What the assistant has proposed. */
  proposed: ProposedPart | undefined;
  /** Where the topic's point would move, if it has no place next to the form. */
  consequence: ReactNode;
}

/**
 * The fields that no score needs, under one button that names them and says how many are filled in. A field with an error, a proposal
 * of the assistant, or a link to a field opens them.
 */
export function MoreFields({ open, proposed, consequence }: MoreFieldsProps) {
  const { component, errorOf } = useComponentFields();
  const fields: readonly FoldedField[] = component.kind === 'impact' ? OF_IMPACT : OF_FINANCIAL;
  const isWrong = fields.some((name) => errorOf(name) !== undefined);
  const [isOpen, setOpen] = useState(
    open.unfolded.has('more') || proposed === 'component' || fields.some((name) => name === proposed),
  );
  const [seen, setSeen] = useState<FieldPlace | null>(null);
  if (isWrong && !isOpen) setOpen(true);
  if (open.at !== seen) {
    setSeen(open.at);
    if (fields.some((name) => name === open.at?.field)) setOpen(true);
  }
  return (
    <FormFold
      isOpen={isOpen}
      onToggle={(next) => {
        setOpen(next);
        open.fold('more', !next);
      }}
      label={say.more}
      note={say.moreFields(component.kind)}
      filled={fields.filter((name) => hasContent(component[name])).length}
    >
      <RestOfFields proposed={proposed} />
      {consequence}
    </FormFold>
  );
}

const hasContent = (value: string | readonly string[]): boolean =>
  typeof value === 'string' ? value.trim() !== '' : value.length > 0;

function RestOfFields({ proposed }: Pick<MoreFieldsProps, 'proposed'>) {
  const { component, set } = useComponentFields();
  const { kind } = component;
  return (
    <>
      <LongField name="justification" hint={say.justificationHint} isProposed={proposed === 'justification'} />
      <LongField name="description" isProposed={proposed === 'description'} />
      {kind === 'impact' ? null : (
        <MultiChoice
          label={componentFields.financialEffects.label}
          columns={2}
          options={financialEffects.map((effect) => ({ value: effect.id, label: effect.label }))}
          value={component.financialEffects}
          onValueChange={(effects) => set({ financialEffects: effects })}
        />
      )}
      <div className="grid items-end gap-x-6 gap-y-4 @lg/form:grid-cols-2">
        {kind === 'impact' ? (
          <OptionField name="natureOfImpact" options={impactNatures} />
        ) : (
          <OptionField
            name="riskOpportunityType"
            label={kind === 'risk' ? say.riskType : say.opportunityType}
            options={riskOpportunityTypes.filter((type) => type.kind === kind)}
          />
        )}
        <AreaField />
        <OptionField name="valueChainConcentration" options={valueChainConcentrations} />
        <OptionField name="timeHorizon" options={timeHorizons} />
      </div>
      <RelevanceFields />
    </>
  );
}

interface LongFieldProps {
  name: 'description' | 'justification';
  hint?: string;
  /** The assistant has drafted its text. */
  isProposed: boolean;
}

function LongField({ name, hint, isProposed }: LongFieldProps) {
  const { errorOf, text } = useComponentFields();
  return (
    <Field
      id={fieldId(name)}
      label={componentFields[name].label}
      hint={hint}
      error={errorOf(name)}
      {...(isProposed && proposedField)}
    >
      <LimitedTextarea {...text(name)} most={MAX_LONG_TEXT} />
    </Field>
  );
}

function AreaField() {
  const { errorOf, text } = useComponentFields();
  const name = 'companyBusinessArea';
  return (
    <Field id={fieldId(name)} label={componentFields[name].label} error={errorOf(name)}>
      <LimitedInput {...text(name)} most={MAX_LINE} />
    </Field>
  );
}

/** Which sides it is relevant for; first its own side, where it counts. */
function RelevanceFields() {
  const { component, set } = useComponentFields();
  const isImpact = component.kind === 'impact';
  const sides = [
    { name: 'impactRelevant', hint: isImpact ? say.countsHint : say.noteOnlyImpact },
    { name: 'financialRelevant', hint: isImpact ? say.noteOnlyFinancial : say.countsHint },
  ] as const;
  return (
    <FieldGroup label={say.relevance}>
      <div className="grid gap-x-6 gap-y-3 @lg/form:grid-cols-2">
        {(isImpact ? sides : sides.toReversed()).map(({ name, hint }) => (
          <Checkbox
            key={name}
            label={componentFields[name].label}
            hint={hint}
            checked={component[name]}
            onChange={(event) => set({ [name]: event.currentTarget.checked } as Partial<Component>)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

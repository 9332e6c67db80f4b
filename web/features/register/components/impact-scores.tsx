import { useState } from 'react';
import { scoreComponent } from '#domain/components/component-score.ts';
import { REASON_OF } from '#domain/components/criteria.ts';
import { componentFields } from '#domain/components/fields.ts';
import { isLikelihoodAsked } from '#domain/components/open-scores.ts';
import { followsDetails } from '#domain/components/score-fields.ts';
import { severityDetailsOf, severityFromDetails } from '#domain/components/severity.ts';
import type { Score5 } from '#domain/fields/score5.ts';
import { MAX_LONG_TEXT } from '#domain/limits.ts';
import { cn } from '#web/lib/cn.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { Checkbox } from '#web/ui/inputs/checkbox.tsx';
import { Field, FieldGroup } from '#web/ui/inputs/field.tsx';
import { LimitedTextarea } from '#web/ui/inputs/limited-text.tsx';
import { FormFold, type SideFieldsProps } from './form-parts.tsx';
import { ruleNotes, componentMessages as say } from './messages.ts';
import { ScoreField } from './score-field.tsx';
import { useComponentFields } from './use-component-form.ts';
import type { FieldPlace } from './use-open-form.tsx';

/** Severity with its details, and likelihood. */
export function ImpactScores({ open }: Pick<SideFieldsProps, 'open'>) {
  const { component } = useComponentFields();
  const given = severityFromDetails(severityDetailsOf(component));
  // The value from the details, if the assessor has set a different one.
  const overruled = given !== null && !followsDetails(component) ? given : null;
  return (
    <>
      <SeverityDetails open={open} />
      <div className="grid gap-x-6 gap-y-4 @sm/form:grid-cols-2">
        <Severity given={given} overruled={overruled} />
        <Likelihood />
      </div>
      {overruled === null ? null : <SeverityReason given={overruled} />}
    </>
  );
}

const DETAILS = ['impactScale', 'impactScope', 'impactIrremediability'] as const;

/** Scale, scope and, for negative impacts, irremediability; folded until there is one, or a link leads to it. */
function SeverityDetails({ open }: Pick<SideFieldsProps, 'open'>) {
  const { component } = useComponentFields();
  const { impactPolarity: polarity } = component;
  const filled = DETAILS.filter((name) => component[name] !== null).length;
  const [isOpen, setOpen] = useState(open.unfolded.has('details') || filled > 0);
  const [seen, setSeen] = useState<FieldPlace | null>(null);
  if (open.at !== seen) {
    setSeen(open.at);
    const wanted = open.at?.field;
    if (DETAILS.some((name) => name === wanted || REASON_OF[name] === wanted)) setOpen(true);
  }
  return (
    <FormFold
      isOpen={isOpen}
      onToggle={(next) => {
        setOpen(next);
        open.fold('details', !next);
      }}
      label={`${say.details}:`}
      note={say.detailsNote(polarity)}
      filled={filled}
    >
      <FieldGroup label={say.details} hideLabel hint={say.detailsHint[polarity ?? 'none']}>
        <div
          className={cn(
            'mt-1 grid gap-x-6 gap-y-4 rounded-md border bg-ground px-4 py-3 @sm/form:grid-cols-2',
            polarity === 'Negative' && '@2xl/form:grid-cols-3',
          )}
        >
          <ScoreField name="impactScale" scale="scale" polarity={polarity} clearable />
          <ScoreField name="impactScope" scale="scope" polarity={polarity} clearable />
          {polarity === 'Negative' ? (
            <ScoreField name="impactIrremediability" scale="irremediability" clearable />
          ) : null}
        </div>
      </FieldGroup>
    </FormFold>
  );
}

function Severity({ given, overruled }: { given: number | null; overruled: Score5 | null }) {
  const { component, set } = useComponentFields();
  return (
    <ScoreField
      name="impactSeverity"
      scale="severity"
      polarity={component.impactPolarity}
      note={given === null ? null : overruled === null ? say.followsNote(given) : say.ownValueNote(given)}
    >
      {overruled === null ? null : (
        <Button
          variant="link"
          size="sm"
          className="font-normal"
          onClick={() => set({ severityReason: '', impactSeverity: overruled })}
        >
          {say.follow}
        </Button>
      )}
    </ScoreField>
  );
}

function Likelihood() {
  const { component, set } = useComponentFields();
  const { impactPolarity: polarity, actualPotentialImpact, humanRights } = component;
  // Why the likelihood that counts is not the stated one, and that this is our convention; nothing if the score is a plain product.
  const note = ruleNotes[scoreComponent(component).rule]?.[polarity ?? 'Negative'];
  return (
    <ScoreField
      name="impactLikelihood"
      scale="likelihood"
      fixed={isLikelihoodAsked(component) ? undefined : 5}
      note={note && <p className="border-l-2 pl-2.5">{note}</p>}
    >
      {polarity === 'Negative' && actualPotentialImpact === 'Potential' ? (
        <Checkbox
          className="mt-3"
          label={componentFields.humanRights.label}
          hint={humanRights ? undefined : say.humanRightsHint}
          checked={humanRights}
          onChange={(event) => set({ humanRights: event.currentTarget.checked })}
        />
      ) : null}
    </ScoreField>
  );
}

function SeverityReason({ given }: { given: number }) {
  const { component, errorOf, text } = useComponentFields();
  return (
    <Field
      label={componentFields.severityReason.label}
      hint={component.severityReason.trim() === '' ? say.severityReasonHint(given) : undefined}
      required
      error={errorOf('severityReason')}
    >
      <LimitedTextarea {...text('severityReason')} most={MAX_LONG_TEXT} rows={2} />
    </Field>
  );
}

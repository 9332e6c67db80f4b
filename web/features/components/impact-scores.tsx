import { scoreComponent } from '#domain/components/component-score.ts';
import { componentFields } from '#domain/components/fields.ts';
import { severityDetailsOf, severityFromDetails } from '#domain/components/severity.ts';
import type { Score5 } from '#domain/fields/score5.ts';
import { MAX_LONG_TEXT } from '#domain/limits.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field, FieldGroup } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { followsDetails } from './component-change.ts';
import { toneOf } from './consequence.tsx';
import { componentMessages as say } from './messages.ts';
import { RuleNote } from './rule-note.tsx';
import { ScoreField } from './score-field.tsx';
import { useComponentFields } from './use-component-form.ts';

/** Severity with what stands behind it, and likelihood. */
export function ImpactScores() {
  const { component } = useComponentFields();
  const given = severityFromDetails(severityDetailsOf(component));
  // What the details give, where the assessor has set another value.
  const overruled = given !== null && !followsDetails(component) ? given : null;
  return (
    <>
      <SeverityDetails />
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <Severity given={given} overruled={overruled} />
        <Likelihood />
      </div>
      {overruled === null ? null : <SeverityReason given={overruled} />}
    </>
  );
}

/** Scale and scope, of negative impacts irremediability too. */
function SeverityDetails() {
  const { component, errorOf, set } = useComponentFields();
  const { impactPolarity: polarity } = component;
  const tone = toneOf(component);
  return (
    <FieldGroup label={say.details} hint={say.detailsHint[polarity ?? 'none']}>
      <div className="mt-1 grid gap-x-6 gap-y-4 rounded-md border bg-ground p-4 sm:grid-cols-2">
        <ScoreField
          label={componentFields.impactScale.label}
          scale="scale"
          polarity={polarity}
          tone={tone}
          value={component.impactScale}
          onValueChange={(impactScale) => set({ impactScale })}
          onClear={() => set({ impactScale: null })}
          error={errorOf('impactScale')}
        />
        <ScoreField
          label={componentFields.impactScope.label}
          scale="scope"
          polarity={polarity}
          tone={tone}
          value={component.impactScope}
          onValueChange={(impactScope) => set({ impactScope })}
          onClear={() => set({ impactScope: null })}
          error={errorOf('impactScope')}
        />
        {polarity === 'Negative' ? (
          <ScoreField
            label={componentFields.impactIrremediability.label}
            scale="irremediability"
            tone={tone}
            value={component.impactIrremediability}
            onValueChange={(impactIrremediability) => set({ impactIrremediability })}
            onClear={() => set({ impactIrremediability: null })}
            error={errorOf('impactIrremediability')}
          />
        ) : null}
      </div>
    </FieldGroup>
  );
}

function Severity({ given, overruled }: { given: number | null; overruled: Score5 | null }) {
  const { component, errorOf, set } = useComponentFields();
  return (
    <ScoreField
      label={componentFields.impactSeverity.label}
      scale="severity"
      polarity={component.impactPolarity}
      tone={toneOf(component)}
      value={component.impactSeverity}
      onValueChange={(impactSeverity) => set({ impactSeverity })}
      error={errorOf('impactSeverity')}
    >
      {given === null ? null : (
        <p className="mt-1 text-xs text-muted">
          {overruled === null ? say.followsNote(given) : say.ownValueNote(given)}
        </p>
      )}
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
  const { component, errorOf, set } = useComponentFields();
  const { impactPolarity: polarity, actualPotentialImpact, humanRights } = component;
  const { rule } = scoreComponent(component);
  const isActual = rule === 'actual';
  return (
    <ScoreField
      label={componentFields.impactLikelihood.label}
      scale="likelihood"
      tone={toneOf(component)}
      value={isActual ? 5 : component.impactLikelihood}
      disabled={isActual}
      onValueChange={(impactLikelihood) => set({ impactLikelihood })}
      error={errorOf('impactLikelihood')}
    >
      <RuleNote rule={rule} polarity={polarity} className="mt-1" />
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
      <Textarea {...text('severityReason')} maxLength={MAX_LONG_TEXT} rows={2} />
    </Field>
  );
}

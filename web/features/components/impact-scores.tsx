import { scoreComponent } from '#domain/components/component-score.ts';
import { severityDetailsOf, severityFromDetails } from '#domain/components/severity.ts';
import { MAX_LONG_TEXT } from '#domain/limits.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field, FieldGroup } from '#web/ui/field.tsx';
import type { ScoreTone } from '#web/ui/score-slider.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { followsDetails } from './component-change.ts';
import { type FormPartProps, problemAt } from './form-parts.tsx';
import { componentMessages as say } from './messages.ts';
import { RuleNote } from './rule-note.tsx';
import { ScoreField } from './score-field.tsx';

/** Severity with what stands behind it, and likelihood (ruling 15). */
export function ImpactScores({ component, problems, change, consequence }: FormPartProps) {
  const polarity = component.impactPolarity;
  const tone: ScoreTone = polarity === 'Negative' ? 'negative' : polarity === 'Positive' ? 'positive' : 'accent';
  const given = severityFromDetails(severityDetailsOf(component));
  const { rule } = scoreComponent(component);
  const isPotentialHarm = polarity === 'Negative' && component.actualPotentialImpact === 'Potential';
  const asksReason = given !== null && !followsDetails(component);
  return (
    <>
      <FieldGroup label={say.details} hint={say.detailsHint[polarity ?? 'none']}>
        <div className="mt-1 grid gap-x-6 gap-y-4 rounded-md border bg-ground p-4 sm:grid-cols-2">
          <ScoreField
            label={say.scale}
            scale="scale"
            polarity={polarity}
            tone={tone}
            value={component.impactScale}
            onValueChange={(impactScale) => change({ impactScale })}
            onClear={() => change({ impactScale: null })}
            error={problemAt(problems, 'impactScale')}
          />
          <ScoreField
            label={say.scope}
            scale="scope"
            polarity={polarity}
            tone={tone}
            value={component.impactScope}
            onValueChange={(impactScope) => change({ impactScope })}
            onClear={() => change({ impactScope: null })}
            error={problemAt(problems, 'impactScope')}
          />
          {polarity === 'Negative' ? (
            <ScoreField
              label={say.irremediability}
              scale="irremediability"
              tone={tone}
              value={component.impactIrremediability}
              onValueChange={(impactIrremediability) => change({ impactIrremediability })}
              onClear={() => change({ impactIrremediability: null })}
              error={problemAt(problems, 'impactIrremediability')}
            />
          ) : null}
        </div>
      </FieldGroup>
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <ScoreField
          label={say.severity}
          scale="severity"
          polarity={polarity}
          tone={tone}
          value={component.impactSeverity}
          onValueChange={(impactSeverity) => change({ impactSeverity })}
          error={problemAt(problems, 'impactSeverity')}
        >
          {given === null ? null : (
            <p className="mt-1 text-xs text-muted">{asksReason ? say.ownValueNote(given) : say.followsNote(given)}</p>
          )}
          {asksReason ? (
            <Button
              variant="link"
              size="sm"
              className="font-normal"
              onClick={() => change({ severityReason: '', impactSeverity: given })}
            >
              {say.follow}
            </Button>
          ) : null}
        </ScoreField>
        <ScoreField
          label={say.likelihood}
          scale="likelihood"
          tone={tone}
          value={rule === 'actual' ? 5 : component.impactLikelihood}
          disabled={rule === 'actual'}
          onValueChange={(impactLikelihood) => change({ impactLikelihood })}
          error={problemAt(problems, 'impactLikelihood')}
        >
          <RuleNote rule={rule} polarity={polarity} className="mt-1" />
          {isPotentialHarm ? (
            <Checkbox
              className="mt-3"
              label={say.humanRights}
              hint={component.humanRights ? undefined : say.humanRightsHint}
              checked={component.humanRights}
              onChange={(event) => change({ humanRights: event.currentTarget.checked })}
            />
          ) : null}
        </ScoreField>
      </div>
      {asksReason ? (
        <Field
          label={say.severityReason}
          hint={component.severityReason.trim() === '' ? say.severityReasonHint(given) : undefined}
          required
          error={problemAt(problems, 'severityReason')}
        >
          <Textarea
            value={component.severityReason}
            maxLength={MAX_LONG_TEXT}
            rows={2}
            onChange={(event) => change({ severityReason: event.currentTarget.value })}
          />
        </Field>
      ) : null}
      {consequence}
    </>
  );
}

import type { AssessmentShape } from '#contract/assessment.ts';
import { routeLabel, routeOf } from '#domain/assessment/esrs-version.ts';
import { MAX_LONG_TEXT } from '#domain/limits.ts';
import type { ReasonsAsked } from '#domain/results/reasons-asked.ts';
import { VersionWarning } from '#web/features/questionnaire/assessment/version-warning.tsx';
import { Field } from '#web/ui/inputs/field.tsx';
import type { FormState } from '#web/ui/inputs/form.tsx';
import { LimitedTextarea } from '#web/ui/inputs/limited-text.tsx';
import { climateHints, completionMessages as say } from './messages.ts';
import type { CompletionInput } from './use-complete.ts';

interface CompletionReasonsProps {
  assessment: AssessmentShape;
  asked: ReasonsAsked;
  form: FormState<CompletionInput>;
}

/**
 * Asks for the explanations that the law requires: for a version that does not fit the year, and for climate change that is not material.
 */
export function CompletionReasons({ assessment, asked, form }: CompletionReasonsProps) {
  const { esrsVersion, financialYearStart } = assessment;
  return (
    <>
      {asked.version ? (
        <div className="flex flex-col gap-3">
          <VersionWarning version={routeOf(assessment)} financialYearStart={financialYearStart} />
          <Field
            label={say.versionReason(routeLabel(routeOf(assessment)))}
            hint={say.versionReasonHint}
            required
            error={form.errorOf('versionReason')}
          >
            <LimitedTextarea {...form.text('versionReason')} most={MAX_LONG_TEXT} className="min-h-20" />
          </Field>
        </div>
      ) : null}
      {asked.climate ? (
        <Field
          label={say.climateReason}
          hint={
            form.value.climateReason.trim() === ''
              ? `${say.climateOpen} ${climateHints[esrsVersion]}`
              : climateHints[esrsVersion]
          }
          error={form.errorOf('climateReason')}
        >
          <LimitedTextarea {...form.text('climateReason')} most={MAX_LONG_TEXT} className="min-h-28" />
        </Field>
      ) : null}
    </>
  );
}

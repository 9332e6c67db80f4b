import { finalityOf } from '#domain/sign-off/sign-off.ts';
import { finalityNames } from '#domain/sign-off/words.ts';
import { cn } from '#web/lib/cn.ts';
import { formatDay } from '#web/lib/format-day.ts';
import { Field } from '#web/ui/inputs/field.tsx';
import { Select } from '#web/ui/inputs/select.tsx';
import type { AssessmentChoice } from './api.ts';
import { dashboardMessages as say } from './messages.ts';

interface ChooseAssessmentProps {
  choices: readonly AssessmentChoice[];
  chosen: string;
  onChoose: (assessmentId: string) => void;
  /** Visible above it, if there is more than one. */
  label?: string;
  className?: string | undefined;
}

/**
 * Chooses which assessment the dashboard shows. It is shown even if there is only one: it names that one, and nothing moves when a second
 * is added.
 */
export function ChooseAssessment({ choices, chosen, onChoose, label, className }: ChooseAssessmentProps) {
  const options = choices.map((choice) => ({ value: choice.id, label: describeChoice(choice) }));
  return (
    <Field
      label={label ?? say.chooseAssessment}
      hideLabel={label === undefined}
      className={cn('w-full print:hidden', label === undefined && 'sm:w-80 lg:w-120', className)}
    >
      <Select value={chosen} options={options} onChange={(event) => onChoose(event.target.value)} />
    </Field>
  );
}

/** 'January 1, 2025 (final): Double Materiality Assessment'. The distinguishing part comes first, because names are often the same. */
function describeChoice({ financialYearStart, hasResults, name, ...choice }: AssessmentChoice): string {
  const state = [finalityNames[finalityOf(choice)], hasResults ? '' : say.noResults];
  const words = state.filter(Boolean).join(', ').toLowerCase();
  return `${formatDay(financialYearStart)} (${words}): ${name}`;
}

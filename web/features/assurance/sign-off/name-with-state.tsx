import { finalityOf, type SignOffState } from '#domain/sign-off/sign-off.ts';
import { FinalityBadge } from '#web/features/questionnaire/assessment/finality-badge.tsx';

interface NameWithStateProps {
  assessment: SignOffState & { name: string };
}

/** An assessment's name with its state, under the title of a screen. */
export function NameWithState({ assessment }: NameWithStateProps) {
  return (
    <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
      <span dir="auto">{assessment.name}</span>
      <FinalityBadge finality={finalityOf(assessment)} />
    </span>
  );
}

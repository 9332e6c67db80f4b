import { useQuery } from '@tanstack/react-query';
import { wizardProgress } from '#domain/progress/wizard-progress.ts';
import type { Dashboard } from '#domain/results/dashboard.ts';
import { draftOfQuery } from './api.ts';
import { FirstSteps } from './first-steps.tsx';

/** Shown above the empty blocks of a draft in which nothing has been scored: the progress towards a result. */
export default function BegunSteps({ assessment }: Pick<Dashboard, 'assessment'>) {
  const { data: draft } = useQuery(draftOfQuery(assessment.id));
  return (
    <FirstSteps
      progress={draft ? wizardProgress(draft) : undefined}
      isStandardConfirmed={!assessment.esrsVersionToBeConfirmed}
      financialYearStart={assessment.financialYearStart}
    />
  );
}

import { useQuery } from '@tanstack/react-query';
import { wizardProgress } from '#domain/progress/wizard-progress.ts';
import type { Dashboard } from '#domain/results/dashboard.ts';
import { draftOfQuery } from './api.ts';
import { FirstSteps } from './first-steps.tsx';

/** Above the empty blocks of a draft in which nothing is rated yet: how far the way to a result has come. */
export default function BegunSteps({ assessment }: Pick<Dashboard, 'assessment'>) {
  const { data: draft } = useQuery(draftOfQuery(assessment.id));
  return (
    <FirstSteps
      progress={draft ? wizardProgress(draft) : undefined}
      isStandardConfirmed={!assessment.esrsVersionToBeConfirmed}
    />
  );
}

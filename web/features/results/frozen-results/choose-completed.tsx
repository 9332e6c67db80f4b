import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { assessmentsQuery } from '#web/features/questionnaire/assessment/api.ts';
import { ChooseAssessment } from '#web/features/results/dashboard/choose-assessment.tsx';

interface ChooseCompletedProps {
  shown: string | undefined;
  /** The id of the current draft. */
  draftId: string | undefined;
}

/** Chooses which assessment is shown, if there is a completed one besides the draft. */
export function ChooseCompleted({ shown, draftId }: ChooseCompletedProps) {
  const [, setParams] = useSearchParams();
  const { data = [] } = useQuery(assessmentsQuery);
  const choices = data.filter(({ id, status }) => id === draftId || status === 'completed');
  if (shown === undefined || choices.length < 2) return null;
  return (
    <ChooseAssessment
      choices={choices.map((choice) => ({ ...choice, hasResults: true }))}
      chosen={shown}
      onChoose={(id) => setParams(id === draftId ? {} : { assessment: id })}
    />
  );
}

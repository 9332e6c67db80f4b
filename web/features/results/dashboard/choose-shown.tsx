import { useSearchParams } from 'react-router';
import type { AssessmentId } from '#domain/ids.ts';
import type { AssessmentChoice } from './api.ts';
import { ChooseAssessment } from './choose-assessment.tsx';

interface ChooseShownProps {
  choices: readonly AssessmentChoice[];
  shown: AssessmentId;
  className?: string;
}

/**
 * The choice of the assessment whose results a screen shows; the address keeps it. A topic in the address belongs to the previous choice,
 * so it is removed.
 */
export function ChooseShown({ choices, shown, className }: ChooseShownProps) {
  const [, setParams] = useSearchParams();
  function choose(assessment: string) {
    setParams(
      (present) => {
        present.delete('topic');
        present.set('assessment', assessment);
        return present;
      },
      { preventScrollReset: true },
    );
  }
  return <ChooseAssessment choices={choices} chosen={shown} onChoose={choose} className={className} />;
}

import { useQuery } from '@tanstack/react-query';
import type { AssessmentShape } from '#contract/assessment.ts';
import { completedByQuery } from '#web/features/questionnaire/assessment/completed-by.ts';
import { useKeptForms } from '#web/features/saving/use-kept-forms.ts';
import { Alert } from '#web/ui/layout/alert.tsx';
import { nameKept } from './kept-sections.ts';
import { keptMessages as say } from './messages.ts';

/** Says who completed an assessment in which the person still has unsaved input, and where that input is (product P19). */
export function KeptAfterCompletion({ assessment }: { assessment: Pick<AssessmentShape, 'id' | 'completedAt'> }) {
  const kept = nameKept(useKeptForms(assessment.id));
  const { data: name = null } = useQuery({ ...completedByQuery(assessment), enabled: kept.length > 0 });
  if (kept.length === 0) return null;
  return (
    <Alert tone="warning" announce className="mt-6" title={say.title(name)}>
      {say.text(kept)}
    </Alert>
  );
}

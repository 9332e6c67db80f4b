import { useQuery } from '@tanstack/react-query';
import type { AssessmentShape } from '#contract/assessment.ts';
import { api } from '#web/lib/api.ts';
import { queryKeys } from '#web/lib/query-keys.ts';
import { Alert } from '#web/ui/alert.tsx';
import { keptMessages as say } from './messages.ts';
import { useKeptSections } from './use-kept-sections.ts';

/** Says who has completed an assessment in which something of one's own is still unsaved, and where that is (product P19). */
export function KeptAfterCompletion({ assessment }: { assessment: Pick<AssessmentShape, 'id' | 'completedAt'> }) {
  const { id, completedAt } = assessment;
  const kept = useKeptSections(id);
  const { data: name = null } = useQuery({
    queryKey: [...queryKeys.assessment, id, 'completed-by', completedAt],
    queryFn: async () => {
      const { changes } = await api.history.ofAssessment({ assessmentId: id });
      return changes.find(({ verb }) => verb === 'completed')?.by ?? null;
    },
    enabled: kept.length > 0,
    retry: false,
  });
  if (kept.length === 0) return null;
  return (
    <Alert tone="warning" announce className="mt-6" title={say.title(name)}>
      {say.text(kept.map((section) => section.name))}
    </Alert>
  );
}

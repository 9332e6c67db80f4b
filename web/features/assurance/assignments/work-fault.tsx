import type { AssessmentId } from '#domain/ids.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { useAssignedQuery } from './api.ts';
import { assignmentMessages as say } from './messages.ts';

/** Says once on a screen that owners and due dates could not be loaded, and offers to retry. Renders nothing if they were loaded. */
export function WorkFault({ assessmentId }: { assessmentId: AssessmentId }) {
  const { isError, isFetching, refetch } = useAssignedQuery(assessmentId);
  if (!isError) return null;
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted print:hidden">
      {say.failed}
      <Button size="sm" busy={isFetching} busyText={say.loading} onClick={() => void refetch()}>
        {say.again}
      </Button>
    </p>
  );
}

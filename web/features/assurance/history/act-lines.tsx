import { useState } from 'react';
import type { AssessmentId } from '#domain/ids.ts';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { actQuery } from './api.ts';
import { ChangeLine } from './change-line.tsx';
import { activityMessages as say } from './messages.ts';
import { useChanges } from './use-changes.ts';

interface ActLinesProps {
  assessmentId: AssessmentId;
  act: string;
  count: number;
}

/** What was done to each row of an act: folded until somebody asks. */
export function ActLines({ assessmentId, act, count }: ActLinesProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="mt-1.5 text-sm" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="w-fit cursor-pointer rounded-sm text-accent">{say.showAct(count)}</summary>
      {isOpen ? <Lines assessmentId={assessmentId} act={act} /> : null}
    </details>
  );
}

function Lines({ assessmentId, act }: Omit<ActLinesProps, 'count'>) {
  const { data, error, hasOlder, isReadingOlder, isOlderFailed, readOlder } = useChanges(actQuery(assessmentId, act));
  if (error || isOlderFailed) return <p className="mt-1 text-muted">{say.actFailed}</p>;
  if (!data) return <Spinner label={say.loadingAct} className="mt-2" />;
  return (
    <>
      <ol className="mt-2 divide-y border-y">
        {data.changes.map((change) => (
          <ChangeLine key={change.id} assessmentId={assessmentId} change={change} />
        ))}
      </ol>
      {hasOlder ? (
        <Button size="sm" variant="ghost" busy={isReadingOlder} busyText={say.loadingOlder} onClick={readOlder}>
          {say.older}
        </Button>
      ) : null}
    </>
  );
}

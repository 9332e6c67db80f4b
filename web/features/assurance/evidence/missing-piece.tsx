import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Evidence } from '#contract/evidence-shapes.ts';
import type { EvidenceId } from '#domain/ids.ts';
import { codeOf } from '#web/lib/api.ts';
import { focusSoon } from '#web/lib/focus-soon.ts';
import { formatDay } from '#web/lib/format-day.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { Alert } from '#web/ui/layout/alert.tsx';
import { wholeEvidenceQuery } from './api.ts';
import { evidenceItemId } from './evidence-place.ts';
import { evidenceMessages as say } from './messages.ts';

interface MissingPieceProps {
  /** The id of a piece that a link leads to and that is not in the list. */
  id: EvidenceId;
  /** Null for people who may only read. */
  onBringBack: ((evidence: Evidence) => void) | null;
}

/** Says why a piece of evidence is not in the list, and offers to restore it; takes the focus in its place. */
export function MissingPiece({ id, onBringBack }: MissingPieceProps) {
  const { data, error, isFetching, refetch } = useQuery(wholeEvidenceQuery(id));
  const isTold = data ? data.evidence.removedAt !== null : error !== null;
  useEffect(() => {
    if (isTold) focusSoon(evidenceItemId(id));
  }, [isTold, id]);
  if (!isTold) return null;
  return (
    <div id={evidenceItemId(id)} tabIndex={-1} className="rounded-md">
      {data?.evidence.removedAt ? (
        <Alert
          title={say.wasRemoved(data.evidence.title)}
          action={
            onBringBack ? (
              <Button size="sm" onClick={() => onBringBack(data.evidence)}>
                {say.bringBack}
              </Button>
            ) : null
          }
        >
          {say.wasRemovedText(formatDay(data.evidence.removedAt))}
        </Alert>
      ) : codeOf(error) === null ? (
        <Alert
          tone="warning"
          title={say.pieceFailed}
          action={
            <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
              {say.tryAgain}
            </Button>
          }
        />
      ) : (
        <Alert title={say.isGone}>{say.isGoneText}</Alert>
      )}
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import type { AssessmentId, ComponentId } from '#domain/ids.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { leftOutQuery } from './api.ts';
import { leftOutMessages as say } from './messages.ts';

/** Marks an entry whose score changed since its justification and evidence were written; nothing for any other. */
export function RescoredMark({ assessmentId, id }: { assessmentId: AssessmentId; id: ComponentId }) {
  const { data } = useQuery(leftOutQuery(assessmentId));
  const found = data?.rescored.find(({ componentId }) => componentId === id);
  return found ? (
    <Badge tone="warning" title={say.rescoredBy(found.by, found.at)}>
      {say.rescored}
    </Badge>
  ) : null;
}

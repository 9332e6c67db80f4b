import { useQuery } from '@tanstack/react-query';
import type { AssessmentId } from '#domain/ids.ts';
import { evidenceQuery } from '#web/features/assurance/evidence/api.ts';
import { EvidenceItem } from '#web/features/assurance/evidence/evidence-item.tsx';

/** A piece of evidence with its revisions and what it is given for. */
export default function WalkedEvidence({ recordId, assessmentId }: { recordId: string; assessmentId: AssessmentId }) {
  const { data } = useQuery(evidenceQuery(assessmentId));
  return (
    <ul className="mt-3 rounded-md border empty:hidden">
      {data?.evidence
        .filter(({ id }) => id === recordId)
        .map((evidence) => (
          <EvidenceItem
            key={evidence.id}
            evidence={evidence}
            use={null}
            usedIn={null}
            hasDetails
            people={data.people}
            end={null}
          />
        ))}
    </ul>
  );
}

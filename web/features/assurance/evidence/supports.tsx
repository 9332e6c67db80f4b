import { Link } from 'react-router';
import type { EvidenceUse } from '#contract/evidence-shapes.ts';
import { pathOfRecord } from '#domain/comments/path-of-record.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { useOpenAssessment } from '#web/features/questionnaire/assessment/api.ts';
import { evidenceMessages as say } from './messages.ts';

interface SupportsProps {
  assessmentId: AssessmentId;
  /** The uses of a piece of evidence in the assessment. */
  uses: readonly EvidenceUse[];
}

/** What a piece of evidence supports: the first record by its name, and how many others there are. */
export function Supports({ assessmentId, uses }: SupportsProps) {
  const draft = useOpenAssessment()?.draft;
  const [first, ...others] = uses;
  if (!first) return <span className="text-muted">{say.unused}</span>;
  const path = draft?.assessment.id === assessmentId ? pathOfRecord(draft, first) : undefined;
  return (
    <>
      <span className="mr-1 text-muted @3xl:sr-only">{say.supports}</span>
      {path === undefined ? (
        <span dir="auto">{first.recordName}</span>
      ) : (
        <Link to={path} dir="auto" className="rounded-sm text-accent hover:underline">
          {first.recordName}
        </Link>
      )}
      {others.length > 0 ? <span className="text-muted"> {say.andMore(others.length)}</span> : null}
    </>
  );
}

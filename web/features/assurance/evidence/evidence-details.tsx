import { useQuery } from '@tanstack/react-query';
import { Download, X } from 'lucide-react';
import { Link } from 'react-router';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { WholeEvidence } from '#contract/evidence-shapes.ts';
import { resultsPath } from '#domain/chat/chat-source.ts';
import { pathOfRecord } from '#domain/comments/path-of-record.ts';
import { evidencedCriteria } from '#domain/evidence/evidence.ts';
import type { EvidenceId } from '#domain/ids.ts';
import { labelOf } from '#domain/reference/option.ts';
import { useOpenAssessment } from '#web/features/questionnaire/assessment/api.ts';
import { formatBytes } from '#web/lib/format-bytes.ts';
import { formatMoment } from '#web/lib/format-moment.ts';
import { Facts } from '#web/ui/display/facts.tsx';
import { Spinner } from '#web/ui/display/spinner.tsx';
import { IconButton } from '#web/ui/inputs/icon-button.tsx';
import { LinkButton } from '#web/ui/inputs/link-button.tsx';
import { contentPath, wholeEvidenceQuery } from './api.ts';
import { evidenceMessages as say } from './messages.ts';

interface EvidenceDetailsProps {
  id: EvidenceId;
  /** Whether there are links to the records that it supports: not in a panel that covers them. */
  leads: boolean;
  onClose: () => void;
}

/** Every revision of a piece of evidence with its fingerprint, and all its uses. */
export function EvidenceDetails({ id, leads, onClose }: EvidenceDetailsProps) {
  const { data, isError } = useQuery(wholeEvidenceQuery(id));
  const draft = useOpenAssessment()?.draft;
  if (!data) return isError ? <p className="text-sm text-danger">{say.failed}</p> : <Spinner label={say.loading} />;
  const { evidence, revisions, uses } = data;
  return (
    <section
      aria-label={say.onPiece(say.details, evidence.title)}
      className="flex flex-col gap-3 rounded-md bg-sunken p-3 text-xs"
    >
      <div className="flex items-start gap-2">
        <p className="min-w-0 flex-1 text-muted">
          {say.addedBy(evidence.addedBy ?? say.somebody, formatMoment(evidence.addedAt))}
        </p>
        <IconButton size="sm" label={say.onPiece(say.closeDetails, evidence.title)} onClick={onClose} className="-m-1">
          <X aria-hidden="true" />
        </IconButton>
      </div>
      {evidence.url ? <p className="break-all">{evidence.url}</p> : null}
      {revisions.length > 0 ? (
        <div>
          <h4 className="font-medium">{say.revisions}</h4>
          <ol className="mt-1 flex flex-col gap-2">
            {revisions.map(({ id: revisionId, number, fileName, bytes, sha256, addedBy, addedAt }) => (
              <li key={revisionId} className="flex items-start gap-2">
                <div className="min-w-0 flex-1">
                  <p className="wrap-anywhere">
                    <Facts facts={[say.revision(number), fileName, formatBytes(bytes)]} />
                  </p>
                  <p className="text-muted">{say.addedBy(addedBy ?? say.somebody, formatMoment(addedAt))}</p>
                  <p className="figures break-all text-muted">
                    {say.fingerprint} {sha256}
                  </p>
                </div>
                <LinkButton
                  as="a"
                  size="sm"
                  variant="ghost"
                  href={contentPath(evidence.id, revisionId)}
                  download={fileName}
                  aria-label={say.onPiece(say.download, say.revision(number))}
                  title={say.download}
                >
                  <Download aria-hidden="true" />
                </LinkButton>
              </li>
            ))}
          </ol>
        </div>
      ) : null}
      <div>
        <h4 className="font-medium">{say.uses}</h4>
        {uses.length === 0 ? <p className="mt-1 text-muted">{say.noUses}</p> : null}
        <ul className="mt-1 flex flex-col gap-1 empty:hidden">
          {uses.map((use) => (
            <li key={use.id} dir="auto" className="wrap-anywhere">
              <Facts
                facts={[
                  linkedName(use, leads ? pathOfUse(use, draft) : undefined),
                  labelOf(evidencedCriteria, use.criterion),
                  use.passage,
                  use.assessmentName,
                  use.isFrozen ? say.frozen : null,
                ]}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

type Use = WholeEvidence['uses'][number];

/** The address of the record that a piece of evidence supports: in the current draft, or in the results of a completed assessment. */
function pathOfUse({ assessmentId, isFrozen, ...record }: Use, draft: WholeAssessment | null | undefined) {
  if (isFrozen) return resultsPath(assessmentId);
  return draft?.assessment.id === assessmentId ? pathOfRecord(draft, record) : undefined;
}

function linkedName({ recordName }: Use, path: string | undefined) {
  if (path === undefined) return recordName;
  const drawn = (
    <Link to={path} className="rounded-sm text-accent hover:underline">
      {recordName}
    </Link>
  );
  return { text: recordName, drawn };
}

import { evidencedCriteria } from '#domain/evidence/evidence.ts';
import type { FrozenEvidence as Piece } from '#domain/frozen-results/frozen-evidence.ts';
import { labelOf } from '#domain/reference/option.ts';
import { evidenceMessages } from '#web/features/assurance/evidence/messages.ts';
import { formatBytes } from '#web/lib/format-bytes.ts';
import { formatDay } from '#web/lib/format-day.ts';
import { Facts } from '#web/ui/display/facts.tsx';
import { FoldedPart } from './folded-part.tsx';
import { resultsMessages as say } from './messages.ts';
import { PART_IDS } from './part-links.tsx';

/** Every piece of evidence as it was when the assessment was completed, with the fingerprint of its file and its uses. */
export function FrozenEvidence({ evidence }: { evidence: readonly Piece[] }) {
  return (
    <FoldedPart id={PART_IDS.evidence} title={say.evidenceTitle} count={say.pieces(evidence.length)}>
      {evidence.length === 0 ? <p className="text-sm text-muted">{say.evidenceNone}</p> : null}
      <ul className="flex flex-col gap-3 text-sm">
        {evidence.map(({ id, title, url, note, datedOn, validUntil, owner, file, uses }) => (
          <li key={id} className="min-w-0">
            <p dir="auto" className="font-medium wrap-anywhere">
              {title}
            </p>
            <p className="text-xs wrap-anywhere text-muted">
              <Facts
                facts={[
                  file ? `${file.fileName}, ${formatBytes(file.bytes)}` : url,
                  datedOn && evidenceMessages.dated(formatDay(datedOn)),
                  validUntil && evidenceMessages.validTo(formatDay(validUntil)),
                  owner && evidenceMessages.ownedBy(owner),
                ]}
              />
            </p>
            {file ? (
              <p className="figures text-xs break-all text-muted">
                {evidenceMessages.fingerprint} {file.sha256}
              </p>
            ) : null}
            {note ? (
              <p dir="auto" className="max-w-prose wrap-anywhere whitespace-pre-wrap">
                {note}
              </p>
            ) : null}
            <ul className="mt-1 list-disc pl-5 text-xs">
              {uses.map(({ noun, recordId, recordName, criterion, passage }) => (
                <li key={`${noun} ${recordId} ${criterion} ${passage}`} dir="auto" className="wrap-anywhere">
                  <Facts facts={[recordName, labelOf(evidencedCriteria, criterion), passage]} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </FoldedPart>
  );
}

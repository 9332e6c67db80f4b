import type { Evidence, EvidenceUse } from '#contract/evidence-shapes.ts';
import { evidencedCriteria } from '#domain/evidence/evidence.ts';
import { labelOf } from '#domain/reference/option.ts';
import { formatBytes } from '#web/lib/format-bytes.ts';
import { formatDay } from '#web/lib/format-day.ts';
import { evidenceMessages as say } from './messages.ts';

/** What there is to know of a piece of evidence at one look, and of how it is given. */
export function factsOf({ file, url, datedOn, validUntil, owner }: Evidence, use: EvidenceUse | null) {
  return [
    ...(use ? [labelOf(evidencedCriteria, use.criterion), use.passage] : []),
    file ? `${file.fileName}, ${formatBytes(file.bytes)}` : hostOf(url),
    file && file.number > 1 ? say.revision(file.number) : null,
    datedOn && say.dated(formatDay(datedOn)),
    validUntil && say.validTo(formatDay(validUntil)),
    owner && say.ownedBy(owner),
    use?.carriedFrom && say.carriedFrom(use.carriedFrom),
  ];
}

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : url);

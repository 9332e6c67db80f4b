import type { EvidencePiece } from '#domain/evidence/evidence.ts';
import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import { entryTitled } from './entry-titled.ts';
import type { SampleEvidence } from './evidence.ts';

/** The sample's evidence in the form that it has in an assessment with these entries. Throws if an entry does not exist. */
export const toEvidencePieces = (
  evidence: readonly SampleEvidence[],
  { components }: Pick<AssessmentData, 'components'>,
): EvidencePiece[] =>
  evidence.map(({ title, datedOn, validUntil, content, uses }, at) => ({
    ...{ id: `evidence-${at}`, title, datedOn, validUntil },
    kind: 'url' in content ? 'link' : 'file',
    hasExpired: false,
    owner: null,
    uses: uses.map(({ at, criterion, passage }) => ({
      noun: 'component',
      recordId: entryTitled(components, at).id,
      recordName: at,
      ...{ criterion, passage },
    })),
  }));

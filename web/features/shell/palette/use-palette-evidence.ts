import { useQuery } from '@tanstack/react-query';
import type { Evidence } from '#contract/evidence-shapes.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { can } from '#domain/people/permissions.ts';
import { useSession } from '#web/features/account/session/use-session.ts';
import { evidenceQuery } from '#web/features/assurance/evidence/api.ts';
import type { KnownAssessment } from './known-assessment.ts';

const NONE: readonly Evidence[] = [];

/** The company's evidence, asked for when the palette is opened. */
export function usePaletteEvidence(known: KnownAssessment | null): readonly Evidence[] {
  const { role } = useSession();
  const { data } = useQuery({
    ...evidenceQuery((known?.id ?? '') as AssessmentId),
    enabled: known !== null && role !== null && can(role, 'evidence.view'),
  });
  return data?.evidence ?? NONE;
}

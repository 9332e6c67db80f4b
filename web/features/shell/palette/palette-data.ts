import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Evidence } from '#contract/evidence-shapes.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { can } from '#domain/people/permissions.ts';
import { useSession } from '#web/features/account/session/use-session.ts';
import { evidenceQuery } from '#web/features/assurance/evidence/api.ts';
import { teamQuery } from '#web/features/company/team/api.ts';
import { openAssessmentQuery } from '#web/features/questionnaire/assessment/api.ts';
import { viewsQuery } from '#web/features/register/views/api.ts';
import { givenViews, type NamedView } from '#web/features/register/views/given-views.ts';
import { dashboardQuery } from '#web/features/results/dashboard/api.ts';
import { type KnownAssessment, knownFromDashboard, knownFromDraft } from './known-assessment.ts';
import type { PaletteTeam } from './list-items.ts';

/**
 * The assessment that the palette searches: the draft if the questionnaire has loaded it, otherwise what the dashboard shows by default.
 * Never opens the draft itself, because that would start one if there is none.
 */
export function useKnownAssessment(): KnownAssessment | null {
  const draft = useQuery({ ...openAssessmentQuery, enabled: false }).data?.draft ?? null;
  const shown = useQuery({ ...dashboardQuery(null), enabled: draft === null }).data?.dashboard ?? null;
  return useMemo(() => (draft ? knownFromDraft(draft) : shown && knownFromDashboard(shown)), [draft, shown]);
}

const NO_EVIDENCE: readonly Evidence[] = [];

/** The company's evidence, loaded when the palette is opened. */
export function usePaletteEvidence(known: KnownAssessment | null): readonly Evidence[] {
  const { role } = useSession();
  const { data } = useQuery({
    ...evidenceQuery((known?.id ?? '') as AssessmentId),
    enabled: known !== null && role !== null && can(role, 'evidence.view'),
  });
  return data?.evidence ?? NO_EVIDENCE;
}

/** The members of the person's company, loaded when the palette is opened. */
export function usePaletteTeam(): PaletteTeam {
  const { role } = useSession();
  const { data } = useQuery({ ...teamQuery, enabled: role !== null && can(role, 'team.view') });
  return useMemo(() => ({ role, members: role === null ? [] : (data ?? []) }), [role, data]);
}

const NO_VIEWS: readonly NamedView[] = [];

/** The views of the register: saved ones, loaded when the palette is opened, and the product's own. */
export function usePaletteViews(): readonly NamedView[] {
  const { role } = useSession();
  const isAsked = role !== null && can(role, 'assessment.view');
  const { data } = useQuery({ ...viewsQuery, enabled: isAsked });
  return useMemo(() => (isAsked ? [...(data ?? []), ...givenViews] : NO_VIEWS), [isAsked, data]);
}

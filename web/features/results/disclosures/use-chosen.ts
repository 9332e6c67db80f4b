import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { basisOf, tellChoices } from '#domain/disclosures/open-choices.ts';
import { disclosureRequirements } from '#domain/reference/disclosure-requirements.ts';
import type { Dashboard, DashboardTopic } from '#domain/results/dashboard.ts';
import { conclusionsOf, disclosureLines } from '#domain/results/disclosures.ts';
import { useMay } from '#web/features/account/session/use-may.ts';
import { disclosureChoicesQuery } from './api.ts';
import type { ChoosingProps, StandingChoice } from './choice-note.tsx';

/**
 * The choices of the company with where they stand at its own thresholds, and what their lines need to change them.
 *
 * @param isCompanys the screen shows the thresholds of the company, not those of the viewer
 */
export function useChosen(dashboard: Dashboard, topicOf: (code: string) => DashboardTopic, isCompanys: boolean) {
  const { assessment } = dashboard;
  const mayEdit = useMay('assessment.edit');
  const { data: choices, error, refetch } = useQuery(disclosureChoicesQuery(assessment.id));
  const { undertaking = '', firstReportYear = null } = choices ?? {};
  const basis = basisOf({ ...assessment, undertaking, firstReportYear });
  const lines = useMemo(
    () => disclosureLines(conclusionsOf(dashboard), disclosureRequirements[assessment.esrsVersion]),
    [dashboard, assessment.esrsVersion],
  );
  const told = tellChoices(choices?.choices ?? [], lines, basis) as (StandingChoice & { line: unknown })[];
  const byCode = new Map(
    told.flatMap((one) => (one.choice.esrsVersion === basis.esrsVersion ? [[one.choice.requirement, one]] : [])),
  );
  const choosing: ChoosingProps = {
    assessment,
    basis,
    mayChoose: mayEdit && isCompanys && assessment.status === 'draft' && choices !== undefined,
    choiceOf: (code) => byCode.get(code),
    topicOf,
  };
  return {
    choices,
    told,
    kept: told.filter(({ standing }) => standing === 'no-longer-due'),
    choosing,
    /** Requests the choices again, if they could not be loaded. */
    retry: error && !choices ? () => void refetch() : null,
  };
}

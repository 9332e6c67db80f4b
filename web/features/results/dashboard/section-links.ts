import type { Side } from '#domain/components/component-score.ts';
import { sectionBody } from '#domain/questionnaire/section-body.ts';
import { sectionPath, sections } from '#web/features/questionnaire/questionnaire/sections.ts';

const BODY_OF_SIDE = { impact: 'impact-components', financial: 'financial-components' } as const;

/** The section of the questionnaire in which a draft's impacts, or risks and opportunities, are entered. */
export function editPath(side: Side, draftId: string): string {
  const section = sections.find((candidate) => sectionBody(candidate) === BODY_OF_SIDE[side]);
  return section ? `${sectionPath(section)}&assessment=${draftId}` : '/app/assessment';
}

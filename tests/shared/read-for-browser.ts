import type { AssessmentId } from '#domain/ids.ts';
import { disclosureRequirements } from '#domain/reference/disclosure-requirements.ts';
import type { Visitor } from './front-door.ts';

/** What the browser has to work a query out by itself: both years and the whole history. */
export async function readForBrowser(
  { api }: Pick<Visitor, 'api'>,
  assessmentId: AssessmentId,
  earlierId: AssessmentId,
) {
  const current = await api.assessment.read({ assessmentId });
  const earlier = await api.assessment.read({ assessmentId: earlierId });
  const changes: Awaited<ReturnType<typeof api.history.ofAssessment>>['changes'] = [];
  for (let before: string | null | undefined; before !== null; ) {
    const page: Awaited<ReturnType<typeof api.history.ofAssessment>> = await api.history.ofAssessment({
      assessmentId,
      ...(before && { before }),
    });
    // Who came to the company or left it stands in the activity, and is no change of the assessment.
    changes.push(...page.changes.filter(({ noun }) => noun !== 'member'));
    before = page.next;
  }
  return { current, earlier, changes, requirements: disclosureRequirements };
}

import type { AssessmentId, UserId } from '#domain/ids.ts';
import { workOnComponents } from '#domain/query/work-on.ts';
import { disclosureRequirements } from '#domain/reference/disclosure-requirements.ts';
import type { Visitor } from './front-door.ts';
import { mustHave } from './must-have.ts';

/** What the browser needs to evaluate a query itself: both years and the whole history. */
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
    // People joining or leaving the company are in the activity, but are no change of the assessment.
    changes.push(...page.changes.filter(({ noun }) => noun !== 'member'));
    before = page.next;
  }
  const { people, assignments } = await api.assignments.list({ assessmentId });
  const { user } = await api.session.read();
  const assigned = {
    people,
    assignments,
    me: mustHave(user).id as UserId,
    today: new Date().toISOString().slice(0, 10),
  };
  const work = workOnComponents(assigned, current);
  const { evidence: pieces, uses } = await api.evidence.list({ assessmentId });
  const evidence = pieces
    .map((piece) => ({ ...piece, uses: uses.filter(({ evidenceId }) => evidenceId === piece.id) }))
    .filter((piece) => piece.uses.length > 0);
  return { current, earlier, changes, work, evidence, requirements: disclosureRequirements };
}

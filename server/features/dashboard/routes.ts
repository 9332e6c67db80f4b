import { buildDashboard } from '#domain/results/dashboard.ts';
import { listAssessments } from '#server/features/assessment/queries.ts';
import { readWhole } from '#server/features/assessment/read-whole.ts';
import { forMember } from '#server/platform/http/access.ts';

const read = forMember.dashboard.read.handler(({ context, input, errors }) =>
  context.database.inCompany(context.member, async (tx) => {
    const assessments = await listAssessments(tx);
    const choices = assessments.map(({ id, name, status, financialYearStart, componentCount }) => ({
      id,
      name,
      status,
      financialYearStart,
      hasResults: componentCount > 0,
    }));
    const chosen = input.assessmentId
      ? choices.find((choice) => choice.id === input.assessmentId)
      : choices.find((choice) => choice.hasResults);
    if (input.assessmentId && !chosen) throw errors['not-found']();
    return { dashboard: chosen ? buildDashboard(await readWhole(tx, chosen.id)) : null, choices };
  }),
);

export const dashboardRoutes = { read };

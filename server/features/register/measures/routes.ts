import { first, found } from '#domain/found.ts';
import { MAX_MEASURES_EACH } from '#domain/limits.ts';
import { netProblems } from '#domain/measures/net-score.ts';
import { findAssessment } from '#server/features/questionnaire/assessment/queries.ts';
import { lockDraft } from '#server/features/records/lock-draft.ts';
import { tellConflicts } from '#server/features/records/save-rows.ts';
import { readComponent } from '#server/features/register/components/queries.ts';
import { forMember } from '#server/platform/http/access.ts';
import { issue } from '#server/platform/http/issues.ts';
import { refuse } from '#server/platform/http/refuse.ts';
import { deleteNetScore, findNetScore, listMeasures, measureRows, netScoreRows } from './queries.ts';

const save = forMember.measures.save.handler(({ context, input: { assessmentId, reason, ...item } }) =>
  context.database.inCompany(
    context.member,
    async (tx) => {
      const draft = await lockDraft(tx, assessmentId);
      await readComponent(tx, assessmentId, item.componentId);
      const saved = first(await measureRows.save(draft, assessmentId, [item]), 'the saved row');
      if ((await listMeasures(tx, assessmentId, item.componentId)).length > MAX_MEASURES_EACH) {
        refuse('too-many-rows', { most: MAX_MEASURES_EACH, noun: 'measures-each' });
      }
      return saved;
    },
    reason,
  ),
);

const remove = forMember.measures.remove.handler(({ context, input: { assessmentId, id, reason }, errors }) =>
  context.database.inCompany(
    context.member,
    async (tx) => {
      const draft = await lockDraft(tx, assessmentId);
      if (!(await measureRows.remove(draft, assessmentId, id))) throw errors['not-found']();
      return { id };
    },
    reason,
  ),
);

const stateNet = forMember.measures.stateNet.handler(({ context, input: { assessmentId, seenVersion, ...net } }) =>
  context.database.inCompany(
    context.member,
    async (tx) => {
      const draft = await lockDraft(tx, assessmentId);
      const component = await readComponent(tx, assessmentId, net.componentId);
      const { financialYearStart } = found(await findAssessment(tx, assessmentId), 'the assessment just locked');
      const measures = await listMeasures(tx, assessmentId, net.componentId);
      const problems = Object.entries(netProblems(component, net, measures, financialYearStart));
      if (problems.length > 0) {
        refuse('malformed', { issues: problems.map(([field, code]) => issue([field], code, 'measures')) });
      }
      return first(await netScoreRows.save(draft, assessmentId, [{ ...net, seenVersion }]), 'the saved row');
    },
    net.reason,
  ),
);

const withdrawNet = forMember.measures.withdrawNet.handler(({ context, input, errors }) =>
  context.database.inCompany(
    context.member,
    async (tx) => {
      const { assessmentId, componentId, seenVersion } = input;
      const draft = await lockDraft(tx, assessmentId);
      if (await deleteNetScore(draft, { assessmentId, componentId }, seenVersion)) return { componentId };
      const stands = await findNetScore(tx, assessmentId, componentId);
      if (!stands) throw errors['not-found']();
      const { table } = netScoreRows.store;
      return refuse('conflict', { conflicts: await tellConflicts(tx, table, [{ key: componentId, ...stands }]) });
    },
    input.reason,
  ),
);

export const measuresRoutes = { save, remove, stateNet, withdrawNet };

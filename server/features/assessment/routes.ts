import type { AssessmentShape } from '#contract/assessment.ts';
import type { CompanyTx } from '#database/doors.ts';
import { canChangeVersion } from '#domain/assessment/esrs-version.ts';
import { found } from '#domain/found.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { readLastChange } from '#server/features/history/queries.ts';
import { resultsAreThere } from '#server/features/notifications/notices.ts';
import { lockDraft } from '#server/features/rows/save-rows.ts';
import { forMember } from '#server/platform/http/access.ts';
import {
  findAssessment,
  findNewest,
  listAssessments,
  lockForStatus,
  setCurrentStep,
  setEsrsVersion,
  setStatus,
  setThresholds,
} from './queries.ts';
import { readWhole } from './read-whole.ts';
import { beginCopy, beginEmpty, completeAssessment, replaceTopics } from './service.ts';

const endpoints = forMember.assessment;

const list = endpoints.list.handler(({ context }) => context.database.inCompany(context.member, listAssessments));

const readDraft = endpoints.readDraft.handler(async ({ context }) => {
  const json = await context.database.readInCompany(context.member, 'draft_and_latest', null);
  return JSON.parse(found(json, 'the draft'));
});

/** An assessment that this transaction has just written or locked. */
const readBack = async (tx: CompanyTx, id: AssessmentId) => found(await findAssessment(tx, id), 'the assessment');

const begin = endpoints.begin.handler(({ context, input, errors }) =>
  context.database.inCompany(context.member, async (tx) => {
    if (input.copyOf && !(await findAssessment(tx, input.copyOf))) throw errors['not-found']();
    const id = input.copyOf ? await beginCopy(tx, input.copyOf) : await beginEmpty(tx, context.now());
    if (!id)
      throw errors['draft-exists']({
        data: { assessmentId: found(await findNewest(tx, 'draft'), 'the draft in the way').id },
      });
    return readBack(tx, id);
  }),
);

const read = endpoints.read.handler(({ context, input }) =>
  context.database.inCompany(context.member, (tx) => readWhole(tx, input.assessmentId)),
);

const moveTo = endpoints.moveTo.handler(({ context, input, errors }) =>
  context.database.inCompany(context.member, async (tx) => {
    if (!(await setCurrentStep(tx, input.assessmentId, input.currentStep))) throw errors['not-found']();
    return { currentStep: input.currentStep };
  }),
);

const chooseVersion = endpoints.chooseVersion.handler(({ context, input, errors }) =>
  context.database.inCompany(context.member, async (tx) => {
    await lockForStatus(tx, input.assessmentId);
    await lockDraft(tx, input.assessmentId);
    const before = await readWhole(tx, input.assessmentId);
    const { financialYearStart, esrsVersion } = input;
    const isOtherVersion = before.assessment.esrsVersion !== esrsVersion;
    // Confirming what is there stays possible: a copy starts with scores and a version to be confirmed.
    const isChange = isOtherVersion || before.assessment.financialYearStart !== input.financialYearStart;
    if (isChange && !canChangeVersion(before)) throw errors['already-scored']();
    if (!(await setEsrsVersion(tx, input.assessmentId, input.version, { financialYearStart, esrsVersion }))) {
      throw errors.conflict({ data: await conflictOver(tx, before.assessment) });
    }
    if (isOtherVersion) await replaceTopics(tx, input.assessmentId, esrsVersion);
    return readWhole(tx, input.assessmentId);
  }),
);

const adoptThresholds = endpoints.adoptThresholds.handler(({ context, input, errors }) =>
  context.database.inCompany(context.member, async (tx) => {
    // Not only shared: two who adopt at once would each wait for the other.
    await lockForStatus(tx, input.assessmentId);
    await lockDraft(tx, input.assessmentId);
    const { impact, financial, reason } = input;
    const values = { thresholds: { impact, financial }, reason, by: context.member.userId, at: context.now() };
    const isSaved = await setThresholds(tx, input.assessmentId, input.version, values);
    const current = await readBack(tx, input.assessmentId);
    const { thresholds, thresholdsReason } = current;
    // The button pressed twice finds what it wanted.
    const isSame = thresholds.impact === impact && thresholds.financial === financial && thresholdsReason === reason;
    if (!isSaved && !isSame) throw errors.conflict({ data: await conflictOver(tx, current) });
    return current;
  }),
);

const complete = endpoints.complete.handler(({ context, input, errors }) =>
  context.database.inCompany(context.member, async (tx) => {
    const status = await lockForStatus(tx, input.assessmentId);
    if (!status) throw errors['not-found']();
    if (status === 'completed') throw errors['assessment-completed']();
    await completeAssessment(tx, input.assessmentId, context.now());
    const completed = await readBack(tx, input.assessmentId);
    const { companyId, userId } = context.member;
    const result = {
      companyId,
      assessmentId: completed.id,
      completedBy: userId,
      completedAt: found(completed.completedAt, 'the time of completing'),
    };
    await resultsAreThere(context.jobs, tx, result);
    return completed;
  }),
);

const reopen = endpoints.reopen.handler(({ context, input, errors }) =>
  context.database.inCompany(
    context.member,
    async (tx) => {
      const status = await lockForStatus(tx, input.assessmentId);
      if (!status) throw errors['not-found']();
      if (status === 'draft') throw errors['not-completed']();
      const draft = await findNewest(tx, 'draft');
      if (draft) throw errors['draft-exists']({ data: { assessmentId: draft.id } });
      await setStatus(tx, input.assessmentId, 'draft', null);
      return readBack(tx, input.assessmentId);
    },
    input.reason,
  ),
);

/** What stands in the way of a change to the assessment itself. */
async function conflictOver(tx: CompanyTx, current: AssessmentShape) {
  return { conflicts: [{ key: current.id, current, ...(await readLastChange(tx, 'assessments', current.id)) }] };
}

export const assessmentRoutes = {
  list,
  readDraft,
  begin,
  read,
  moveTo,
  chooseVersion,
  adoptThresholds,
  complete,
  reopen,
};

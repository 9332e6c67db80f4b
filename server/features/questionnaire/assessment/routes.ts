import type { AssessmentShape } from '#contract/assessment.ts';
import type { CompanyTx, Member } from '#database/doors.ts';
import type { Database } from '#database/open.ts';
import {
  decideCompletion,
  decideRemoval,
  decideReopening,
  removedForGood,
} from '#domain/assessment/assessment-lifecycle.ts';
import { canChangeVersion } from '#domain/assessment/esrs-version.ts';
import { found } from '#domain/found.ts';
import { stampOf } from '#domain/frozen-results/stamp-of.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { MAX_ASSESSMENTS } from '#domain/limits.ts';
import { buildMatrix } from '#domain/results/matrix.ts';
import { reasonsAsked } from '#domain/results/reasons-asked.ts';
import { scoringProgress } from '#domain/results/scoring-progress.ts';
import { resultsAreThere, workIsGiven } from '#server/features/account/notifications/notice-job.ts';
import type { SealJob } from '#server/features/assurance/seals/start-seals.ts';
import { endSignOffs } from '#server/features/assurance/sign-off/queries.ts';
import { bytesWritten } from '#server/features/records/bytes-written.ts';
import { holdDraft } from '#server/features/records/lock-draft.ts';
import { forMember } from '#server/platform/http/access.ts';
import { refuse } from '#server/platform/http/refuse.ts';
import type { Limits } from '#server/platform/limits/limits.ts';
import { answerOpen, namesOf } from './completion-answers.ts';
import { conflictOver } from './conflict-over.ts';
import {
  countAssessments,
  findAssessment,
  findNewDraft,
  listAssessments,
  listOpen,
  setCurrentStep,
  setEsrsVersion,
} from './queries.ts';
import { readWhole } from './read-whole.ts';
import { beginCopy, beginEmpty, completeAssessment } from './service.ts';
import { type StatedValues, setStated, setThresholds } from './stated-queries.ts';
import { bringBack, deleteRemoved, isRemoved, lockForStatus, markRemoved, setReopened } from './status-queries.ts';
import { carryOver } from './transfer.ts';

const endpoints = forMember.assessment;

const list = endpoints.list.handler(({ context }) => context.database.inCompany(context.member, listAssessments));

const readDraft = endpoints.readDraft.handler(async ({ context, input }) => {
  const asked = input?.assessmentId ?? null;
  const pieces = await context.database.readInCompany(context.member, 'draft_and_latest', asked);
  return JSON.parse(Buffer.concat(found(pieces, 'the draft')).toString());
});

/** An assessment that this transaction has just written or locked. */
const readBack = async (tx: CompanyTx, id: AssessmentId) => found(await findAssessment(tx, id), 'the assessment');

const readUse = endpoints.readUse.handler(({ context }) =>
  context.database.inCompany(context.member, async (tx) => {
    const open = await listOpen(tx);
    return {
      assessments: await countAssessments(tx),
      open: await Promise.all(open.map(async ({ id, name }) => ({ id, name, bytes: await bytesWritten(tx, id) }))),
    };
  }),
);

const begin = endpoints.begin.handler(({ context, input, errors }) =>
  counted(context, 'assessmentBegun', async (tx) => {
    await deleteRemoved(tx, removedForGood(context.now()));
    if (input.copyOf && !(await findAssessment(tx, input.copyOf))) throw errors['not-found']();
    if ((await countAssessments(tx)) >= MAX_ASSESSMENTS)
      throw errors['too-many-assessments']({ data: { most: MAX_ASSESSMENTS } });
    const id = input.copyOf ? await beginCopy(tx, input.copyOf) : await beginEmpty(tx, context.now());
    if (!id)
      throw errors['draft-exists']({
        data: { assessmentId: found(await findNewDraft(tx), 'the draft in the way').id },
      });
    // A copy keeps the owners.
    if (input.copyOf) await workIsGiven(context.jobs, tx, context.member);
    return readBack(tx, id);
  }),
);

const read = endpoints.read.handler(({ context, input }) =>
  context.database.inCompany(context.member, (tx) => readWhole(tx, input.assessmentId)),
);

const rename = endpoints.rename.handler(({ context, input: { assessmentId, version, ...stated } }) =>
  context.database.inCompany(context.member, (tx) => state(tx, assessmentId, version, stated)),
);

const remove = endpoints.remove.handler(({ context, input, errors }) =>
  context.database.inCompany(context.member, async (tx) => {
    const locked = await lockForStatus(tx, input.assessmentId);
    if (!locked) throw errors['not-found']();
    const decision = decideRemoval(locked);
    if (!decision.ok) throw errors[decision.reason]();
    const removed = await readBack(tx, input.assessmentId);
    await markRemoved(tx, input.assessmentId, context.now());
    await deleteRemoved(tx, removedForGood(context.now()));
    return removed;
  }),
);

const restore = endpoints.restore.handler(({ context, input, errors }) =>
  context.database.inCompany(context.member, async (tx) => {
    const inTheWay = await findNewDraft(tx);
    // If the button was pressed twice, the requested state already exists.
    if (inTheWay?.id === input.assessmentId) return inTheWay;
    if (!(await isRemoved(tx, input.assessmentId))) throw errors['not-found']();
    if (inTheWay) throw errors['draft-exists']({ data: { assessmentId: inTheWay.id } });
    await bringBack(tx, input.assessmentId);
    return readBack(tx, input.assessmentId);
  }),
);

const moveTo = endpoints.moveTo.handler(({ context, input, errors }) =>
  context.database.inCompany(context.member, async (tx) => {
    if (!(await setCurrentStep(tx, input.assessmentId, input.currentStep))) {
      throw errors[(await findAssessment(tx, input.assessmentId)) ? 'assessment-completed' : 'not-found']();
    }
    return { currentStep: input.currentStep };
  }),
);

const chooseVersion = endpoints.chooseVersion.handler(({ context, input, errors }) =>
  context.database.inCompany(context.member, async (tx) => {
    const draft = await holdDraft(tx, input.assessmentId);
    const before = await readWhole(tx, input.assessmentId);
    const { financialYearStart, esrsVersion } = input;
    const usesReliefs = esrsVersion === 'esrs-2023' && input.usesReliefs === true;
    const isOtherVersion = before.assessment.esrsVersion !== esrsVersion;
    // Confirming the present version stays possible: a copy starts with scores and a version to be confirmed.
    const isChange = isOtherVersion || before.assessment.financialYearStart !== input.financialYearStart;
    if (isChange && !canChangeVersion(before)) throw errors['already-scored']();
    const isSame =
      !isChange && !before.assessment.esrsVersionToBeConfirmed && before.assessment.usesReliefs === usesReliefs;
    const isSaved = await setEsrsVersion(draft, input.assessmentId, input.version, {
      financialYearStart,
      esrsVersion,
      usesReliefs,
    });
    if (!isSaved && !isSame) {
      throw errors.conflict({ data: await conflictOver(tx, before.assessment) });
    }
    if (isOtherVersion) await carryOver(draft, input.assessmentId, before.assessment.esrsVersion);
    return readWhole(tx, input.assessmentId);
  }),
);

const adoptThresholds = endpoints.adoptThresholds.handler(({ context, input, errors }) =>
  context.database.inCompany(context.member, async (tx) => {
    // Not a shared lock: two people who adopt at the same time would each wait for the other.
    const draft = await holdDraft(tx, input.assessmentId);
    const before = await readWhole(tx, input.assessmentId);
    const { impact, financial, reason, borderlineBand: band = before.assessment.borderlineBand } = input;
    const { scoreBasis: basis = before.assessment.scoreBasis } = input;
    const adopted = { by: context.member.userId, at: context.now(), scoring: scoringProgress(buildMatrix(before)) };
    const values = { thresholds: { impact, financial }, band, basis, reason, ...adopted };
    const isSaved = await setThresholds(draft, input.assessmentId, input.version, values);
    const current = await readBack(tx, input.assessmentId);
    const { thresholds, thresholdsReason, borderlineBand, scoreBasis } = current;
    // If the button was pressed twice, the requested state already exists.
    const isSameBar = thresholds.impact === impact && thresholds.financial === financial && borderlineBand === band;
    const isSame = isSameBar && scoreBasis === basis && thresholdsReason === reason;
    if (!isSaved && !isSame) throw errors.conflict({ data: await conflictOver(tx, current) });
    return current;
  }),
);

const describeApproach = endpoints.describeApproach.handler(
  ({ context, input: { assessmentId, version, ...stated } }) =>
    context.database.inCompany(context.member, (tx) => state(tx, assessmentId, version, stated)),
);

const sayUndertaking = endpoints.sayUndertaking.handler(({ context, input }) =>
  context.database.inCompany(context.member, (tx) => {
    const { assessmentId, version, undertaking } = input;
    const firstReportYear = undertaking === 'from-2027' ? input.firstReportYear : null;
    return state(tx, assessmentId, version, { undertaking, firstReportYear });
  }),
);

/**
 * States something about a draft as a whole, and returns the assessment as it is then.
 * @throws conflict if somebody else has changed the assessment in the meantime
 */
async function state(tx: CompanyTx, id: AssessmentId, version: number, stated: StatedValues): Promise<AssessmentShape> {
  const isSaved = await setStated(await holdDraft(tx, id), id, version, stated);
  const current = await readBack(tx, id);
  // If the button was pressed twice, the requested state already exists.
  const isSame = Object.entries(stated).every(([name, value]) => current[name as keyof StatedValues] === value);
  return isSaved || isSame ? current : refuse('conflict', await conflictOver(tx, current));
}

const complete = endpoints.complete.handler(({ context, input, errors }) =>
  counted(context, 'assessmentCompleted', async (tx) => {
    const locked = await lockForStatus(tx, input.assessmentId);
    if (!locked) throw errors['not-found']();
    const decision = decideCompletion(locked);
    if (!decision.ok) throw errors[decision.reason]();
    const { versionReason = '', climateReason = '', lastLook } = input;
    const whole = await readWhole(tx, input.assessmentId);
    if (lastLook && lastLook.seen !== stampOf(whole)) throw errors['whole-changed']();
    const asked = reasonsAsked(whole);
    if (asked.version && versionReason.trim() === '') throw errors['version-reason-required']();
    const completed = await completeAssessment(tx, whole, context.now(), {
      versionReason: asked.version ? versionReason : '',
      climateReason: asked.climate ? climateReason : '',
      lookedBy: lastLook ? await namesOf(tx, lastLook) : [],
      lookWeighed: lastLook?.weighed ?? '',
      leftOpen: answerOpen(whole, input.leftOpen),
    });
    const { companyId, userId } = context.member;
    const result = {
      companyId,
      assessmentId: completed.id,
      completedBy: userId,
      completedAt: found(completed.completedAt, 'the time of completing'),
    };
    await resultsAreThere(context.jobs, tx, result);
    await workIsGiven(context.jobs, tx, context.member);
    // Runs once this transaction has ended, so that its changes are sealed as well.
    await context.jobs.add('seals', { companyId, reason: 'completion' } satisfies SealJob, { tx });
    return completed;
  }),
);

const reopen = endpoints.reopen.handler(({ context, input, errors }) =>
  context.database.inCompany(
    context.member,
    async (tx) => {
      const locked = await lockForStatus(tx, input.assessmentId);
      if (!locked) throw errors['not-found']();
      const decision = decideReopening(locked);
      if (!decision.ok) throw errors[decision.reason]();
      await setReopened(tx, input.assessmentId);
      const { userId: by } = context.member;
      await endSignOffs(tx, input.assessmentId, { by, at: context.now(), reason: input.reason });
      return readBack(tx, input.assessmentId);
    },
    input.reason,
  ),
);

/**
 * Runs work that writes a whole assessment and thus permanently uses space: limited per hour; refused attempts do not count. The attempt
 * is counted beforehand, because a transaction that needs a second connection could wait for ever.
 * @throws rate-limited
 */
async function counted<Result>(
  { limits, database, member }: { limits: Limits; database: Database; member: Member },
  limit: 'assessmentBegun' | 'assessmentCompleted',
  work: (tx: CompanyTx) => Promise<Result>,
): Promise<Result> {
  const taken = await limits.take(limit, member.companyId);
  if (!taken.ok) refuse('rate-limited', { retryAfterSeconds: taken.retryAfterSeconds });
  try {
    return await database.inCompany(member, work);
  } catch (error) {
    await limits.giveBack(limit, member.companyId);
    throw error;
  }
}

export const assessmentRoutes = {
  list,
  readDraft,
  readUse,
  begin,
  read,
  rename,
  remove,
  restore,
  moveTo,
  chooseVersion,
  adoptThresholds,
  describeApproach,
  sayUndertaking,
  complete,
  reopen,
};

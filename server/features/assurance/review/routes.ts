import type { SeenRecords, VersionedRecords } from '#contract/review.ts';
import type { CompanyTx } from '#database/doors.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { conflictOver } from '#server/features/questionnaire/assessment/conflict-over.ts';
import { findAssessment } from '#server/features/questionnaire/assessment/queries.ts';
import { readWhole } from '#server/features/questionnaire/assessment/read-whole.ts';
import { responseRows } from '#server/features/questionnaire/questionnaire/queries.ts';
import { stakeholderRows } from '#server/features/questionnaire/stakeholders/queries.ts';
import { selectionRows } from '#server/features/questionnaire/topics/queries.ts';
import { type DraftTx, holdDraft, lockDraft } from '#server/features/records/lock-draft.ts';
import { listMarked, takeMarks } from '#server/features/records/write-rows.ts';
import { componentRows } from '#server/features/register/components/queries.ts';
import { scoreRows } from '#server/features/register/scores/queries.ts';
import { choiceStore } from '#server/features/results/disclosures/queries.ts';
import { forMember } from '#server/platform/http/access.ts';
import { confirmChoices, countStated, repeatDecisions, setUnchanged } from './queries.ts';

const carried = forMember.review.carried.handler(({ context, input: { assessmentId }, errors }) =>
  context.database.inCompany(context.member, async (tx) => {
    if (!(await findAssessment(tx, assessmentId))) throw errors['not-found']();
    return readCarried(tx, assessmentId);
  }),
);

const confirm = forMember.review.confirm.handler(({ context, input: { assessmentId, ...seen } }) =>
  context.database.inCompany(context.member, async (tx) =>
    takeSeen(await lockDraft(tx, assessmentId), assessmentId, seen),
  ),
);

/** The records that were carried over and that nobody has reviewed. */
const readCarried = async (tx: CompanyTx, assessmentId: AssessmentId): Promise<VersionedRecords> => ({
  components: await listMarked(tx, componentRows.store, assessmentId),
  stakeholders: await listMarked(tx, stakeholderRows.store, assessmentId),
  selections: await listMarked(tx, selectionRows.store, assessmentId),
  scores: await listMarked(tx, scoreRows.store, assessmentId),
  responses: await listMarked(tx, responseRows.store, assessmentId),
  disclosureChoices: await listMarked(tx, choiceStore, assessmentId),
});

/** Confirms records as far as they are as their sender saw them; returns those, each with its new version. */
const takeSeen = async (draft: DraftTx, assessmentId: AssessmentId, seen: SeenRecords): Promise<VersionedRecords> => ({
  components: await takeMarks(draft, componentRows.store, assessmentId, seen.components),
  stakeholders: await takeMarks(draft, stakeholderRows.store, assessmentId, seen.stakeholders),
  selections: await takeMarks(draft, selectionRows.store, assessmentId, seen.selections),
  scores: await takeMarks(draft, scoreRows.store, assessmentId, seen.scores),
  responses: await takeMarks(draft, responseRows.store, assessmentId, seen.responses),
  disclosureChoices: await takeMarks(draft, choiceStore, assessmentId, seen.disclosureChoices),
});

const confirmUnchanged = forMember.review.confirmUnchanged.handler(({ context, input, errors }) =>
  context.database.inCompany(
    context.member,
    async (tx) => {
      const { assessmentId, reason, version, ...seen } = input;
      const draft = await holdDraft(tx, assessmentId);
      const stated = { by: context.member.userId, at: context.now() };
      const taken = Object.values(await takeSeen(draft, assessmentId, seen)).flat().length;
      const confirmed = taken + (await confirmChoices(draft, assessmentId));
      const rows = confirmed + (await repeatDecisions(draft, assessmentId, stated));
      const before = await countStated(draft, assessmentId);
      if (rows === 0) {
        // If the button was pressed twice, the requested state already exists.
        const whole = await readWhole(draft, assessmentId);
        if (before === null || whole.assessment.unchanged?.reason !== reason) throw errors['nothing-carried']();
        return whole;
      }
      if (!(await setUnchanged(draft, assessmentId, version, { reason, ...stated, rows: rows + (before ?? 0) }))) {
        const { assessment } = await readWhole(draft, assessmentId);
        throw errors.conflict({ data: await conflictOver(draft, assessment) });
      }
      return readWhole(draft, assessmentId);
    },
    input.reason,
  ),
);

export const reviewRoutes = { carried, confirm, confirmUnchanged };

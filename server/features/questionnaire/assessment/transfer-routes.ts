import { found } from '#domain/found.ts';
import { transferWords } from '#domain/transfer/transfer-words.ts';
import { holdDraft } from '#server/features/records/lock-draft.ts';
import { forMember } from '#server/platform/http/access.ts';
import { conflictOver } from './conflict-over.ts';
import { findAssessment } from './queries.ts';
import { readWhole } from './read-whole.ts';
import { carryOver, planTransfer, takeBack } from './transfer.ts';

const endpoints = forMember.transfer;

const plan = endpoints.plan.handler(({ context, input, errors }) =>
  context.database.inCompany(context.member, async (tx) => {
    const assessment = await findAssessment(tx, input.assessmentId);
    if (!assessment) throw errors['not-found']();
    return planTransfer(tx, assessment.id, assessment.esrsVersion);
  }),
);

const carryOut = endpoints.carryOut.handler(({ context, input, errors }) =>
  context.database.inCompany(
    context.member,
    async (tx) => {
      // A person who saves something in the meantime waits, and finds the topic changed.
      const draft = await holdDraft(tx, input.assessmentId);
      const current = found(await findAssessment(tx, input.assessmentId), 'the assessment');
      // If the button was pressed twice, the requested state already exists.
      if (current.esrsVersion !== input.to) {
        if (current.version !== input.version) throw errors.conflict({ data: await conflictOver(tx, current) });
        await carryOver(draft, current.id, current.esrsVersion, input.placed);
      }
      return readWhole(tx, current.id);
    },
    transferWords.carriedOut(input.to),
  ),
);

const undo = endpoints.undo.handler(({ context, input }) =>
  context.database.inCompany(
    context.member,
    async (tx) => {
      const draft = await holdDraft(tx, input.assessmentId);
      const { transferredFrom } = found(await findAssessment(tx, input.assessmentId), 'the assessment');
      await takeBack(draft, input.assessmentId, transferredFrom);
      return readWhole(tx, input.assessmentId);
    },
    transferWords.takenBack,
  ),
);

export const transferRoutes = { plan, carryOut, undo };

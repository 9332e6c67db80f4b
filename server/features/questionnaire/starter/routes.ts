import { PUT_BACK } from '#domain/components/take-starter.ts';
import { lockDraft } from '#server/features/records/lock-draft.ts';
import { forMember } from '#server/platform/http/access.ts';
import { deleteUnchanged } from './queries.ts';
import { takeStarters } from './take.ts';

const take = forMember.starter.take.handler(({ context, input: { assessmentId, taken } }) =>
  context.database.inCompany(context.member, (tx) => takeStarters(tx, assessmentId, taken)),
);

const putBack = forMember.starter.putBack.handler(({ context, input: { assessmentId, taken } }) =>
  context.database.inCompany(
    context.member,
    async (tx) => {
      return deleteUnchanged(await lockDraft(tx, assessmentId), assessmentId, taken);
    },
    PUT_BACK,
  ),
);

export const starterRoutes = { take, putBack };

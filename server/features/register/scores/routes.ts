import { lockDraft } from '#server/features/records/lock-draft.ts';
import { saveByReason } from '#server/features/records/save-by-reason.ts';
import { saveUnderTopics } from '#server/features/records/save-under-topics.ts';
import { forMember } from '#server/platform/http/access.ts';
import { scoreRows } from './queries.ts';

const save = forMember.scores.save.handler(({ context, input: { assessmentId, scores, reason } }) =>
  context.database.inCompany(context.member, async (tx) => {
    const draft = await lockDraft(tx, assessmentId);
    return saveByReason(tx, scores, reason, (some) => saveUnderTopics(draft, scoreRows, assessmentId, some));
  }),
);

export const scoresRoutes = { save };

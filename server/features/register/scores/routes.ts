import { saveByReason } from '#server/features/records/save-by-reason.ts';
import { saveUnderTopics } from '#server/features/records/save-under-topics.ts';
import { forMember } from '#server/platform/http/access.ts';
import { scoreRows } from './queries.ts';

const save = forMember.scores.save.handler(({ context, input: { assessmentId, scores, reason } }) =>
  context.database.inCompany(context.member, (tx) =>
    saveByReason(tx, scores, reason, (some) => saveUnderTopics(tx, scoreRows, assessmentId, some)),
  ),
);

export const scoresRoutes = { save };

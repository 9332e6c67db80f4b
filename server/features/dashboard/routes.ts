import { forMember } from '#server/platform/http/access.ts';
import { readScreeningTexts, readTopicTexts } from './queries.ts';

const read = forMember.dashboard.read.handler(async ({ context, input, errors }) => {
  const { database, member } = context;
  const pieces = await database.readInCompany(member, 'dashboard_facts', input.assessmentId ?? null);
  if (!pieces) throw errors['not-found']();
  return JSON.parse(Buffer.concat(pieces).toString());
});

const topicTexts = forMember.dashboard.topicTexts.handler(({ context, input, errors }) =>
  context.database.inCompany(context.member, async (tx) => {
    const texts = await readTopicTexts(tx, input.assessmentId, input.topicId);
    if (!texts) throw errors['not-found']();
    return texts;
  }),
);

const screeningTexts = forMember.dashboard.screeningTexts.handler(({ context, input, errors }) =>
  context.database.inCompany(context.member, async (tx) => {
    const texts = await readScreeningTexts(tx, input.assessmentId);
    if (!texts) throw errors['not-found']();
    return texts;
  }),
);

export const dashboardRoutes = { read, topicTexts, screeningTexts };

import { findNamed, quoteViewsOn } from '#domain/search/views-on-topic.ts';
import { forMember } from '#server/platform/http/access.ts';
import { readScreeningTexts, readTopicTexts, readTopicViews, readVoices } from './queries.ts';

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

const topicViews = forMember.dashboard.topicViews.handler(({ context, input, errors }) =>
  context.database.inCompany(context.member, async (tx) => {
    const read = await readTopicViews(tx, input.assessmentId, input.topicId);
    if (!read) throw errors['not-found']();
    const { topic, stakeholders } = read;
    const heard = stakeholders.filter(({ relevantTopicsViews }) => relevantTopicsViews.trim() !== '');
    const voices = heard.flatMap(({ relevantTopicsViews, ...row }) => {
      const quotes = quoteViewsOn(topic, relevantTopicsViews);
      return quotes.length > 0 ? [{ ...row, quotes }] : [];
    });
    return { voices, others: heard.length - voices.length, silent: stakeholders.length - heard.length };
  }),
);

const voices = forMember.dashboard.voices.handler(({ context, input, errors }) =>
  context.database.inCompany(context.member, async (tx) => {
    const read = await readVoices(tx, input.assessmentId);
    if (!read) throw errors['not-found']();
    const namedIn = findNamed(read.topics);
    const heard = read.stakeholders.filter(({ relevantTopicsViews }) => relevantTopicsViews.trim() !== '');
    const naming = heard.flatMap(({ relevantTopicsViews, ...row }) => {
      const topicIds = namedIn(relevantTopicsViews).map(({ id }) => id);
      return topicIds.length > 0 ? [{ ...row, topicIds }] : [];
    });
    return { voices: naming, others: heard.length - naming.length, silent: read.stakeholders.length - heard.length };
  }),
);

const screeningTexts = forMember.dashboard.screeningTexts.handler(({ context, input, errors }) =>
  context.database.inCompany(context.member, async (tx) => {
    const texts = await readScreeningTexts(tx, input.assessmentId);
    if (!texts) throw errors['not-found']();
    return texts;
  }),
);

export const dashboardRoutes = { read, topicTexts, topicViews, voices, screeningTexts };

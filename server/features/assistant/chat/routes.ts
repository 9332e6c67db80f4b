import { DEFAULT_CHAT_TITLE } from '#domain/chat/chat-title.ts';
import { findAssessment } from '#server/features/questionnaire/assessment/queries.ts';
import { forMember } from '#server/platform/http/access.ts';
import { deleteSession, findSession, insertSession, listMessages, listSessions, setTitle } from './queries.ts';

const endpoints = forMember.chat;

const list = endpoints.listSessions.handler(({ context, input, errors }) =>
  context.database.inCompany(context.member, async (tx) => {
    if (!(await findAssessment(tx, input.assessmentId))) throw errors['not-found']();
    return listSessions(tx, context.member.userId, input.assessmentId);
  }),
);

const create = endpoints.createSession.handler(
  ({ context, input: { title = DEFAULT_CHAT_TITLE, ...values }, errors }) =>
    context.database.inCompany(context.member, async (tx) => {
      if (!(await findAssessment(tx, values.assessmentId))) throw errors['not-found']();
      const session = await insertSession(tx, context.member.userId, { ...values, title });
      if (!session) throw errors['not-found']();
      return session;
    }),
);

const rename = endpoints.renameSession.handler(({ context, input, errors }) =>
  context.database.inCompany(context.member, async (tx) => {
    const session = await setTitle(tx, context.member.userId, input.sessionId, input.title);
    if (!session) throw errors['not-found']();
    return session;
  }),
);

const remove = endpoints.deleteSession.handler(async ({ context, input, errors }) => {
  const isDeleted = await context.database.inCompany(context.member, (tx) =>
    deleteSession(tx, context.member.userId, input.sessionId),
  );
  if (!isDeleted) throw errors['not-found']();
  return { id: input.sessionId };
});

const messages = endpoints.listMessages.handler(({ context, input, errors }) =>
  context.database.inCompany(context.member, async (tx) => {
    if (!(await findSession(tx, context.member.userId, input.sessionId))) throw errors['not-found']();
    return listMessages(tx, context.member.userId, input.sessionId);
  }),
);

export const chatRoutes = {
  listSessions: list,
  createSession: create,
  renameSession: rename,
  deleteSession: remove,
  listMessages: messages,
};

import type { SessionShape } from '#contract/session.ts';
import { landingAfterAuth } from '#domain/post-auth.ts';
import { findNewestOf } from '#server/features/assessment/queries.ts';
import { answerCompany } from '#server/features/company/company-answer.ts';
import { forVisitor } from '#server/platform/http/access.ts';
import type { Person, RequestContext } from '#server/platform/http/request-context.ts';

const read = forVisitor.session.read.handler(async ({ context }): Promise<SessionShape> => {
  const settings = answerSettings(context);
  const { person, member } = context;
  if (!person) return { user: null, company: null, role: null, landing: '/auth', settings };
  const user = answerPerson(person);
  if (!member) return { user, company: null, role: null, landing: land(null), settings };
  return context.database.inCompany(member, async (tx) => ({
    user,
    company: await answerCompany(tx),
    role: member.role,
    landing: land((await findNewestOf(tx)) ?? null, true),
    settings,
  }));
});

function land(
  newestAssessment: Parameters<typeof landingAfterAuth>[0]['newestAssessment'],
  hasCompany = false,
): SessionShape['landing'] {
  // A session exists only for a confirmed address or where none is asked for; the browser knows its invitation itself.
  const path = landingAfterAuth({ isConfirmed: true, hasCompany, newestAssessment, invitationPath: null });
  return path as SessionShape['landing'];
}

function answerPerson({ userId, fullName, email, emailVerified }: Person) {
  return { id: userId, fullName, email, emailVerified };
}

function answerSettings({ config }: RequestContext): SessionShape['settings'] {
  const { model } = config;
  return {
    isEmailConfirmationRequired: config.isEmailConfirmationRequired,
    minPasswordLength: config.minPasswordLength,
    supportEmail: config.supportEmail,
    model: model ? { name: model.name, host: new URL(model.baseUrl).host } : null,
  };
}

export const sessionRoutes = { read };

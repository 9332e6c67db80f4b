import { landingAfterAuth } from '#contract/arrival.ts';
import type { SessionShape } from '#contract/session.ts';
import type { Member } from '#database/doors.ts';
import type { Audit } from '#domain/people/audit.ts';
import { readableEmail } from '#domain/people/readable-email.ts';
import { answerCompany } from '#server/features/company/company/company-answer.ts';
import { findNewestOf } from '#server/features/questionnaire/assessment/queries.ts';
import { forPerson, forVisitor } from '#server/platform/http/access.ts';
import type { Person, RequestContext } from '#server/platform/http/request-context.ts';
import { browserName } from './browser-name.ts';
import { findParting, listSessions } from './queries.ts';

const read = forVisitor.session.read.handler(async ({ context }): Promise<SessionShape> => {
  const settings = answerSettings(context);
  const { person, member } = context;
  const nobody = { company: null, role: null, audit: null } as const;
  if (!person) return { user: null, ...nobody, parting: null, landing: '/auth', settings };
  const user = answerPerson(person);
  if (!member) {
    const parting = (await findParting(context.database.persons, person.userId)) ?? null;
    return { user, ...nobody, parting, landing: land(null), settings };
  }
  return context.database.inCompany(member, async (tx) => ({
    user,
    company: await answerCompany(tx),
    role: member.role,
    audit: member.role === 'auditor' ? answerAudit(member.audit) : null,
    parting: null,
    landing: land((await findNewestOf(tx)) ?? null, member),
    settings,
  }));
});

function land(
  newestAssessment: Parameters<typeof landingAfterAuth>[0]['newestAssessment'],
  member: Member | null = null,
): SessionShape['landing'] {
  // A session exists only for a confirmed address, or where confirmation is off; the browser itself knows its invitation.
  const path = landingAfterAuth({
    isConfirmed: true,
    hasCompany: member !== null,
    isAuditor: member?.role === 'auditor',
    newestAssessment,
  });
  return path as SessionShape['landing'];
}

const answerAudit = ({ until, assessments }: Audit) => ({
  until: until.toISOString(),
  assessments: assessments && [...assessments],
});

function answerPerson({ userId, fullName, email, emailVerified, signedInAt }: Person) {
  return { id: userId, fullName, email: readableEmail(email), emailVerified, signedInAt: signedInAt.toISOString() };
}

function answerSettings({ config }: RequestContext): SessionShape['settings'] {
  const { model } = config;
  return {
    isEmailConfirmationRequired: config.isEmailConfirmationRequired,
    minPasswordLength: config.minPasswordLength,
    supportEmail: config.supportEmail,
    closingDays: config.closingDays,
    model: model ? { name: model.name, host: new URL(model.baseUrl).host } : null,
  };
}

const list = forPerson.session.list.handler(async ({ context }) => {
  const { person, database } = context;
  const rows = await listSessions(database.persons, person.userId, context.now());
  return rows
    .map(({ id, userAgent, ipAddress, createdAt, updatedAt }) => ({
      id,
      isCurrent: id === person.sessionId,
      browser: browserName(userAgent),
      address: ipAddress || null,
      signedInAt: createdAt.toISOString(),
      lastUsedAt: updatedAt.toISOString(),
    }))
    .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
});

const end = forPerson.session.end.handler(async ({ context, input, errors }) => {
  const { person, sessions } = context;
  // Another person's session and one that has ended get the same answer; the current session has its Sign Out button.
  if (input.id === person.sessionId || !(await sessions.endSession(person.userId, input.id)))
    throw errors['not-found']();
  return { ended: 1 };
});

const endOthers = forPerson.session.endOthers.handler(async ({ context }) => {
  const ended = await context.sessions.endSessions(context.person.userId, context.person.sessionId);
  return { ended: ended.length };
});

export const sessionRoutes = { read, list, end, endOthers };

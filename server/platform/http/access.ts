import { implement, ORPCError } from '@orpc/server';
import type { EndpointMeta } from '#contract/base.ts';
import { contract } from '#contract/contract.ts';
import { AccessLost } from '#database/doors.ts';
import { can } from '#domain/people/permissions.ts';
import type { RequestContext } from './request-context.ts';

const root = implement(contract).$context<RequestContext>();

/** Endpoints that anybody may call. */
export const forVisitor = root;

/** Endpoints for a signed-in person who may have no company yet: `context.person` is there. */
export const forPerson = root.use(async ({ context, next }) => {
  if (!context.person) throw new ORPCError('UNAUTHORIZED', { status: 401, message: 'Sign in first.' });
  return next({ context: { person: context.person } });
});

/**
 * Endpoints inside a company: `context.member` is there, its role read on this very request, and that role may do what the
 * contract names as the endpoint's action (`domain/people/permissions.ts`). What such an endpoint changed is told to colleagues' open screens.
 */
export const forMember = root.use(async ({ context, next, procedure, path }) => {
  if (!context.person) throw new ORPCError('UNAUTHORIZED', { status: 401, message: 'Sign in first.' });
  if (!context.member) {
    throw new ORPCError('NO_COMPANY', { status: 403, message: 'You belong to no company yet.' });
  }
  const meta = procedure['~orpc'].meta as EndpointMeta;
  if (meta.access !== 'member' || !can(context.member.role, meta.action)) {
    throw forbidden();
  }
  const { person } = context;
  const [noun = ''] = path;
  const isChange = procedure['~orpc'].route.method !== 'GET';
  // The team's own changes look again under their own lock: two admins who hold each other's membership would wait for ever.
  const member = { ...context.member, mustStand: isChange && noun !== 'team' };
  const result = await refusing(() => next({ context: { person, member } }));
  // After the commit. Chats are private to their person, so nobody else has anything to look at.
  if (isChange && noun !== 'chat') {
    context.live.publish({ kind: 'company', companyId: member.companyId, noun, by: member.userId });
  }
  return result;
});

/** A membership or role that was lost while the request ran is answered like one that never was. */
async function refusing<T>(work: () => T): Promise<Awaited<T>> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof AccessLost ? forbidden() : error;
  }
}

export const forbidden = () => new ORPCError('FORBIDDEN', { status: 403, message: 'Your role does not allow this.' });

/** A foreign id and a missing id are answered alike. */
export const notFound = () => new ORPCError('NOT_FOUND', { status: 404, message: 'There is no such record.' });

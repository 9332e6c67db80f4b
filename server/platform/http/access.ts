import {
  type AnyProcedure,
  type ImplementerInternalWithMiddlewares,
  implement,
  type MergedCurrentContext,
} from '@orpc/server';
import { type Contract, contract } from '#contract/contract.ts';
import type { Effect, EndpointMeta } from '#contract/endpoint.ts';
import { AccessLost, type Member } from '#database/doors.ts';
import { can } from '#domain/people/permissions.ts';
import { aboutInput } from '#server/platform/live/about.ts';
import { pageOf } from './page-of.ts';
import { refuse } from './refuse.ts';
import type { Person, RequestContext } from './request-context.ts';

const root = implement<Contract>(contract).$context<RequestContext>();
// Written explicitly: the inferred type of so many endpoints is too long for the compiler to write.
type EndpointsWith<Known extends object> = ImplementerInternalWithMiddlewares<
  Contract,
  RequestContext,
  MergedCurrentContext<RequestContext, Known>
>;

const metaOf = (procedure: AnyProcedure) => procedure['~orpc'].meta as EndpointMeta;

/** Why an endpoint is closed to the sender, whatever they send; null if it is open to them. */
export function closedTo(
  { person, member }: Pick<RequestContext, 'person' | 'member'>,
  meta: EndpointMeta,
): 'not-signed-in' | 'no-company' | 'access-denied' | null {
  if (meta.access === 'public') return null;
  if (!person) return 'not-signed-in';
  if (meta.access === 'person') return null;
  if (!member) return 'no-company';
  return can(member.role, meta.action) ? null : 'access-denied';
}

/** Endpoints that anyone can call. */
export const forVisitor = root;

/** Endpoints for a signed-in person who may not have a company yet: `context.person` is set. */
export const forPerson: EndpointsWith<{ person: Person }> = root.use(async ({ context, next, procedure }, input) => {
  if (!context.person) refuse('not-signed-in');
  const result = await next({ context: { person: context.person } });
  tell(context, metaOf(procedure).effect, input);
  return result;
});

/**
 * Endpoints inside a company: `context.member` is set, with the role read on this request, and that role may do what the contract names
 * as the endpoint's action (`domain/people/permissions.ts`). Changes made by such an endpoint are announced as the contract says.
 */
export const forMember: EndpointsWith<{ person: Person; member: Member & { mustStand: boolean } }> = root.use(
  async ({ context, next, procedure, path }, input) => {
    const { person } = context;
    const meta = metaOf(procedure);
    const { effect } = meta;
    const closed = closedTo(context, meta);
    if (closed || !person || !context.member) refuse(closed ?? 'access-denied');
    const member = { ...context.member, mustStand: effect.kind === 'changes' && effect.membership === 'checked' };
    const result = await refusing(() => next({ context: { person, member } }));
    tell(context, effect, input);
    await context.noteRead?.({ endpoint: path.join('.'), input });
    return result;
  },
);

/** Tells open screens, colleagues' and the person's own, what has changed; called after the commit. */
function tell({ live, member, headers }: RequestContext, effect: Effect, input: unknown): void {
  if (effect.kind !== 'changes' || effect.tells !== 'company' || !member) return;
  const { noun } = effect;
  const by = { by: member.userId, page: pageOf(headers) };
  live.publish({ kind: 'company', companyId: member.companyId, noun, ...by, ...aboutInput(noun, input) });
}

/** If the membership or role was lost while the request ran, the response is the same as if it had never existed. */
async function refusing<T>(work: () => T): Promise<Awaited<T>> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AccessLost) refuse('access-denied');
    throw error;
  }
}

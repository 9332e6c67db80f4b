import type { z } from 'zod';
import { contract } from '#contract/contract.ts';
import type { EndpointMeta } from '#contract/endpoint.ts';
import type { Reading } from '#database/create-json-queries.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { patternOf } from './find-endpoint.ts';
import { closedTo } from './platform/http/access.ts';
import { given } from './platform/http/given.ts';
import { answerRefusal } from './platform/http/refuse.ts';
import type { RequestContext } from './platform/http/request-context.ts';

/** An endpoint whose answer PostgreSQL writes as JSON in one statement. */
interface PassedOn {
  path: RegExp;
  meta: EndpointMeta;
  reading: Reading;
  /** The assessment that a request names, or null if it names none; undefined if it is not valid under the contract. */
  asked(named: Record<string, string>): AssessmentId | null | undefined;
}

/**
 * The large answers, which go to the browser as the database wrote them: parsing, checking and writing them again would cost five times
 * as much. A test checks their shape instead.
 */
const passedOn: readonly PassedOn[] = [
  passOn(
    contract.assessment.readDraft,
    'draft_and_latest',
    askedBy(contract.assessment.readDraft['~orpc'].inputSchema),
  ),
  passOn(contract.assessment.read, 'whole_assessment', askedBy(contract.assessment.read['~orpc'].inputSchema)),
  passOn(contract.dashboard.read, 'dashboard_facts', askedBy(contract.dashboard.read['~orpc'].inputSchema)),
];

/**
 * The response to a member's request for one of these; null for any other request and for refusals, which are handled where all endpoints
 * are answered.
 */
export async function passOnAnswer(request: Request, context: RequestContext): Promise<Response | null> {
  const { member, database, answerRoom, outgoing } = context;
  if (request.method !== 'GET' || !member) return null;
  const { pathname, searchParams } = new URL(request.url);
  for (const { path, meta, reading, asked } of passedOn) {
    const found = path.exec(pathname);
    if (!found || closedTo(context, meta)) continue;
    const assessmentId = asked({ ...Object.fromEntries(searchParams), ...found.groups });
    if (assessmentId === undefined) continue;
    const like = `${member.companyId} ${reading} ${assessmentId}`;
    const place = await answerRoom.enter(member.companyId, like, outgoing);
    if (!place) return answerRefusal('too-busy');
    // The database connection is released here, before a byte is sent: no reader holds one, however slow.
    const pieces = await database.readInCompany(member, reading, assessmentId).catch((error: unknown) => {
      place.leave();
      throw error;
    });
    const bytes = pieces?.reduce((sum, piece) => sum + piece.length, 0) ?? 0;
    place.made(bytes);
    if (!pieces) return null;
    await context.noteRead?.({ endpoint: pathname, input: { assessmentId } });
    const headers = { 'content-type': 'application/json', 'content-length': String(bytes) };
    return new Response(pieces.length > 1 ? given(pieces) : pieces[0], { headers });
  }
  return null;
}

/** The part of an endpoint's contract that is read here. */
interface Endpoint {
  '~orpc': { route: { path?: string }; meta: EndpointMeta };
}

function passOn({ '~orpc': { route, meta } }: Endpoint, reading: Reading, asked: PassedOn['asked']): PassedOn {
  return { path: patternOf(route.path), meta, reading, asked };
}

/** Reads the assessment's id according to the endpoint's contract. */
function askedBy(
  input: z.ZodType<{ assessmentId?: AssessmentId | undefined } | undefined> | undefined,
): PassedOn['asked'] {
  return (named) => {
    const found = input?.safeParse(named);
    return found?.success ? (found.data?.assessmentId ?? null) : undefined;
  };
}

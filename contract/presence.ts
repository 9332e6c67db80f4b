import { z } from 'zod';
import { MAX_LINE } from '#domain/limits.ts';
import { membershipId, text } from './base.ts';
import { endpointFor } from './endpoint.ts';

/** What a person has open; null for nothing in particular. */
const openPlace = z
  .discriminatedUnion('noun', [
    z.object({ noun: z.literal('component'), recordId: z.uuid() }),
    /** The text of a question; a question that is not shown counts as no place. */
    z.object({ noun: z.literal('answer'), recordId: text(MAX_LINE) }),
  ])
  .nullable();

const colleague = z.object({ id: membershipId, name: z.string(), at: openPlace });
export type PresentColleague = z.infer<typeof colleague>;

/**
 * Who is here now (product P45). Stored only in the memory of the servers; the event `presence` of the live stream says when to ask
 * again.
 */
export const presence = {
  list: endpointFor
    .member('team.view')
    .reads()
    .route({
      method: 'GET',
      path: '/presence',
      summary: 'Lists the colleagues who are online, and the entry or question that each has open',
    })
    .output(z.array(colleague)),
  report: endpointFor
    .member('team.view')
    .reads()
    .route({
      method: 'PUT',
      path: '/presence',
      summary: 'Reports the entry or question that the caller has open, for colleagues to see',
    })
    .input(z.strictObject({ at: openPlace }))
    .output(z.object({ at: openPlace })),
};

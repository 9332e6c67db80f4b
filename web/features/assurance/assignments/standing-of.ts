import type { AssignedRecord } from '#domain/assignments/assignment.ts';
import type { Standing } from '#domain/assignments/standing.ts';
import type { KnownWork } from './known-work.ts';

/**
 * The owner, the due date and the review of a record.
 * @param topicId for a component: the topic whose owner and date apply if it has none itself
 */
export function standingOf({ standings }: KnownWork, { noun, key }: AssignedRecord, topicId?: string): Standing {
  return topicId === undefined
    ? standings.of(noun, key)
    : standings.ofComponent({ id: key, topicId } as Parameters<typeof standings.ofComponent>[0]);
}

import type { QueryKey } from '@tanstack/react-query';
import type { ChangeShape } from '#contract/history.ts';
import type { HistoryNoun } from '#domain/history/nouns.ts';
import type { AssessmentId, TopicId } from '#domain/ids.ts';
import { api } from '#web/lib/api.ts';
import { queryKeys } from '#web/lib/query-keys.ts';
import { type ActivityFilter, askedOf } from './activity-filter.ts';

/** Some changes, newest first, and where older ones start; null if there are none. */
export interface Changes {
  changes: ChangeShape[];
  next: string | null;
}

/** How a list of changes is requested, and a page of it: the newest changes, or those older than a line. */
export interface ChangesQuery {
  queryKey: QueryKey;
  readPage: (before: string | undefined, signal?: AbortSignal) => Promise<Changes>;
}

/** Whether a list shows an act on several rows as one item: not if it is limited to some of the rows. */
export const areActsTold = ({ topic, did, isLacking }: ActivityFilter) => topic === '' && did === '' && !isLacking;

/** The individual changes of an act. */
export function actQuery(assessmentId: AssessmentId, act: string): ChangesQuery {
  return {
    queryKey: [...queryKeys.history, assessmentId, 'act', act],
    readPage: (before, signal) =>
      api.history.ofAssessment({ assessmentId, act, ...(before && { before }) }, signal ? { signal } : {}),
  };
}

/** The changes of an assessment and of the team that match a filter. */
export function activityQuery(assessmentId: AssessmentId, filter: ActivityFilter): ChangesQuery {
  return {
    queryKey: [...queryKeys.history, assessmentId, filter],
    readPage: (before, signal) =>
      api.history.ofAssessment(
        { assessmentId, ...askedOf(filter), ...(before && { before }), ...(areActsTold(filter) && { acts: 'as-one' }) },
        signal ? { signal } : {},
      ),
  };
}

/** The subject whose history is shown: a row, everything under a topic, or all records of a noun. */
export type HistorySubject = { noun: HistoryNoun; id: string } | { noun?: HistoryNoun; topicId?: TopicId };

/** From this instant (ISO 8601), up to but not including that one. */
export interface Span {
  from?: string;
  until?: string;
}

/** The changes of one subject, or only those that need a reason, at any time or in a period. */
export function subjectQuery(
  assessmentId: AssessmentId,
  subject: HistorySubject,
  shown: 'all' | 'decisions',
  span: Span = {},
): ChangesQuery {
  return {
    queryKey: [...queryKeys.history, assessmentId, 'of', subject, shown, span],
    readPage: (before, signal) => {
      const part = { assessmentId, ...(before && { before }), ...(shown === 'decisions' && { only: shown }), ...span };
      const options = signal ? { signal } : {};
      return 'id' in subject
        ? api.history.ofRecord({ ...part, ...subject }, options)
        : api.history.ofAssessment({ ...part, ...subject }, options);
    },
  };
}

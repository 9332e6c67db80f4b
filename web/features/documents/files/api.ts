import { queryOptions } from '@tanstack/react-query';
import { UNDER_WAY } from '#domain/files/file-state.ts';
import type { AssessmentId, MadeFileId } from '#domain/ids.ts';
import { api } from '#web/lib/api.ts';
import { queryKeys } from '#web/lib/query-keys.ts';

/** How often the progress of a file is requested, in milliseconds. */
const BEAT_MS = 1000;

/** Whether a file is still in progress. */
export const isUnderWay = ({ state }: { state: string }): boolean => UNDER_WAY.some((each) => each === state);

/** The files of an assessment that this person has requested, newest first; reloaded while one is in progress. */
export const filesQuery = (assessmentId: AssessmentId) =>
  queryOptions({
    queryKey: [...queryKeys.files, assessmentId],
    queryFn: ({ signal }) => api.files.list({ assessmentId }, { signal }),
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? BEAT_MS : false),
  });

/** The address from which a file is downloaded; the server names it. */
export const downloadPath = (assessmentId: AssessmentId, id: MadeFileId) =>
  `/api/assessments/${assessmentId}/files/${id}/content`;

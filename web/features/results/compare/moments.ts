import { queryOptions } from '@tanstack/react-query';
import type { ChangeShape } from '#contract/history.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { api } from '#web/lib/api.ts';
import { queryKeys } from '#web/lib/query-keys.ts';
import { compareMessages as say } from './messages.ts';

/** A time at which an assessment can be compared: thresholds were adopted, or it was completed, signed or reopened. */
export interface Moment {
  /** An ISO instant; changes at this instant are included. */
  at: string;
  /** What happened, in words. */
  label: string;
}

/** The number of pages of the history that are read for changes to the assessment itself. */
const PAGES = 4;

/** The notable times in an assessment's history, newest first. */
export const momentsQuery = (assessmentId: AssessmentId) =>
  queryOptions({
    queryKey: [...queryKeys.history, assessmentId, 'moments'],
    queryFn: async ({ signal }): Promise<Moment[]> => {
      const [own, signed] = await Promise.all([
        readPages(assessmentId, 'assessment', signal),
        readPages(assessmentId, 'sign-off', signal),
      ]);
      return [...own.flatMap(ofAssessment), ...signed.flatMap(ofSignature)].toSorted((one, other) =>
        other.at.localeCompare(one.at),
      );
    },
    staleTime: 0,
  });

async function readPages(
  assessmentId: AssessmentId,
  noun: 'assessment' | 'sign-off',
  signal: AbortSignal,
): Promise<ChangeShape[]> {
  const changes: ChangeShape[] = [];
  let before: string | undefined;
  for (let page = 0; page < PAGES; page += 1) {
    const answer = await api.history.ofAssessment({ assessmentId, noun, ...(before && { before }) }, { signal });
    changes.push(...answer.changes);
    if (answer.next === null) break;
    before = answer.next;
  }
  return changes;
}

const THRESHOLDS = ['impactThreshold', 'financialThreshold', 'borderlineBand', 'thresholdsReason'];

function ofAssessment({ at, verb, fields }: ChangeShape): Moment[] {
  if (verb === 'added' || verb === 'completed' || verb === 'reopened') return [{ at, label: say.moments[verb] }];
  return fields.some(({ field }) => THRESHOLDS.includes(field)) ? [{ at, label: say.moments.thresholds }] : [];
}

function ofSignature({ at, verb, title }: ChangeShape): Moment[] {
  return verb === 'signed' || verb === 'recorded' ? [{ at, label: title }] : [];
}

import type { LeftOutHistory } from '#domain/audit/left-out.ts';
import type { ReasonGaps } from './assessment-data.ts';

/** What the history says about reasons that are missing or out of date. */
export const reasonGapsOf = ({ aside, rescored }: LeftOutHistory): ReasonGaps => ({
  aside: aside.flatMap(({ topicId, reason }) => (reason === null ? [topicId] : [])),
  rescored: rescored.map(({ componentId }) => componentId),
});

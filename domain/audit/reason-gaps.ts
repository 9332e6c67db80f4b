import type { ReasonGaps } from '#domain/progress/assessment-data.ts';
import type { LeftOutHistory } from './left-out.ts';

/** What the history says about reasons that are missing or out of date. */
export const reasonGapsOf = ({ aside, rescored }: LeftOutHistory): ReasonGaps => ({
  aside: aside.flatMap(({ topicId, reason }) => (reason === null ? [topicId] : [])),
  rescored: rescored.map(({ componentId }) => componentId),
});

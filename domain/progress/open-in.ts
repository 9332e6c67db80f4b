import type { Component } from '#domain/components/component.ts';
import { isToReview } from '#domain/fields/carried-from.ts';
import type { TopicId } from '#domain/ids.ts';
import type { AssessmentData } from './assessment-data.ts';
import {
  expiredAtEntries,
  horizonsOpenAmong,
  openDetailsOf,
  relevantPart,
  rescoredAmong,
  topicsWithoutScore,
  topicsWithoutSide,
  withExpired,
} from './missing.ts';

/** The data that determines the open points of a component. */
export type OpenIn = Pick<AssessmentData, 'assessment' | 'evidence' | 'measures' | 'horizonScores' | 'reasonGaps'>;

/**
 * How many open points a component has: empty fields, a choice about an opportunity, a pending review, an outdated reason, a score for a
 * further time horizon that does not count, expired evidence.
 */
export function openInComponent(component: Component, data: OpenIn): number {
  const isUnchosen =
    data.assessment.esrsVersion === 'esrs-2026' &&
    component.kind === 'opportunity' &&
    component.opportunityPursued === null;
  const expired = expiredAtEntries([component.id], data).length;
  const rescored = rescoredAmong([component], data).length;
  const horizons = horizonsOpenAmong([component], data).length;
  const ofRow = openDetailsOf(component).length + Number(isUnchosen) + Number(isToReview(component));
  return ofRow + rescored + horizons + expired;
}

/** How many open points a topic and everything under it have; 0 if the topic is set aside. */
export function openInTopic(id: TopicId, data: AssessmentData): number {
  const part = relevantPart(data);
  if (!part.topics.some((topic) => topic.id === id)) return 0;
  const components = part.components.filter(({ topicId }) => topicId === id);
  const of = { topics: part.topics.filter((topic) => topic.id === id), components };
  const ofTopic = <Row extends { topicId: TopicId }>(rows: readonly Row[]) =>
    rows.filter(({ topicId }) => topicId === id);
  const scores = ofTopic(data.scores);
  return [
    topicsWithoutScore(data, of).length,
    topicsWithoutSide('impact', data, of).length,
    topicsWithoutSide('financial', data, of).length,
    [...scores, ...ofTopic(data.selections)].filter(isToReview).length,
    withExpired('topic', [id], data).length,
    ...components.map((component) => openInComponent(component, data)),
  ].reduce((sum, count) => sum + count, 0);
}

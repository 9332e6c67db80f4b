import type { Topic } from '#domain/assessment/assessment.ts';
import { cut } from '#domain/fields/carried-from.ts';
import type { ComponentId, TopicId } from '#domain/ids.ts';
import { MAX_CARRIED_FROM } from '#domain/limits.ts';
import type { EsrsVersion } from '#domain/reference/esrs-versions.ts';
import { esrsVersions } from '#domain/reference/esrs-versions.ts';
import type { TopicScore, TopicSelection } from '#domain/topics/fields.ts';

export interface TransferTopic extends Topic {
  position: number;
}

export interface TransferSelection extends TopicSelection {
  id: string;
  carriedFrom: string;
}

export interface TransferScore extends TopicScore {
  id: string;
  carriedFrom: string;
}

/** The place of a component, the only part of it that changes. */
export interface ComponentPlace {
  id: ComponentId;
  topicId: TopicId;
  carriedFrom: string;
}

/** Everything under the topics of an assessment. */
export interface UnderTopics<S extends TransferSelection, R extends TransferScore> {
  selections: S[];
  scores: R[];
  components: ComponentPlace[];
}

/** The origin of a carried item, including its earlier origin if nobody has reviewed it yet. */
export const joinOrigins = (origins: readonly (string | undefined)[]): string =>
  cut([...new Set(origins)].filter(Boolean).join('; '), MAX_CARRIED_FROM);

/** The origin of a carried item: 'S1.1 Working conditions (own workforce), ESRS set 1 (2023)'. */
export const originOf = ({ code, name }: Pick<Topic, 'code' | 'name'>, version: EsrsVersion): string =>
  cut(`${code} ${name}, ${esrsVersions[version].label}`, MAX_CARRIED_FROM);

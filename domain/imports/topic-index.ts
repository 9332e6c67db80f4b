import type { Topic } from '#domain/assessment/assessment.ts';
import { ESRS_VERSIONS, type EsrsVersion } from '#domain/reference/esrs-versions.ts';
import { topicCatalogue } from '#domain/reference/topic-catalogue.ts';
import { plain } from './read-words.ts';
import { nameKey, type OwnNames } from './topic-meanings.ts';

/** A topic as the standards list it. */
export type CodeAndName = Pick<Topic, 'code' | 'name'>;

/** Whether a version of the standards has a topic under this code and name. */
export const isListed = ({ code, name }: CodeAndName, version: EsrsVersion): boolean =>
  topicCatalogue[version].some((topic) => topic.code === code && topic.name === name);

/** Whether a topic is one of the standards, in either version. */
export const isOfStandards = (topic: CodeAndName): boolean => ESRS_VERSIONS.some((version) => isListed(topic, version));

/** The version of the standards that an assessment follows; undefined if its topics do not say. */
const versionOf = (topics: readonly CodeAndName[]): EsrsVersion | undefined =>
  ESRS_VERSIONS.find((version) => topics.some((topic) => isListed(topic, version) && !isInBoth(topic)));

const isInBoth = (topic: CodeAndName): boolean => ESRS_VERSIONS.every((version) => isListed(topic, version));

/** A topic of a version. */
export interface ListedTopic {
  topic: CodeAndName;
  version: EsrsVersion;
}

/** The topics of both versions, by their codes. */
export const listed = (() => {
  const all = ESRS_VERSIONS.flatMap((version) =>
    topicCatalogue[version].map((topic): ListedTopic => ({ topic, version })),
  );
  return {
    all,
    byCode: Map.groupBy(all, ({ topic }) => plain(topic.code)) as ReadonlyMap<string, readonly ListedTopic[]>,
  };
})();

/** The topics of an assessment by how texts name them. */
interface Index {
  byCode: ReadonlyMap<string, Topic>;
  /** By name, and by code and name together; a name that several topics have is none's. */
  byText: ReadonlyMap<string, Topic>;
  /** The names of topics that the standards do not have. */
  names: OwnNames;
  version: EsrsVersion | undefined;
}

const indexes = new WeakMap<readonly Topic[], Index>();

/** The topics of an assessment, indexed by how texts name them; computed once for thousands of rows. */
export function indexOf(topics: readonly Topic[]): Index {
  const known = indexes.get(topics);
  if (known) return known;
  const first = topics.toReversed();
  const own = topics.filter((topic) => !isOfStandards(topic));
  const index: Index = {
    version: versionOf(topics),
    byCode: new Map(first.map((topic) => [plain(topic.code), topic])),
    byText: new Map(
      first.flatMap((topic) =>
        [topic.name, `${topic.code} ${topic.name}`].map((text) => [plain(text), topic] as const),
      ),
    ),
    names: Map.groupBy(
      own.map(({ code, name }) => ({ key: nameKey(name), level: 'topic' as const, code, version: null })),
      ({ key }) => key,
    ),
  };
  indexes.set(topics, index);
  return index;
}

import type { CatalogueTopic } from './catalogue-topic.ts';
import type { EsrsVersion } from './esrs-versions.ts';
import { topics2023 } from './topics-2023.ts';
import { topics2026 } from './topics-2026.ts';

/** The topics to assess, by ESRS version, in the order of the law. Codes are unique only within a version. */
export const topicCatalogue: Readonly<Record<EsrsVersion, readonly CatalogueTopic[]>> = {
  'esrs-2023': topics2023,
  'esrs-2026': topics2026,
};

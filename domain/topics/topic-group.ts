import type { Category, StandardCode } from '#domain/reference/catalogue-topic.ts';
import type { EsrsVersion } from '#domain/reference/esrs-versions.ts';
import { esrsVersions } from '#domain/reference/esrs-versions.ts';
import { ownTopicPlace } from './own-code.ts';

/** The heading that a topic is under: a standard with its title in the assessment's version, otherwise the category. */
export interface TopicGroup {
  /** A standard's code, or the category. Stable across versions. */
  key: StandardCode | Category;
  /** 'E1 Climate change', or 'Environmental'. */
  label: string;
}

// Whole words only: 'E10' is not E1, 'E1.2' and 'E1-6' are.
const STANDARD_CODE = /\b(E[1-5]|S[1-4]|G1)\b/;

/**
 * The group of a topic: by the first ESRS code in its description, for a company's own topic by its code, otherwise by its category
 * (method M3).
 */
export function topicGroup(
  topic: { code: string; description: string; category: Category },
  version: EsrsVersion,
): TopicGroup {
  const code = STANDARD_CODE.exec(ownTopicPlace(topic.code) ?? topic.description)?.[1] as StandardCode | undefined;
  if (code === undefined) return { key: topic.category, label: topic.category };
  return { key: code, label: standardLabel(code, version) };
}

/** 'E1 Climate change': the title of the standard in a version. */
export function standardLabel(code: StandardCode, version: EsrsVersion): string {
  return `${code} ${esrsVersions[version].standardTitles[code]}`;
}

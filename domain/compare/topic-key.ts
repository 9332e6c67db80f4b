import type { Topic } from '#domain/assessment/assessment.ts';
import type { EsrsVersion } from '#domain/reference/esrs-versions.ts';
import { isOwnTopic } from '#domain/topics/own-code.ts';
import { codeAcross } from '#domain/transfer/crosswalk.ts';

/**
 * The key of a topic in another year: its code; between versions, the code that a transfer gives it (method M24); for one of the
 * company's own topics, its name.
 * @param version the version of its assessment
 */
export function topicKey({ code, name }: Pick<Topic, 'code' | 'name'>, version: EsrsVersion, isSame: boolean): string {
  if (isOwnTopic({ code })) return name.toLowerCase();
  return isSame ? code : codeAcross(code, version);
}

interface Side {
  id: string;
  esrsVersion: EsrsVersion;
}

/**
 * `topicKey` for the topics of two assessments. At two times of the same assessment, a topic of the company's own is matched with itself,
 * even if it has been renamed.
 */
export function topicKeys(earlier: Side, later: Side) {
  const isSameVersion = earlier.esrsVersion === later.esrsVersion;
  const keyIn = (side: Side) => (topic: Pick<Topic, 'code' | 'name'>) =>
    earlier.id === later.id && isOwnTopic(topic) ? topic.code : topicKey(topic, side.esrsVersion, isSameVersion);
  return { earlier: keyIn(earlier), later: keyIn(later) };
}

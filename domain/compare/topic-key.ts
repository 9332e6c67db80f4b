import type { Topic } from '#domain/assessment/assessment.ts';
import type { EsrsVersion } from '#domain/reference/esrs-versions.ts';
import { isOwnTopic } from '#domain/topics/own-code.ts';
import { codeAcross } from '#domain/transfer/crosswalk.ts';

/**
 * How a topic is found in another year: by its code; between versions, by the code that the transfer gives it (method M24); for the
 * company's own topics, by name.
 *
 * @param version of its assessment
 */
export function topicKey({ code, name }: Pick<Topic, 'code' | 'name'>, version: EsrsVersion, isSame: boolean): string {
  if (isOwnTopic({ code })) return name.toLowerCase();
  return isSame ? code : codeAcross(code, version);
}

interface Side {
  id: string;
  esrsVersion: EsrsVersion;
}

/** `topicKey` for the topics of two assessments; at two times of one a topic of the company's own is itself, whatever it is called. */
export function topicKeys(earlier: Side, later: Side) {
  const isSameVersion = earlier.esrsVersion === later.esrsVersion;
  const keyIn = (side: Side) => (topic: Pick<Topic, 'code' | 'name'>) =>
    earlier.id === later.id && isOwnTopic(topic) ? topic.code : topicKey(topic, side.esrsVersion, isSameVersion);
  return { earlier: keyIn(earlier), later: keyIn(later) };
}

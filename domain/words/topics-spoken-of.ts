import type { Topic } from '#domain/assessment/assessment.ts';
import { topicWords } from './topic-words.ts';

/** A topic's name without the part in brackets, in lower case. */
const bareName = ({ name }: Pick<Topic, 'name'>) =>
  name
    .toLowerCase()
    .replace(/\s*\(.*\)$/, '')
    .replace(/’/g, "'");

/** Whether a text mentions a topic, by its name or in everyday words. */
export function speaksOf(text: string, topic: Pick<Topic, 'code' | 'name'>): boolean {
  const lower = text.toLowerCase();
  if (lower.includes(bareName(topic))) return true;
  return topicWords.some(
    ({ says, means }) =>
      (typeof means === 'string' ? topic.code.startsWith(`${means}.`) : means.test(topic.name)) && says.test(lower),
  );
}

import type { Topic } from '#domain/assessment/assessment.ts';

/** Whether every word that was typed occurs in the topic's code, name or description. */
export function matchesTopic(topic: Topic, typed: string): boolean {
  const text = `${topic.code} ${topic.name} ${topic.description}`.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

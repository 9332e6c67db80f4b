import type { FileFacts } from '#documents/facts.ts';
import type { Topic } from '#domain/assessment/assessment.ts';
import { lastChangeTitles } from '#domain/files/register-titles.ts';
import { found } from '#domain/found.ts';
import type { FrozenNoun, LastChangeOf } from '#domain/frozen-results/frozen-result.ts';
import { buildDashboard, type Dashboard } from '#domain/results/dashboard.ts';
import { sortTopics } from '#domain/results/matrix.ts';
import { type Cell, type Column, dateOf, instant, said, text } from './table.ts';

/** The facts, together with lookups that several tables use. */
export interface Reading {
  facts: FileFacts;
  /** In reading order. */
  topics: Topic[];
  dashboard: Dashboard;
  topicOf(id: string): Topic;
  /** Who changed a row last, when and why, for `lastChangeColumns`. */
  lastChange(noun: FrozenNoun, key: string): Cell[];
}

export const lastChangeColumns: readonly Column[] = [
  text(lastChangeTitles.by, 20),
  instant(lastChangeTitles.at),
  text(lastChangeTitles.reason, 40),
];

/** Reads the facts once, for all tables. */
export function readFacts(facts: FileFacts): Reading {
  const topics = sortTopics(facts.data.topics);
  const byId = new Map<string, Topic>(topics.map((topic) => [topic.id, topic]));
  const changes = new Map<string, LastChangeOf>(facts.lastChanges.map((each) => [`${each.noun} ${each.key}`, each]));
  return {
    facts,
    topics,
    dashboard: buildDashboard(facts.data),
    topicOf: (id) => found(byId.get(id), 'a topic of the assessment'),
    lastChange: (noun, key) => {
      const change = changes.get(`${noun} ${key}`);
      return [said(change?.by), dateOf(change?.at), said(change?.reason)];
    },
  };
}

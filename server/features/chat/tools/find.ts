import { z } from 'zod';
import { topicsNamed } from '../find-subjects.ts';
import { ASKING_WORDS, subjectStems } from '../words.ts';
import { chatTool } from './chat-tool.ts';
import { rowsByScore, sourcesOf } from './facts.ts';
import { findRows } from './topic.ts';

/** Most names of each sort. */
const MOST = 5;

/** What some words name, by name only: a first look before anything is looked up. */
export const findTool = chatTool({
  description: 'Which topics and which impacts, risks or opportunities some words name; names only, no scores.',
  input: z.object({ about: z.string().min(1).max(300) }),
  async run(desk, { about }) {
    const on = await desk.assessment();
    const sources = sourcesOf(on, desk.book);
    const components = new Map(on.whole.components.map((component) => [component.id, component]));
    const named = rowsByScore(on).filter(({ title }) => isNamedBy(about, title));
    const near = findRows(about, on, MOST).filter((row) => !named.includes(row));
    return {
      source: sources.results(),
      topics: topicsNamed(about, on.whole.topics)
        .slice(0, MOST)
        .map((topic) => ({ source: sources.topic(topic), topic: `${topic.code} ${topic.name}` })),
      components: [...named, ...near].slice(0, MOST).map((row) => ({
        source: sources.component(components.get(row.id)!),
        title: row.title,
        isNamed: named.includes(row),
      })),
    };
  },
});

/**
 * Whether words name a component and do not only touch it: most of its title's words are among them, or they have at least
 * two words beside those that only ask, and all of these stand in the title.
 */
export function isNamedBy(about: string, title: string): boolean {
  const asked = new Set(subjectStems(about));
  const words = [...new Set(subjectStems(title))];
  const shared = words.filter((word) => asked.has(word));
  if (shared.length > 0 && shared.length / words.length >= 0.6) return true;
  const telling = [...asked].filter((word) => !ASKING_WORDS.has(word));
  return telling.length >= 2 && telling.every((word) => words.includes(word));
}

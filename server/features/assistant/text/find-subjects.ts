import type { Topic } from '#domain/assessment/assessment.ts';
import type { StandardCode } from '#domain/reference/catalogue-topic.ts';
import { stem, subjectStems, wordsOf } from '#domain/words/stems.ts';
import { topicWords } from '#domain/words/topic-words.ts';

export { rowsNamed } from './rank-rows.ts';

type NamedTopic = Pick<Topic, 'id' | 'code' | 'name' | 'description' | 'category'>;

const CODE = /\b(E[1-5]|S[1-4]|G1)(?:[.-]?(\d{1,2}))?\b/gi;
/** Words that occur in many topic names or in any question about an assessment; by themselves, they do not identify a topic. */
const GENERAL = new Set(
  (
    'impact risk opportunity topic matter material assessment score own workforce value chain worker work right social ' +
    'environmental governance company change use related product service consumer end user condition other all treatment ' +
    'relationship management practice state extent including direct personal activity'
  )
    .split(' ')
    .map(stem),
);

/** The standards that a text names by code or in everyday words. */
export function standardsNamed(text: string): StandardCode[] {
  const byCode = [...text.matchAll(CODE)].flatMap(([, standard = '', part]) => (part ? [] : standard.toUpperCase()));
  const byWords = topicWords.flatMap(({ says, means }) =>
    typeof means === 'string' && says.test(text.toLowerCase()) ? means : [],
  );
  return [...new Set([...byCode, ...byWords])] as StandardCode[];
}

/** The topics that a text is about, best first; empty if it names none. */
export function topicsNamed<T extends NamedTopic>(text: string, topics: readonly T[]): T[] {
  const byCode = [...text.matchAll(CODE)].flatMap(([, standard = '', part]) => {
    const code = part ? `${standard}.${Number(part)}`.toUpperCase() : standard.toUpperCase();
    return topics.filter((topic) => (part ? topic.code.toUpperCase() === code : isOfStandard(topic, code)));
  });
  if (byCode.length > 0) return unique(byCode);
  const lower = text.toLowerCase();
  const byName = topics.filter((topic) => lower.includes(bareName(topic)));
  const particular = topicWords.find(({ says }) => says.test(lower));
  const said = particular?.says.exec(lower)?.[0] ?? '';
  // 'Water pollution' contains a topic's name but means another topic.
  const isMoreParticular = byName.every((topic) => said.includes(bareName(topic)) && said !== bareName(topic));
  if (byName.length > 0 && !isMoreParticular) return preferChain(text, longestNames(byName));
  if (particular) {
    const { means } = particular;
    const meant = topics.filter((topic) =>
      typeof means === 'string' ? isOfStandard(topic, means) : means.test(topic.name),
    );
    if (meant.length > 0) return preferChain(text, meant, topics);
  }
  return byStems(text, topics);
}

/**
 * All topics that a text names: 'climate and water' names two. The parts are read separately if at least two of them name topics by
 * themselves; 'health and safety' is one name.
 */
export function allTopicsNamed<T extends NamedTopic>(text: string, topics: readonly T[]): T[] {
  const parts = text.split(/\b(?:and|or|nor|plus)\b|[,;/&]/i).filter((part) => namesByItself(part));
  if (
    parts.length < 2 ||
    topics.some((topic) => text.toLowerCase().includes(bareName(topic)) && / and |,/.test(bareName(topic)))
  ) {
    return topicsNamed(text, topics);
  }
  return unique(parts.flatMap((part) => topicsNamed(part, topics)));
}

const namesByItself = (part: string) =>
  part.search(CODE) >= 0 || topicWords.some(({ says }) => says.test(part.toLowerCase()));

const isOfStandard = (topic: NamedTopic, standard: string) =>
  new RegExp(`^ESRS ${standard}\\b`, 'i').test(topic.description) ||
  topic.code.toUpperCase().startsWith(`${standard}.`);

const bareName = (topic: NamedTopic) =>
  topic.name
    .toLowerCase()
    .replace(/\s*\(.*\)$/, '')
    .replace(/’/g, "'");

/** 'Water' is part of 'Pollution of water': if one name contains another, the longer one was meant. */
function longestNames<T extends NamedTopic>(named: readonly T[]): T[] {
  return named.filter(
    (topic) => !named.some((other) => bareName(other) !== bareName(topic) && bareName(other).includes(bareName(topic))),
  );
}

/** Topics that exist twice, for the own workforce and for the value chain: the text may say which one it means. */
function preferChain<T extends NamedTopic>(text: string, meant: T[], all: readonly T[] = meant): T[] {
  const isChain = /\b(value|supply)[ -]chain\b|\bsuppliers?\b|\bupstream\b|\bfarm/i.test(text);
  if (!isChain) return meant;
  const twins = meant.flatMap((topic) =>
    topic.name.includes('(own workforce)')
      ? all.filter((other) => other.name === topic.name.replace('(own workforce)', '(value chain workers)'))
      : topic,
  );
  const chain = twins.filter((topic) => topic.name.includes('value chain'));
  return chain.length > 0 ? chain : meant;
}

/** Matches common words; a word counts more if fewer topic names contain it. */
function byStems<T extends NamedTopic>(text: string, topics: readonly T[]): T[] {
  const asked = new Set(subjectStems(text).filter((word) => !GENERAL.has(word)));
  if (asked.size === 0) return [];
  const named = topics.map((topic) => ({ topic, stems: new Set(wordsOf(topic.name).map(stem)) }));
  const weight = (word: string) => 1 / named.filter(({ stems }) => stems.has(word)).length;
  const scored = named
    .map(({ topic, stems }) => {
      const shared = [...asked].filter((word) => stems.has(word));
      return { topic, score: shared.reduce((sum, word) => sum + weight(word), 0) };
    })
    .filter(({ score }) => score >= 0.2)
    .toSorted((first, second) => second.score - first.score);
  const best = scored[0]?.score ?? 0;
  return scored.filter(({ score }) => score >= best * 0.8).map(({ topic }) => topic);
}

/** The stems of the names of the topics in a text: the remaining words may name something within them. */
export function stemsOfNames(text: string, topics: readonly NamedTopic[]): Set<string> {
  return new Set(topicsNamed(text, topics).flatMap((topic) => subjectStems(bareName(topic))));
}

const unique = <T>(items: T[]) => [...new Set(items)];

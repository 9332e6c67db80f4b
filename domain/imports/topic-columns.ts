import type { Topic } from '#domain/assessment/assessment.ts';
import { cellWords, type ImportedCell, saysNothing } from './cell.ts';
import { BELOW, namesTopic, topicWord } from './find-topic.ts';
import { plainHeading } from './said-heading.ts';
import { TOPIC_PARTS, type TopicPart } from './targets.ts';
import { isNameOfStandards, isWholeStandard, standardNamed } from './topic-meanings.ts';

/** Whether a place names a topic, alone or together with others. */
export const isTopicPart = (place: string | null): place is TopicPart => TOPIC_PARTS.some((part) => part === place);

/** Whether a text can name a topic, or the standard above it. */
export const canNameTopic = (said: string, topics: readonly Topic[]): boolean =>
  namesTopic(said, topics) || standardNamed(said) !== null || isWholeStandard(said);

/** The topic in a row: its standard, its code and name, and its sub-sub-topic, as far as they are given. */
export function topicSaid(matching: readonly (string | null)[], cells: readonly ImportedCell[]): string {
  const said = (part: TopicPart) => {
    const cell = cells[matching.indexOf(part)];
    return saysNothing(cell) ? '' : cellWords(cell).trim();
  };
  const parts = [said('standard'), topicWord(said('topic'), said('topicName')), said('subSubTopic')];
  return parts.filter((part, at) => part !== '' && parts.indexOf(part) === at).join(BELOW);
}

/** The column to which a problem with a row's topic belongs: the most telling one that is not empty; -1 for none. */
export const topicColumn = (matching: readonly (string | null)[], cells: readonly ImportedCell[]): number =>
  (['topic', 'topicName', 'subSubTopic', 'standard'] as const)
    .map((part) => matching.indexOf(part))
    .find((at) => at >= 0 && !saysNothing(cells[at])) ?? -1;

interface NamedColumn {
  heading: string;
  values: readonly ImportedCell[];
}

/**
 * Which of several columns about topics is the standard, which the topic and which the sub-sub-topic, by their values and headings; empty
 * if they do not differ.
 * @param family the positions of columns whose headings can mean a topic
 */
export function arrangeTopics(columns: readonly NamedColumn[], family: readonly number[]): Map<number, TopicPart> {
  const about = family.map((at) => ({ at, depth: depthOf(columns[at]?.heading ?? ''), isWide: isWide(columns[at]) }));
  const placed = new Map<number, TopicPart>();
  if (about.length < 2) return placed;
  const wide = about.find(({ isWide, depth }) => isWide && depth === 0);
  const narrow = about.filter((each) => each !== wide).sort((one, other) => one.depth - other.depth);
  const coded = narrow.find(({ at }) => isCoded(columns[at]));
  const named = narrow.filter((each) => each !== coded && isNamed(columns[each.at]));
  if (coded && named.length > 0) {
    if (wide) placed.set(wide.at, 'standard');
    placed.set(coded.at, 'topic');
    placed.set(named[0]?.at ?? coded.at, 'topicName');
    if (named.length > 1) placed.set(named.at(-1)?.at ?? coded.at, 'subSubTopic');
    return placed;
  }
  if (!wide && narrow.every(({ depth }) => depth === narrow[0]?.depth)) return placed;
  if (wide) placed.set(wide.at, 'standard');
  const topic = narrow.find((each) => !each.isWide) ?? narrow[0];
  if (topic) placed.set(topic.at, 'topic');
  const below = narrow.findLast((each) => each !== topic);
  if (below) placed.set(below.at, 'subSubTopic');
  return placed;
}

/** 0 for a topic, 1 for a sub-topic, 2 for a sub-sub-topic. */
const depthOf = (heading: string): number => plainHeading(heading).match(/sub|unter|sous|sotto|pod/g)?.length ?? 0;

/** Whether a heading is that of a sub-topic or a sub-sub-topic. */
export const isNarrow = ({ whole }: { whole: string }): boolean => depthOf(whole) > 0;

/** Whether most values of a column are codes of topics without their names. */
const isCoded = (column: NamedColumn | undefined): boolean => {
  const said = column?.values.filter((value) => !saysNothing(value)).map(cellWords) ?? [];
  return said.length > 0 && said.filter((text) => CODE.test(text.trim())).length * 2 > said.length;
};
const CODE = /^(?:ESRS ?)?[ESG][1-5](?:[.-]\d{1,2}){1,2}$/i;

/** Whether most values of a column are names that the standards have. */
const isNamed = (column: NamedColumn | undefined): boolean => {
  const said = column?.values.filter((value) => !saysNothing(value)).map(cellWords) ?? [];
  return said.length > 0 && said.filter(isNameOfStandards).length * 2 > said.length;
};

/** Whether most values of a column are whole standards. */
const isWide = (column: NamedColumn | undefined): boolean => {
  const said = column?.values.filter((value) => !saysNothing(value)).map(cellWords) ?? [];
  return said.length > 0 && said.filter(isWholeStandard).length * 2 > said.length;
};

import { describe, expect, it } from 'vitest';
import type { TopicId } from '#domain/ids.ts';
import { topicCatalogue } from '#domain/reference/topic-catalogue.ts';
import { groupTopics } from '#web/features/questionnaire/topics/group-topics.ts';
import { matchesTopic } from '#web/features/questionnaire/topics/match-topic.ts';
import { topicDetail } from '#web/features/questionnaire/topics/topic-detail.ts';
import { mustHave } from '../../shared/must-have.ts';

const topics = topicCatalogue['esrs-2023'].map((topic) => ({ ...topic, id: topic.code as TopicId }));
const own = {
  id: 'own' as TopicId,
  code: 'X1',
  name: 'Light at night',
  description: 'What our glasshouses shine',
  category: 'Environmental' as const,
};

describe('the groups of topics', () => {
  it('hold all thirty-seven topics of the catalogue under the ten standards, in the order of the law', () => {
    const groups = groupTopics(topics, 'esrs-2023');
    expect(groups.map((group) => group.key)).toEqual(['E1', 'E2', 'E3', 'E4', 'E5', 'S1', 'S2', 'S3', 'S4', 'G1']);
    expect(groups.flatMap((group) => group.topics.map((topic) => topic.code))).toEqual(topics.map(({ code }) => code));
    expect(groups[0]).toMatchObject({ label: 'E1 Climate change', category: 'Environmental' });
  });

  it('hold a topic of the company’s own, which has no standard, under its category', () => {
    expect(groupTopics([own], 'esrs-2023')).toEqual([
      { key: 'Environmental', label: 'Environmental', category: 'Environmental', topics: [own] },
    ]);
  });

  it('are never empty', () => {
    expect(groupTopics([], 'esrs-2026')).toEqual([]);
  });
});

describe('the detail of a topic’s description', () => {
  const detailOf = (code: string) => topicDetail(mustHave(topics.find((topic) => topic.code === code)));

  it('is empty where the description only repeats the name', () => {
    expect(detailOf('E1.3')).toBe('');
  });

  it('is the list of sub-topics without its brackets', () => {
    expect(detailOf('E3.1')).toBe('Water consumption; Water withdrawals; Water discharges');
  });

  it('is also the list where the name has its standard in brackets', () => {
    expect(detailOf('S1.3')).toBe('Child labour; Forced labour; Adequate housing; Privacy');
  });

  const all = Object.entries(topicCatalogue).flatMap(([version, list]) => list.map((topic) => ({ version, ...topic })));
  it.each(all)('begins with a capital letter or a number, and has balanced brackets: $version $code', (topic) => {
    const detail = topicDetail(topic);
    expect(detail).toMatch(/^$|^[\p{Lu}\p{N}]/u);
    expect(detail.split('(')).toHaveLength(detail.split(')').length);
  });

  it.each(all)('does not repeat the name: $version $code', (topic) => {
    const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}-]+/gu) ?? [];
    const detail = topicDetail(topic);
    const bare = topic.name.replace(/ \([^)]+\)$/, '').toLowerCase();
    // A sub-topic in a list may end with the same words: 'Extraction and use of marine resources'.
    const around = detail.includes(';') ? '' : detail.replace(/ \(.+\)/, '').toLowerCase();
    expect(around.endsWith(bare)).toBe(false);
    if (detail !== '') expect(wordsIn(detail).every((word) => wordsIn(topic.name).includes(word))).toBe(false);
  });

  it('is the whole description of a topic of the company’s own', () => {
    expect(topicDetail(own)).toBe('What our glasshouses shine');
  });
});

describe('searching topics', () => {
  const found = (typed: string) => topics.filter((topic) => matchesTopic(topic, typed)).map((topic) => topic.code);

  it('finds topics by code, name and sub-topic, ignoring case', () => {
    expect(found('e3.2')).toEqual(['E3.2']);
    expect(found('MICROPLASTICS')).toEqual(['E2.7']);
    expect(found('child labour')).toEqual(['S1.3', 'S2.3']);
  });

  it('requires every word, in any order', () => {
    expect(found('labour child')).toEqual(['S1.3', 'S2.3']);
    expect(found('labour microplastics')).toEqual([]);
  });
});

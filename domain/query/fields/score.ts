import { places } from '#domain/chat/places.ts';
import { type TopicScore, topicScoreFields } from '#domain/topics/fields.ts';
import { tableFields } from './field.ts';
import { higherSide } from './higher-side.ts';
import { noun } from './noun.ts';
import { topicFields } from './of-topic.ts';
import type { TopicOfYear, Year } from './year.ts';

interface ScoreRow {
  year: Year;
  of: TopicOfYear;
  score: TopicScore;
}

/** The 1–10 screening scores of topics, a scale of their own (method M15), in reading order of the topics. */
export const scoreNoun = noun<ScoreRow>({
  plural: 'screening scores',
  fields: {
    ...topicFields(({ of }) => of),
    ...tableFields(
      topicScoreFields,
      (name) =>
        ({ score }: ScoreRow) =>
          score[name as keyof TopicScore],
    ),
    higherSide: higherSide(({ score }) => [score.impactScore, score.financialScore]),
  },
  columns: ['topic', 'impactScore', 'financialScore'],
  order: null,
  isComparable: false,
  hasEarlier: true,
  rows({ year }) {
    const byTopic = new Map(year.data.scores.map((score) => [score.topicId, score]));
    return year.topics.flatMap((of) => {
      const score = byTopic.get(of.topic.id);
      return score ? [{ year, of, score }] : [];
    });
  },
  nameOf: ({ year, of: { topic, isRelevant } }) => ({
    id: topic.id,
    label: `${topic.code} ${topic.name}`,
    path: places.screening(year.data, topic.id),
    isSetAside: !isRelevant,
  }),
});

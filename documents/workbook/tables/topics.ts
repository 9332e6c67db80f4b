import { sheetNames, topicTitles } from '#domain/files/sheet-titles.ts';
import { CLASSIFICATION_LABELS, isMaterial, MATERIAL_BY_LABELS } from '#domain/results/classification.ts';
import { topicScoreFields } from '#domain/topics/fields.ts';
import { isOwnTopic } from '#domain/topics/own-code.ts';
import { fieldCells, fieldColumns } from './field-cells.ts';
import { lastChangeColumns, type Reading } from './reading.ts';
import { type Cell, number, said, type Table, text, yesOrNo } from './table.ts';

const named = [text(topicTitles.code, 11), text(topicTitles.name, 36)];

/** The list of topics, with what was decided about each. */
export function topicsTable({ facts, topics, lastChange }: Reading): Table {
  const relevance = new Map<string, boolean>(facts.data.selections.map((row) => [row.topicId, row.isRelevant]));
  return {
    name: sheetNames.topics,
    columns: [
      ...named,
      text(topicTitles.description, 60),
      text(topicTitles.category, 14),
      text(topicTitles.isOwn, 10),
      text(topicTitles.isRelevant, 10),
      ...lastChangeColumns,
      text(topicTitles.id, 38),
    ],
    rows: topics.map((topic) => [
      topic.code,
      topic.name,
      said(topic.description),
      topic.category,
      yesOrNo(isOwnTopic(topic)),
      yesOrNo(relevance.get(topic.id) !== false),
      ...lastChange('selection', topic.id),
      topic.id,
    ]),
  };
}

const { topicId: _topic, ...scoreFields } = topicScoreFields;

/** The screening scores of 1 to 10, a separate scale (method M15). */
export function scoresTable({ facts, topics, lastChange }: Reading): Table {
  const scores = new Map(facts.data.scores.map((score) => [score.topicId, score]));
  const rows = topics.flatMap((topic): Cell[][] => {
    const score = scores.get(topic.id);
    if (!score) return [];
    return [[topic.code, topic.name, ...fieldCells(scoreFields, score), ...lastChange('score', topic.id)]];
  });
  return { name: sheetNames.scores, columns: [...named, ...fieldColumns(scoreFields), ...lastChangeColumns], rows };
}

/** The result of each topic under the adopted thresholds, and the topics without a conclusion. */
export function resultTable({ topics, dashboard, facts }: Reading): Table {
  const points = new Map(dashboard.points.map((point) => [point.topic.id, point]));
  const open = new Map(dashboard.notYetAssessed.map(({ topic, reason }) => [topic.id, reason]));
  const counts = Map.groupBy(facts.data.components, ({ topicId }) => topicId);
  return {
    name: sheetNames.result,
    columns: [
      ...named,
      number('Impact'),
      number('Financial'),
      text('Material', 10),
      text('Result', 24),
      text('Decided', 9),
      text('Class', 20),
      number('Entries'),
    ],
    rows: topics.map((topic) => {
      const point = points.get(topic.id);
      const entries = counts.get(topic.id)?.length ?? 0;
      if (!point) {
        const standing = open.has(topic.id) ? 'Not yet assessed' : 'Deselected';
        return [topic.code, topic.name, null, null, null, standing, null, null, entries];
      }
      const { impact, financial, hasImpact, hasFinancial, materialBy, classification } = point;
      return [
        topic.code,
        topic.name,
        hasImpact ? impact : null,
        hasFinancial ? financial : null,
        materialBy === 'open' ? null : yesOrNo(isMaterial(materialBy)),
        MATERIAL_BY_LABELS[materialBy],
        yesOrNo(point.isDecided === true),
        CLASSIFICATION_LABELS[classification],
        entries,
      ];
    }),
  };
}

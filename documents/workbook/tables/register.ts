import type { Component } from '#domain/components/component.ts';
import type { ComponentScore } from '#domain/components/component-score.ts';
import { componentFields } from '#domain/components/fields.ts';
import { isOpenIn, SCORE_FIELDS } from '#domain/components/score-fields.ts';
import type { Fields } from '#domain/fields/kinds.ts';
import { registerTitles } from '#domain/files/register-titles.ts';
import { scorerOf } from '#domain/measures/basis.ts';
import { reaches } from '#domain/results/threshold.ts';
import { fieldCells, fieldColumns } from './field-cells.ts';
import { lastChangeColumns, type Reading } from './reading.ts';
import { type Cell, number, type Table, text, yesOrNo } from './table.ts';

const { topicId: _topic, ...fields } = componentFields;

/** Every impact, risk and opportunity with its stated values and the resulting score, topic by topic. */
export function registerTable({ facts, topics, lastChange }: Reading): Table {
  const { components, assessment } = facts.data;
  const scoreOf = scorerOf(facts.data);
  const relevance = new Map<string, boolean>(facts.data.selections.map((row) => [row.topicId, row.isRelevant]));
  const rows = topics.flatMap((topic) =>
    components
      .filter(({ topicId }) => topicId === topic.id)
      .map((component): Cell[] => {
        const score = scoreOf(component);
        const isMaterial = score.counted && reaches(score.score, assessment.thresholds[score.side]);
        return [
          topic.code,
          topic.name,
          ...statedCells(component, score),
          score.score,
          yesOrNo(score.counted && relevance.get(topic.id) !== false),
          yesOrNo(isMaterial && relevance.get(topic.id) !== false),
          ...lastChange('component', component.id),
          component.id,
        ];
      }),
  );
  const columns = [
    text(registerTitles.topicCode, 11),
    text(registerTitles.topicName, 28),
    ...fieldColumns(fields),
    number(registerTitles.score),
    text(registerTitles.counted, 9),
    text(registerTitles.reaches, 12),
    ...lastChangeColumns,
    text(registerTitles.id, 38),
  ];
  return { name: registerTitles.sheet, columns, rows };
}

/** Fields of the other side are left empty, whatever values they still have; so are values that nobody has entered yet. */
function statedCells(component: Component, { side }: ComponentScore): Cell[] {
  const cells = fieldCells(fields, component);
  const all: Fields = fields;
  return Object.keys(fields).map((name, place) => {
    const isOther = all[name]?.side !== undefined && all[name]?.side !== side;
    const score = SCORE_FIELDS.find((field) => field === name);
    const isNotGiven = score !== undefined && isOpenIn(component, score);
    return isOther || isNotGiven ? null : (cells[place] ?? null);
  });
}

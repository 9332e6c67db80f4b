import { scoreComponent } from '#domain/components/component-score.ts';
import { registerTitles } from '#domain/files/register-titles.ts';
import { horizonTitles, sheetNames } from '#domain/files/sheet-titles.ts';
import { horizonScoreFields } from '#domain/horizon-scores/fields.ts';
import { atHorizon, whyNotAtHorizon } from '#domain/horizon-scores/horizon-score.ts';
import { NOT_AT_HORIZON } from '#domain/horizon-scores/why-not-words.ts';
import { fieldCells, fieldColumns } from './field-cells.ts';
import type { Reading } from './reading.ts';
import { number, said, type Table, text } from './table.ts';

const { componentId: _entry, ...fields } = horizonScoreFields;

/** The scores of entries for further time horizons (method M33); an import reads it again. */
export function horizonScoresTable({ facts, topicOf }: Reading): Table {
  const { horizonScores = [], components } = facts.data;
  const stated = Map.groupBy(horizonScores, ({ componentId }) => componentId);
  return {
    name: sheetNames.horizonScores,
    columns: [
      text(registerTitles.topicCode, 11),
      text(horizonTitles.entry, 36),
      ...fieldColumns(fields),
      number(horizonTitles.score),
      text(horizonTitles.counts, 30),
      text(horizonTitles.entryId, 38),
    ],
    rows: components.flatMap((component) =>
      (stated.get(component.id) ?? []).map((row) => {
        const why = whyNotAtHorizon(component, row);
        return [
          topicOf(component.topicId).code,
          said(component.title),
          ...fieldCells(fields, row),
          scoreComponent(atHorizon(component, row)).score,
          why === null ? 'Yes' : `No: ${NOT_AT_HORIZON[why]}`,
          component.id,
        ];
      }),
    ),
  };
}

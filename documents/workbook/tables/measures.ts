import { componentFields } from '#domain/components/fields.ts';
import { registerTitles } from '#domain/files/register-titles.ts';
import { sheetNames } from '#domain/files/sheet-titles.ts';
import { byBasisOf, netsOf } from '#domain/measures/basis.ts';
import { measureFields, netScoreFields } from '#domain/measures/fields.ts';
import { type Net, whyIdle } from '#domain/measures/net-score.ts';
import { IDLE } from '#domain/measures/words.ts';
import { labelOf } from '#domain/reference/option.ts';

import { fieldCells, fieldColumns } from './field-cells.ts';
import type { Reading } from './reading.ts';
import { number, said, type Table, text } from './table.ts';

const { componentId: _component, ...measureWords } = measureFields;
const { componentId: _entry, ...netWords } = netScoreFields;

const COUNTS: Readonly<Record<Net<unknown>['state'], string>> = {
  counts: 'Yes',
  'no-measure': 'No: there is no implemented, effective measure',
  'not-possible': 'No: measures cannot lower this score',
  'not-stated': 'No',
};

/** Every measure with the entry that it belongs to, and whether it can lower a score (method M28). */
export function measuresTable({ facts, topicOf }: Reading): Table {
  const { measures = [], components, assessment } = facts.data;
  const entries = new Map(components.map((component) => [component.id, component]));
  return {
    name: sheetNames.measures,
    columns: [
      text(registerTitles.topicCode, 11),
      text('Entry', 36),
      ...fieldColumns(measureWords),
      text('Can lower the score', 30),
      text(registerTitles.id, 38),
    ],
    rows: measures.flatMap((measure) => {
      const entry = entries.get(measure.componentId);
      if (!entry) return [];
      const idle = whyIdle(measure, assessment.financialYearStart);
      return [
        [
          topicOf(entry.topicId).code,
          said(entry.title),
          ...fieldCells(measureWords, measure),
          idle === null ? 'Yes' : `No: ${IDLE[idle]}`,
          measure.id,
        ],
      ];
    }),
  };
}

/** The scores before and after measures, for each entry that has a score after measures (method M29). */
export function netScoresTable({ facts, topicOf }: Reading): Table {
  const { netScores = [], components } = facts.data;
  const stated = new Map(netScores.map((net) => [net.componentId, net]));
  const netOfEach = netsOf(facts.data);
  const byBasis = byBasisOf(facts.data);
  return {
    name: sheetNames.netScores,
    columns: [
      text(registerTitles.topicCode, 11),
      text('Entry', 36),
      text(componentFields.kind.label, 12),
      number('Score before measures'),
      number('Score after measures'),
      text('Counts', 30),
      ...fieldColumns(netWords),
    ],
    rows: components.flatMap((component) => {
      const own = stated.get(component.id);
      if (!own) return [];
      const { gross, net } = byBasis(component);
      return [
        [
          topicOf(component.topicId).code,
          said(component.title),
          labelOf(componentFields.kind.options, component.kind),
          gross.score,
          net?.score ?? null,
          COUNTS[netOfEach(component).state],
          ...fieldCells(netWords, own),
        ],
      ];
    }),
  };
}

import { type Block, type Chapter, heading, lead, paragraph, strong } from '#documents/document/document.ts';
import type { Reading } from '#documents/document/reading.ts';
import { sideOf, topicName } from '#documents/document/words.ts';
import { type DashboardPoint, verdictOf } from '#domain/results/dashboard.ts';
import { findingOf, findingText } from '#domain/results/finding.ts';
import { firmness } from './firmness.ts';
import { judgement } from './judgement.ts';
import { matrixFigure } from './matrix-figure.ts';
import { beforeAndAfter } from './measures.ts';

/** The matrix, and the list of its topics. */
export function result(reading: Reading): Chapter {
  const { dashboard } = reading;
  return {
    title: 'Result',
    blocks: [
      lead(findingText(findingOf(dashboard))),
      ...matrixFigure(reading),
      ...(dashboard.points.length > 0 ? [heading('All assessed topics'), pointTable(dashboard.points)] : []),
      ...beforeAndAfter(reading),
      ...judgement(reading),
      ...firmness(reading),
      ...unassessed(reading),
    ],
  };
}

function pointTable(points: readonly DashboardPoint[]): Block {
  return {
    kind: 'table',
    caption: 'Scores are out of 25: on each side, the highest score of the entries that count',
    columns: [
      { head: 'Topic', width: 7 },
      { head: 'Result', width: 4 },
      { head: 'Class', width: 2 },
      { head: 'Impact', width: 3, align: 'end' },
      { head: 'Financial', width: 3, align: 'end' },
    ],
    rows: points.map((point) => [
      strong(topicName(point.topic)),
      verdictOf(point),
      point.classification,
      sideOf(point, 'impact'),
      sideOf(point, 'financial'),
    ]),
  };
}

function unassessed({ dashboard }: Reading): Block[] {
  if (dashboard.notYetAssessed.length === 0) return [];
  return [
    heading('Not assessed yet'),
    paragraph('There is no conclusion on these topics yet.'),
    {
      kind: 'table',
      caption: 'Topics without a result',
      columns: [
        { head: 'Topic', width: 6 },
        { head: 'Why', width: 6 },
      ],
      rows: dashboard.notYetAssessed.map(({ topic, reason }) => [
        strong(topicName(topic)),
        reason === 'no-components'
          ? 'No impacts, risks or opportunities are recorded'
          : 'None of the recorded entries counts',
      ]),
    },
  ];
}

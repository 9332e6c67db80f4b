import type { Block } from '#documents/document/document.ts';
import type { Reading } from '#documents/document/reading.ts';
import { amountOf, numberOf, topicName } from '#documents/document/words.ts';
import { isCounted } from '#domain/components/component-score.ts';
import { rowsBehind, verdictOf } from '#domain/results/dashboard.ts';
import { hasTwoScores } from '#domain/results/managed.ts';
import { matrixPicture } from '#drawing/matrix/picture.ts';
import { hasPlace } from '#drawing/matrix/point.ts';

/** In pixels: as small as the legend allows, so that the text is large when the picture is as wide as a page. */
const PAGE = { width: 900, height: 680 };

/** The matrix, with a text that describes it; empty as long as no topic has been assessed. */
export function matrixFigure({ dashboard }: Pick<Reading, 'dashboard'>, size = PAGE): Block[] {
  const { thresholds } = dashboard;
  const points = dashboard.points.filter(hasPlace);
  if (points.length === 0) return [];
  const drawn = points.map((point) => ({ ...point, counted: rowsBehind(dashboard, point).filter(isCounted) }));
  const said = points.map(
    ({ topic, impact, financial, ...point }) =>
      `${topicName(topic)}: impact ${numberOf(impact)}, financial ${numberOf(financial)}, ${verdictOf(point).toLowerCase()}`,
  );
  return [
    {
      kind: 'figure',
      svg: matrixPicture({ points: drawn, thresholds, size, write: numberOf }),
      size,
      alt: `Matrix of ${amountOf(points.length, 'topic')} by impact and financial score, each out of 25. ${said.join('; ')}.`,
      caption: `Materiality matrix at the thresholds of the assessment${hasTwoScores(dashboard) ? `, with the scores ${dashboard.scoreBasis === 'net' ? 'after' : 'before'} measures` : ''}; the tinted area is material`,
    },
  ];
}

import type { Block } from '#analyst/blocks/answer.ts';
import { named } from '#analyst/blocks/say.ts';
import { componentSource, topicSource } from '#analyst/blocks/sources.ts';
import { byId } from '#domain/found.ts';
import { evaluate } from '#domain/query/evaluate.ts';
import type { QueryData } from '#domain/query/noun.ts';
import type { Query } from '#domain/query/query.ts';
import { borderlineCases } from '#domain/results/borderline.ts';
import { buildMatrix } from '#domain/results/matrix.ts';

/** For a query that asks for borderline topics: the one step that would turn each. */
export function borderlineSteps(query: Query, data: QueryData): Block | null {
  const asksFor = query.where.some(({ field, not }) => field === 'borderline' && !not);
  if (query.noun !== 'topic' || query.of !== 'this' || !asksFor) return null;
  const asked = new Set(evaluate(query, data).rows.map(({ id }) => id));
  const { current } = data;
  const thresholds = query.thresholds ?? current.assessment.thresholds;
  const cases = borderlineCases(buildMatrix(current).points, thresholds).filter(({ point }) =>
    asked.has(point.topic.id),
  );
  return {
    is: 'table',
    columns: [
      { label: 'Topic' },
      { label: 'Side' },
      { label: 'Score', isNumber: true },
      { label: 'Now' },
      { label: 'What would turn it' },
    ],
    rows: cases.map(({ point, side, score, isMaterial, turn }) => [
      named(topicSource(current, point.topic)),
      [side],
      [String(score)],
      [isMaterial ? 'material' : 'not material'],
      [
        ...named(componentSource(current, byId(current.components, turn.scored.component.id))),
        `: ${turn.value === 'severity' && side === 'financial' ? 'magnitude' : turn.value} ${turn.from} → ${turn.to} gives ${turn.newScore}`,
      ],
    ]),
  };
}

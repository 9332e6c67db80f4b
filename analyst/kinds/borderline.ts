import type { Block } from '#analyst/blocks/answer.ts';
import { named, rests, sentence } from '#analyst/blocks/say.ts';
import { componentSource, resultsSource, topicSource } from '#domain/chat/sources.ts';
import { componentFields } from '#domain/components/fields.ts';
import { byId } from '#domain/found.ts';
import { evaluate } from '#domain/query/evaluate.ts';
import type { QueryData } from '#domain/query/fields/noun.ts';
import type { Query } from '#domain/query/query.ts';
import { borderlineCases, borderlineMeaning } from '#domain/results/borderline.ts';
import { buildMatrix } from '#domain/results/matrix.ts';

/** For a query that asks for borderline topics: what is meant by that, and the steps that would turn each. */
export function tellBorderline(query: Query, data: QueryData): Block[] {
  const asksFor = query.where.some(({ field, not }) => field === 'borderline' && !not);
  if (query.noun !== 'topic' || query.of !== 'this' || !asksFor) return [];
  const { current } = data;
  const { assessment } = current;
  const meaning = sentence(borderlineMeaning(assessment.borderlineBand), rests(resultsSource(current)));
  const asked = new Set(evaluate(query, data).rows.map(({ id }) => id));
  const cases = borderlineCases(buildMatrix(current), {
    ...assessment,
    thresholds: query.thresholds ?? assessment.thresholds,
  }).filter(({ topic }) => asked.has(topic.id));
  if (cases.length === 0) return [meaning];
  const word = (isMaterial: boolean) => (isMaterial ? 'material' : 'not material');
  const columns = [
    { label: 'Topic' },
    { label: 'Side' },
    { label: 'Score', isNumber: true },
    { label: 'Now' },
    { label: 'What would turn it' },
  ];
  const rows = cases.map(({ topic, side, score, isMaterial, decided, criteria }) => [
    named(topicSource(current, topic)),
    [side],
    [String(score)],
    [decided === undefined ? word(isMaterial) : `${word(decided)}, decided by the company`],
    criteria
      .slice(0, 1)
      .flatMap(({ scored, criterion, from, to, newScore }) => [
        ...named(componentSource(current, byId(current.components, scored.component.id))),
        `: ${componentFields[criterion].label.toLowerCase()} ${from} → ${to} gives ${newScore}`,
      ]),
  ]);
  return [meaning, { is: 'table', columns, rows }];
}

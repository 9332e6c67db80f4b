import type { Block } from '#analyst/blocks/answer.ts';
import { day, joined, named, rests, sentence, strong } from '#analyst/blocks/say.ts';
import { componentSource, evidenceSource, resultsSource, topicSource } from '#domain/chat/sources.ts';
import type { Component } from '#domain/components/component.ts';
import type { ComponentScore } from '#domain/components/component-score.ts';
import { componentFields } from '#domain/components/fields.ts';
import { byId } from '#domain/found.ts';
import { byBasisOf, netsOf, scorerOf } from '#domain/measures/basis.ts';
import { measuresOf } from '#domain/measures/measure.ts';
import { type Net, whyNoNet } from '#domain/measures/net-score.ts';
import { NO_NET } from '#domain/measures/words.ts';
import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import { valuesAsked } from '#domain/query/condition.ts';
import { evaluate } from '#domain/query/evaluate.ts';
import type { QueryData } from '#domain/query/fields/noun.ts';
import type { Condition, Query } from '#domain/query/query.ts';
import { borderlineCases, borderlineMeaning } from '#domain/results/borderline.ts';
import { buildMatrix } from '#domain/results/matrix.ts';
import { wordReach, wordScore } from '#domain/results/score-working.ts';
import { reaches } from '#domain/results/threshold.ts';

/** Says whether results use the scores before or after measures. */
export const sayBasis = (current: AssessmentData): Block =>
  sentence(
    'Results use the scores ',
    strong(current.assessment.scoreBasis === 'net' ? 'after measures (net)' : 'before measures (gross)'),
    '.',
    rests(resultsSource(current)),
  );

/** Fields with a score before or after measures. */
const OF_BOTH = ['grossScore', 'netScore', 'afterMeasures'];

/** For a single entry: how its score before measures is computed, and the score after them, or why there is none. */
function bothScores(query: Query, current: AssessmentData): Block[] {
  const [title, another] = query.noun === 'component' ? valuesAsked(query, 'title') : [];
  const component = another === undefined && current.components.find((each) => each.title === title);
  if (!component) return [];
  const net = netsOf(current)(component);
  const { gross, net: after } = byBasisOf(current)(component);
  const source = rests(componentSource(current, component));
  const say = (score: ComponentScore) => `${wordScore(score)}${wordReach(score, current.assessment.thresholds)}.`;
  return [
    sentence(`Before measures: ${say(gross)}`, source),
    sentence(
      after
        ? `After measures: ${say(after)}`
        : `The score after measures is the same: ${whySame(component, net, current)}.`,
      source,
    ),
  ];
}

/** Why an entry has no separate score after measures. */
function whySame(component: Component, { state }: Net<Component>, { measures = [] }: AssessmentData): string {
  const why = whyNoNet(component);
  if (why !== null) return NO_NET[why];
  if (measuresOf(measures, component.id).length === 0) return 'it has no measures';
  return state === 'no-measure'
    ? 'none of its measures can lower a score'
    : 'nobody has entered a score after measures';
}

/** Adds a note below rows of measures and evidence: how many lower a score or have expired; below two scores, which of them counts. */
export function noteOf(query: Query, data: QueryData): readonly Block[] {
  const those = (...where: Condition[]) =>
    evaluate({ ...query, where: [...query.where, ...where], measure: null, groupBy: null, first: null }, data).rows;
  const asks = (name: string) => query.where.some(({ field }) => field === name);
  if (query.noun === 'measure') {
    const lowering = those({ field: 'lowers', is: 'equal', value: true }).length;
    const of = (query.of === 'earlier' && data.earlier) || data.current;
    const lowers = sentence(
      strong(lowering === 0 ? 'None' : lowering),
      ` of them ${lowering > 1 ? 'lower' : 'lowers'} a score.`,
      rests(resultsSource(of)),
    );
    return [...(asks('lowers') ? [] : [lowers]), sayBasis(of)];
  }
  if ([...query.where, ...query.sort].some(({ field }) => OF_BOTH.includes(field)))
    return [...bothScores(query, data.current), sayBasis(data.current)];
  if (query.noun === 'topic') return decidedNote(query, data);
  if (query.noun === 'component') return uncountedNote(query, data);
  if (query.noun !== 'evidence' || query.first !== null) return [];
  const isSorted = query.sort.some(({ field }) => field === 'validUntil');
  const isDated = those({ field: 'validUntil', is: 'missing', not: true }).length > 0;
  if (isSorted && !isDated)
    return [sentence('No end of validity has been entered for any of them.', rests(evidenceSource))];
  if (!asks('validUntil')) return [];
  const expired = those({ field: 'expired', is: 'equal', value: true }).length;
  const [next] = those(
    { field: 'expired', is: 'equal', value: false },
    { field: 'validUntil', is: 'missing', not: true },
  );
  return [
    sentence(
      strong(expired === 0 ? 'None' : expired),
      ` of them ${expired > 1 ? 'have' : 'has'} expired.`,
      next && ` Next to expire is ${next.label}, valid until ${day(String(next.values.validUntil))}.`,
      rests(evidenceSource),
    ),
  ];
}

const rowsOf = (query: Query, data: QueryData) =>
  new Set(evaluate({ ...query, measure: null }, data).rows.map(({ id }) => id));

/** Beside thresholds: on which of the topics people decided otherwise than the score, or without one. */
function decidedNote(query: Query, data: QueryData): readonly Block[] {
  const { current } = data;
  if (query.of !== 'this' || current.decisions.length === 0) return [];
  const shown = rowsOf(query, data);
  const points = new Map(buildMatrix(current).points.map((point) => [point.topic.id, point]));
  const { thresholds } = current.assessment;
  const told = current.decisions.flatMap(({ topicId, side, basis, isMaterial, decidedBy }) => {
    const topic = current.topics.find(({ id }) => id === topicId);
    const score = points.get(topicId)?.[side] ?? 0;
    const isOtherwise = basis === 'top-down' || reaches(score, thresholds[side]) !== isMaterial;
    if (!topic || !shown.has(topicId) || !isOtherwise) return [];
    const how = basis === 'top-down' ? 'without a score' : `with a score of ${score}`;
    return [
      [
        ...named(topicSource(current, topic), topic.code),
        ` ${side} ${isMaterial ? 'material' : 'not material'} ${how} (${decidedBy || 'a former colleague'})`,
      ],
    ];
  });
  return told.length === 0 ? [] : [sentence('Decided by people, not by the threshold: ', ...joined(told, '; '), '.')];
}

/** Which of the entries do not count. */
function uncountedNote(query: Query, data: QueryData): readonly Block[] {
  const { current } = data;
  if (query.of !== 'this' || query.where.some(({ field }) => field === 'counted')) return [];
  const shown = rowsOf(query, data);
  const scoreOf = scorerOf(current);
  const not = current.components.filter((each) => {
    const { counted, score } = scoreOf(each);
    return shown.has(each.id) && !counted && score !== null;
  });
  return not.length === 0
    ? []
    : [sentence('Listed, but not counted: ', ...joined(not.map((each) => named(componentSource(current, each)))), '.')];
}

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
    { label: 'What would change it' },
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

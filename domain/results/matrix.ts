import type { Topic } from '#domain/assessment/assessment.ts';
import type { Component } from '#domain/components/component.ts';
import {
  type ComponentScore,
  isCounted,
  type ScorableComponent,
  scoreComponent,
} from '#domain/components/component-score.ts';
import type { RatedHorizon } from '#domain/horizon-scores/horizon-score.ts';
import type { TopicId } from '#domain/ids.ts';
import { bothScoresOf, type MeasuresInput } from '#domain/measures/basis.ts';
import type { Category } from '#domain/reference/catalogue-topic.ts';
import type { TopicSelection } from '#domain/topics/fields.ts';
import type { TopicDecision } from '#domain/topics/topic-decision.ts';
import type { TopicScores } from './classification.ts';
import { type ConcludedSides, concludedByTopic, type DecidedSides, decidedByTopic } from './decisions.ts';
import { compareCodes, compareScores, compareTitles } from './order.ts';

/** The data that results are based on: a component without most of its texts. */
export type RatedComponent = ScorableComponent &
  Pick<Component, 'id' | 'topicId' | 'title' | 'valueChainConcentration' | 'timeHorizon' | 'riskOpportunityType'> &
  Partial<Pick<Component, 'opportunityPursued'>>;

export interface ScoredComponent {
  /** The component as it counts: after its measures if the company computes net results and the measures count. */
  component: RatedComponent;
  score: ComponentScore;
  /** Its score on the other basis, if measures count for it: net next to gross, or gross next to net (method M30). */
  beside?: ComponentScore;
  /** Its score for each horizon, highest first; absent if it is scored for its own horizon alone (method M33). */
  horizons?: RatedHorizon<RatedComponent>[];
}

/** The scores of a topic on its two sides. */
export type SideScores = Pick<TopicScores, 'impact' | 'financial'>;

/** A topic on the two 0–25 axes (method M10). */
export interface TopicPoint {
  topic: Topic;
  /** The highest score of the counted impacts; 0 if nothing is counted. */
  impact: number;
  /** The highest score of the counted risks and opportunities; 0 if nothing is counted. */
  financial: number;
  /** If false, the point is drawn hollow on this axis, with "other side not assessed". */
  hasImpact: boolean;
  hasFinancial: boolean;
  /** Both scores on the other basis, if measures make either of them different (method M30). */
  beside?: SideScores;
  /** What the company decided about its sides (method M27); absent if it did not. */
  decided?: DecidedSides;
  /** The sides that it concluded top-down (method M31); absent if there are none. */
  concluded?: ConcludedSides;
  /** All components of the topic, highest score first, including those that are not counted. */
  components: ScoredComponent[];
}

/** Why a relevant topic has no point. */
export type UnassessedReason = 'no-components' | 'nothing-counted';

export interface UnassessedTopic {
  topic: Topic;
  reason: UnassessedReason;
}

export interface Matrix {
  /** In the order of the topics given. */
  points: TopicPoint[];
  notYetAssessed: UnassessedTopic[];
  /** All components of relevant topics, topic by topic, highest score first. */
  scored: ScoredComponent[];
  /** The same on the other basis, if both were requested and measures make a difference (method M30). */
  byOther?: Matrix;
}

export interface MatrixInput extends Partial<MeasuresInput> {
  topics: readonly Topic[];
  selections: readonly TopicSelection[];
  components: readonly RatedComponent[];
  /** Sides that the company decided itself; none if absent. */
  decisions?: readonly TopicDecision[];
}

const CATEGORY_ORDER: Record<Category, number> = { Environmental: 0, Social: 1, Governance: 2 };

/** Topics in reading order: Environmental, Social, Governance, then by code ('E2' before 'E10'). */
export function sortTopics<Sorted extends Pick<Topic, 'category' | 'code'>>(topics: readonly Sorted[]): Sorted[] {
  return [...topics].sort(
    (first, second) =>
      CATEGORY_ORDER[first.category] - CATEGORY_ORDER[second.category] || compareCodes(first.code, second.code),
  );
}

/** The relevant topics: those without a saved selection are relevant, deselected ones are not (method M4). */
export function relevantTopics(topics: readonly Topic[], selections: readonly TopicSelection[]): Topic[] {
  const deselected = new Set(selections.filter((selection) => !selection.isRelevant).map(({ topicId }) => topicId));
  return topics.filter((topic) => !deselected.has(topic.id));
}

/** Highest score first, in the order shared by everything with a score (`order.ts`). */
export function compareScored(first: ScoredComponent, second: ScoredComponent): number {
  return compareScores(first.score.score, second.score.score) || compareTitles(first.component, second.component);
}

/**
 * Computes the position of each relevant topic. A topic without components, or with none that counts, is listed as not yet assessed and
 * has no point, unless it was decided to be material or concluded top-down: then it has a point without scores, which is not drawn.
 * Deselected topics and their components are left out.
 */
export function buildMatrix({ topics, selections, components, decisions = [], ...measured }: MatrixInput): Matrix {
  const byTopic = scoreByTopic(components, measured);
  const decidedOf = decidedByTopic(decisions);
  const concludedOf = concludedByTopic(decisions);
  const matrix: Matrix = { points: [], notYetAssessed: [], scored: [] };
  for (const topic of relevantTopics(topics, selections)) {
    const scored = (byTopic.get(topic.id) ?? []).sort(compareScored);
    matrix.scored.push(...scored);
    const impact = highest(scored, 'impact');
    const financial = highest(scored, 'financial');
    const decided = decidedOf.get(topic.id);
    const concluded = concludedOf.get(topic.id);
    if (impact === 0 && financial === 0 && !decided?.impact && !decided?.financial && !concluded) {
      matrix.notYetAssessed.push({ topic, reason: scored.length === 0 ? 'no-components' : 'nothing-counted' });
    } else {
      const [hasImpact, hasFinancial] = [impact > 0, financial > 0];
      const beside = besideOf(scored, { impact, financial });
      const more = { ...(beside && { beside }), ...(decided && { decided }), ...(concluded && { concluded }) };
      const scores = { impact, financial, hasImpact, hasFinancial, ...more };
      matrix.points.push({ topic, ...scores, components: scored });
    }
  }
  return matrix;
}

/** The matrix on the basis that counts, and on the other if that differs. */
export function buildMatrices(input: MatrixInput & Pick<MeasuresInput, 'assessment'>): Matrix {
  const matrix = buildMatrix(input);
  if (matrix.scored.every(({ beside }) => beside === undefined)) return matrix;
  const scoreBasis = input.assessment.scoreBasis === 'net' ? ('gross' as const) : ('net' as const);
  return { ...matrix, byOther: buildMatrix({ ...input, assessment: { ...input.assessment, scoreBasis } }) };
}

function scoreByTopic(
  components: readonly RatedComponent[],
  { assessment, ...stated }: Partial<MeasuresInput>,
): Map<TopicId, ScoredComponent[]> {
  const byTopic = new Map<TopicId, ScoredComponent[]>();
  const bothOf = assessment ? bothScoresOf({ assessment, ...stated }) : undefined;
  for (const component of components) {
    const scored = bothOf?.(component) ?? { component, score: scoreComponent(component) };
    const list = byTopic.get(component.topicId);
    if (list) list.push(scored);
    else byTopic.set(component.topicId, [scored]);
  }
  return byTopic;
}

/** A topic's two scores on the other basis; undefined if they are the same. */
function besideOf(scored: readonly ScoredComponent[], present: SideScores): SideScores | undefined {
  if (scored.every(({ beside }) => beside === undefined)) return undefined;
  const others = scored.map(({ component, score, beside = score }) => ({ component, score: beside }));
  const [impact, financial] = [highest(others, 'impact'), highest(others, 'financial')];
  return impact === present.impact && financial === present.financial ? undefined : { impact, financial };
}

/** The highest counted score of a side; 0 if there is none. A counted score is at least 1, so 0 always means that nothing counts. */
function highest(scored: readonly ScoredComponent[], side: ComponentScore['side']): number {
  return scored.reduce(
    (top, { score }) => (isCounted(score) && score.side === side ? Math.max(top, score.score) : top),
    0,
  );
}

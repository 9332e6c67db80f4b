import type { Assessment, Thresholds, Topic } from '#domain/assessment/assessment.ts';
import type { Component } from '#domain/components/component.ts';
import { type CompleteScore, type ComponentScore, isCounted } from '#domain/components/component-score.ts';
import { found } from '#domain/found.ts';
import type { HorizonScore, HorizonTrace } from '#domain/horizon-scores/horizon-score.ts';
import type { NetScore } from '#domain/measures/measure.ts';
import type { MeasureFacts } from '#domain/measures/net-score.ts';
import type { Category } from '#domain/reference/catalogue-topic.ts';
import type { TopicScore, TopicSelection } from '#domain/topics/fields.ts';
import type { TopicDecision } from '#domain/topics/topic-decision.ts';
import type { TopicGroup } from '#domain/topics/topic-group.ts';
import {
  type Classification,
  classify,
  isMaterial,
  MATERIAL_BY_LABELS,
  type MaterialBy,
  materialBy,
} from './classification.ts';
import { nameAssessment, nameTopic, toPoint, toRow } from './dashboard-parts.ts';
import { hasASay, retell, type ToldDecision } from './decisions.ts';
import {
  buildMatrix,
  compareScored,
  type RatedComponent,
  relevantTopics,
  type ScoredComponent,
  sortTopics,
  type TopicPoint,
  type UnassessedReason,
} from './matrix.ts';
import { bySum } from './order.ts';
import { tellDecisions } from './told-decisions.ts';

/** How many IROs each category shows under "Highest scored IRO's" (product P23). */
export const HIGHEST_PER_CATEGORY = 4;

/** The parts of an assessment that its results are based on. */
export interface DashboardInput {
  assessment: Dashboard['assessment'] & Pick<Assessment, 'thresholds' | 'borderlineBand' | 'scoreBasis'>;
  topics: readonly Topic[];
  selections: readonly TopicSelection[];
  components: readonly RatedComponent[];
  scores: readonly Omit<TopicScore, 'justification'>[];
  /** Sides of topics that the company decided itself. */
  decisions: readonly TopicDecision[];
  /** The measures of components, and their values after measures; none if absent. */
  measures?: readonly MeasureFacts[];
  netScores?: readonly NetScore[];
  /** Their scores for further horizons; none if absent. */
  horizonScores?: readonly HorizonScore[];
}

/** The same with all texts: an assessment as loaded in one piece. */
export interface WrittenInput extends DashboardInput {
  assessment: Assessment;
  components: readonly Component[];
  scores: readonly TopicScore[];
}

/** A topic as the dashboard names it. */
export interface DashboardTopic extends Pick<Topic, 'id' | 'code' | 'name' | 'category'> {
  group: TopicGroup;
}

/** One impact, risk or opportunity with its score: a row of the tables. Its texts are loaded separately. */
export type DashboardRow = Pick<
  Component,
  | 'id'
  | 'kind'
  | 'title'
  | 'impactPolarity'
  | 'actualPotentialImpact'
  | 'valueChainConcentration'
  | 'timeHorizon'
  | 'riskOpportunityType'
> &
  ComponentScore & {
    topic: DashboardTopic;
    /** Its score on the other basis, if measures count for it (method M30). */
    beside?: ScoreBeside;
    /** Its score for each horizon, highest first: the first counts; absent if it has one score (method M33). */
    horizons?: HorizonTrace;
  };

/** The score of a row on the other basis. */
export type ScoreBeside = Pick<ComponentScore, 'severity' | 'likelihoodCounted' | 'likelihoodStated' | 'score'>;

/** A row that counts. */
export type CountedRow = DashboardRow & CompleteScore;

/** A point of the matrix: a topic's two scores, its result, and the rows behind it. */
export interface DashboardPoint
  extends Pick<TopicPoint, 'impact' | 'financial' | 'hasImpact' | 'hasFinancial' | 'decided' | 'concluded' | 'beside'> {
  topic: DashboardTopic;
  classification: Classification;
  materialBy: MaterialBy;
  /** Ids of the rows behind the point, highest score first, including those that are not counted. */
  componentIds: Component['id'][];
  /** A decision has an effect on it: it reverses the result of a score, or confirms a borderline result; absent if no decision has. */
  isDecided?: true;
}

/** A decision on one side of a topic, with the score of that side. */
export type DashboardDecision = ToldDecision<DashboardTopic>;

/** Everything the dashboard shows, as plain data. Deselected topics and everything under them are left out. */
export interface Dashboard {
  assessment: Pick<
    Assessment,
    | 'id'
    | 'name'
    | 'status'
    | 'completedAt'
    | 'isApproved'
    | 'isSigned'
    | 'createdAt'
    | 'esrsVersion'
    | 'esrsVersionToBeConfirmed'
    | 'financialYearStart'
    | 'thresholdsAdopted'
  >;
  /** The thresholds that classifications and flags were computed with. */
  thresholds: Thresholds;
  /** Results are computed from the scores after measures (method M30); absent if they are computed from those before. */
  scoreBasis?: 'net';
  /** The distance from a threshold within which a score is borderline (method M26); absent if the company has no band. */
  borderlineBand?: number;
  /** All decisions on sides of topics, including those that change nothing, in reading order; absent if there are none. */
  decisions?: DashboardDecision[];
  /** In reading order: Environmental, Social, Governance, by code. */
  points: DashboardPoint[];
  notYetAssessed: { topic: DashboardTopic; reason: UnassessedReason }[];
  /** For each category, the material topic with the highest sum of both scores; null if none is material. */
  topicalOverview: Record<Category, DashboardPoint | null>;
  /** For each category, up to four counted rows. */
  highestScored: Record<Category, CountedRow[]>;
  /** In each table, the highest score comes first; rows that are not counted are included and marked. */
  positiveImpacts: DashboardRow[];
  negativeImpacts: DashboardRow[];
  polarityNotSet: DashboardRow[];
  opportunities: DashboardRow[];
  risks: DashboardRow[];
  /**
   * Opportunities of relevant topics that are forgone, under a set that reports only those pursued or in the strategy (ESRS 1 (2026) §102):
   * they keep their score and bring in no requirement; absent if there are none, and not part of a frozen result.
   */
  forgone?: Component['id'][];
  /** The screening scores from 1 to 10, a separate scale (method M15). */
  screening: { topic: DashboardTopic; impactScore: number | null; financialScore: number | null }[];
}

/** The results of an assessment under the given thresholds (by default the adopted ones). */
export function buildDashboard(input: DashboardInput, thresholds: Thresholds = input.assessment.thresholds): Dashboard {
  const { assessment, selections, components } = input;
  const topics = sortTopics(input.topics);
  const named = new Map(topics.map((topic) => [topic.id, nameTopic(topic, assessment)]));
  const nameOf = (id: Topic['id']) => found(named.get(id), 'a topic of the assessment');
  const { decisions: judged, measures = [], netScores = [], horizonScores = [] } = input;
  const stated = { measures, netScores, horizonScores };
  const matrix = buildMatrix({ assessment, topics, selections, components, decisions: judged, ...stated });
  const rows = matrix.scored.toSorted(compareScored).map((scored) => toRow(scored, nameOf(scored.component.topicId)));
  const impacts = rows.filter((row) => row.kind === 'impact');
  const { borderlineBand: band } = assessment;
  const relevant = new Set([...matrix.points, ...matrix.notYetAssessed].map(({ topic }) => topic.id));
  const decisions = tellDecisions(input.decisions, {
    topics,
    points: matrix.points,
    nameOf,
    bars: { thresholds, band },
    isRelevant: (id) => relevant.has(id),
  });
  const forgone = assessment.esrsVersion === 'esrs-2026' ? forgoneOf(matrix.scored) : [];
  const dashboard: Dashboard = {
    assessment: nameAssessment(assessment),
    thresholds,
    ...(assessment.scoreBasis === 'net' && { scoreBasis: 'net' }),
    ...(band > 0 && { borderlineBand: band }),
    ...(decisions.length > 0 && { decisions }),
    points: markDecided(
      matrix.points.map((point) => toPoint(point, nameOf(point.topic.id), thresholds)),
      decisions,
    ),
    notYetAssessed: matrix.notYetAssessed.map(({ topic, reason }) => ({ topic: nameOf(topic.id), reason })),
    topicalOverview: { Environmental: null, Social: null, Governance: null },
    highestScored: byCategory((category) => highestOf(rows, category)),
    positiveImpacts: impacts.filter((row) => row.impactPolarity === 'Positive'),
    negativeImpacts: impacts.filter((row) => row.impactPolarity === 'Negative'),
    polarityNotSet: impacts.filter((row) => row.impactPolarity === null),
    opportunities: rows.filter((row) => row.kind === 'opportunity'),
    risks: rows.filter((row) => row.kind === 'risk'),
    ...(forgone.length > 0 && { forgone }),
    screening: screen(relevantTopics(topics, selections), input.scores, nameOf),
  };
  dashboard.topicalOverview = overview(dashboard.points);
  return dashboard;
}

/** The same results under other thresholds: the part that a viewer's own choice changes, without the data behind it. */
export function applyThresholds(dashboard: Dashboard, thresholds: Thresholds): Dashboard {
  const bars = { thresholds, band: dashboard.borderlineBand ?? 0 };
  const decisions = dashboard.decisions?.map((told) => retell(told, bars));
  const unmarked = dashboard.points.map(({ isDecided: _mark, ...point }) => ({
    ...point,
    classification: classify(point, thresholds),
    materialBy: materialBy(point, thresholds),
  }));
  const points = markDecided(unmarked, decisions);
  return { ...dashboard, thresholds, points, topicalOverview: overview(points), ...(decisions && { decisions }) };
}

const forgoneOf = (scored: readonly ScoredComponent[]) =>
  scored.flatMap(({ component }) =>
    component.kind === 'opportunity' && component.opportunityPursued === 'not-pursued' ? [component.id] : [],
  );

/** A point's flag in words, with a note if a decision affects it: 'Material by impact, decided'. */
export function verdictOf({ materialBy: by, isDecided }: Pick<DashboardPoint, 'materialBy' | 'isDecided'>): string {
  return `${MATERIAL_BY_LABELS[by]}${isDecided ? ', decided' : ''}`;
}

/** All rows of a result's tables. */
export function allRows(dashboard: Omit<Dashboard, 'assessment'>): DashboardRow[] {
  const { positiveImpacts, negativeImpacts, polarityNotSet, opportunities, risks } = dashboard;
  return [positiveImpacts, negativeImpacts, polarityNotSet, opportunities, risks].flat();
}

/** The rows behind a point, highest score first. */
export function rowsBehind(dashboard: Omit<Dashboard, 'assessment'>, point: DashboardPoint): DashboardRow[] {
  const ids = new Set<string>(point.componentIds);
  const byId = new Map(
    allRows(dashboard)
      .filter((row) => ids.has(row.id))
      .map((row) => [row.id, row]),
  );
  return point.componentIds.flatMap((id) => byId.get(id) ?? []);
}

function overview(points: readonly DashboardPoint[]): Dashboard['topicalOverview'] {
  return byCategory((category) => {
    const material = points.filter((point) => point.topic.category === category && isMaterial(point.materialBy));
    return bySum(material)[0] ?? null;
  });
}

function highestOf(rows: readonly DashboardRow[], category: Category): CountedRow[] {
  return rows
    .filter(isCounted)
    .filter((row) => row.topic.category === category)
    .slice(0, HIGHEST_PER_CATEGORY);
}

function byCategory<Value>(pick: (category: Category) => Value): Record<Category, Value> {
  return {
    Environmental: pick('Environmental'),
    Social: pick('Social'),
    Governance: pick('Governance'),
  };
}

function screen(
  topics: readonly Topic[],
  scores: DashboardInput['scores'],
  nameOf: (id: Topic['id']) => DashboardTopic,
): Dashboard['screening'] {
  const byTopic = new Map(scores.map((score) => [score.topicId, score]));
  return topics.flatMap((topic) => {
    const score = byTopic.get(topic.id);
    if (!score) return [];
    const { impactScore, financialScore } = score;
    return [{ topic: nameOf(topic.id), impactScore, financialScore }];
  });
}

function markDecided(points: DashboardPoint[], decisions: readonly DashboardDecision[] = []): DashboardPoint[] {
  const decided = new Set(decisions.filter(hasASay).map(({ topic }) => topic.id));
  return points.map((point) => (decided.has(point.topic.id) ? { ...point, isDecided: true } : point));
}

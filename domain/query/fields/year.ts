import type { Thresholds, Topic } from '#domain/assessment/assessment.ts';
import type { Component } from '#domain/components/component.ts';
import { entryEvidenceReader } from '#domain/evidence/entry-evidence.ts';
import { evidenceReader } from '#domain/evidence/evidence.ts';
import { found } from '#domain/found.ts';
import { type HorizonTrace, traceOf } from '#domain/horizon-scores/horizon-score.ts';
import type { ComponentId, TopicId } from '#domain/ids.ts';
import { type LinksAt, type LinkWithEnds, linksReader, linksWithEnds } from '#domain/links/link.ts';
import { bothScoresOf, byBasisOf, type Measurable, measuresReader } from '#domain/measures/basis.ts';
import type { Measure } from '#domain/measures/measure.ts';
import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import { borderlineCases } from '#domain/results/borderline.ts';
import { type EntryBars, entryBars } from '#domain/results/entry-thresholds.ts';
import { buildMatrix, relevantTopics, sortTopics, type TopicPoint } from '#domain/results/matrix.ts';
import type { TopicScore } from '#domain/topics/fields.ts';
import { type TopicGroup, topicGroup } from '#domain/topics/topic-group.ts';

/** A topic with its results in its assessment. */
export interface TopicOfYear {
  topic: Topic;
  group: TopicGroup;
  isRelevant: boolean;
  /** Null if nothing has been assessed, and for a topic that was set aside. */
  point: TopicPoint | null;
  screening: Omit<TopicScore, 'justification'> | undefined;
  isBorderline: boolean;
}

type YearLink = LinkWithEnds<Component, Measure>;

/** An assessment with values that are computed once for all rows. */
export interface Year {
  data: AssessmentData;
  thresholds: Thresholds;
  /** The score that an entry must reach to be material. */
  bars: EntryBars;
  /** In reading order. */
  topics: readonly TopicOfYear[];
  topicOf(id: TopicId): TopicOfYear;
  evidenceOf: ReturnType<typeof evidenceReader>;
  evidenceAt: ReturnType<typeof entryEvidenceReader>;
  measuresAt: ReturnType<typeof measuresReader>;
  /** The scores of an entry before and after its measures, whichever counts. */
  byBasis: ReturnType<typeof byBasisOf>;
  /** The score of an entry for each of its horizons. */
  horizonsAt(component: Measurable): HorizonTrace;
  /** The links between its entries, and those of one entry; read on first use. */
  links(): readonly YearLink[];
  linksAt(id: ComponentId): LinksAt<YearLink>;
}

/** An assessment under the given thresholds; by default, under those that it adopted. */
export function readYear(data: AssessmentData, thresholds: Thresholds = data.assessment.thresholds): Year {
  const standing = worked(data, thresholds);
  const screeningOf = new Map(data.scores.map((score) => [score.topicId, score]));
  const relevant = new Set(relevantTopics(data.topics, data.selections));
  const topics = sortTopics(data.topics).map((topic): TopicOfYear => {
    return {
      topic,
      group: topicGroup(topic, data.assessment.esrsVersion),
      isRelevant: relevant.has(topic),
      get point() {
        return standing().pointOf.get(topic.id) ?? null;
      },
      screening: screeningOf.get(topic.id),
      get isBorderline() {
        return standing().borderline.has(topic.id);
      },
    };
  });
  const ofYear = new Map(topics.map((one) => [one.topic.id, one]));
  const topicOf = (id: TopicId) => found(ofYear.get(id), 'a topic of the assessment');
  let known: YearLink[] | undefined;
  const links = () => {
    known ??= linksWithEnds(data);
    return known;
  };
  let readAt: ReturnType<typeof linksReader<YearLink>> | undefined;
  return {
    data,
    thresholds,
    bars: entryBars(data, thresholds),
    topics,
    topicOf,
    evidenceOf: evidenceReader(data.evidence),
    evidenceAt: entryEvidenceReader(data),
    measuresAt: measuresReader(data),
    byBasis: byBasisOf(data),
    horizonsAt: horizonsReader(data),
    links,
    linksAt(id) {
      readAt ??= linksReader(links());
      return readAt(id);
    },
  };
}

/** The results of topics: computed from all components on first use, which the most frequent queries never need. */
function worked(data: AssessmentData, thresholds: Thresholds) {
  let known: { pointOf: ReadonlyMap<TopicId, TopicPoint>; borderline: ReadonlySet<TopicId> } | undefined;
  return () => {
    if (known) return known;
    const matrix = buildMatrix(data);
    const cases = borderlineCases(matrix, { ...data.assessment, thresholds });
    const borderline = new Set(cases.map(({ topic }) => topic.id));
    known = { pointOf: new Map(matrix.points.map((point) => [point.topic.id, point])), borderline };
    return known;
  };
}

/** An entry that is scored for its own horizon alone has this one score, if it has any. */
function horizonsReader(data: AssessmentData): Year['horizonsAt'] {
  const bothOf = bothScoresOf(data);
  return (component) => {
    const { score, horizons } = bothOf(component);
    if (horizons) return traceOf(horizons);
    return score.score === null ? [] : [{ horizon: 'own', score: score.score }];
  };
}

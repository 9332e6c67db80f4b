import { places } from '#domain/chat/places.ts';
import { topicKey } from '#domain/compare/topic-key.ts';
import type { Component } from '#domain/components/component.ts';
import { isInBand } from '#domain/results/band.ts';
import {
  CLASSIFICATION_LABELS,
  classify,
  isMaterial,
  MATERIAL_BY_LABELS,
  materialBy,
} from '#domain/results/classification.ts';
import { hasASay, tellDecision } from '#domain/results/decisions.ts';
import { topicScoreFields } from '#domain/topics/fields.ts';
import { afterMeasures } from './after-measures.ts';
import { type ReadField, type ReadFields, SCALE_25 } from './field.ts';
import { higherSide } from './higher-side.ts';
import { noun } from './noun.ts';
import { evidenceFields } from './of-evidence.ts';
import { topicFields } from './of-topic.ts';
import type { TopicOfYear, Year } from './year.ts';
import { becameField, pairRows, type Standing } from './year-change.ts';

/** A topic in one year. */
interface EarlierTopic extends TopicOfYear {
  year: Year;
  components: readonly Component[];
  judged: readonly JudgedSide[];
}

interface TopicRow extends EarlierTopic {
  /** Undefined if nothing is compared. */
  before?: EarlierTopic | null;
  isGone: boolean;
}

const assessed = [
  { id: 'both', label: 'Both sides assessed' },
  { id: 'impact', label: 'Only impacts assessed' },
  { id: 'financial', label: 'Only finances assessed' },
  { id: 'none', label: 'Not assessed' },
] as const;

const labelled = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([id, label]) => ({ id, label }));

/** Judgements on a topic beyond its scores (method M26, M27); several of them if its two sides differ. */
const judged = [
  { id: 'undecided', label: 'Borderline and not decided' },
  { id: 'borderline', label: 'Borderline and decided' },
  { id: 'override', label: 'Overridden' },
  { id: 'top-down', label: 'Concluded top-down' },
  { id: 'no-effect', label: 'Decided without effect' },
] as const;
type JudgedSide = (typeof judged)[number]['id'];

/** The judgements on the sides of a topic, without duplicates. */
function judgedOf({ topic, point, isRelevant }: TopicOfYear, { data, thresholds }: Year): JudgedSide[] {
  const bars = { thresholds, band: data.assessment.borderlineBand };
  const all = (['impact', 'financial'] as const).flatMap((side): JudgedSide[] => {
    const score = point?.[side] ?? 0;
    const decision = data.decisions.find((each) => each.topicId === topic.id && each.side === side);
    if (!decision) return isInBand(score, thresholds[side], bars.band) ? ['undecided'] : [];
    const told = tellDecision(decision, { topic, score, isRelevant }, bars);
    return [hasASay(told) ? told.kind : 'no-effect'];
  });
  return [...new Set(all)];
}

/** The score of a side; null if nobody assessed it, never 0 (method M11: such a point is hollow). */
const sideOf = ({ point }: EarlierTopic, side: 'impact' | 'financial') => point?.[side] || null;
const sidesOf = (stood: EarlierTopic) => [sideOf(stood, 'impact'), sideOf(stood, 'financial')] as const;

function assessedOf(stood: EarlierTopic) {
  const [impact, financial] = sidesOf(stood);
  if (impact !== null) return financial === null ? 'impact' : 'both';
  return financial === null ? 'none' : 'financial';
}

const materialByOf = ({ point, year }: EarlierTopic) => point && materialBy(point, year.thresholds);
const standingOf = (stood: EarlierTopic): Standing => ({
  scores: sidesOf(stood),
  isMaterial: isMaterialOf(stood),
});

/** Whether the topic is material; null if one side has not been assessed and the other does not make it material. */
function isMaterialOf(stood: EarlierTopic): boolean | null {
  const by = materialByOf(stood) ?? 'open';
  return by === 'open' ? null : isMaterial(by);
}

const score = (label: string, side: 'impact' | 'financial'): ReadField<TopicRow> => ({
  label,
  ...SCALE_25,
  read: (row) => sideOf(row, side),
});
const scoreBefore = (label: string, side: 'impact' | 'financial'): ReadField<TopicRow> => ({
  label,
  ...SCALE_25,
  ofComparison: true,
  read: ({ before }) => (before ? sideOf(before, side) : null),
});
const count = (label: string, isCounted: (component: Component) => boolean): ReadField<TopicRow> => ({
  label,
  kind: 'number',
  min: 0,
  read: ({ components }) => components.filter(isCounted).length,
});
const screening = (label: string, name: 'impactScore' | 'financialScore'): ReadField<TopicRow> => {
  const { min, max } = topicScoreFields[name];
  return { label, kind: 'number', min, max, read: (row) => row.screening?.[name] ?? null };
};

const { topic: code, topicName: name, relevant, ...ofTopic } = topicFields<TopicRow>((row) => row);

const fields: ReadFields<TopicRow> = {
  ...(code && { topic: code }),
  ...(name && { name: { ...name, label: 'Name' } }),
  description: { label: 'Description', kind: 'long-text', read: ({ topic }) => topic.description },
  ...ofTopic,
  ...(relevant && { relevant: { ...relevant, label: 'Relevant', saidAs: ['relevant', 'deselected'] } }),
  assessed: { label: 'Assessed', kind: 'choice', options: assessed, saidAlone: true, read: assessedOf },
  impactScore: score('Impact score', 'impact'),
  financialScore: score('Financial score', 'financial'),
  score: {
    label: 'Highest score',
    ...SCALE_25,
    read: ({ point }) => (point && Math.max(point.impact, point.financial)) || null,
  },
  sum: {
    label: 'Sum of both scores',
    kind: 'number',
    min: 1,
    max: 50,
    read: ({ point }) => (point && point.impact + point.financial) || null,
  },
  higherSide: higherSide(sidesOf),
  classification: {
    label: 'Classification',
    kind: 'choice',
    options: labelled(CLASSIFICATION_LABELS),
    saidAlone: true,
    read: ({ point, year }) => point && classify(point, year.thresholds),
  },
  materialBy: {
    label: 'Material by',
    kind: 'choice',
    saidLike: ['judged {value}', 'not judged {value}'],
    options: labelled(MATERIAL_BY_LABELS),
    read: materialByOf,
  },
  /** Empty for a topic without a conclusion. */
  material: { label: 'Material', kind: 'flag', read: isMaterialOf },
  borderline: { label: 'Borderline', kind: 'flag', read: (row) => row.point && row.isBorderline },
  judged: {
    label: 'Judged',
    kind: 'choices',
    options: judged,
    saidAlone: true,
    read: ({ judged: all }) => (all.length === 0 ? null : [...all]),
  },
  components: count('Number of impacts, risks and opportunities', () => true),
  impacts: count('Number of impacts', ({ kind }) => kind === 'impact'),
  negativeImpacts: count('Number of negative impacts', ({ impactPolarity }) => impactPolarity === 'Negative'),
  positiveImpacts: count('Number of positive impacts', ({ impactPolarity }) => impactPolarity === 'Positive'),
  risks: count('Number of risks', ({ kind }) => kind === 'risk'),
  opportunities: count('Number of opportunities', ({ kind }) => kind === 'opportunity'),
  /** For the topic itself and everything under it, including measures. */
  ...evidenceFields<TopicRow>(({ year, topic, components }) => [
    year.evidenceOf('topic', topic.id),
    ...components.map(({ id }) => year.evidenceAt(id)),
  ]),
  screeningImpact: screening('Screening of the impact', 'impactScore'),
  screeningFinancial: screening('Screening of the finances', 'financialScore'),
  ...afterMeasures,
  became: becameField<EarlierTopic, TopicRow>(standingOf),
  impactScoreBefore: scoreBefore('Impact score in the earlier year', 'impact'),
  financialScoreBefore: scoreBefore('Financial score in the earlier year', 'financial'),
};

function stoodIn(year: Year): EarlierTopic[] {
  const byTopic = Map.groupBy(year.data.components, ({ topicId }) => topicId);
  return year.topics.map((one) => {
    const components = byTopic.get(one.topic.id) ?? [];
    return { ...one, year, components, judged: judgedOf(one, year) };
  });
}

/** Compares the relevant topics of both years; between two versions, they are matched as in a transfer. */
function comparedIn(year: Year, before: Year): TopicRow[] {
  const isSameVersion = year.data.assessment.esrsVersion === before.data.assessment.esrsVersion;
  const relevant = (of: Year) => stoodIn(of).filter((stood) => stood.isRelevant);
  const keyOf = (stood: EarlierTopic) => topicKey(stood.topic, stood.year.data.assessment.esrsVersion, isSameVersion);
  return pairRows(relevant(year), relevant(before), keyOf).flatMap((pair) => {
    const stood = pair.now ?? pair.before;
    return stood ? { ...stood, before: pair.before, isGone: pair.now === null } : [];
  });
}

/** The topics of the assessment's own list. */
export const topicNoun = noun<TopicRow>({
  plural: 'topics',
  fields,
  columns: ['topic', 'impactScore', 'financialScore', 'classification', 'materialBy'],
  order: null,
  isComparable: true,
  hasEarlier: true,
  rows: ({ year, before }) =>
    before ? comparedIn(year, before) : stoodIn(year).map((stood) => ({ ...stood, isGone: false })),
  nameOf: ({ year, topic, isRelevant }) => ({
    id: topic.id,
    label: `${topic.code} ${topic.name}`,
    path: places.topic(year.data, topic.id, isRelevant),
    isSetAside: !isRelevant,
  }),
});

import { places } from '#domain/chat/places.ts';
import { componentKey } from '#domain/compare/match-components.ts';
import type { Component } from '#domain/components/component.ts';
import type { ComponentScore } from '#domain/components/component-score.ts';
import { componentFields } from '#domain/components/fields.ts';
import { sides } from '#domain/components/sides.ts';
import { isToReview } from '#domain/fields/carried-from.ts';
import type { Fields } from '#domain/fields/kinds.ts';
import { scorerOf } from '#domain/measures/basis.ts';
import { openDetailsOf } from '#domain/progress/missing.ts';
import { timeHorizons, valueChainConcentrations } from '#domain/reference/options.ts';
import { isMaterialEntry } from '#domain/results/entry-thresholds.ts';
import { compareScored } from '#domain/results/matrix.ts';
import { activityNames } from '#domain/value-chain/activity-names.ts';
import { COUNT, type ReadField, type ReadFields, SCALE_5, SCALE_25, tableFields } from './field.ts';
import { noun } from './noun.ts';
import { evidenceFields } from './of-evidence.ts';
import { horizonFieldsOf } from './of-horizons.ts';
import { linkFieldsOf } from './of-links.ts';
import { measureFieldsOf } from './of-measures.ts';
import { topicFields } from './of-topic.ts';
import { type Work, workFields } from './of-work.ts';
import type { TopicOfYear, Year } from './year.ts';
import { becameField, pairRows, type Standing } from './year-change.ts';

/** A component in one year. */
interface EarlierComponent {
  year: Year;
  component: Component;
  topic: TopicOfYear;
  score: ComponentScore;
  /** The names of its activities. */
  activities: readonly string[];
}

interface ComponentRow extends EarlierComponent {
  work: Work | undefined;
  /** Undefined if nothing is compared. */
  before?: EarlierComponent | null;
  isGone: boolean;
}

/** For each of these, the two sides have separate fields; one name stands for the field of the side that counts. */
const JOINED = [
  'impactSeverity',
  'financialRiskOpportunity',
  'impactLikelihood',
  'financialLikelihood',
  'impactRelevant',
  'financialRelevant',
];

/** Missing scores are queried by what is missing, and by the scores themselves. */
const SAID_OTHERWISE = ['severityOpen', 'likelihoodOpen', 'startedFrom'];

/** A field of the other side is empty, whatever is stored in it. */
function statedOf(field: string): (row: ComponentRow) => unknown {
  const name = field as keyof Component;
  const fields: Fields = componentFields;
  const side = fields[field]?.side;
  if (side === undefined) return ({ component }) => component[name];
  return ({ component, score }) => (side === score.side ? component[name] : null);
}

const stated = tableFields(componentFields, statedOf, [...JOINED, ...SAID_OTHERWISE]);
const change = (
  changes: Partial<ReadField<ComponentRow>>,
  name: keyof typeof componentFields,
): ReadFields<ComponentRow> => {
  const field = stated[name];
  return field ? { [name]: { ...field, ...changes } } : {};
};

/** How a score was derived, see `ScoreRule`. */
const rules = [
  { id: 'product', label: 'Severity times likelihood' },
  { id: 'actual', label: 'Actual impact' },
  { id: 'human-rights', label: 'Severity takes precedence' },
  { id: 'unset', label: 'Not scored yet' },
] as const;

const placeOptions = valueChainConcentrations.slice(0, 3);
const horizonOptions = timeHorizons.slice(0, 3);

/** The single places or horizons that a combined option covers: 'upstream-own' covers upstream and own operations. */
function partsOf(id: string, options: readonly { id: string }[]): string[] | null {
  const [parts, first] = [id.split('-'), (option: { id: string }) => option.id.split('-')[0] ?? ''];
  const held = options.filter((option) => parts.includes(first(option))).map((option) => option.id);
  return held.length === 0 ? null : held;
}

const isMaterial = ({ score, component, year }: EarlierComponent) =>
  isMaterialEntry(score, component.topicId, year.bars);
const standingOf = (stood: EarlierComponent): Standing => ({
  scores: [stood.score.score],
  isMaterial: stood.score.score === null ? null : isMaterial(stood),
});

const fields: ReadFields<ComponentRow> = {
  ...topicFields((row) => row.topic),
  ...stated,
  ...change({ saidAlone: true }, 'impactPolarity'),
  ...change({ saidAlone: true }, 'actualPotentialImpact'),
  ...change({ saidAlone: true }, 'riskOpportunityType'),
  ...change({ saidLike: ['called {value}', 'not called {value}'] }, 'title'),
  ...change({ saidLike: ['{value}', 'anything but {value}'] }, 'opportunityPursued'),
  ...change({ saidLike: ['with an effect on {value}', 'without an effect on {value}'] }, 'financialEffects'),
  ...change(
    { saidLike: ['only {value} in the value chain', 'other than {value} in the value chain'] },
    'valueChainConcentration',
  ),
  ...change({ saidLike: ['time horizon only {value}', 'time horizon other than {value}'] }, 'timeHorizon'),
  ...change({ saidAs: ['human-rights impact', 'no human-rights impact'] }, 'humanRights'),
  side: { label: 'Side', kind: 'choice', options: sides, read: (row) => row.score.side },
  score: { label: 'Score', ...SCALE_25, read: (row) => row.score.score },
  severity: {
    label: 'Severity or magnitude',
    ...SCALE_5,
    read: ({ component, score }) => (component.severityOpen ? null : score.severity),
  },
  likelihood: {
    label: 'Likelihood that counts',
    ...SCALE_5,
    read: ({ component, score }) =>
      component.likelihoodOpen && score.rule !== 'actual' ? null : score.likelihoodCounted,
  },
  /** Not asked for an actual impact (method M6). */
  likelihoodStated: {
    label: 'Likelihood entered',
    ...SCALE_5,
    read: ({ component, score }) =>
      component.likelihoodOpen || score.rule === 'actual' ? null : score.likelihoodStated,
  },
  rule: { label: 'Rule of the score', kind: 'choice', options: rules, read: (row) => row.score.rule },
  counted: { label: 'Counted', kind: 'flag', read: (row) => row.score.counted },
  /** Whether it counts and reaches what makes its topic material on its side. */
  material: { label: 'Material', kind: 'flag', read: isMaterial },
  toReview: {
    label: 'To review',
    kind: 'flag',
    saidAs: ['carried over and still to review', 'nothing left to review'],
    read: ({ component }) => isToReview(component),
  },
  place: {
    label: 'Place in the value chain',
    kind: 'choices',
    saidLike: ['{value} in the value chain', 'not {value} in the value chain'],
    options: placeOptions,
    read: ({ component }) => partsOf(component.valueChainConcentration, placeOptions),
  },
  activity: {
    label: 'Value chain activity',
    kind: 'choices',
    ofActivities: true,
    read: ({ activities }) => (activities.length === 0 ? null : [...activities]),
  },
  horizon: {
    label: 'Horizon',
    kind: 'choices',
    saidAlone: true,
    options: horizonOptions,
    read: ({ component }) => partsOf(component.timeHorizon, horizonOptions),
  },
  /** What the cell lists: required fields of its kind that are empty, and expired evidence. */
  leftOpen: {
    label: 'Points left open',
    ...COUNT,
    read: ({ year, component }) => {
      const isExpired = (year.evidenceAt(component.id)?.expired ?? 0) > 0;
      return openDetailsOf(component).length + Number(isExpired) || null;
    },
  },
  ...evidenceFields(({ year, component }) => [year.evidenceAt(component.id)]),
  ...measureFieldsOf<ComponentRow>(),
  ...horizonFieldsOf<ComponentRow>(),
  ...linkFieldsOf<ComponentRow>(),
  ...workFields<ComponentRow>(),
  became: becameField<EarlierComponent, ComponentRow>(standingOf),
  scoreBefore: {
    label: 'Score in the earlier year',
    ...SCALE_25,
    ofComparison: true,
    read: ({ before }) => before?.score.score ?? null,
  },
  scoreChange: {
    label: 'Change of the score',
    kind: 'number',
    min: -24,
    max: 24,
    ofComparison: true,
    read: ({ before, isGone, score }) =>
      before && !isGone && score.score !== null && before.score.score !== null
        ? score.score - before.score.score
        : null,
  },
};

function stoodIn(year: Year): EarlierComponent[] {
  const activities = activityNames(year.data.activities ?? []);
  const scoreOf = scorerOf(year.data);
  return year.data.components
    .map((component) => ({
      year,
      component,
      topic: year.topicOf(component.topicId),
      score: scoreOf(component),
      activities: activities.get(component.id) ?? [],
    }))
    .sort(compareScored);
}

/** Compares the relevant components of both years by kind and title, because each year has its own ids. */
function comparedIn(year: Year, before: Year, work: Work | undefined): ComponentRow[] {
  const relevant = (of: Year) => stoodIn(of).filter(({ topic }) => topic.isRelevant);
  return pairRows(relevant(year), relevant(before), ({ component }) => componentKey(component)).flatMap((pair) => {
    const stood = pair.now ?? pair.before;
    return stood ? { ...stood, work, before: pair.before, isGone: pair.now === null } : [];
  });
}

/** Impacts, risks and opportunities. */
export const componentNoun = noun<ComponentRow>({
  plural: 'impacts, risks and opportunities',
  fields,
  columns: ['kind', 'impactPolarity', 'topic', 'score', 'severity', 'likelihood'],
  order: { field: 'score', order: 'highest' },
  isComparable: true,
  hasEarlier: true,
  rows: ({ year, before, data: { work } }) =>
    before ? comparedIn(year, before, work) : stoodIn(year).map((stood) => ({ ...stood, work, isGone: false })),
  nameOf: ({ year, component, topic }) => ({
    id: component.id,
    label: component.title,
    path: places.component(year.data, component),
    isSetAside: !topic.isRelevant,
  }),
});

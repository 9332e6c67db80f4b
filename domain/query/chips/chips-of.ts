import { asSentence } from '#domain/fields/wording.ts';
import { THRESHOLD_CHOICES } from '#domain/results/threshold.ts';
import type { QueryField } from '../fields/field.ts';
import type { Noun } from '../fields/noun.ts';
import { nouns } from '../fields/nouns.ts';
import { QUERY_NOUNS, type QueryNoun } from '../fields/query-nouns.ts';
import { FIGURE, type Measure, type Query, type Sort } from '../query.ts';
import { sayOrder } from '../wording/order-words.ts';
import { sayMeasure, sayThresholds } from '../wording/say-query.ts';
import type { Chip, ChipChoice, ChipWorld, QueryChange } from './chip.ts';
import { fieldChip } from './field-chip.ts';
import { inOrderOfUse } from './in-order-of-use.ts';
import { menuLabel } from './menu-label.ts';
import { withChange } from './with-change.ts';

/** The fields that are offered from the start. */
const MAIN: Readonly<Record<QueryNoun, readonly string[]>> = {
  component: [
    'kind',
    'impactPolarity',
    'actualPotentialImpact',
    'subject',
    'standard',
    'topic',
    'place',
    'horizon',
    'score',
  ],
  topic: [
    'subject',
    'standard',
    'assessed',
    'materialBy',
    'classification',
    'borderline',
    'impactScore',
    'financialScore',
  ],
  stakeholder: [
    'stakeholderGroup',
    'isKeyStakeholder',
    'stakeholderRole',
    'engagementOrganization',
    'relevantTopicsViews',
  ],
  answer: ['section', 'answered', 'answer'],
  score: ['subject', 'standard', 'topic', 'impactScore', 'financialScore'],
  change: ['at', 'by', 'what', 'verb', 'topic', 'field'],
  disclosure: ['standard', 'state', 'topics'],
  measure: ['kind', 'state', 'effectiveness', 'lowers', 'namedAtKind', 'topic', 'evidence'],
  link: ['kind', 'leadsToKind', 'topic', 'beginsUnder'],
  evidence: ['kind', 'expired', 'validUntil', 'datedOn', 'topic', 'givenFor'],
};
const FEW = [3, 5, 10, 20];

/** Returns the chips of a query in the order in which they are shown: its noun, its conditions, then how the answer is presented. */
export function chipsOf(query: Query, world: ChipWorld): Chip[] {
  const noun = nouns[query.noun];
  const fields = Object.keys(noun.fields).filter((name) => isShown(query, name, world));
  return [
    nounChip(query),
    ...fields.map((name) => fieldChip(query, name, world)),
    measureChip(query, noun),
    groupChip(query, noun),
    sortChip(query, noun),
    firstChip(query),
    ...(world.hasEarlier && noun.hasEarlier ? [yearChip(query, noun)] : []),
    ...('material' in noun.fields || query.thresholds ? [thresholdsChip(query)] : []),
  ];
}

const asksBy = ({ where }: Query, name: string) => where.some(({ field }) => field === name);
type AskedWorld = Pick<ChipWorld, 'people' | 'activities'>;
const fits = (query: Query, name: string, { people, activities = [] }: AskedWorld) => {
  const { side, ofComparison, ofWork, ofActivities } = nouns[query.noun].fields[name] ?? {};
  if ((ofWork && !people) || (ofActivities && activities.length === 0)) return false;
  if (ofComparison) return query.comparedWith !== null;
  const kind = query.where.find(({ field, is, not }) => field === 'kind' && is === 'equal' && !not);
  const asked = kind && 'value' in kind ? (kind.value === 'impact' ? 'impact' : 'financial') : undefined;
  return side === undefined || asked === undefined || side === asked;
};
const isShown = (query: Query, name: string, world: AskedWorld) =>
  asksBy(query, name) || (fits(query, name, world) && (MAIN[query.noun].includes(name) || name === 'became'));

/** Lists the fields that have no chip yet and for which `fieldChip` can create one. */
export function fieldsToAdd(query: Query, world: AskedWorld): { name: string; label: string }[] {
  return Object.entries(nouns[query.noun].fields)
    .filter(([name]) => fits(query, name, world) && !isShown(query, name, world))
    .map(([name]) => ({ name, label: menuLabel(query.noun, name) }));
}

/** A choice, which counts as selected if it changes nothing. */
function choice(query: Query, label: string, change: QueryChange): ChipChoice {
  const isChosen = JSON.stringify(withChange(query, change)) === JSON.stringify(query);
  return { label, isChosen, change, toggle: null };
}

function nounChip(query: Query): Chip {
  const { plural } = nouns[query.noun];
  const choices = QUERY_NOUNS.map((noun) => choice(query, asSentence(nouns[noun].plural), { noun }));
  return { slot: 'noun', label: 'About', said: plural, choices, entry: null, clear: null };
}

const namesOf = ({ fields }: Noun, is: (field: QueryField) => boolean) =>
  Object.keys(fields).filter((name) => fields[name] && !fields[name].ofWork && is(fields[name]));

function measureChip(query: Query, noun: Noun): Chip {
  const { measure, comparedWith } = query;
  const numbers = namesOf(
    noun,
    ({ kind, ofComparison }) => kind === 'number' && (!ofComparison || comparedWith !== null),
  );
  const measures: Measure[] = [
    { of: 'count' },
    // A sum makes sense for counts, but not for points on a scale.
    ...inOrderOfUse(numbers).flatMap((field) =>
      (['average', 'highest', 'lowest', 'sum'] as const)
        .filter((of) => of !== 'sum' || noun.fields[field]?.max === undefined)
        .map((of) => ({ of, field })),
    ),
  ];
  return {
    slot: 'measure',
    label: 'Calculate',
    said: measure && sayMeasure(measure, noun),
    choices: measures.map((each) => choice(query, asSentence(sayMeasure(each, noun)), { measure: each })),
    entry: null,
    clear: measure && { measure: null },
  };
}

function groupChip(query: Query, noun: Noun): Chip {
  const { groupBy, comparedWith } = query;
  const names = namesOf(
    noun,
    ({ kind, ofComparison }) => kind !== 'long-text' && (!ofComparison || comparedWith !== null),
  );
  const labelOf = (name: string) => menuLabel(query.noun, name);
  return {
    slot: 'groupBy',
    label: 'Group by',
    said: groupBy === null ? null : labelOf(groupBy),
    choices: names.map((name) => choice(query, labelOf(name), { groupBy: name })),
    entry: null,
    clear: groupBy === null ? null : { groupBy: null },
  };
}

function sortChip(query: Query, noun: Noun): Chip {
  const { groupBy, measure, comparedWith, sort } = query;
  const rows = namesOf(
    noun,
    ({ kind, ofComparison }) => kind !== 'long-text' && (!ofComparison || comparedWith !== null),
  );
  const names = measure && groupBy !== null ? [FIGURE, groupBy] : inOrderOfUse(rows);
  const sorts = names.flatMap((field) => (['highest', 'lowest'] as const).map((order): Sort => ({ field, order })));
  const say = (each: readonly Sort[]) => sayOrder({ ...query, first: null, sort: each }, noun);
  return {
    slot: 'sort',
    label: 'Sort by',
    said: say(sort),
    choices: sorts.map((each) => choice(query, asSentence(say([each]) ?? ''), { sort: [each] })),
    entry: null,
    clear: sort.length === 0 ? null : { sort: [] },
  };
}

function firstChip(query: Query): Chip {
  const { first } = query;
  return {
    slot: 'first',
    label: 'How many',
    said: first === null ? null : String(first),
    choices: [
      choice(query, 'All', { first: null }),
      ...FEW.map((many) => choice(query, String(many), { first: many })),
    ],
    entry: { kind: 'amount', amount: first },
    clear: first === null ? null : { first: null },
  };
}

const YEARS = { this: 'This year', earlier: 'The earlier year', compared: 'Compared with the earlier year' } as const;

function yearChip(query: Query, { isComparable }: Noun): Chip {
  const { of, comparedWith } = query;
  const asked = comparedWith ? 'compared' : of;
  return {
    slot: 'year',
    label: 'Year',
    said: asked === 'this' ? null : YEARS[asked],
    choices: [
      choice(query, YEARS.this, { of: 'this', comparedWith: null }),
      choice(query, YEARS.earlier, { of: 'earlier', comparedWith: null }),
      ...(isComparable ? [choice(query, YEARS.compared, { of: 'this', comparedWith: 'earlier' })] : []),
    ],
    entry: null,
    clear: asked === 'this' ? null : { of: 'this', comparedWith: null },
  };
}

function thresholdsChip(query: Query): Chip {
  const { thresholds } = query;
  return {
    slot: 'thresholds',
    label: 'What if the thresholds were',
    said: thresholds && sayThresholds(thresholds),
    choices: THRESHOLD_CHOICES.map((each) =>
      choice(query, String(each), { thresholds: { impact: each, financial: each } }),
    ),
    entry: { kind: 'thresholds', impact: thresholds?.impact ?? null, financial: thresholds?.financial ?? null },
    clear: thresholds && { thresholds: null },
  };
}

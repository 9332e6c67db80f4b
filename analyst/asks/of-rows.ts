import { equal, missing, notBe, oneOf } from '#analyst/question/meaning.ts';
import { everything, type Query } from '#domain/query/query.ts';
import type { Ask, Named } from './ask.ts';

const topics = (where: Query['where'], more: Partial<Query> = {}): Query => ({
  ...everything('topic'),
  where,
  ...more,
});
const entries = (where: Query['where'], more: Partial<Query> = {}): Query => ({
  ...everything('component'),
  where,
  ...more,
});
const by = (field: string): Pick<Query, 'sort'> => ({ sort: [{ field, order: 'highest' }] });
const kind = (value: 'impact' | 'risk' | 'opportunity') => equal('kind', value);
const FEW = 5;

/** Records of a noun under the topics that are named. */
const ofTopics =
  (noun: Query['noun'], field: string, more: Query['where'] = []) =>
  ({ topics: codes }: Named): Query[] => {
    const [first, ...others] = codes;
    return first === undefined ? [] : [{ ...everything(noun), where: [oneOf(field, first, ...others), ...more] }];
  };

/** Thresholds that can be adopted. */
const BARS = [5, 10, 12.5, 15, 20, 25];

/** The results if the thresholds were another number that the question names. */
function atOther({ numbers, asked }: Named): Query[] {
  const { thresholds } = asked.data.current.assessment;
  const bars = numbers.filter(
    (each) => BARS.includes(each) && (each !== thresholds.impact || each !== thresholds.financial),
  );
  return bars
    .slice(0, 1)
    .map((bar) => topics([equal('material', true)], { thresholds: { impact: bar, financial: bar } }));
}

/** Entries that reach a threshold before measures and not after them. */
function loweredUnder({ asked }: Named): Query[] {
  const { impact, financial } = asked.data.current.assessment.thresholds;
  const bar = Math.ceil(Math.max(impact, financial));
  return [
    entries([
      { field: 'grossScore', is: 'at-least', value: bar },
      { field: 'netScore', is: 'at-most', value: bar - 1 },
    ]),
    topics([notBe(missing('afterMeasures'))]),
  ];
}

/** Lists of rows that are asked for most, whatever the words. */
export const rowAsks: readonly Ask[] = [
  {
    leadsTo: () => [topics([equal('material', true)])],
    examples: [
      'which topics are material',
      'what is material for us',
      'what came out',
      'what are our key topics',
      'the result please',
      'which topics made it',
      'how many topics are material',
      'what do we have to report on',
    ],
  },
  {
    leadsTo: () => [topics([equal('material', false)])],
    examples: [
      'which topics are not material',
      'what is immaterial',
      'which topics did not make it',
      'what stayed below the threshold',
    ],
  },
  {
    leadsTo: () => [topics([], { ...by('score'), first: FEW })],
    examples: [
      'which topics came out on top',
      'highest topics',
      'top 3 topics',
      'what matters most',
      'the most important topics',
      'most material topic',
    ],
  },
  {
    leadsTo: () => [entries([kind('risk')], { ...by('score'), first: FEW })],
    examples: [
      'biggest money risk',
      'what could cost us the most',
      'worst risk',
      'top risks',
      'what should worry the cfo most',
      'which risk is the highest',
      'what keeps us awake at night',
      'what is the most expensive risk',
    ],
  },
  {
    leadsTo: () => [entries([kind('opportunity')], { ...by('score'), first: FEW })],
    examples: [
      'biggest opportunity',
      'where can we make money',
      'top chances',
      'what is the upside',
      'best opportunity we found',
    ],
  },
  {
    leadsTo: () => [entries([kind('impact'), equal('impactPolarity', 'Negative')], { ...by('score'), first: FEW })],
    examples: [
      'worst impact',
      'where do we do the most harm',
      'biggest damage we cause',
      'what is our worst negative impact',
      'who do we hurt most',
    ],
  },
  {
    leadsTo: () => [entries([equal('impactPolarity', 'Positive')])],
    examples: [
      'any positive impacts',
      'what good do we do',
      'which impacts are positive',
      'do we have anything positive to say',
    ],
  },
  {
    leadsTo: () => [entries([equal('humanRights', true)])],
    examples: [
      'what are the human rights ones',
      'human rights issues',
      'which impacts concern human rights',
      'child labour and forced labour cases',
    ],
  },
  {
    leadsTo: ofTopics('component', 'topic'),
    examples: [
      'what is under {thing}',
      'which risks do we have on {thing}',
      'impacts of {thing}',
      'list the entries on {thing}',
      'what did we find on {thing}',
    ],
  },
  {
    leadsTo: ({ topics: codes }) => codes.slice(0, 3).map((code) => topics([equal('topic', code)])),
    examples: [
      'is {thing} material',
      'is {thing} material yes or no',
      'what is the score of {thing}',
      'why is {thing} in',
      'how did {thing} come out',
    ],
  },
  {
    leadsTo: () => [topics([equal('borderline', true)])],
    examples: [
      'which topics are close to the line',
      'near misses',
      'borderline topics',
      'which topics are just below the threshold',
      'close calls',
    ],
  },
  {
    leadsTo: atOther,
    examples: [
      'what happens if we go down to {number}',
      'what if the threshold was {number}',
      'what would be material at {number}',
      'how many topics at a threshold of {number}',
      'what if we raise the cut-off to {number}',
      'and with {number} instead',
      'which topics would fall out at {number}',
    ],
  },
  {
    leadsTo: ({ numbers }) =>
      numbers
        .slice(0, 1)
        .map((value) => entries([{ field: 'score', is: 'at-least', value: Math.min(25, Math.max(1, value)) }])),
    examples: [
      'list everything with a score above {number}',
      'what scores {number} or more',
      'which entries are over {number}',
      'what got a {number}',
    ],
  },
  {
    leadsTo: loweredUnder,
    examples: [
      'which risks fall under the line once you count the measures',
      'what is no longer material after measures',
      'which topics drop out net',
      'what do the measures change',
      'which results change after measures',
      'residual risks below the threshold',
      'difference between gross and net scores',
      'which scores are lower after mitigation',
    ],
  },
  {
    leadsTo: () => [everything('measure')],
    examples: [
      'what are we doing about it',
      'which measures do we have',
      'our actions',
      'what did we already implement',
      'list of measures and whether they work',
      'do our measures work',
    ],
  },
  {
    leadsTo: () => [{ ...everything('measure'), where: [equal('state', 'planned')] }],
    examples: [
      'which measures are only planned',
      'what is planned for next year',
      'which actions have not started',
      'planned actions',
    ],
  },
  {
    leadsTo: () => [{ ...everything('measure'), where: [equal('effectiveness', 'effective')] }],
    examples: ['which measures work', 'which measures are effective', 'what helped', 'which actions had an effect'],
  },
  {
    leadsTo: () => [entries([kind('risk'), equal('material', true), missing('measures')])],
    examples: [
      'which risks have no measure',
      'where do we do nothing',
      'material entries without a measure',
      'what is not covered by any action',
      'where is action missing',
    ],
  },
  {
    leadsTo: (named) => [...ofTopics('measure', 'topic')(named)],
    examples: [
      'what are we doing about {thing}',
      'measures against {thing}',
      'actions for {thing}',
      'what do we do for {thing}',
      'how do we manage {thing}',
    ],
  },
  {
    leadsTo: () => [everything('evidence')],
    examples: [
      'what evidence do we have',
      'list of documents',
      'which proofs were uploaded',
      'all evidence',
      'which files support the assessment',
    ],
  },
  {
    leadsTo: () => [
      { ...everything('evidence'), where: [notBe(missing('validUntil'))] },
      { ...everything('evidence'), where: [equal('expired', true)] },
    ],
    examples: [
      'does any of our evidence run out soon',
      'which evidence has expired',
      'when do documents expire',
      'is any proof outdated',
      'which evidence is too old',
    ],
  },
  {
    leadsTo: () => [entries([missing('evidence')])],
    examples: [
      'no evidence for which entries',
      'which entries have no proof',
      'what is not backed up',
      'where is evidence missing',
      'entries without documents',
    ],
  },
  {
    leadsTo: ofTopics('evidence', 'topics'),
    examples: [
      'show me the proof behind {thing}',
      'which evidence supports {thing}',
      'documents for {thing}',
      'proof for {thing}',
    ],
  },
  {
    leadsTo: () => [everything('stakeholder')],
    examples: [
      'whom did we talk to',
      'which stakeholders did we involve',
      'who was asked',
      'which stakeholders did we not speak to directly',
      'who was not consulted',
      'how did we engage with stakeholders',
      'how were people consulted',
      'write the paragraph on stakeholder engagement',
      'with whom did we speak and how',
      'list of stakeholders',
    ],
  },
  {
    leadsTo: ({ groups }) =>
      groups
        .slice(0, 2)
        .map((group): Query => ({ ...everything('stakeholder'), where: [equal('stakeholderGroup', group)] })),
    examples: [
      'what do the {thing} want from us',
      'what did the {thing} say',
      'did we ask the {thing} anything',
      'what do the {thing} care about',
      'what is important to {thing}',
      '{thing} - what did they say',
      'views of {thing}',
      'what do {thing} expect',
      'how did we engage {thing}',
    ],
  },
  {
    leadsTo: () => [{ ...everything('stakeholder'), where: [equal('isKeyStakeholder', true)] }],
    examples: ['who are our key stakeholders', 'most important stakeholders', 'which stakeholders matter most and why'],
  },
  {
    leadsTo: () => [
      topics([oneOf('became', 'newly-material', 'no-longer-material')], { comparedWith: 'earlier' }),
      topics([], { comparedWith: 'earlier' }),
    ],
    examples: [
      'what is new compared to last year',
      'what changed since last year',
      'which topics dropped out since {thing}',
      'which topics are new this year',
      'what is no longer material',
      'did the number of material topics go up or down',
      'this year versus last year',
      'differences to the previous assessment',
      'what moved',
      'which topics did we lose',
    ],
  },
  {
    leadsTo: () => [entries([oneOf('became', 'added', 'gone')], { comparedWith: 'earlier' })],
    examples: [
      'which risks are new',
      'which entries were added since last year',
      'which entries are gone',
      'new impacts this year',
      'what did we add',
    ],
  },
  {
    leadsTo: () => [entries([oneOf('became', 'higher', 'lower')], { comparedWith: 'earlier' })],
    examples: [
      'which scores went up',
      'which scores went down',
      'what got worse',
      'what got better',
      'which risks increased',
      'what dropped',
    ],
  },
  {
    leadsTo: () => [topics([], { of: 'earlier', where: [equal('material', true)] })],
    examples: ['what was material last year', 'last years results', 'which topics were material before'],
  },
  {
    leadsTo: () => [everything('change')],
    examples: [
      'what changed in the last week',
      'latest changes',
      'who changed what',
      'recent edits',
      'what happened since yesterday',
      'history',
      'who was active lately',
    ],
  },
  {
    leadsTo: ({ things }) =>
      things.slice(0, 1).map((thing): Query => ({ ...everything('change'), where: [equal('title', thing)] })),
    examples: [
      'who entered {thing} and when',
      'who changed {thing}',
      'history of {thing}',
      'when was {thing} last edited',
      'who wrote {thing}',
      'who put {thing} in',
      'who scored {thing}',
    ],
  },
  {
    leadsTo: () => [{ ...everything('disclosure'), where: [oneOf('state', 'always', 'joint', 'due')] }],
    examples: [
      'which disclosures do we have to make',
      'what do we have to report',
      'which requirements apply',
      'what goes into the report',
      'list of datapoints we need',
    ],
  },
  {
    leadsTo: () => [entries([equal('counted', false)])],
    examples: ['which entries do not count', 'what is not counted', 'not relevant entries', 'why doesnt {thing} count'],
  },
  {
    leadsTo: ({ rest }) =>
      rest.slice(0, 1).flatMap((word) => [entries([{ field: 'companyBusinessArea', is: 'contains', text: word }])]),
    examples: [
      'everything at {thing}',
      'what is going on in {thing}',
      'all entries for the {thing} plant',
      'impacts of the {thing} site',
      'what concerns the {thing} department',
    ],
  },
];

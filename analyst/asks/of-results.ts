import { atOtherTold } from '#analyst/kinds/records/decided.ts';
import { askedOf } from '#analyst/kinds/records/record-answer.ts';
import { equal, missing, notBe } from '#analyst/question/meaning.ts';
import { DEPARTMENT } from '#domain/components/fields.ts';
import type { Query } from '#domain/query/query.ts';
import { isThreshold } from '#domain/results/threshold.ts';
import type { Ask, AskInput } from './ask.ts';
import * as of from './concepts.ts';
import { by, entries, FEW, kind, ofTopics, topics } from './leads-to.ts';

/** Entries that reach a threshold before measures and not after them. */
function loweredUnder({ asked }: AskInput): Query[] {
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

/** The results: topics and entries by what they are, by their scores, and by thresholds and measures that would change them. */
export const resultAsks: readonly Ask[] = [
  {
    about: [[of.AFTER_MEASURES, of.FALLS]],
    unless: [of.WHY],
    rule: 'gross-or-net',
    yields: true,
    leadsTo: () => [topics([notBe(missing('afterMeasures'))])],
  },
  {
    about: [[of.OUTCOME]],
    unless: [of.EARLIER, of.WHY],
    yields: true,
    leadsTo: ({ thing }) => (thing === null ? [topics([equal('material', true)])] : []),
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
    about: [[of.WORST_RISK]],
    yields: true,
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
    about: [[of.MAKING_MONEY]],
    yields: true,
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
    about: [[of.GOOD]],
    unless: [of.JUDGED, of.LAW],
    yields: true,
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
    about: [[of.THRESHOLD, /\{number\}/, of.OTHERWISE]],
    unless: [of.WHY],
    yields: true,
    leadsTo: ({ numbers }) =>
      numbers
        .filter(isThreshold)
        .slice(0, 1)
        .map((bar) => askedOf(atOtherTold, String(bar))),
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
    leadsTo: () => [entries([equal('counted', false)])],
    examples: ['which entries do not count', 'what is not counted', 'not relevant entries', 'why doesnt {thing} count'],
  },
  {
    leadsTo: ({ rest }) =>
      rest.slice(0, 1).flatMap((word) => [entries([{ field: DEPARTMENT, is: 'contains', text: word }])]),
    examples: [
      'everything at {thing}',
      'what is going on in {thing}',
      'all entries for the {thing} plant',
      'impacts of the {thing} site',
      'what concerns the {thing} department',
    ],
  },
];

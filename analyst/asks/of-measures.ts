import { equal, missing } from '#analyst/question/meaning.ts';
import { measureNamed } from '#analyst/question/measure-named.ts';
import { everything } from '#domain/query/query.ts';
import type { Ask } from './ask.ts';
import * as of from './concepts.ts';
import { entries, kind, ofTopics } from './leads-to.ts';

/** Say nothing of which measure is meant. */
const UNSPECIFIC = /^(?:scores?|measures?|results?|really|actually)$/;
/** From this fit on, a measure is plainly named. */
const PLAINLY = 0.6;

/** What the company does: its measures, and entries without any. */
export const measureAsks: readonly Ask[] = [
  {
    about: [[of.LOWERS, of.ASKS_EFFECT]],
    names: true,
    unless: [of.LAW, of.GENERALLY],
    yields: true,
    leadsTo: ({ asked, rest }) =>
      measureNamed(rest.filter((word) => !UNSPECIFIC.test(word)).join(' '), asked.data, PLAINLY),
  },
  {
    about: [[of.MEASURES, of.LOWERS]],
    unless: [of.LAW, of.AFTER_MEASURES, of.GENERALLY],
    rule: 'gross-or-net',
    yields: true,
    leadsTo: ({ topics }) => (topics.length === 0 ? [everything('measure')] : []),
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
    leadsTo: ofTopics('measure', 'topic'),
    examples: [
      'what are we doing about {thing}',
      'measures against {thing}',
      'actions for {thing}',
      'what do we do for {thing}',
      'how do we manage {thing}',
    ],
  },
];

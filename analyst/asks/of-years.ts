import { changesOf } from '#analyst/kinds/history.ts';
import { movedTold, turnedTold } from '#analyst/kinds/records/of-years.ts';
import { askedOf } from '#analyst/kinds/records/record-answer.ts';
import { equal, oneOf } from '#analyst/question/meaning.ts';
import { everything } from '#domain/query/query.ts';
import type { Ask, AskInput } from './ask.ts';
import * as of from './concepts.ts';
import { always, entries, topics } from './leads-to.ts';

/** What is compared with something else than the earlier year, or moves only if something changes. */
const OTHERWISE = [
  ...[of.AFTER_MEASURES, of.LAW, of.THRESHOLD, of.VALUES],
  ...[/\bthan (?!last|before|the (?:previous|earlier))/, /\bif\b/, /^(?:which|list|show)\b|\bhow (?:many|much)\b/],
  /\b(?:who|when|edit\w*|say|said|texts?|wording|justification|description)\b/,
];
const movedOf = ({ thing, asked }: AskInput) =>
  thing === null || !asked.data.earlier ? [] : [askedOf(movedTold, thing)];

/** What differs from the earlier assessment, and who changed what since. */
export const yearAsks: readonly Ask[] = [
  {
    about: [[of.WHY, of.MOVED]],
    unless: OTHERWISE,
    leadsTo: movedOf,
  },
  {
    about: [
      [of.EARLIER, of.MATERIAL],
      [of.EARLIER, of.MOVED],
      [of.EARLIER, of.CHANGED],
    ],
    unless: OTHERWISE,
    yields: true,
    leadsTo: movedOf,
  },
  {
    about: [[of.EARLIER, of.CHANGED, of.WHY]],
    unless: [of.LAW],
    leadsTo: always(turnedTold),
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
    leadsTo: ({ things, asked }) => things.slice(0, 1).map((thing) => changesOf(thing, asked.data.current)),
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
];

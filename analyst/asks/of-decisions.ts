import { decidedOnTold, decisionsTold, firmnessTold, leftOutTold } from '#analyst/kinds/records/decided.ts';
import { askedOf } from '#analyst/kinds/records/record-answer.ts';
import { offersWhy } from '#analyst/kinds/why.ts';
import type { Ask } from './ask.ts';
import * as of from './concepts.ts';
import { onThing } from './leads-to.ts';

/** Decisions against the scores, what was left out, and how much the results depend on one score. */
export const decisionAsks: readonly Ask[] = [
  {
    about: [[of.WHY, of.ALTHOUGH]],
    leadsTo: ({ thing }) => (thing === null ? [] : [askedOf(decidedOnTold, thing), ...offersWhy(thing)]),
  },
  {
    about: [[of.AGAINST_SCORE]],
    rule: 'scoring',
    yields: true,
    leadsTo: onThing(decidedOnTold, decisionsTold),
    examples: [
      'who overruled the numbers and where',
      'which topics were overridden',
      'where did we decide against the score',
      'top-down decisions',
      'which conclusions were drawn without scoring',
      'which topics did we decide by judgement',
      'what did the steering group decide',
      'manual overrides',
      'why is {thing} material although it is below the threshold',
      'why is {thing} material if its only {number}',
      'why is {thing} not material although it scores {number}',
      'is {thing} really not material with a {number}',
      'which borderline cases were decided and how',
      'who decided that {thing} is material',
      'reasons for our decisions',
      'was anything overruled',
      'where did we not follow the scores',
      'what exceptions did we make',
    ],
  },
  {
    about: [[of.LEFT_OUT]],
    unless: [of.DISCLOSURES, of.CHAIN, of.EARLIER, of.MOVED, of.STAKEHOLDERS, of.AFTER_MEASURES, of.LAW],
    yields: true,
    leadsTo: ({ thing }) => (thing === null ? [leftOutTold.offer] : []),
    examples: [
      'what did we throw out and why',
      'what was left out',
      'which topics were excluded and for what reason',
      'what was set aside',
      'which topics did we not look at',
      'why did we drop topics',
      'what is not in the assessment',
      'which topics are out of scope',
      'which entries do not count and why',
      'what did we ignore',
      'which topics were deselected and why',
      'why is {thing} not in it',
      'why no {thing} in it',
      'did we skip {thing}',
      'was anything deleted',
      'what has been removed',
      'who excluded {thing}',
      'why doesnt {thing} count',
    ],
  },
  {
    about: [[of.HOW_FIRM]],
    unless: [of.MEASURES],
    yields: true,
    leadsTo: ({ thing }) => (thing === null ? [firmnessTold.offer] : []),
    examples: [
      'does anything get material because of one single entry',
      'how robust is the result',
      'which results depend on one entry',
      'how sensitive is the outcome to one score',
      'what would tip over with one point more or less',
      'how solid are the conclusions',
      'how certain are the results',
      'which topics hang on a single risk',
      'how stable is it',
      'sensitivity analysis',
    ],
  },
];

import { activitiesNamed, chainGapsTold, chainTold, partTold } from '#analyst/kinds/records/chain.ts';
import { askedOf } from '#analyst/kinds/records/record-answer.ts';
import type { Ask } from './ask.ts';
import * as of from './concepts.ts';
import { always } from './leads-to.ts';

/** The value chain, and the parts of it where nothing is entered. */
export const valueChainAsks: readonly Ask[] = [
  {
    about: [[of.GOES_ON, of.SITE]],
    names: true,
    leadsTo: ({ asked }) => activitiesNamed(asked.question, asked.data.current).map((name) => askedOf(partTold, name)),
  },
  {
    about: [
      [of.CHAIN, of.WHERE_WORST],
      [of.STAGE, of.HIGHEST],
    ],
    unless: [of.NONE, of.LAW, of.TO_REPORT],
    yields: true,
    leadsTo: always(chainTold),
    examples: [
      'where in the value chain does it hurt most',
      'where in the chain are the biggest problems',
      'hot spots in the value chain',
      'which tier has the most impacts',
      'which supplier group has the highest risks',
      'risks by value chain stage',
      'value chain overview',
      'which sites have the highest impacts',
      'which part of the supply chain is worst',
      'upstream versus downstream versus own operations',
      'what does our value chain look like',
      'what happens at the {thing} stage of the chain',
    ],
  },
  {
    about: [[of.CHAIN, of.NONE]],
    unless: [of.LAW, of.TO_REPORT],
    yields: true,
    leadsTo: always(chainGapsTold),
    examples: [
      'what parts of the value chain have nothing entered',
      'which activities are empty',
      'where in the chain did we not look',
      'which suppliers have no impacts',
      'which tiers did nobody examine',
      'blank spots in the value chain',
      'where did we find nothing',
      'did we cover the whole value chain',
      'is downstream covered',
    ],
  },
];

import { choicesTold } from '#analyst/kinds/records/decided.ts';
import { dutyTold } from '#analyst/kinds/records/duty.ts';
import { askedOf } from '#analyst/kinds/records/record-answer.ts';
import { oneOf } from '#analyst/question/meaning.ts';
import { readNames } from '#analyst/question/names.ts';
import { everything } from '#domain/query/query.ts';
import type { Ask, AskInput } from './ask.ts';
import * as of from './concepts.ts';
import { always } from './leads-to.ts';

const MOST = 3;

/** The standards of the topics that a question names. */
const standardsOf = ({ topics, asked }: AskInput): string[] =>
  [...new Set(topics.flatMap((code) => readNames(asked.data).standardOf(code) ?? []))].slice(0, MOST);

/** Disclosures to be made, and those that are phased in or left out. */
export const disclosureAsks: readonly Ask[] = [
  {
    about: [[of.TO_REPORT], [of.DISCLOSURES, /\b(?:have|need|must|due|apply|applies)\b/]],
    unless: [of.LEFT_OUT, of.POSTPONED],
    rule: 'what-to-disclose',
    leadsTo: (named) => standardsOf(named).map((standard) => askedOf(dutyTold, standard)),
  },
  {
    leadsTo: always(choicesTold),
    about: [
      [of.DISCLOSURES, of.LEFT_OUT],
      [of.DISCLOSURES, of.POSTPONED],
    ],
    rule: 'information-materiality',
    examples: [
      'which disclosures do we phase in',
      'what do we leave out of the report',
      'which datapoints do we omit',
      'which requirements are postponed',
      'do we use phase-ins',
      'do we use any reliefs or transitional provisions',
      'what will we not report this year',
      'which disclosures did we decide not to make',
      'where do we report that there is no policy',
      'omissions and why',
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
];

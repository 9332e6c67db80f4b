import type { EsrsVersion } from '#domain/reference/esrs-versions.ts';
import { labelOf } from '#domain/reference/option.ts';
import { phaseInParts } from '#domain/reference/phase-in-options.ts';
import type { DisclosureChoice } from './choice.ts';
import { type OmissionGround, omissionGrounds } from './fields.ts';
import type { ChoiceStanding } from './open-choices.ts';

/** A choice in a few words: 'Phased in until 2028'. */
export function sayChoice({ choice, until }: Pick<DisclosureChoice, 'choice' | 'until'>): string {
  if (choice === 'phased-in') return `Phased in until ${until ?? ''}`.trim();
  return choice === 'left-out' ? 'Left out' : 'Reported: none in place';
}

/** What of the requirement it concerns, or on which ground; '' if the choice says it all. */
export function sayChoiceDetail({ choice, phaseIn, ground, topicCodes }: DisclosureChoice): string {
  if (choice === 'phased-in') return labelOf(phaseInParts, phaseIn);
  return choice === 'left-out' ? labelOf(omissionGrounds, ground) : topicCodes.join(', ');
}

/** Where a choice stands; '' while it is in force. */
export const choiceStandings = {
  'in-force': '',
  'no-longer-due': 'No longer due',
  over: 'Phase-in has ended',
  'not-open': 'Not open to the company',
} as const satisfies Record<ChoiceStanding, string>;

/** Where the law gives a ground; '' where the set has none such. */
export const groundSources = {
  'esrs-2023': {
    'not-material': 'ESRS 1 §31, §34',
    'not-related': 'ESRS 1 §30(a)',
    'condition-not-met': '',
    confidential: '',
  },
  'esrs-2026': {
    'not-material': 'ESRS 1 §24',
    'not-related': 'ESRS 1 §29(b)',
    'condition-not-met': '',
    confidential: 'ESRS 1 §100',
  },
} as const satisfies Record<EsrsVersion, Record<OmissionGround, string>>;

/** Where the law says that a missing policy, action or target is disclosed. */
export const noneSources = {
  'esrs-2023': 'ESRS 1 §33, ESRS 2 §62',
  'esrs-2026': 'ESRS 2 §39',
} as const satisfies Record<EsrsVersion, string>;

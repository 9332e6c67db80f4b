import { labelOf } from '#domain/reference/option.ts';
import { phaseInParts } from '#domain/reference/phase-ins.ts';
import type { DisclosureChoice } from './choice.ts';
import { omissionGrounds } from './fields.ts';
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

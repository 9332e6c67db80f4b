import type { ValuesOf } from '#domain/fields/values.ts';
import type { disclosureChoiceFields } from './fields.ts';

/** A company's choice on one disclosure requirement, with who made it and when. */
export interface DisclosureChoice extends ValuesOf<typeof disclosureChoiceFields> {
  /** With `none`: the codes of the material topics without a policy, action or target. */
  topicCodes: readonly string[];
  /** Current name of the member; in a frozen result, the name at the time. */
  chosenBy: string;
  /** An ISO instant. */
  chosenAt: string;
}

/** Why a choice cannot be made. */
export type ChoiceProblem =
  | 'not-due'
  | 'phase-in-not-open'
  | 'phase-in-too-long'
  | 'ground-not-open'
  | 'none-not-open'
  | 'reason-missing'
  | 'topics-missing';

/** What a person chooses, without who and when. */
export type ChosenDisclosure = Pick<
  DisclosureChoice,
  'requirement' | 'choice' | 'phaseIn' | 'until' | 'ground' | 'reason' | 'topicCodes'
>;

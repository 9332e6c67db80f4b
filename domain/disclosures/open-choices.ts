import type { Assessment } from '#domain/assessment/assessment.ts';
import type { DisclosureRequirement } from '#domain/reference/disclosure-requirement.ts';
import type { EsrsVersion } from '#domain/reference/esrs-versions.ts';
import { type OpenPhaseIn, openPhaseIns, type PhaseInBasis } from '#domain/reference/phase-ins.ts';
import { type DisclosureLine, isApplying } from '#domain/results/disclosures.ts';
import type { ChoiceProblem, ChosenDisclosure, DisclosureChoice } from './choice.ts';
import type { OmissionGround } from './fields.ts';

/** What a company can choose for a requirement, besides reporting it. */
interface OpenChoices {
  phaseIns: OpenPhaseIn[];
  grounds: OmissionGround[];
  /** There may be no policy, action or target, which is then disclosed. */
  canBeNone: boolean;
}

/** What decides the phase-ins of a company, from its assessment. */
export const basisOf = ({
  esrsVersion,
  financialYearStart,
  undertaking = '',
  firstReportYear = null,
}: Pick<Assessment, 'esrsVersion' | 'financialYearStart' | 'undertaking' | 'firstReportYear'>): PhaseInBasis => ({
  esrsVersion,
  financialYearStart,
  undertaking,
  firstReportYear,
});

/** A requirement that applies or may apply. */
export const isAsked = ({ state }: Pick<DisclosureLine, 'state'>): boolean => isApplying(state) || state === 'possible';

/** What the law lets a company choose for a requirement (ESRS 1 (2023) §31 to §34; (2026) §24, §100, §125, §126, §127; ESRS 2 §39). */
export function openChoices(line: DisclosureLine, basis: PhaseInBasis): OpenChoices {
  const { requirement } = line;
  return {
    phaseIns: openPhaseIns(basis, requirement),
    grounds: openGrounds(line, basis.esrsVersion),
    canBeNone: isOnManaging(requirement) && line.state !== 'always' && line.state !== 'joint',
  };
}

/** On policies, actions or targets, not on metrics. */
function isOnManaging({ area, code }: DisclosureRequirement): boolean {
  if (area === 'minimum-disclosure' || area === 'general-disclosure') return !code.endsWith('-M');
  return area === 'policies' || area === 'actions' || area === 'targets';
}

/**
 * The set of 2023 lets information on metrics and other topical information be left out, but not policies, actions and targets on a
 * material matter (§33), and not ESRS 2 (§29). The revised set leaves out all information that is not material (§24), and some more under
 * conditions (§100).
 */
function openGrounds(line: DisclosureLine, version: EsrsVersion): OmissionGround[] {
  const { requirement, state } = line;
  const isOfLaw = requirement.topicStandard !== null || requirement.area === 'minimum-disclosure';
  const isOpen: Record<OmissionGround, boolean> = {
    'not-material': version === 'esrs-2026' || (isOfLaw && state !== 'joint' && !isOnManaging(requirement)),
    'not-related': state === 'possible' && requirement.isOfMatter,
    'condition-not-met': state === 'possible' && requirement.condition !== undefined,
    confidential: version === 'esrs-2026',
  };
  return (Object.keys(isOpen) as OmissionGround[]).filter((ground) => isOpen[ground]);
}

/** Why a choice on a requirement is not possible; undefined if it is. */
export function findChoiceProblem(
  chosen: ChosenDisclosure,
  line: DisclosureLine | undefined,
  basis: PhaseInBasis,
): ChoiceProblem | undefined {
  if (!line || !isAsked(line)) return 'not-due';
  const { phaseIns, grounds, canBeNone } = openChoices(line, basis);
  switch (chosen.choice) {
    case 'phased-in': {
      const open = phaseIns.find(({ part }) => part === chosen.phaseIn);
      if (!open || chosen.until === null || !isLater(chosen.until, basis)) return 'phase-in-not-open';
      if (chosen.until > open.until) return 'phase-in-too-long';
      return open.part === 'stated' && isBlank(chosen.reason) ? 'reason-missing' : undefined;
    }
    case 'left-out':
      if (!grounds.some((ground) => ground === chosen.ground)) return 'ground-not-open';
      return isBlank(chosen.reason) ? 'reason-missing' : undefined;
    default:
      if (!canBeNone) return 'none-not-open';
      return line.topicCodes.length > 0 && chosen.topicCodes.length === 0 ? 'topics-missing' : undefined;
  }
}

const isBlank = (text: string) => text.trim() === '';
const isLater = (until: number, { financialYearStart }: PhaseInBasis) => Number(financialYearStart.slice(0, 4)) < until;

/**
 * Where a choice stands today. 'no-longer-due': its requirement does not apply any more, or belongs to the other version. 'over': the year
 * from which it is reported has come. 'not-open': the law does not give it to the company (any more).
 */
export type ChoiceStanding = 'in-force' | 'no-longer-due' | 'over' | 'not-open';

export function standingOf(
  choice: DisclosureChoice,
  line: DisclosureLine | undefined,
  basis: PhaseInBasis,
): ChoiceStanding {
  if (choice.esrsVersion !== basis.esrsVersion || !line || !isAsked(line)) return 'no-longer-due';
  if (choice.choice === 'phased-in' && choice.until !== null && !isLater(choice.until, basis)) return 'over';
  const problem = findChoiceProblem(choice, line, basis);
  return problem === undefined || problem === 'topics-missing' ? 'in-force' : 'not-open';
}

/** A choice with the line of its requirement and where it stands. */
export interface ToldChoice {
  choice: DisclosureChoice;
  line: DisclosureLine | undefined;
  standing: ChoiceStanding;
}

/** All choices with where they stand: those of requirements in the order of the law, the others last. */
export function tellChoices(
  choices: readonly DisclosureChoice[],
  lines: readonly DisclosureLine[],
  basis: PhaseInBasis,
): ToldChoice[] {
  const places = new Map(lines.map((line, index) => [line.requirement.code, { line, index }]));
  const placeOf = ({ esrsVersion, requirement }: DisclosureChoice) =>
    esrsVersion === basis.esrsVersion ? places.get(requirement) : undefined;
  return choices
    .toSorted((one, other) => (placeOf(one)?.index ?? lines.length) - (placeOf(other)?.index ?? lines.length))
    .map((choice) => {
      const line = placeOf(choice)?.line;
      return { choice, line, standing: standingOf(choice, line, basis) };
    });
}

/** The choices that apply today, by the code of their requirement. */
export const choicesInForce = (told: readonly ToldChoice[]): ReadonlyMap<string, DisclosureChoice> =>
  new Map(told.flatMap(({ choice, standing }) => (standing === 'in-force' ? [[choice.requirement, choice]] : [])));

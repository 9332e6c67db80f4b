import type { DisclosureRequirement } from './disclosure-requirement.ts';
import type { EsrsVersion } from './esrs-versions.ts';
import { type PhaseInPart, phaseInParts, type Undertaking } from './phase-in-options.ts';
import { readOneOf, readTable } from './read-table.ts';

/** A phase-in that the law gives an undertaking for a requirement. */
export interface OpenPhaseIn {
  part: PhaseInPart;
  /** The latest year in which the first financial year may begin for which it is reported. */
  until: number;
  /** Where the law says so. */
  source: string;
}

/** What decides which phase-ins a company has. */
export interface PhaseInBasis {
  esrsVersion: EsrsVersion;
  /** ISO date, first day of the financial year. */
  financialYearStart: string;
  /** '' if nobody has said. */
  undertaking: Undertaking | '';
  /** The year in which the first financial year begins for which it must report; null if nobody has said. */
  firstReportYear: number | null;
}

const PARTS = phaseInParts.map(({ id }) => id);

/**
 * The phase-ins of the revised set. `before`: wave one may leave it out of financial years that begin before that year (§125); `years`: the
 * others in their first years of reporting (§127).
 */
const phaseIns2026 = readTable(
  ['codes', 'part', 'before', 'years'],
  `
SBM-3                        | effects              | 2028 | 2
SBM-3                        | quantitative-effects | 2030 | 4
E1-11                        | effects              | 2028 | 2
E1-11                        | quantitative-effects | 2030 | 4
E2-5                         | both-substances      | 2028 | 1
E2-5                         | very-high-concern    | 2028 | 1
E2-5                         | substances           | 2030 | 3
E4-1 E4-2 E4-3 E4-4 E4-5     | whole                | 2027 | 2
S2-1 S2-2 S2-3 S2-4          | whole                | 2027 | 2
S3-1 S3-2 S3-3 S3-4          | whole                | 2027 | 2
S4-1 S4-2 S4-3 S4-4          | whole                | 2027 | 2
S1-6 S1-10 S1-11 S1-12 S1-14 | whole                | 2027 | 1
S1-7                         | outside-eea          | 2027 | 1
S1-13                        | part-of-health       | 2027 | 1
`,
).map(({ codes, part, before, years }) => ({
  codes: codes.split(' '),
  part: readOneOf(PARTS, part),
  before: Number(before),
  years: Number(years),
}));

/** Wave one that is not above both thresholds may leave out all topical standards before this year (ESRS 1 (2026) §126). */
const TOPICAL_FROM = 2027;

/** The set of 2023 does not govern financial years that begin in this year or later ((EU) 2026/1563, Art. 3). */
const END_OF_2023 = 2027;

/** The phase-ins that the law gives a company for a requirement in this financial year, shortest first. */
export function openPhaseIns(basis: PhaseInBasis, requirement: DisclosureRequirement): OpenPhaseIn[] {
  const year = Number(basis.financialYearStart.slice(0, 4));
  const open = basis.esrsVersion === 'esrs-2023' ? stated2023(basis, requirement) : ofRevised(basis, requirement, year);
  return open.filter(({ until }) => year < until);
}

/**
 * The phase-ins of the set of 2023, as amended by (EU) 2025/1416, are not in our tables. A company of wave one can state one, with its
 * place in the act; the others do not have to report under this set.
 */
function stated2023({ undertaking }: PhaseInBasis, requirement: DisclosureRequirement): OpenPhaseIn[] {
  const isWaveOne = undertaking === 'wave-one-above' || undertaking === 'wave-one-below';
  if (!isWaveOne || !canBeStated(requirement)) return [];
  return [{ part: 'stated', until: END_OF_2023, source: '(EU) 2026/1563, Art. 3' }];
}

const canBeStated = ({ topicStandard, applies, code }: DisclosureRequirement) =>
  topicStandard === null ? code === 'SBM-1' || code === 'SBM-3' : applies.when === 'material';

function ofRevised(
  { undertaking, firstReportYear }: PhaseInBasis,
  { code, topicStandard, phaseIn }: DisclosureRequirement,
  year: number,
): OpenPhaseIn[] {
  const rows = phaseIns2026.filter(({ codes }) => codes.includes(code));
  const [ofWaveOne = '', ofOthers = ''] = phaseIn?.ref.split('/') ?? [];
  const untilBefore = rows.map(({ part, before }) => ({ part, until: before, source: ofWaveOne }));
  switch (undertaking) {
    case 'wave-one-above':
      return untilBefore;
    case 'wave-one-below': {
      const whole = { part: 'whole' as const, until: TOPICAL_FROM, source: 'ESRS 1 §126' };
      return [...(topicStandard ? [whole] : []), ...untilBefore.filter(({ until }) => until > TOPICAL_FROM)];
    }
    case 'from-2027':
      if (firstReportYear === null || year < firstReportYear) return [];
      return rows.map(({ part, years }) => ({ part, until: firstReportYear + years, source: `ESRS 1 ${ofOthers}` }));
    default:
      return [];
  }
}

import { carriedFrom } from '#domain/fields/carried-from.ts';
import { choice, type Fields, line, oneOf, optionalWhole } from '#domain/fields/kinds.ts';
import { MAX_REASON } from '#domain/limits.ts';
import { ESRS_VERSIONS, type EsrsVersion, esrsVersions } from '#domain/reference/esrs-versions.ts';
import { phaseInParts } from '#domain/reference/phase-in-options.ts';

/** The longest code of a requirement that can be stored. */
const MAX_CODE = 20;

/** The first financial year from which something that is phased in can be reported, and the last. */
const FIRST_YEARS = { min: 2025, max: 2040 } as const;

/** What a company does with a requirement instead of reporting it in full. Without a choice, it is reported. */
export const disclosureOptions = [
  { id: 'phased-in', label: 'Phased in' },
  { id: 'left-out', label: 'Left out' },
  { id: 'none', label: 'Reported: none in place' },
] as const;

/** Why a requirement is left out (ESRS 1 (2023) §30(a), §31, §34; (2026) §24, §29(b), §100). */
export const omissionGrounds = [
  { id: 'not-material', label: 'The information is not material' },
  { id: 'not-related', label: 'It does not concern our material topics' },
  { id: 'condition-not-met', label: 'Its condition is not met' },
  { id: 'confidential', label: 'Seriously prejudicial, trade secret, classified or protected' },
] as const;
export type OmissionGround = (typeof omissionGrounds)[number]['id'];

/** A company's choice on one disclosure requirement. */
export const disclosureChoiceFields = {
  /** Codes mean different things in different versions. */
  esrsVersion: oneOf(
    ESRS_VERSIONS.map((id) => ({ id, label: esrsVersions[id].label })) as readonly { id: EsrsVersion; label: string }[],
    { label: 'Standards', default: 'esrs-2026' },
  ),
  requirement: line({ label: 'Requirement', max: MAX_CODE }),
  choice: oneOf(disclosureOptions, { label: 'Choice', default: 'left-out' }),
  /** What of the requirement is phased in. */
  phaseIn: choice(phaseInParts, { label: 'What is phased in' }),
  /** The year in which the first financial year begins for which it is reported. */
  until: optionalWhole({ label: 'Reported for financial years from', ...FIRST_YEARS }),
  ground: choice(omissionGrounds, { label: 'Ground' }),
  reason: line({ label: 'Reason', max: MAX_REASON }),
  carriedFrom,
} as const satisfies Fields;

import type { DisclosureRequirement } from './disclosure-requirement.ts';
import { disclosureRequirements2023 } from './disclosure-requirements-2023.ts';
import { disclosureRequirements2026 } from './disclosure-requirements-2026.ts';
import type { EsrsVersion } from './esrs-versions.ts';

/** Disclosure requirements by ESRS version. Large: load it where it is used, never with the app shell. */
export const disclosureRequirements: Readonly<Record<EsrsVersion, readonly DisclosureRequirement[]>> = {
  'esrs-2023': disclosureRequirements2023,
  'esrs-2026': disclosureRequirements2026,
};

import type { StandardCode } from './catalogue-topic.ts';

/** The versions of the standards, older first. */
export const ESRS_VERSIONS = ['esrs-2023', 'esrs-2026'] as const;
export type EsrsVersion = (typeof ESRS_VERSIONS)[number];

/** The facts about a version of the standards that screens and reports name. */
export interface EsrsVersionFacts {
  id: EsrsVersion;
  label: string;
  legalAct: string;
  /** European Legislation Identifier: the address of the act. */
  eli: string;
  /** The financial years to which it applies. */
  governs: string;
  /** What the law says about the status of its own list of topics. */
  listStatus: string;
  /** Titles of the ten topical standards: the labels of the topic groups. */
  standardTitles: Readonly<Record<StandardCode, string>>;
  counts: { standards: number; topics: number };
}

export const esrsVersions = {
  'esrs-2023': {
    id: 'esrs-2023',
    label: 'ESRS set 1 (2023)',
    legalAct: 'Commission Delegated Regulation (EU) 2023/2772, Annex I, ESRS 1 Appendix A, AR 16',
    eli: 'http://data.europa.eu/eli/reg_del/2023/2772/oj',
    governs:
      'Governs financial years beginning in 2024 and 2025 (as last amended by (EU) 2025/1416); permitted, with or without eight reliefs, for financial years beginning in 2026',
    listStatus:
      'A list that the undertaking shall consider; no substitute for the assessment; entity-specific matters are to be added',
    standardTitles: {
      E1: 'Climate change',
      E2: 'Pollution',
      E3: 'Water and marine resources',
      E4: 'Biodiversity and ecosystems',
      E5: 'Resource use and circular economy',
      S1: 'Own workforce',
      S2: 'Workers in the value chain',
      S3: 'Affected communities',
      S4: 'Consumers and end-users',
      G1: 'Business conduct',
    },
    counts: { standards: 10, topics: 37 },
  },
  'esrs-2026': {
    id: 'esrs-2026',
    label: 'ESRS revised (2026)',
    legalAct: 'Commission Delegated Regulation (EU) 2026/1563, Annex I, ESRS 1 Appendix A',
    eli: 'http://data.europa.eu/eli/reg_del/2026/1563/oj',
    governs: 'Mandatory for financial years beginning on or after 1 January 2027; optional for those beginning in 2026',
    listStatus: 'Non-binding guidance; one input to the assessment',
    standardTitles: {
      E1: 'Climate Change',
      E2: 'Pollution',
      E3: 'Water',
      E4: 'Biodiversity and Ecosystems',
      E5: 'Resource Use and Circular Economy',
      S1: 'Own Workforce',
      S2: 'Workers in the Value Chain',
      S3: 'Affected Communities',
      S4: 'Consumers and End-users',
      G1: 'Business Conduct',
    },
    counts: { standards: 10, topics: 37 },
  },
} as const satisfies Record<EsrsVersion, EsrsVersionFacts>;

/** The legal act of a version, without the place of its topic list. */
export const actOf = (version: EsrsVersion): string => esrsVersions[version].legalAct.replace(/, Annex.*$/, '');

/** The kinds of components, in the law's own words: impact, risk, opportunity (IRO). */
export const COMPONENT_KINDS = ['impact', 'risk', 'opportunity'] as const;
export type ComponentKind = (typeof COMPONENT_KINDS)[number];

export const IMPACT_POLARITIES = ['Positive', 'Negative'] as const;
export type ImpactPolarity = (typeof IMPACT_POLARITIES)[number];

export const ACTUALITIES = ['Actual', 'Potential'] as const;
export type Actuality = (typeof ACTUALITIES)[number];

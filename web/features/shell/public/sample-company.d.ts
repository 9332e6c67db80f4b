/** The sample company, as the build passes it in (`scripts/web-pages/sample-for-pages.ts`). */
declare module 'virtual:sample-company' {
  import type { Component } from '#domain/components/component.ts';
  import type { Dashboard, DashboardPoint } from '#domain/results/dashboard.ts';
  import type { Stakeholder } from '#domain/stakeholders/stakeholder.ts';

  export const company: string;
  /** The current year under its adopted thresholds. */
  export const dashboard: Dashboard;
  /** The texts on its components. */
  export const texts: readonly Pick<Component, 'id' | 'description' | 'justification' | 'financialEffects'>[];
  /** One topic with the impact that decides its score, for explaining the score. */
  export const traced: { point: DashboardPoint; component: Component; thresholdsReason: string };
  export const stakeholders: readonly Pick<
    Stakeholder,
    'stakeholderGroup' | 'customGroupName' | 'isKeyStakeholder' | 'engagementOrganization'
  >[];
  /** Answers to the first section: option ids, and two-letter codes of countries. */
  export const organization: { industry: string; size: string; countries: string[] };
}

import type { ComponentKind } from './component-kinds.ts';
import type { Option } from './option.ts';

export { countries } from './countries.ts';
export { type IndustryId, industries } from './industries.ts';
export { setupIndustries, setupSizes } from './setup-options.ts';
export { stakeholderGroups } from './stakeholder-groups.ts';

/** The questionnaire's company sizes: the headcount bands of Recommendation 2003/361/EC. */
export const companySizes = [
  { id: 'micro', label: 'Micro (<10 employees)' },
  { id: 'small', label: 'Small (10-49 employees)' },
  { id: 'medium', label: 'Medium (50-249 employees)' },
  { id: 'large', label: 'Large (250+ employees)' },
] as const satisfies readonly Option[];

export const priorEsgWork = [
  { id: 'report', label: 'Published a sustainability or ESG report' },
  { id: 'materiality', label: 'Carried out a materiality assessment' },
  { id: 'ghg', label: 'Calculated greenhouse gas emissions' },
  { id: 'certification', label: 'Obtained a certification or ESG rating' },
  { id: 'policies', label: 'Adopted ESG policies, targets or a supplier code' },
  { id: 'other', label: 'Other', freeText: true },
] as const satisfies readonly Option[];

/** Natural resources a business model can depend on (ESRS 1 (2023) §50; (2026) §48). */
export const naturalDependencies = [
  { id: 'freshwater', label: 'Fresh water of sufficient quantity and quality' },
  { id: 'biomass', label: 'Plant, animal, timber and fibre raw materials' },
  { id: 'soil-pollination', label: 'Fertile soil, pollination and natural pest control' },
  { id: 'climate-protection', label: 'Stable climate and natural protection against extreme weather' },
  { id: 'minerals-energy', label: 'Minerals, metals and energy resources' },
  { id: 'other', label: 'Other', freeText: true },
] as const satisfies readonly Option[];

export const humanDependencies = [
  { id: 'skills', label: 'Skilled and specialised employees' },
  { id: 'health-safety', label: 'Health, safety and wellbeing of workers' },
  { id: 'flexible-labour', label: 'Seasonal, temporary or agency labour' },
  { id: 'supply-chain-labour', label: 'Workers in the supply chain' },
  { id: 'key-people', label: 'Key people, leadership and know-how' },
  { id: 'other', label: 'Other', freeText: true },
] as const satisfies readonly Option[];

export const socialDependencies = [
  { id: 'community', label: 'Acceptance by local communities' },
  { id: 'customers', label: 'Trust of customers and end-users' },
  { id: 'partners', label: 'Long-term suppliers and business partners' },
  { id: 'institutions', label: 'Public infrastructure, stable institutions and rule of law' },
  { id: 'capital-providers', label: 'Confidence of investors and lenders' },
  { id: 'other', label: 'Other', freeText: true },
] as const satisfies readonly Option[];

export const regulations = [
  { id: 'csrd', label: 'CSRD' },
  { id: 'vsme', label: 'VSME' },
  { id: 'iso14001', label: 'ISO 14001' },
  { id: 'national', label: 'National legislation' },
  { id: 'eu-taxonomy', label: 'EU taxonomy' },
  { id: 'future', label: 'Potential future legislation' },
  { id: 'other', label: 'Other', freeText: true },
] as const satisfies readonly Option[];

export const stakeholderRoles = [
  { id: 'affected', label: 'Affected stakeholder' },
  { id: 'user', label: 'User of sustainability statement' },
  { id: 'other', label: 'Other role connected to our sustainability work' },
] as const satisfies readonly Option[];

export const engagementMethods = [
  { id: 'survey', label: 'Survey' },
  { id: 'interview', label: 'Stakeholder interview focused on sustainability' },
  { id: 'meetings', label: 'Regular meetings' },
  { id: 'industry-data', label: 'Industry data' },
  { id: 'legal', label: 'Legal obligations' },
  { id: 'other', label: 'Other', freeText: true },
] as const satisfies readonly Option[];

export const valueChainConcentrations = [
  { id: 'upstream', label: 'Upstream' },
  { id: 'own-operations', label: 'Own operations' },
  { id: 'downstream', label: 'Downstream' },
  { id: 'upstream-own', label: 'Upstream and own operations' },
  { id: 'own-downstream', label: 'Own operations and downstream' },
  { id: 'upstream-downstream', label: 'Upstream and downstream' },
  { id: 'upstream-own-downstream', label: 'Upstream, own operations and downstream' },
] as const satisfies readonly Option[];

export type ValueChainConcentrationId = (typeof valueChainConcentrations)[number]['id'];

/** The limits are those of the law, from the end of the reporting period: one year, five years (ESRS 1 (2023) §77; (2026) §79). */
export const timeHorizons = [
  { id: 'short', label: 'Short-term (1 y)' },
  { id: 'medium', label: 'Medium-term (>1 - 5 ys)' },
  { id: 'long', label: 'Long-term (> 5 ys)' },
  { id: 'short-medium', label: 'Short- and medium-term' },
  { id: 'medium-long', label: 'Medium- and long-term' },
  { id: 'short-medium-long', label: 'Short-, medium- and long-term' },
] as const satisfies readonly Option[];

export type TimeHorizonId = (typeof timeHorizons)[number]['id'];

export const impactNatures = [
  { id: 'direct', label: 'Direct link to impact' },
  { id: 'indirect', label: 'Indirect contribution' },
  { id: 'other', label: 'Other' },
] as const satisfies readonly Option[];

/** The ids are the stored values. */
export const actualities = [
  { id: 'Actual', label: 'Actual' },
  { id: 'Potential', label: 'Potential' },
] as const satisfies readonly Option[];

/** Whether an opportunity is pursued or built into the strategy (ESRS 1 (2026) §102). */
export const pursuits = [
  { id: 'pursued', label: 'Pursued' },
  { id: 'not-pursued', label: 'Forgone' },
  { id: 'undecided', label: 'Undecided' },
] as const satisfies readonly Option[];

/** The ids are the stored values. */
export const impactPolarities = [
  { id: 'Positive', label: 'Positive' },
  { id: 'Negative', label: 'Negative' },
] as const satisfies readonly Option[];

export interface RiskOpportunityType extends Option {
  /** The form that offers it. */
  kind: Exclude<ComponentKind, 'impact'>;
}

export const riskOpportunityTypes = [
  { id: 'physical-chronic', label: 'Physical risk: chronic', kind: 'risk' },
  { id: 'physical-acute', label: 'Physical risk: acute', kind: 'risk' },
  { id: 'transition-policy', label: 'Transition risk: policy', kind: 'risk' },
  { id: 'transition-technology', label: 'Transition risk: technology', kind: 'risk' },
  { id: 'transition-market', label: 'Transition risk: market', kind: 'risk' },
  { id: 'transition-reputation', label: 'Transition risk: reputation', kind: 'risk' },
  { id: 'systemic', label: 'Systemic risk', kind: 'risk' },
  { id: 'opportunity-resource-efficiency', label: 'Opportunity: resource efficiency', kind: 'opportunity' },
  { id: 'opportunity-market', label: 'Opportunity: market', kind: 'opportunity' },
  { id: 'opportunity-financing', label: 'Opportunity: financing', kind: 'opportunity' },
  { id: 'opportunity-resilience', label: 'Opportunity: resilience', kind: 'opportunity' },
  { id: 'opportunity-reputation', label: 'Opportunity: reputation', kind: 'opportunity' },
] as const satisfies readonly RiskOpportunityType[];

export type RiskOpportunityTypeId = (typeof riskOpportunityTypes)[number]['id'];

export const financialEffects = [
  { id: 'performance', label: 'Performance' },
  { id: 'financial-position', label: 'Financial position' },
  { id: 'cash-flow', label: 'Cash flow' },
  { id: 'access-to-capital', label: 'Access to capital' },
  { id: 'cost-of-capital', label: 'Cost of capital' },
] as const satisfies readonly Option[];

export type FinancialEffectId = (typeof financialEffects)[number]['id'];

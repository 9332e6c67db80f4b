import { type DisclosureRequirement, readRequirements } from './disclosure-requirement.ts';

/**
 * Disclosure requirements of ESRS set 1, Delegated Regulation (EU) 2023/2772: 12 of ESRS 2, 4 minimum disclosure requirements, 70
 * topical. Datapoint counts follow EFRAG's IG 3 list, which includes voluntary ones. Phase-ins are deliberately left out, because the appendix that contained them was
 * replaced in 2025.
 */
export const disclosureRequirements2023: readonly DisclosureRequirement[] = readRequirements({
  applies: {
    general: 'always (ESRS 1 §29)',
    extra:
      'to each policy, action, metric and target on a material matter; where there are none, that fact is disclosed (ESRS 1 §33)',
    topical:
      'as far as it is related to a material matter, and for metrics if its information is material (ESRS 1 §30(a), §34(a))',
  },
  // code | datapoints | area | title
  requirements: `
BP-1  | 6  | basis              | General basis for preparation of the sustainability statement
BP-2  | 27 | basis              | Disclosures in relation to specific circumstances
GOV-1 | 17 | governance         | The role of the administrative, management and supervisory bodies
GOV-2 | 4  | governance         | Information provided to and sustainability matters addressed by the undertaking’s administrative, management and supervisory bodies
GOV-3 | 6  | governance         | Integration of sustainability-related performance in incentive schemes
GOV-4 | 1  | governance         | Statement on due diligence
GOV-5 | 5  | governance         | Risk management and internal controls over sustainability reporting
SBM-1 | 28 | strategy           | Strategy, business model and value chain
SBM-2 | 12 | strategy           | Interests and views of stakeholders
SBM-3 | 12 | strategy           | Material impacts, risks and opportunities and their interaction with strategy and business model
IRO-1 | 15 | iro-process        | Description of the process to identify and assess material impacts, risks and opportunities
IRO-2 | 13 | iro-process        | Disclosure Requirements in ESRS covered by the undertaking’s sustainability statement
MDR-P | 8  | minimum-disclosure | Policies adopted to manage material sustainability matters
MDR-A | 14 | minimum-disclosure | Actions and resources in relation to material sustainability matters
MDR-M | 3  | minimum-disclosure | Metrics in relation to material sustainability matters
MDR-T | 19 | minimum-disclosure | Tracking effectiveness of policies and actions through targets
E1-1  | 16 | strategy           | Transition plan for climate change mitigation
E1-2  | 3  | policies           | Policies related to climate change mitigation and adaptation
E1-3  | 10 | actions            | Actions and resources in relation to climate change policies
E1-4  | 26 | targets            | Targets related to climate change mitigation and adaptation
E1-5  | 23 | metrics            | Energy consumption and mix
E1-6  | 35 | metrics            | Gross Scopes 1, 2, 3 and Total GHG emissions
E1-7  | 25 | metrics            | GHG removals and GHG mitigation projects financed through carbon credits
E1-8  | 9  | metrics            | Internal carbon pricing
E1-9  | 44 | financial-effects  | Anticipated financial effects from material physical and transition risks and potential climate-related opportunities
E2-1  | 6  | policies           | Policies related to pollution
E2-2  | 6  | actions            | Actions and resources related to pollution
E2-3  | 13 | targets            | Targets related to pollution
E2-4  | 20 | metrics            | Pollution of air, water and soil
E2-5  | 13 | metrics            | Substances of concern and substances of very high concern
E2-6  | 11 | financial-effects  | Anticipated financial effects from material pollution-related risks and opportunities
E3-1  | 14 | policies           | Policies related to water and marine resources
E3-2  | 5  | actions            | Actions and resources related to water and marine resources
E3-3  | 12 | targets            | Targets related to water and marine resources
E3-4  | 12 | metrics            | Water consumption
E3-5  | 6  | financial-effects  | Anticipated financial effects from material water and marine resources-related risks and opportunities
E4-1  | 18 | strategy           | Transition plan and consideration of biodiversity and ecosystems in strategy and business model
E4-2  | 22 | policies           | Policies related to biodiversity and ecosystems
E4-3  | 18 | actions            | Actions and resources related to biodiversity and ecosystems
E4-4  | 12 | targets            | Targets related to biodiversity and ecosystems
E4-5  | 27 | metrics            | Impact metrics related to biodiversity and ecosystems change
E4-6  | 6  | financial-effects  | Anticipated financial effects from material biodiversity and ecosystem-related risks and opportunities
E5-1  | 6  | policies           | Policies related to resource use and circular economy
E5-2  | 12 | actions            | Actions and resources related to resource use and circular economy
E5-3  | 15 | targets            | Targets related to resource use and circular economy
E5-4  | 8  | metrics            | Resource inflows
E5-5  | 18 | metrics            | Resource outflows
E5-6  | 6  | financial-effects  | Anticipated financial effects from material resource use and circular economy-related risks and opportunities
S1-1  | 24 | policies           | Policies related to own workforce
S1-2  | 15 | engagement-remedy  | Processes for engaging with own workforce and workers’ representatives about impacts
S1-3  | 11 | engagement-remedy  | Processes to remediate negative impacts and channels for own workforce to raise concerns
S1-4  | 22 | actions            | Taking action on material impacts on own workforce, and approaches to managing material risks and pursuing material opportunities related to own workforce, and effectiveness of those actions
S1-5  | 8  | targets            | Targets related to managing material negative impacts, advancing positive impacts, and managing material risks and opportunities
S1-6  | 20 | metrics            | Characteristics of the undertaking’s employees
S1-7  | 10 | metrics            | Characteristics of non-employees in the undertaking’s own workforce
S1-8  | 8  | metrics            | Collective bargaining coverage and social dialogue
S1-9  | 6  | metrics            | Diversity metrics
S1-10 | 4  | metrics            | Adequate wages
S1-11 | 11 | metrics            | Social protection
S1-12 | 3  | metrics            | Persons with disabilities
S1-13 | 7  | metrics            | Training and skills development metrics
S1-14 | 12 | metrics            | Health and safety metrics
S1-15 | 4  | metrics            | Work-life balance metrics
S1-16 | 7  | metrics            | Remuneration metrics (pay gap and total remuneration)
S1-17 | 14 | metrics            | Incidents, complaints and severe human rights impacts
S2-1  | 13 | policies           | Policies related to value chain workers
S2-2  | 9  | engagement-remedy  | Processes for engaging with value chain workers about impacts
S2-3  | 12 | engagement-remedy  | Processes to remediate negative impacts and channels for value chain workers to raise concerns
S2-4  | 20 | actions            | Taking action on material impacts on value chain workers, and approaches to managing material risks and pursuing material opportunities related to value chain workers, and effectiveness of those actions
S2-5  | 8  | targets            | Targets related to managing material negative impacts, advancing positive impacts, and managing material risks and opportunities
S3-1  | 11 | policies           | Policies related to affected communities
S3-2  | 9  | engagement-remedy  | Processes for engaging with affected communities about impacts
S3-3  | 12 | engagement-remedy  | Processes to remediate negative impacts and channels for affected communities to raise concerns
S3-4  | 21 | actions            | Taking action on material impacts on affected communities, and approaches to managing material risks and pursuing material opportunities related to affected communities, and effectiveness of those actions
S3-5  | 8  | targets            | Targets related to managing material negative impacts, advancing positive impacts, and managing material risks and opportunities
S4-1  | 11 | policies           | Policies related to consumers and end-users
S4-2  | 9  | engagement-remedy  | Processes for engaging with consumers and end-users about impacts
S4-3  | 13 | engagement-remedy  | Processes to remediate negative impacts and channels for consumers and end-users to raise concerns
S4-4  | 20 | actions            | Taking action on material impacts on consumers and end-users, and approaches to managing material risks and pursuing material opportunities related to consumers and end-users, and effectiveness of those actions
S4-5  | 8  | targets            | Targets related to managing material negative impacts, advancing positive impacts, and managing material risks and opportunities
G1-1  | 14 | policies           | Business conduct policies and corporate culture
G1-2  | 3  | policies           | Management of relationships with suppliers
G1-3  | 10 | policies           | Prevention and detection of corruption and bribery
G1-4  | 9  | metrics            | Incidents of corruption or bribery
G1-5  | 12 | metrics            | Political influence and lobbying activities
G1-6  | 5  | metrics            | Payment practices
`,
  // Jointly applicable with ESRS 2 (ESRS 2, Appendix C): standard | requirement of ESRS 2 | datapoints | paragraphs | when
  joint: `
E1 | GOV-3 | 3  | 13    | material
E1 | SBM-3 | 7  | 18-19 | material
E1 | IRO-1 | 16 | 20-21 | joint
E2 | IRO-1 | 3  | 11    | joint
E3 | IRO-1 | 2  | 8     | joint
E4 | SBM-3 | 6  | 16    | material
E4 | IRO-1 | 16 | 17-19 | joint
E5 | IRO-1 | 2  | 11    | joint
S1 | SBM-2 | -  | 12    | material
S1 | SBM-3 | 12 | 13-16 | material
S2 | SBM-2 | -  | 9     | material
S2 | SBM-3 | 9  | 10-13 | material
S3 | SBM-2 | -  | 7     | material
S3 | SBM-3 | 8  | 8-11  | material
S4 | SBM-2 | -  | 8     | material
S4 | SBM-3 | 8  | 9-12  | material
G1 | GOV-1 | 2  | 5     | material
G1 | IRO-1 | -  | 6     | joint
`,
});

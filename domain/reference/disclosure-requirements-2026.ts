import { type DisclosureRequirement, readRequirements } from './disclosure-requirement.ts';

/**
 * The requirements to which a sub-topic leads: a proposal, because the act does not assign them to sub-topics and requires only the
 * material information on the material sub-topic (ESRS 1 (2026) §30).
 */
const subTopicRouting2026: Readonly<Record<string, readonly string[]>> = {
  'E1.1': ['E1-4', 'E1-5', 'E1-6', 'E1-1', 'E1-2', 'E1-3', 'E1-7', 'E1-8', 'E1-9', 'E1-10', 'E1-11'],
  'E1.2': ['E1-4', 'E1-5', 'E1-6', 'E1-2', 'E1-3', 'E1-11'],
  'E1.3': ['E1-4', 'E1-5', 'E1-6', 'E1-7'],
  'E2.1': ['E2-1', 'E2-2', 'E2-3', 'E2-4'],
  'E2.2': ['E2-1', 'E2-2', 'E2-3', 'E2-4'],
  'E2.3': ['E2-1', 'E2-2', 'E2-3', 'E2-4'],
  'E2.4': ['E2-1', 'E2-2', 'E2-3', 'E2-5'],
  'E2.5': ['E2-1', 'E2-2', 'E2-3', 'E2-4'],
  'E3.1': ['E3-1', 'E3-2', 'E3-3', 'E3-4'],
  'E4.1': ['E4-2', 'E4-3', 'E4-4', 'E4-1', 'E4-5'],
  'E4.2': ['E4-2', 'E4-3', 'E4-4', 'E4-1', 'E4-5'],
  'E4.3': ['E4-2', 'E4-3', 'E4-4', 'E4-1', 'E4-5'],
  'E4.4': ['E4-2', 'E4-3', 'E4-4', 'E4-1', 'E4-5'],
  'E5.1': ['E5-1', 'E5-2', 'E5-3', 'E5-4'],
  'E5.2': ['E5-1', 'E5-2', 'E5-3', 'E5-5'],
  'E5.3': ['E5-1', 'E5-2', 'E5-3', 'E5-5'],
  'S1.1': ['S1-1', 'S1-2', 'S1-3', 'S1-4', 'S1-5', 'S1-6', 'S1-9', 'S1-10', 'S1-14'],
  'S1.2': ['S1-1', 'S1-2', 'S1-3', 'S1-4', 'S1-5', 'S1-7'],
  'S1.3': ['S1-1', 'S1-2', 'S1-3', 'S1-4', 'S1-5', 'S1-13'],
  'S1.4': ['S1-1', 'S1-2', 'S1-3', 'S1-4', 'S1-5', 'S1-12'],
  'S1.5': ['S1-1', 'S1-2', 'S1-3', 'S1-4', 'S1-5', 'S1-8', 'S1-11', 'S1-15', 'S1-16'],
  'S1.6': ['S1-1', 'S1-2', 'S1-3', 'S1-4', 'S1-5', 'S1-16'],
  'S2.1': ['S2-1', 'S2-2', 'S2-3', 'S2-4'],
  'S2.2': ['S2-1', 'S2-2', 'S2-3', 'S2-4'],
  'S2.3': ['S2-1', 'S2-2', 'S2-3', 'S2-4'],
  'S2.4': ['S2-1', 'S2-2', 'S2-3', 'S2-4'],
  'S2.5': ['S2-1', 'S2-2', 'S2-3', 'S2-4'],
  'S2.6': ['S2-1', 'S2-2', 'S2-3', 'S2-4'],
  'S3.1': ['S3-1', 'S3-2', 'S3-3', 'S3-4'],
  'S3.2': ['S3-1', 'S3-2', 'S3-3', 'S3-4'],
  'S3.3': ['S3-1', 'S3-2', 'S3-3', 'S3-4'],
  'S4.1': ['S4-1', 'S4-2', 'S4-3', 'S4-4'],
  'S4.2': ['S4-1', 'S4-2', 'S4-3', 'S4-4'],
  'S4.3': ['S4-1', 'S4-2', 'S4-3', 'S4-4'],
  'G1.1': ['G1-1', 'G1-2', 'G1-3', 'G1-4'],
  'G1.2': ['G1-1', 'G1-2', 'G1-3', 'G1-5'],
  'G1.3': ['G1-1', 'G1-2', 'G1-3', 'G1-6'],
};

/**
 * Disclosure requirements of the revised ESRS, Delegated Regulation (EU) 2026/1563: 11 of ESRS 2, 4 general
 * disclosure requirements, 64 topical. Datapoint counts are those of EFRAG's draft list of August 2026, mandatory ones only, which is not
 * final.
 */
export const disclosureRequirements2026: readonly DisclosureRequirement[] = readRequirements({
  applies: {
    general: 'always (ESRS 1 §29(a)), without information that is not material (ESRS 1 §24, AR 12)',
    extra:
      'to each policy, action, metric and target on a material topic; where there are none, that fact is disclosed (ESRS 1 §29(b), ESRS 2 §39)',
    topical:
      'as far as it is relevant to a topic with a material impact, risk or opportunity, with the material information only (ESRS 1 §24, §29(b), §30)',
  },
  // code | datapoints | area | title
  requirements: `
BP-1  | 6  | basis              | Basis for preparation of the sustainability statement
BP-2  | 9  | basis              | Specific information if the undertaking uses phasing-in options
GOV-1 | 9  | governance         | The role of the administrative, management and supervisory bodies in relation to sustainability
GOV-2 | 3  | governance         | Integration of sustainability-related performance in incentive schemes
GOV-3 | 1  | governance         | Statement on due diligence
GOV-4 | 1  | governance         | Risk management and internal controls over sustainability reporting
SBM-1 | 9  | strategy           | Strategy, business model and value chain
SBM-2 | 3  | strategy           | Interests and views of stakeholders
SBM-3 | 8  | strategy           | Interaction of material impacts, risks and opportunities with strategy and business model, and financial effects
IRO-1 | 6  | iro-process        | Description of the process to identify and assess material impacts, risks and opportunities and material information to be reported
IRO-2 | 8  | iro-process        | Material impacts, risks and opportunities and disclosure requirements included in the sustainability statement
GDR-P | 6  | general-disclosure | General Disclosure Requirement for policies
GDR-A | 8  | general-disclosure | General Disclosure Requirement for actions and resources
GDR-M | 5  | general-disclosure | General Disclosure Requirement for metrics
GDR-T | 11 | general-disclosure | General Disclosure Requirement for targets
E1-1  | 7  | strategy           | Transition plan for climate change mitigation
E1-2  | 10 | strategy           | Identification of climate-related risks and scenario analysis
E1-3  | 3  | strategy           | Resilience in relation to climate change
E1-4  | 0  | policies           | Policies related to climate change mitigation and adaptation
E1-5  | 3  | actions            | Actions and resources in relation to climate change mitigation and adaptation
E1-6  | 18 | targets            | Targets related to climate change
E1-7  | 11 | metrics            | Energy consumption and mix
E1-8  | 6  | metrics            | Gross scope 1, 2, 3 GHG emissions
E1-9  | 10 | metrics            | GHG removals and GHG mitigation projects financed through carbon credits
E1-10 | 2  | metrics            | Internal carbon pricing
E1-11 | 14 | financial-effects  | Anticipated financial effects from material physical and transition risks and material climate-related opportunities
E2-1  | 0  | policies           | Policies related to pollution
E2-2  | 0  | actions            | Actions and resources related to pollution
E2-3  | 0  | targets            | Targets related to pollution
E2-4  | 5  | metrics            | Pollution of air, water and soil
E2-5  | 12 | metrics            | Substances of concern and substances of very high concern
E3-1  | 1  | policies           | Policies related to water
E3-2  | 1  | actions            | Actions and resources related to water
E3-3  | 0  | targets            | Targets related to water
E3-4  | 6  | metrics            | Water metrics
E4-1  | 1  | strategy           | Biodiversity and ecosystems transition plan
E4-2  | 2  | policies           | Policies related to biodiversity and ecosystems
E4-3  | 1  | actions            | Actions and resources related to biodiversity and ecosystems
E4-4  | 1  | targets            | Targets related to biodiversity and ecosystems
E4-5  | 4  | metrics            | Metrics related to biodiversity and ecosystems change
E5-1  | 1  | policies           | Policies related to resource use and circular economy
E5-2  | 0  | actions            | Actions and resources related to resource use and circular economy
E5-3  | 0  | targets            | Targets related to resource use and circular economy
E5-4  | 4  | metrics            | Resource inflows
E5-5  | 10 | metrics            | Resource outflows
S1-1  | 2  | policies           | Policies related to own workforce
S1-2  | 6  | engagement-remedy  | Engagement with own workforce and workers’ representatives, existence of channels for own workforce to raise concerns or needs and approaches to remedy
S1-3  | 2  | actions            | Actions and resources related to own workforce
S1-4  | 0  | targets            | Targets related to own workforce
S1-5  | 7  | metrics            | Characteristics of the undertaking’s employees
S1-6  | 1  | metrics            | Characteristics of non-employees in the undertaking’s own workforce
S1-7  | 6  | metrics            | Collective bargaining coverage and social dialogue
S1-8  | 2  | metrics            | Gender diversity in top management
S1-9  | 3  | metrics            | Adequate wages
S1-10 | 4  | metrics            | Social protection
S1-11 | 1  | metrics            | Persons with disabilities
S1-12 | 2  | metrics            | Training and skills development metrics
S1-13 | 7  | metrics            | Health and safety metrics
S1-14 | 1  | metrics            | Work-life balance metrics
S1-15 | 2  | metrics            | Remuneration metrics
S1-16 | 3  | metrics            | Incidents of discrimination and other human rights incidents
S2-1  | 3  | policies           | Policies related to workers in the value chain
S2-2  | 6  | engagement-remedy  | Engagement with workers in the value chain, existence of channels for workers in the value chain to raise concerns or needs and approaches to remedy
S2-3  | 3  | actions            | Actions and resources related to workers in the value chain
S2-4  | 0  | targets            | Targets related to workers in the value chain
S3-1  | 2  | policies           | Policies related to affected communities
S3-2  | 7  | engagement-remedy  | Engagement with affected communities, existence of channels for affected communities to raise concerns or needs and approaches to remedy
S3-3  | 3  | actions            | Actions and resources related to affected communities
S3-4  | 0  | targets            | Targets related to affected communities
S4-1  | 1  | policies           | Policies related to consumers and end-users
S4-2  | 5  | engagement-remedy  | Engagement with consumers and end-users, existence of channels for consumers and end-users to raise concerns or needs and approaches to remedy
S4-3  | 3  | actions            | Actions and resources related to consumers and end-users
S4-4  | 0  | targets            | Targets related to consumers and end-users
G1-1  | 3  | policies           | Policies related to business conduct
G1-2  | 7  | actions            | Actions related to business conduct
G1-3  | 0  | targets            | Targets related to business conduct
G1-4  | 2  | metrics            | Metrics related to corruption or bribery
G1-5  | 3  | metrics            | Metrics related to political influence, including lobbying activities
G1-6  | 5  | metrics            | Metrics related to payment practices
`,
  // code | condition
  conditions: `
BP-2  | only if phase-ins are used
E1-9  | only if there are projects to remove or store greenhouse gases, or carbon credits
E1-10 | only if internal carbon pricing is applied
E4-1  | only if a biodiversity transition plan exists and its key features are public
S1-6  | only if non-employees are connected to material impacts, risks or opportunities
`,
  // code | paragraphs | undertakings of wave one above EUR 450m net turnover and 1,000 employees (§125) | other undertakings (§127)
  phaseIns: `
SBM-3 | ESRS 1 §125(b)(c)/§127(b)(c) | §27 anticipated financial effects: all before FY2028, quantitative before FY2030 | §27: all first two years, quantitative first four years
E1-11 | ESRS 1 §125(b)(c)/§127(b)(c) | all before FY2028, quantitative before FY2030 (not §39(a)(b), §40(a)(b)) | all first two years, quantitative first four years (not §39(a)(b), §40(a)(b))
E2-5  | ESRS 1 §125(d)(e)/§127(d)(e) | quantitative SoC before FY2030; SVHC for users of articles before FY2028 | quantitative SoC first three years; SVHC for users of articles first year
E4-1  | ESRS 1 §125(a)/§127(a)       | financial years before FY2027 | first two financial years of reporting
E4-2  | ESRS 1 §125(a)/§127(a)       | financial years before FY2027 | first two financial years of reporting
E4-3  | ESRS 1 §125(a)/§127(a)       | financial years before FY2027 | first two financial years of reporting
E4-4  | ESRS 1 §125(a)/§127(a)       | financial years before FY2027 | first two financial years of reporting
E4-5  | ESRS 1 §125(a)/§127(a)       | financial years before FY2027 | first two financial years of reporting
S1-6  | ESRS 1 §125(f)/§127(f)       | financial years before FY2027 | first year of reporting
S1-7  | ESRS 1 §125(f)/§127(f)       | own employees in non-EEA countries; financial years before FY2027 | own employees in non-EEA countries; first year of reporting
S1-10 | ESRS 1 §125(f)/§127(f)       | financial years before FY2027 | first year of reporting
S1-11 | ESRS 1 §125(f)/§127(f)       | financial years before FY2027 | first year of reporting
S1-12 | ESRS 1 §125(f)/§127(f)       | financial years before FY2027 | first year of reporting
S1-13 | ESRS 1 §125(f)/§127(f)       | §37(d)(e) and non-employee datapoints; financial years before FY2027 | §37(d)(e) and non-employee datapoints; first year of reporting
S1-14 | ESRS 1 §125(f)/§127(f)       | financial years before FY2027 | first year of reporting
S2-1  | ESRS 1 §125(a)/§127(a)       | financial years before FY2027 | first two financial years of reporting
S2-2  | ESRS 1 §125(a)/§127(a)       | financial years before FY2027 | first two financial years of reporting
S2-3  | ESRS 1 §125(a)/§127(a)       | financial years before FY2027 | first two financial years of reporting
S2-4  | ESRS 1 §125(a)/§127(a)       | financial years before FY2027 | first two financial years of reporting
S3-1  | ESRS 1 §125(a)/§127(a)       | financial years before FY2027 | first two financial years of reporting
S3-2  | ESRS 1 §125(a)/§127(a)       | financial years before FY2027 | first two financial years of reporting
S3-3  | ESRS 1 §125(a)/§127(a)       | financial years before FY2027 | first two financial years of reporting
S3-4  | ESRS 1 §125(a)/§127(a)       | financial years before FY2027 | first two financial years of reporting
S4-1  | ESRS 1 §125(a)/§127(a)       | financial years before FY2027 | first two financial years of reporting
S4-2  | ESRS 1 §125(a)/§127(a)       | financial years before FY2027 | first two financial years of reporting
S4-3  | ESRS 1 §125(a)/§127(a)       | financial years before FY2027 | first two financial years of reporting
S4-4  | ESRS 1 §125(a)/§127(a)       | financial years before FY2027 | first two financial years of reporting
`,
  routing: subTopicRouting2026,
});

import { type CatalogueTopic, readTopics } from './catalogue-topic.ts';

/**
 * The topics to assess under ESRS set 1: Delegated Regulation (EU) 2023/2772, ESRS 1, AR 16. Descriptions end with the sub-sub-topics.
 * The law has no codes below the standard: codes such as 'E1.1' are ours.
 */
export const topics2023: readonly CatalogueTopic[] = readTopics(`
E1.1 | Climate change adaptation                                              | ESRS E1 Climate change: Climate change adaptation
E1.2 | Climate change mitigation                                              | ESRS E1 Climate change: Climate change mitigation
E1.3 | Energy                                                                 | ESRS E1 Climate change: Energy
E2.1 | Pollution of air                                                       | ESRS E2 Pollution: Pollution of air
E2.2 | Pollution of water                                                     | ESRS E2 Pollution: Pollution of water
E2.3 | Pollution of soil                                                      | ESRS E2 Pollution: Pollution of soil
E2.4 | Pollution of living organisms and food resources                       | ESRS E2 Pollution: Pollution of living organisms and food resources
E2.5 | Substances of concern                                                  | ESRS E2 Pollution: Substances of concern
E2.6 | Substances of very high concern                                        | ESRS E2 Pollution: Substances of very high concern
E2.7 | Microplastics                                                          | ESRS E2 Pollution: Microplastics
E3.1 | Water                                                                  | ESRS E3 Water and marine resources: Water (Water consumption; Water withdrawals; Water discharges)
E3.2 | Marine resources                                                       | ESRS E3 Water and marine resources: Marine resources (Water discharges in the oceans; Extraction and use of marine resources)
E4.1 | Direct impact drivers of biodiversity loss                             | ESRS E4 Biodiversity and ecosystems: Direct impact drivers of biodiversity loss (Climate Change; Land-use change, fresh water-use change and sea-use change; Direct exploitation; Invasive alien species; Pollution; Others)
E4.2 | Impacts on the state of species                                        | ESRS E4 Biodiversity and ecosystems: Impacts on the state of species (Species population size; Species global extinction risk)
E4.3 | Impacts on the extent and condition of ecosystems                      | ESRS E4 Biodiversity and ecosystems: Impacts on the extent and condition of ecosystems (Land degradation; Desertification; Soil sealing)
E4.4 | Impacts and dependencies on ecosystem services                         | ESRS E4 Biodiversity and ecosystems: Impacts and dependencies on ecosystem services
E5.1 | Resources inflows, including resource use                              | ESRS E5 Resource use and circular economy: Resources inflows, including resource use
E5.2 | Resource outflows related to products and services                     | ESRS E5 Resource use and circular economy: Resource outflows related to products and services
E5.3 | Waste                                                                  | ESRS E5 Resource use and circular economy: Waste
S1.1 | Working conditions (own workforce)                                     | ESRS S1 Own workforce: Working conditions (Secure employment; Working time; Adequate wages; Social dialogue; Freedom of association, the existence of works councils and the information, consultation and participation rights of workers; Collective bargaining, including rate of workers covered by collective agreements; Work-life balance; Health and safety)
S1.2 | Equal treatment and opportunities for all (own workforce)              | ESRS S1 Own workforce: Equal treatment and opportunities for all (Gender equality and equal pay for work of equal value; Training and skills development; Employment and inclusion of persons with disabilities; Measures against violence and harassment in the workplace; Diversity)
S1.3 | Other work-related rights (own workforce)                              | ESRS S1 Own workforce: Other work-related rights (Child labour; Forced labour; Adequate housing; Privacy)
S2.1 | Working conditions (value chain workers)                               | ESRS S2 Workers in the value chain: Working conditions (Secure employment; Working time; Adequate wages; Social dialogue; Freedom of association, including the existence of work councils; Collective bargaining; Work-life balance; Health and safety)
S2.2 | Equal treatment and opportunities for all (value chain workers)        | ESRS S2 Workers in the value chain: Equal treatment and opportunities for all (Gender equality and equal pay for work of equal value; Training and skills development; The employment and inclusion of persons with disabilities; Measures against violence and harassment in the workplace; Diversity)
S2.3 | Other work-related rights (value chain workers)                        | ESRS S2 Workers in the value chain: Other work-related rights (Child labour; Forced labour; Adequate housing; Water and sanitation; Privacy)
S3.1 | Communities’ economic, social and cultural rights                      | ESRS S3 Affected communities: Communities’ economic, social and cultural rights (Adequate housing; Adequate food; Water and sanitation; Land-related impacts; Security-related impacts)
S3.2 | Communities’ civil and political rights                                | ESRS S3 Affected communities: Communities’ civil and political rights (Freedom of expression; Freedom of assembly; Impacts on human rights defenders)
S3.3 | Rights of indigenous peoples                                           | ESRS S3 Affected communities: Rights of indigenous peoples (Free, prior and informed consent; Self-determination; Cultural rights)
S4.1 | Information-related impacts for consumers and/or end-users             | ESRS S4 Consumers and end-users: Information-related impacts for consumers and/or end-users (Privacy; Freedom of expression; Access to (quality) information)
S4.2 | Personal safety of consumers and/or end-users                          | ESRS S4 Consumers and end-users: Personal safety of consumers and/or end-users (Health and safety; Security of a person; Protection of children)
S4.3 | Social inclusion of consumers and/or end-users                         | ESRS S4 Consumers and end-users: Social inclusion of consumers and/or end-users (Non-discrimination; Access to products and services; Responsible marketing practices)
G1.1 | Corporate culture                                                      | ESRS G1 Business conduct: Corporate culture
G1.2 | Protection of whistle-blowers                                          | ESRS G1 Business conduct: Protection of whistle-blowers
G1.3 | Animal welfare                                                         | ESRS G1 Business conduct: Animal welfare
G1.4 | Political engagement and lobbying activities                           | ESRS G1 Business conduct: Political engagement and lobbying activities
G1.5 | Management of relationships with suppliers including payment practices | ESRS G1 Business conduct: Management of relationships with suppliers including payment practices
G1.6 | Corruption and bribery                                                 | ESRS G1 Business conduct: Corruption and bribery (Prevention and detection including training; Incidents)
`);

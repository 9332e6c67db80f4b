import { type CatalogueTopic, readTopics } from './catalogue-topic.ts';

/**
 * The topics to assess under the revised ESRS: Delegated Regulation (EU) 2026/1563, ESRS 1, Appendix A (no sub-sub-topics; the row that
 * Appendix A has for S1 and S2 together is split). The law has no codes below the standard: codes such as 'E1.1' are ours.
 */
export const topics2026: readonly CatalogueTopic[] = readTopics(`
E1.1 | Climate change mitigation                                       | ESRS E1 Climate Change: Climate change mitigation
E1.2 | Climate change adaptation                                       | ESRS E1 Climate Change: Climate change adaptation
E1.3 | Energy                                                          | ESRS E1 Climate Change: Energy
E2.1 | Pollution of air                                                | ESRS E2 Pollution: Pollution of air
E2.2 | Pollution of water                                              | ESRS E2 Pollution: Pollution of water
E2.3 | Pollution of soil                                               | ESRS E2 Pollution: Pollution of soil
E2.4 | Substances of concern                                           | ESRS E2 Pollution: Substances of concern, including substances of very high concern
E2.5 | Microplastics                                                   | ESRS E2 Pollution: Microplastics
E3.1 | Water use                                                       | ESRS E3 Water: Water use, including withdrawal, consumption, discharges and storage
E4.1 | Drivers of biodiversity and ecosystem change                    | ESRS E4 Biodiversity and Ecosystems: Drivers of biodiversity and ecosystem change (including terrestrial and marine habitat change, invasive species)
E4.2 | State of species                                                | ESRS E4 Biodiversity and Ecosystems: State of species
E4.3 | The extent and condition of terrestrial and marine ecosystems   | ESRS E4 Biodiversity and Ecosystems: The extent and condition of terrestrial and marine ecosystems
E4.4 | Ecosystem services                                              | ESRS E4 Biodiversity and Ecosystems: Ecosystem services
E5.1 | Resource inflows                                                | ESRS E5 Resource Use and Circular Economy: Resource inflows
E5.2 | Resource outflows related to products and services              | ESRS E5 Resource Use and Circular Economy: Resource outflows related to products and services
E5.3 | Resource outflows (waste)                                       | ESRS E5 Resource Use and Circular Economy: Resource outflows (waste)
S1.1 | Working conditions and social protection (own workforce)        | ESRS S1 Own Workforce: Working conditions (including adequate wages, work-life balance, working time, secure employment) and social protection
S1.2 | Social dialogue and collective bargaining (own workforce)       | ESRS S1 Own Workforce: Social dialogue and collective bargaining, freedom of association, information and consultation rights of workers, including through works councils
S1.3 | Health and safety (own workforce)                               | ESRS S1 Own Workforce: Health and safety
S1.4 | Training and skills development (own workforce)                 | ESRS S1 Own Workforce: Training and skills development
S1.5 | Diversity and equal treatment (own workforce)                   | ESRS S1 Own Workforce: Diversity and equal treatment (including gender equality, equal pay for work of equal value, employment and inclusion of people with disabilities, non-discrimination, anti-harassment, measures against violence)
S1.6 | Other labour-related human rights (own workforce)               | ESRS S1 Own Workforce: Other labour-related human rights (including child labour, forced labour, privacy and adequate housing)
S2.1 | Working conditions and social protection (value chain workers)  | ESRS S2 Workers in the Value Chain: Working conditions (including adequate wages, work-life balance, working time, secure employment) and social protection
S2.2 | Social dialogue and collective bargaining (value chain workers) | ESRS S2 Workers in the Value Chain: Social dialogue and collective bargaining, freedom of association, information and consultation rights of workers, including through works councils
S2.3 | Health and safety (value chain workers)                         | ESRS S2 Workers in the Value Chain: Health and safety
S2.4 | Training and skills development (value chain workers)           | ESRS S2 Workers in the Value Chain: Training and skills development
S2.5 | Diversity and equal treatment (value chain workers)             | ESRS S2 Workers in the Value Chain: Diversity and equal treatment (including gender equality, equal pay for work of equal value, employment and inclusion of people with disabilities, non-discrimination, anti-harassment, measures against violence)
S2.6 | Other labour-related human rights (value chain workers)         | ESRS S2 Workers in the Value Chain: Other labour-related human rights (including child labour, forced labour, privacy and adequate housing, water and sanitation)
S3.1 | Economic, social and cultural rights                            | ESRS S3 Affected Communities: Communities’ economic, social and cultural rights (including land-related impacts, security-related impacts, adequate housing and food, water and sanitation)
S3.2 | Civil and political rights                                      | ESRS S3 Affected Communities: Communities’ civil and political rights (including freedom of expression, freedom of assembly, impacts on human rights defenders)
S3.3 | Rights of indigenous peoples                                    | ESRS S3 Affected Communities: Rights of indigenous peoples (including free, prior and informed consent (FPIC), self-determination, cultural rights)
S4.1 | Information-related impacts                                     | ESRS S4 Consumers and End-users: Information-related impacts for consumers or users (including privacy, access to information, freedom of expression)
S4.2 | Personal safety                                                 | ESRS S4 Consumers and End-users: Personal safety of consumers or end-users (including health and safety, protection of children, security of a person)
S4.3 | Social inclusion                                                | ESRS S4 Consumers and End-users: Social inclusion of consumers or end-users (including access to products and services, responsible marketing practices, non-discrimination)
G1.1 | Corporate culture                                               | ESRS G1 Business Conduct: Corporate culture, including anti-corruption and bribery, the protection of whistle-blowers and animal welfare
G1.2 | Political influence and lobbying                                | ESRS G1 Business Conduct: Political influence, including lobbying activities
G1.3 | Supplier relationships and payment practices                    | ESRS G1 Business Conduct: Management of relationships with suppliers, including payment practices especially late payment to small- and medium-sized undertakings (SMEs)
`);

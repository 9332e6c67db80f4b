import { commonIros } from './common-iros.ts';
import {
  ACTUALITIES,
  type Actuality,
  COMPONENT_KINDS,
  type ComponentKind,
  IMPACT_POLARITIES,
  type ImpactPolarity,
} from './component-kinds.ts';
import type { EsrsVersion } from './esrs-versions.ts';
import {
  type FinancialEffectId,
  financialEffects,
  type RiskOpportunityTypeId,
  riskOpportunityTypes,
  type TimeHorizonId,
  timeHorizons,
  type ValueChainConcentrationId,
  valueChainConcentrations,
} from './options.ts';
import { readOneOf, readOption, readTable } from './read-table.ts';
import { type StarterIndustryId, starterIndustries } from './starter-origins.ts';

/**
 * A typical impact, risk or opportunity of an industry, to consider: never a statement that it is material. A person accepts, edits or
 * discards each one (ESRS 1: the list is no substitute for the assessment).
 */
export interface SectorIro {
  /** The industry and a number: 'agriculture-1'. */
  id: string;
  industry: StarterIndustryId;
  kind: ComponentKind;
  /** The code in the catalogue under which it belongs, for each version. */
  subTopic: Record<EsrsVersion, string>;
  title: string;
  description: string;
  valueChainConcentration: ValueChainConcentrationId;
  timeHorizon: TimeHorizonId;
  impactPolarity: ImpactPolarity | null;
  actualPotentialImpact: Actuality | null;
  /** Severity takes precedence over likelihood as long as the impact is potential. */
  humanRights: boolean;
  riskOpportunityType: RiskOpportunityTypeId | '';
  financialEffects: readonly FinancialEffectId[];
  /** The source of the suggestion, from general knowledge and not checked individually; '' for risks and opportunities. */
  grounding: string;
}

/**
 * `nature` contains the polarity and actuality of an impact, or the type of a risk or opportunity. `marks` contains 'human rights' if an
 * impact concerns them, or the financial effects of a risk or opportunity.
 */
const columns = [
  'id',
  'title',
  'kind',
  'code2023',
  'code2026',
  'valueChain',
  'timeHorizon',
  'nature',
  'marks',
  'description',
  'grounding',
] as const;

function toSectorIro(row: Readonly<Record<(typeof columns)[number], string>>): SectorIro {
  const { id, title, description, grounding } = row;
  const kind = readOneOf(COMPONENT_KINDS, row.kind);
  const isImpact = kind === 'impact';
  const [polarity = '', actuality = ''] = row.nature.split(', ');
  const marks = row.marks === '' ? [] : row.marks.split(', ');
  return {
    id,
    industry: readOption(starterIndustries, id.replace(/-\d+$/, '')),
    kind,
    subTopic: { 'esrs-2023': row.code2023, 'esrs-2026': row.code2026 },
    title,
    description,
    valueChainConcentration: readOption(valueChainConcentrations, row.valueChain),
    timeHorizon: readOption(timeHorizons, row.timeHorizon),
    impactPolarity: isImpact ? readOneOf(IMPACT_POLARITIES, polarity) : null,
    actualPotentialImpact: isImpact ? readOneOf(ACTUALITIES, actuality) : null,
    humanRights: isImpact && marks.map((mark) => readOneOf(['human rights'], mark)).length > 0,
    riskOpportunityType: isImpact ? '' : readOption(riskOpportunityTypes, row.nature),
    financialEffects: isImpact ? [] : marks.map((mark) => readOption(financialEffects, mark)),
    grounding,
  };
}

/**
 * Eight suggestions for each of the 22 named industries, then those common to most. Large: load it where it is used, never with the app
 * shell.
 */
export const sectorIros: readonly SectorIro[] = readTable(
  columns,
  `
agriculture-1   | Livestock and soil emissions                  | impact      | E1.2 | E1.1 | own-operations          | short-medium-long | Negative, Actual                |                                     | Methane from animals and nitrous oxide from fertilised soils add to global warming. | SASB Agricultural Products / Meat, Poultry & Dairy: Greenhouse Gas Emissions; ENCORE pressure: Emissions of GHG
agriculture-2   | Habitat loss from land conversion             | impact      | E4.1 | E4.1 | upstream-own            | short-medium-long | Negative, Actual                |                                     | Clearing or intensifying land for crops and pasture removes habitat and fragments ecosystems. | ENCORE pressure: Area of land use
agriculture-3   | Nutrient and pesticide run-off                | impact      | E2.2 | E2.2 | own-operations          | short-medium      | Negative, Actual                |                                     | Fertiliser and crop-protection residues wash into rivers and groundwater and harm aquatic life. | ENCORE pressures: nutrient / toxic pollutants to water and soil
agriculture-4   | Irrigation in water-stressed areas            | impact      | E3.1 | E3.1 | own-operations          | short-medium-long | Negative, Actual                |                                     | Withdrawing water for crops lowers availability for other users and ecosystems in dry basins. | SASB Agricultural Products: Water Management; ENCORE pressure: Volume of water use
agriculture-5   | Exploitation of seasonal workers              | impact      | S1.3 | S1.6 | upstream-own            | short-medium      | Negative, Potential             | human rights                        | Seasonal and migrant workers may face debt bondage, poor housing or withheld pay. | ILO-recognised high-risk sector; GRI 13 sector standard
agriculture-6   | Yield loss from heat and drought              | risk        | E1.1 | E1.2 | own-operations          | medium-long       | physical-chronic                | performance, cash-flow              | More frequent heatwaves and droughts reduce harvests and raise insurance costs. |
agriculture-7   | Loss of pollination and soil fertility        | risk        | E4.4 | E4.4 | own-operations          | medium-long       | physical-chronic                | performance                         | Declining pollinators and degraded soil lower yields and increase input costs. |
agriculture-8   | Payments for regenerative practices           | opportunity | E1.2 | E1.1 | own-downstream          | medium-long       | opportunity-market              | performance, access-to-capital      | Soil-carbon and regenerative programmes can open premium contracts and new income. |

apparel-1       | Low pay in garment factories                  | impact      | S2.1 | S2.1 | upstream                | short-medium-long | Negative, Actual                | human rights                        | Workers at cut-and-sew suppliers may earn less than an adequate wage and work long hours. | SASB Apparel: Labor Conditions in the Supply Chain
apparel-2       | Forced labour in fibre and yarn supply        | impact      | S2.3 | S2.6 | upstream                | short-medium-long | Negative, Potential             | human rights                        | Cotton and spinning tiers can involve state-imposed or bonded labour that is hard to trace. | SASB Apparel: Labor Conditions in the Supply Chain
apparel-3       | Dye-house wastewater                          | impact      | E2.2 | E2.2 | upstream                | short-medium      | Negative, Actual                |                                     | Untreated effluent from dyeing and finishing contaminates local waterways. | SASB Apparel: Management of Chemicals / Raw Materials Sourcing
apparel-4       | Water-intensive fibre production              | impact      | E3.1 | E3.1 | upstream                | short-medium-long | Negative, Actual                |                                     | Cotton growing and wet processing draw heavily on stressed basins. | ENCORE pressure: Volume of water use
apparel-5       | Short-lived products                          | impact      | E5.2 | E5.2 | downstream              | medium-long       | Negative, Actual                |                                     | Fast replacement cycles and poor repairability turn garments into waste early. | ESRS E5 product outflows
apparel-6       | Microfibre shedding                           | impact      | E2.7 | E2.5 | downstream              | medium-long       | Negative, Actual                |                                     | Washing synthetic garments releases microfibres to water. | ESRS E2 microplastics
apparel-7       | Extended producer responsibility fees         | risk        | E5.2 | E5.2 | own-downstream          | short-medium      | transition-policy               | performance, cash-flow              | Producer-responsibility and eco-design rules for textiles raise costs and restrict unsold-goods disposal. |
apparel-8       | Resale and repair services                    | opportunity | E5.2 | E5.2 | downstream              | medium            | opportunity-market              | performance                         | Take-back, repair and resale lines create revenue from goods already sold. |

automotive-1    | Use-phase emissions of vehicles               | impact      | E1.2 | E1.1 | downstream              | short-medium-long | Negative, Actual                |                                     | Fuel burned by vehicles sold is the largest share of lifecycle emissions. | SASB Automobiles: Fuel Economy & Use-phase Emissions
automotive-2    | Child labour in battery minerals              | impact      | S2.3 | S2.6 | upstream                | short-medium-long | Negative, Potential             | human rights                        | Artisanal mining of cobalt and mica can involve children and unsafe pits. | SASB Automobiles: Materials Sourcing; ESRS 1 example of connected impacts
automotive-3    | Exhaust and tyre particles                    | impact      | E2.1 | E2.1 | downstream              | short-medium-long | Negative, Actual                |                                     | Vehicles emit nitrogen oxides and fine particles that affect urban air. | ENCORE pressure: Emissions of non-GHG air pollutants
automotive-4    | Safety defects                                | impact      | S4.2 | S4.2 | downstream              | short-medium      | Negative, Potential             |                                     | Design or software faults can injure occupants and other road users. | SASB Automobiles: Product Safety
automotive-5    | Job losses in the powertrain shift            | impact      | S1.1 | S1.1 | own-operations          | short-medium      | Negative, Potential             |                                     | Moving away from combustion engines can displace workers without re-skilling. | SASB Automobiles: Labor Practices
automotive-6    | Fleet emission limits                         | risk        | E1.2 | E1.1 | own-downstream          | short-medium      | transition-policy               | performance, cash-flow              | Missing fleet CO2 limits triggers penalties and forces discounts. |
automotive-7    | Scarcity of critical raw materials            | risk        | E5.1 | E5.1 | upstream                | short-medium      | transition-market               | performance                         | Price spikes or export limits on lithium, nickel or rare earths disrupt output. |
automotive-8    | Growth in electric models                     | opportunity | E1.2 | E1.1 | downstream              | medium-long       | opportunity-market              | performance, financial-position     | A competitive electric range captures growing demand and lowers compliance cost. |

chemicals-1     | Hazardous substances on the market            | impact      | E2.6 | E2.4 | own-downstream          | short-medium-long | Negative, Actual                |                                     | Substances with chronic hazards reach workers, users and the environment through products. | SASB Chemicals: Safety & Environmental Stewardship of Chemicals
chemicals-2     | Process discharges to water                   | impact      | E2.2 | E2.2 | own-operations          | short-medium-long | Negative, Actual                |                                     | Wastewater with organic or metal load affects receiving waters. | SASB Chemicals: Water Management
chemicals-3     | Process and steam emissions                   | impact      | E1.2 | E1.1 | own-operations          | short-medium-long | Negative, Actual                |                                     | Energy-intensive reactions and feedstock use emit large volumes of greenhouse gases. | SASB Chemicals: Greenhouse Gas Emissions
chemicals-4     | Major-accident harm to neighbours             | impact      | S3.1 | S3.1 | own-operations          | short-medium-long | Negative, Potential             |                                     | An explosion or toxic release could injure residents near the site. | SASB Chemicals: Operational Safety, Emergency Preparedness & Response
chemicals-5     | Worker exposure to harmful agents             | impact      | S1.1 | S1.3 | own-operations          | short-medium-long | Negative, Potential             |                                     | Handling reactive or carcinogenic agents can cause injury or illness. | SASB Chemicals: Workforce Health & Safety
chemicals-6     | Restriction of persistent chemicals           | risk        | E2.5 | E2.4 | own-downstream          | short-medium      | transition-policy               | performance, financial-position     | Bans or authorisation duties remove products and require reformulation. |
chemicals-7     | Energy and carbon price exposure              | risk        | E1.3 | E1.3 | own-operations          | short-medium      | transition-market               | performance, cash-flow              | Gas and allowance prices squeeze margins against non-EU producers. |
chemicals-8     | Bio-based and recycled feedstock              | opportunity | E5.1 | E5.1 | upstream-own            | medium-long       | opportunity-resource-efficiency | performance                         | Alternative feedstocks reduce fossil exposure and meet customer targets. |

construction-1  | Embodied carbon in materials                  | impact      | E1.2 | E1.1 | upstream                | short-medium-long | Negative, Actual                |                                     | Cement, steel and insulation carry high upstream emissions. | SASB Engineering & Construction: Lifecycle Impacts of Buildings & Infrastructure
construction-2  | Construction and demolition waste             | impact      | E5.3 | E5.3 | own-operations          | short-medium      | Negative, Actual                |                                     | Site work produces large mixed-waste streams with limited reuse. | ENCORE pressure: Generation and release of solid waste
construction-3  | Falls and machinery accidents                 | impact      | S1.1 | S1.3 | own-operations          | short             | Negative, Actual                |                                     | Work at height and heavy plant lead to serious injuries. | SASB Engineering & Construction: Workforce Health & Safety
construction-4  | Exploitation through subcontracting chains    | impact      | S2.3 | S2.6 | upstream                | short-medium      | Negative, Potential             | human rights                        | Long labour subcontracting chains can hide undeclared or forced work. | GRI / ILO sector risk
construction-5  | Soil sealing and habitat loss                 | impact      | E4.1 | E4.1 | own-operations          | short-medium-long | Negative, Actual                |                                     | Building on open land seals soil and displaces species. | SASB Engineering & Construction: Environmental Impacts of Project Development
construction-6  | Disturbance of local residents                | impact      | S3.1 | S3.1 | own-operations          | short-medium      | Negative, Potential             |                                     | Noise, dust and land acquisition affect nearby communities. | ENCORE pressure: Disturbances
construction-7  | Weather-related delays and defects            | risk        | E1.1 | E1.2 | own-downstream          | medium-long       | physical-acute                  | performance, cash-flow              | Storms, floods and heat stop sites and raise defect liabilities. |
construction-8  | Demand for deep renovation                    | opportunity | E1.3 | E1.3 | downstream              | short-medium      | opportunity-market              | performance                         | Building-efficiency rules expand the renovation and retrofit market. |

education-1     | Access to learning                            | impact      | S4.3 | S4.3 | downstream              | medium-long       | Positive, Actual                |                                     | Affordable programmes widen participation and improve life chances. | SASB Education: Quality of Education & Gainful Employment
education-2     | Safeguarding failures                         | impact      | S4.2 | S4.2 | downstream              | short-medium      | Negative, Potential             | human rights                        | Weak safeguarding can expose pupils to abuse or bullying. | ESRS S4 protection of children
education-3     | Misuse of learner data                        | impact      | S4.1 | S4.1 | downstream              | short-medium      | Negative, Potential             |                                     | Learning platforms collect sensitive data on minors that may be leaked or over-used. | SASB Education: Data Security
education-4     | Workload and short contracts                  | impact      | S1.1 | S1.1 | own-operations          | short-medium      | Negative, Actual                |                                     | High workloads and fixed-term contracts strain teaching staff. | general sector knowledge
education-5     | Energy use of campus buildings                | impact      | E1.3 | E1.3 | own-operations          | short-medium      | Negative, Actual                |                                     | Ageing buildings consume fossil heat and power. | general sector knowledge
education-6     | Shortage of qualified teachers                | risk        | S1.2 | S1.4 | own-operations          | short-medium      | systemic                        | performance                         | Recruitment gaps limit course capacity and raise staffing costs. |
education-7     | Integrity breaches in admissions or grants    | risk        | G1.6 | G1.1 | own-operations          | short-medium      | transition-reputation           | access-to-capital, performance      | Fraud in admissions, grading or research funding damages licence and funding. |
education-8     | Green and digital skills courses              | opportunity | S4.3 | S4.3 | downstream              | medium-long       | opportunity-market              | performance                         | Demand for transition skills opens new programmes and public funding. |

energy-1        | Combustion of fossil fuels                    | impact      | E1.2 | E1.1 | own-operations          | short-medium-long | Negative, Actual                |                                     | Thermal generation and heat networks emit greenhouse gases at scale. | SASB Electric Utilities: Greenhouse Gas Emissions & Energy Resource Planning
energy-2        | River and landscape change                    | impact      | E4.1 | E4.1 | own-operations          | short-medium-long | Negative, Actual                |                                     | Dams, lines and wind or solar parks alter habitats and migration routes. | ENCORE pressures: Area of freshwater / land use
energy-3        | Cooling-water withdrawal                      | impact      | E3.1 | E3.1 | own-operations          | short-medium-long | Negative, Actual                |                                     | Thermal plants draw and warm river water, stressing aquatic life. | SASB Electric Utilities: Water Management
energy-4        | Energy poverty                                | impact      | S4.3 | S4.3 | downstream              | short-medium      | Negative, Potential             |                                     | Tariff rises or disconnections leave vulnerable households without adequate energy. | SASB Electric Utilities: Energy Affordability
energy-5        | Forced labour in solar supply chains          | impact      | S2.3 | S2.6 | upstream                | short-medium-long | Negative, Potential             | human rights                        | Polysilicon and component tiers may involve coerced work. | GRI / public due-diligence findings; general sector knowledge
energy-6        | Storm and heat damage to networks             | risk        | E1.1 | E1.2 | own-operations          | short-medium-long | physical-acute                  | financial-position, cash-flow       | Extreme weather damages lines and cuts output, increasing repair cost. |
energy-7        | Stranded thermal assets                       | risk        | E1.2 | E1.1 | own-operations          | medium-long       | transition-policy               | financial-position, cost-of-capital | Coal or gas plants lose value before the end of their planned life. |
energy-8        | Renewables and flexibility                    | opportunity | E1.3 | E1.3 | own-operations          | short-medium-long | opportunity-financing           | performance, access-to-capital      | Investment in renewables, storage and demand response opens growth and green finance. |

waste-1         | Recovery of secondary materials               | impact      | E5.3 | E5.3 | downstream              | short-medium-long | Positive, Actual                |                                     | Sorting and recycling return materials to the economy and avoid extraction elsewhere. | SASB Waste Management: Recycling & Resource Recovery
waste-2         | Landfill methane and incineration emissions   | impact      | E1.2 | E1.1 | own-operations          | short-medium-long | Negative, Actual                |                                     | Decomposing and burned waste releases greenhouse gases. | SASB Waste Management: Greenhouse Gas Emissions
waste-3         | Leachate and soil contamination               | impact      | E2.3 | E2.3 | own-operations          | medium-long       | Negative, Potential             |                                     | Failing liners or legacy sites contaminate soil and groundwater. | SASB Waste Management: Management of Leachate & Hazardous Waste
waste-4         | Odour, dust and stack emissions               | impact      | E2.1 | E2.1 | own-operations          | short-medium      | Negative, Actual                |                                     | Treatment sites emit pollutants that reduce local air quality. | SASB Waste Management: Air Quality
waste-5         | Injuries in collection and sorting            | impact      | S1.1 | S1.3 | own-operations          | short             | Negative, Actual                |                                     | Traffic, sharps and fires injure crews. | SASB Waste Management: Workforce Health & Safety
waste-6         | Export of waste to weakly regulated places    | impact      | S3.1 | S3.1 | own-downstream          | medium-long       | Negative, Potential             |                                     | Exported waste may be dumped or burned near communities. | general sector knowledge
waste-7         | Volatile recyclate prices                     | risk        | E5.3 | E5.3 | own-operations          | short-medium      | transition-market               | performance, cash-flow              | Falling prices for recovered plastics or metals erode margins. |
waste-8         | Recycled-content mandates                     | opportunity | E5.1 | E5.1 | downstream              | short-medium      | opportunity-market              | performance                         | Mandatory recycled content raises demand for quality recyclate. |

finance-1       | Financed emissions                            | impact      | E1.2 | E1.1 | downstream              | short-medium-long | Negative, Actual                |                                     | Lending, underwriting and investments enable emissions in client activities. | SASB Commercial Banks / Asset Management: Incorporation of ESG Factors
finance-2       | Finance linked to deforestation               | impact      | E4.1 | E4.1 | downstream              | short-medium-long | Negative, Potential             |                                     | Credit to commodity clients can contribute to forest loss. | TNFD / ENCORE downstream use; general sector knowledge
finance-3       | Project finance affecting indigenous rights   | impact      | S3.3 | S3.3 | downstream              | short-medium-long | Negative, Potential             | human rights                        | Funded projects may proceed without consent of indigenous peoples. | ESRS S3; Equator Principles context
finance-4       | Breach of customer data                       | impact      | S4.1 | S4.1 | downstream              | short-medium      | Negative, Potential             |                                     | Cyber incidents expose financial and identity data. | SASB Commercial Banks: Data Security
finance-5       | Financial inclusion                           | impact      | S4.3 | S4.3 | downstream              | short-medium-long | Positive, Actual                |                                     | Affordable accounts, credit and cover reach under-served people. | SASB Commercial Banks: Financial Inclusion & Capacity Building
finance-6       | Money-laundering or mis-selling fines         | risk        | G1.6 | G1.1 | own-operations          | short-medium      | transition-reputation           | performance, cost-of-capital        | Weak controls lead to penalties, remediation and loss of trust. |
finance-7       | Physical-risk losses in collateral and claims | risk        | E1.1 | E1.2 | downstream              | medium-long       | physical-acute                  | financial-position, cash-flow       | Floods and heat lower collateral values and raise insured losses. |
finance-8       | Transition finance products                   | opportunity | E1.2 | E1.1 | downstream              | short-medium-long | opportunity-market              | performance                         | Green loans, bonds and advisory grow fee and interest income. |

food-1          | Commodity-driven deforestation                | impact      | E4.1 | E4.1 | upstream                | short-medium-long | Negative, Actual                |                                     | Palm oil, soy, cocoa and cattle sourcing can drive land conversion. | SASB Processed Foods: Environmental & Social Impacts of Ingredient Supply Chains
food-2          | Agricultural supply-chain emissions           | impact      | E1.2 | E1.1 | upstream                | short-medium-long | Negative, Actual                |                                     | Most emissions arise on farms and in land use before processing. | SASB Processed Foods / Meat & Dairy
food-3          | Child labour in ingredient supply             | impact      | S2.3 | S2.6 | upstream                | short-medium-long | Negative, Potential             | human rights                        | Smallholder tiers for cocoa, sugar or coffee can involve children. | SASB Processed Foods: Ingredient Supply Chains
food-4          | Food-safety incidents                         | impact      | S4.2 | S4.2 | downstream              | short             | Negative, Potential             |                                     | Contamination or undeclared allergens can harm consumers. | SASB Processed Foods: Food Safety
food-5          | Food loss and packaging waste                 | impact      | E5.3 | E5.3 | own-downstream          | short-medium      | Negative, Actual                |                                     | Processing losses and single-use packs become waste. | SASB Processed Foods: Packaging Lifecycle Management
food-6          | Poor animal welfare                           | impact      | G1.3 | G1.1 | upstream                | short-medium      | Negative, Potential             |                                     | Intensive husbandry and transport can cause suffering. | SASB Meat, Poultry & Dairy: Animal Care & Welfare
food-7          | Water scarcity at sourcing regions            | risk        | E3.1 | E3.1 | upstream-own            | medium-long       | physical-chronic                | performance, cash-flow              | Drought raises ingredient prices and limits plant output. |
food-8          | Healthier and plant-based ranges              | opportunity | S4.2 | S4.2 | downstream              | short-medium      | opportunity-market              | performance                         | Shifting diets create demand for reformulated and plant-based products. |

healthcare-1    | Better patient outcomes                       | impact      | S4.2 | S4.2 | downstream              | short-medium-long | Positive, Actual                |                                     | Safe and effective care improves health and prevents avoidable harm. | SASB Health Care Delivery: Quality of Care & Patient Satisfaction
healthcare-2    | Patient-safety incidents                      | impact      | S4.2 | S4.2 | downstream              | short             | Negative, Potential             |                                     | Errors or infections can cause serious harm to patients. | SASB Health Care Delivery: Patient safety topics
healthcare-3    | Exposure of health records                    | impact      | S4.1 | S4.1 | downstream              | short-medium      | Negative, Potential             | human rights                        | Leaks of medical data violate privacy and may lead to discrimination. | SASB Health Care Delivery: Patient Privacy & Electronic Health Records
healthcare-4    | Staff exhaustion                              | impact      | S1.1 | S1.1 | own-operations          | short-medium      | Negative, Actual                |                                     | Shift work and understaffing cause burnout and turnover. | SASB Health Care Delivery: Employee Recruitment, Development & Retention
healthcare-5    | Violence and infection at work                | impact      | S1.1 | S1.3 | own-operations          | short             | Negative, Actual                |                                     | Staff face assaults, needle injuries and infection. | SASB Health Care Delivery: Employee Health & Safety
healthcare-6    | Clinical and pharmaceutical waste             | impact      | E5.3 | E5.3 | own-operations          | short-medium      | Negative, Actual                |                                     | Single-use items and medicines create hazardous waste and residues in water. | SASB Health Care Delivery: Waste Management
healthcare-7    | Nurse and carer shortages                     | risk        | S1.2 | S1.4 | own-operations          | short-medium-long | systemic                        | performance, cash-flow              | Vacant posts close beds and raise agency spend. |
healthcare-8    | Efficient hospitals                           | opportunity | E1.3 | E1.3 | own-operations          | short-medium      | opportunity-resource-efficiency | performance                         | Heat recovery, LED and low-impact anaesthetic gases cut cost and emissions. |

hospitality-1   | Water use in tourist areas                    | impact      | E3.1 | E3.1 | own-operations          | short-medium      | Negative, Actual                |                                     | Pools, laundry and gardens compete with residents in dry destinations. | SASB Hotels & Lodging: Water Management
hospitality-2   | Irregular hours and low pay                   | impact      | S1.1 | S1.1 | own-operations          | short-medium      | Negative, Actual                |                                     | Seasonal contracts and split shifts weaken income security. | SASB Hotels & Lodging / Restaurants: Labor Practices
hospitality-3   | Human trafficking and forced labour           | impact      | S2.3 | S2.6 | upstream-own            | short-medium      | Negative, Potential             | human rights                        | Outsourced cleaning or hidden exploitation on premises can go unnoticed. | general sector knowledge
hospitality-4   | Pressure on coasts and protected areas        | impact      | E4.1 | E4.1 | own-operations          | short-medium-long | Negative, Actual                |                                     | Building and visitor flows disturb sensitive habitats. | SASB Hotels & Lodging: Ecological Impacts
hospitality-5   | Food and single-use waste                     | impact      | E5.3 | E5.3 | own-operations          | short             | Negative, Actual                |                                     | Buffets and amenities generate avoidable waste. | SASB Restaurants: Food & Packaging Waste Management
hospitality-6   | Local jobs and purchasing                     | impact      | S3.1 | S3.1 | own-operations          | short-medium      | Positive, Actual                |                                     | Local hiring and sourcing spread income in the destination. | general sector knowledge
hospitality-7   | Loss of season to heat or lack of snow        | risk        | E1.1 | E1.2 | own-operations          | medium-long       | physical-chronic                | performance                         | Changing climate shortens the season and lowers occupancy. |
hospitality-8   | Certified low-impact stays                    | opportunity | E1.3 | E1.3 | downstream              | short-medium      | opportunity-reputation          | performance                         | Corporate and leisure buyers favour certified properties. |

logistics-1     | Fleet and freight emissions                   | impact      | E1.2 | E1.1 | own-downstream          | short-medium-long | Negative, Actual                |                                     | Road, air and sea transport burn fossil fuels. | SASB Road Transport / Air Freight / Marine: Greenhouse Gas Emissions
logistics-2     | Air pollution on routes and at ports          | impact      | E2.1 | E2.1 | own-operations          | short-medium      | Negative, Actual                |                                     | Engines emit nitrogen and sulphur oxides and particles near residents. | SASB Marine / Road: Air Quality
logistics-3     | Road and warehouse accidents                  | impact      | S1.1 | S1.3 | own-operations          | short             | Negative, Actual                |                                     | Fatigue and vehicle movements injure drivers and handlers. | SASB Road Transportation: Workforce Health & Safety / Driver Working Conditions
logistics-4     | Poor conditions at subcontracted carriers     | impact      | S2.1 | S2.1 | upstream                | short-medium      | Negative, Potential             | human rights                        | Drivers and couriers outside the payroll may work excessive hours for low pay. | SASB Air Freight: Labor Practices
logistics-5     | Invasive species and spills from shipping     | impact      | E4.1 | E4.1 | own-operations          | medium-long       | Negative, Potential             |                                     | Ballast water and accidents affect marine life. | SASB Marine Transportation: Ecological Impacts; ENCORE: Introduction of invasive species
logistics-6     | Carbon cost on transport fuels                | risk        | E1.2 | E1.1 | own-operations          | short-medium      | transition-policy               | performance, cash-flow              | Emission trading and tolls raise cost per shipment. |
logistics-7     | Route disruption by extreme weather           | risk        | E1.1 | E1.2 | upstream-own-downstream | short-medium      | physical-acute                  | performance                         | Low rivers, storms and heat block routes and hubs. |
logistics-8     | Low-emission delivery offers                  | opportunity | E1.2 | E1.1 | own-downstream          | short-medium-long | opportunity-market              | performance                         | Electric fleets and modal shift win contracts with climate-committed shippers. |

manufacturing-1 | Energy and material emissions                 | impact      | E1.2 | E1.1 | upstream-own            | short-medium-long | Negative, Actual                |                                     | Purchased metals and plant energy dominate the footprint. | SASB Industrial Machinery: Energy Management
manufacturing-2 | Use of virgin raw materials                   | impact      | E5.1 | E5.1 | upstream                | short-medium-long | Negative, Actual                |                                     | Dependence on primary metals and plastics drives extraction impacts. | SASB Industrial Machinery: Materials Sourcing
manufacturing-3 | Solvents, coatings and metal treatment        | impact      | E2.5 | E2.4 | own-operations          | short-medium      | Negative, Actual                |                                     | Surface treatment uses substances that can reach air, water or workers. | general sector knowledge
manufacturing-4 | Machine-related injuries                      | impact      | S1.1 | S1.3 | own-operations          | short             | Negative, Actual                |                                     | Presses, lifting and moving parts cause accidents. | SASB Industrial Machinery: Employee Health & Safety
manufacturing-5 | Conflict minerals in components               | impact      | S2.3 | S2.6 | upstream                | short-medium-long | Negative, Potential             | human rights                        | Tin, tantalum, tungsten or gold may fund armed groups or use forced labour. | EU conflict-minerals context; SASB Materials Sourcing
manufacturing-6 | Production scrap and hazardous waste          | impact      | E5.3 | E5.3 | own-operations          | short-medium      | Negative, Actual                |                                     | Off-cuts, oils and sludge need treatment or disposal. | ENCORE pressure: Generation and release of solid waste
manufacturing-7 | Supplier concentration and disruption         | risk        | G1.5 | G1.3 | upstream                | short-medium      | systemic                        | performance, cash-flow              | Single-source parts or sanctions stop production. |
manufacturing-8 | Remanufacturing and service models            | opportunity | E5.2 | E5.2 | downstream              | medium-long       | opportunity-resource-efficiency | performance                         | Refurbished machines and pay-per-use extend product life and margins. |

media-1         | Harmful or misleading content                 | impact      | S4.1 | S4.1 | downstream              | short             | Negative, Potential             |                                     | Disinformation or hate content can damage individuals and public debate. | SASB Media & Entertainment: Journalistic Integrity & Sponsorship Identification
media-2         | Access to reliable information                | impact      | S4.1 | S4.1 | downstream              | short-medium-long | Positive, Actual                |                                     | Independent reporting and cultural works inform and include the public. | SASB Media & Entertainment: Media Pluralism
media-3         | Under-representation on and off screen        | impact      | S1.2 | S1.5 | own-operations          | short-medium      | Negative, Actual                |                                     | Certain groups are absent from creative and leadership roles. | SASB Media & Entertainment: Media Pluralism
media-4         | Precarious freelance work                     | impact      | S1.1 | S1.1 | upstream-own            | short-medium      | Negative, Actual                |                                     | Project contracts give little income security or social cover. | general sector knowledge
media-5         | Energy of production and streaming            | impact      | E1.3 | E1.3 | own-downstream          | short-medium      | Negative, Actual                |                                     | Sets, travel and data centres consume energy. | general sector knowledge
media-6         | Harm to children from content or gaming       | impact      | S4.2 | S4.2 | downstream              | short-medium      | Negative, Potential             | human rights                        | Unsuitable design or content can affect minors. | ESRS S4 protection of children
media-7         | Loss of editorial trust                       | risk        | G1.1 | G1.1 | own-operations          | short-medium      | transition-reputation           | performance                         | Undisclosed influence or ethics failures drive audiences and advertisers away. |
media-8         | Accessible formats                            | opportunity | S4.3 | S4.3 | downstream              | short-medium      | opportunity-market              | performance                         | Subtitles, audio description and easy language reach new audiences. |

mining-1        | Land degradation at extraction sites          | impact      | E4.3 | E4.3 | own-operations          | short-medium-long | Negative, Actual                |                                     | Pits, wells and tailings change landforms and ecosystems for decades. | SASB Metals & Mining: Ecological Impacts; ENCORE: Other abiotic resource extraction
mining-2        | Extraction and product-use emissions          | impact      | E1.2 | E1.1 | own-downstream          | short-medium-long | Negative, Actual                |                                     | Methane leakage, processing energy and burning of sold fuels emit greenhouse gases. | SASB Oil & Gas E&P: Greenhouse Gas Emissions
mining-3        | Operations on indigenous land without consent | impact      | S3.3 | S3.3 | own-operations          | short-medium-long | Negative, Potential             | human rights                        | Projects may infringe land and cultural rights of indigenous peoples. | SASB Metals & Mining: Security, Human Rights & Rights of Indigenous Peoples
mining-4        | Water abstraction and acid drainage           | impact      | E3.1 | E3.1 | own-operations          | short-medium-long | Negative, Actual                |                                     | Dewatering and drainage reduce quantity and quality of local water. | SASB Metals & Mining: Water Management
mining-5        | Tailings-dam failure                          | impact      | S3.1 | S3.1 | own-operations          | medium-long       | Negative, Potential             |                                     | A collapse could kill people downstream and destroy livelihoods. | SASB Metals & Mining: Tailings Storage Facilities Management
mining-6        | Fatal accidents and dust disease              | impact      | S1.1 | S1.3 | own-operations          | short             | Negative, Actual                |                                     | Rock falls, blasts and dust cause death or long-term illness. | SASB Metals & Mining: Workforce Health & Safety
mining-7        | Bribery in licences and payments              | risk        | G1.6 | G1.1 | own-operations          | short-medium      | transition-reputation           | performance, access-to-capital      | Corrupt dealings with officials lead to prosecution and licence loss. |
mining-8        | Transition minerals demand                    | opportunity | E5.1 | E5.1 | own-downstream          | medium-long       | opportunity-market              | performance, financial-position     | Copper, lithium and rare earths for clean technology lift long-run demand. |

pharma-1        | Treatments that save or improve lives         | impact      | S4.2 | S4.2 | downstream              | short-medium-long | Positive, Actual                |                                     | New and generic medicines reduce disease burden. | SASB Biotechnology & Pharmaceuticals: Access to Medicines
pharma-2        | Unaffordable medicines                        | impact      | S4.3 | S4.3 | downstream              | short-medium-long | Negative, Potential             | human rights                        | Pricing or supply choices can leave patients without treatment. | SASB Biotech & Pharma: Affordability & Pricing / Access to Medicines
pharma-3        | Harm in clinical trials                       | impact      | S4.2 | S4.2 | downstream              | short-medium      | Negative, Potential             | human rights                        | Weak consent or oversight endangers participants. | SASB Biotech & Pharma: Safety of Clinical Trial Participants
pharma-4        | Active substances in water                    | impact      | E2.2 | E2.2 | upstream-own-downstream | short-medium-long | Negative, Actual                |                                     | Residues from plants and patients affect aquatic life and resistance. | general sector knowledge
pharma-5        | Animal testing                                | impact      | G1.3 | G1.1 | upstream-own            | short-medium      | Negative, Actual                |                                     | Preclinical studies cause distress to animals. | ESRS G1 animal welfare
pharma-6        | Improper payments to prescribers              | risk        | G1.6 | G1.1 | own-operations          | short-medium      | transition-reputation           | performance, cash-flow              | Kickbacks or off-label promotion lead to fines and exclusion. |
pharma-7        | Recalls and counterfeit medicines             | risk        | S4.2 | S4.2 | downstream              | short-medium      | systemic                        | performance                         | Quality failures or fake products trigger recalls and liability. |
pharma-8        | Bio-inspired discovery                        | opportunity | E4.4 | E4.4 | upstream                | long              | opportunity-market              | performance                         | Genetic resources support new products if benefits are shared fairly. |

professional-1  | Long hours and stress                         | impact      | S1.1 | S1.1 | own-operations          | short-medium      | Negative, Actual                |                                     | Client deadlines create sustained overtime and mental strain. | SASB Professional & Commercial Services: Workforce topics
professional-2  | Gaps in pay and promotion                     | impact      | S1.2 | S1.5 | own-operations          | short-medium      | Negative, Actual                |                                     | Women and minorities are less present in senior, better-paid roles. | SASB Professional Services: Workforce Diversity & Engagement
professional-3  | Skills development                            | impact      | S1.2 | S1.4 | own-operations          | short-medium-long | Positive, Actual                |                                     | Structured training raises employability. | general sector knowledge
professional-4  | Leak of confidential client data              | impact      | S4.1 | S4.1 | downstream              | short-medium      | Negative, Potential             |                                     | A breach exposes people and firms whose data is handled. | SASB Professional Services: Data Security
professional-5  | Business travel emissions                     | impact      | E1.2 | E1.1 | own-operations          | short-medium      | Negative, Actual                |                                     | Flights and commuting dominate operational emissions. | general sector knowledge
professional-6  | Independence and ethics failures              | risk        | G1.1 | G1.1 | own-operations          | short-medium      | transition-reputation           | performance                         | Conflicts of interest or flawed advice lead to sanctions and lost mandates. |
professional-7  | Loss of key experts                           | risk        | S1.2 | S1.4 | own-operations          | short-medium      | systemic                        | performance                         | High turnover reduces delivery capacity and know-how. |
professional-8  | Sustainability advisory                       | opportunity | G1.5 | G1.3 | downstream              | short-medium      | opportunity-market              | performance                         | Clients buy support for reporting, transition plans and due diligence. |

realestate-1    | Operational energy of buildings               | impact      | E1.3 | E1.3 | downstream              | short-medium-long | Negative, Actual                |                                     | Heating, cooling and tenant power cause most lifetime emissions. | SASB Real Estate: Energy Management
realestate-2    | Embodied emissions of new build               | impact      | E1.2 | E1.1 | upstream                | short-medium-long | Negative, Actual                |                                     | Materials and refurbishment carry upfront carbon. | general sector knowledge
realestate-3    | Land take and sealing                         | impact      | E4.1 | E4.1 | own-operations          | short-medium-long | Negative, Actual                |                                     | Developments on open land remove habitat and drainage. | ENCORE pressure: Area of land use
realestate-4    | Displacement through rising rents             | impact      | S3.1 | S3.1 | downstream              | short-medium-long | Negative, Potential             |                                     | Upgrades and rent policy can push out residents. | ESRS S3 adequate housing
realestate-5    | Unsafe or unhealthy buildings                 | impact      | S4.2 | S4.2 | downstream              | short-medium      | Negative, Potential             |                                     | Fire, mould or poor air harm occupants. | SASB Real Estate: Management of Tenant Sustainability Impacts
realestate-6    | Flood and heat exposure of assets             | risk        | E1.1 | E1.2 | own-operations          | medium-long       | physical-acute                  | financial-position, cost-of-capital | Exposed assets lose value, rent or insurability. |
realestate-7    | Minimum energy-performance rules              | risk        | E1.2 | E1.1 | own-operations          | short-medium-long | transition-policy               | financial-position, performance     | Low-rated buildings cannot be let or sold without costly upgrades. |
realestate-8    | Green premium and finance                     | opportunity | E1.3 | E1.3 | own-operations          | short-medium      | opportunity-financing           | cost-of-capital, performance        | Efficient, certified buildings attract tenants and cheaper debt. |

retail-1        | Poor conditions at product suppliers          | impact      | S2.1 | S2.1 | upstream                | short-medium-long | Negative, Actual                | human rights                        | Price pressure can lead to low wages and unsafe factories. | SASB Multiline Retailers: Labor Practices / supply chain
retail-2        | Emissions of goods sold                       | impact      | E1.2 | E1.1 | upstream-downstream     | short-medium-long | Negative, Actual                |                                     | Making, moving and using products emits far more than stores. | SASB Food Retailers / E-Commerce
retail-3        | Packaging placed on the market                | impact      | E5.2 | E5.2 | downstream              | short-medium      | Negative, Actual                |                                     | Transport and sales packaging becomes household waste. | SASB E-Commerce: Product Packaging & Distribution
retail-4        | Unsafe products reaching consumers            | impact      | S4.2 | S4.2 | downstream              | short             | Negative, Potential             |                                     | Inadequate checks let hazardous or non-compliant goods through. | SASB Multiline Retailers: Product Sourcing, Packaging & Marketing
retail-5        | Over-collection of shopper data               | impact      | S4.1 | S4.1 | downstream              | short-medium      | Negative, Potential             |                                     | Loyalty and tracking data may be used without informed consent. | SASB E-Commerce: Data Privacy & Advertising Standards
retail-6        | Part-time and unpredictable schedules         | impact      | S1.1 | S1.1 | own-operations          | short-medium      | Negative, Actual                |                                     | Variable hours make income insecure. | SASB Multiline Retailers: Labor Practices
retail-7        | Late payment of small suppliers               | risk        | G1.5 | G1.3 | upstream                | short-medium      | transition-policy               | performance                         | Slow payment breaches rules and destabilises suppliers. |
retail-8        | Second-hand and refill formats                | opportunity | E5.2 | E5.2 | downstream              | short-medium      | opportunity-market              | performance                         | Circular offers attract customers and reduce purchasing cost. |

technology-1    | Privacy intrusion through data use            | impact      | S4.1 | S4.1 | downstream              | short-medium      | Negative, Potential             | human rights                        | Profiling or weak security exposes users' personal data. | SASB Software & IT Services: Data Privacy & Freedom of Expression; Data Security
technology-2    | Data-centre electricity                       | impact      | E1.3 | E1.3 | upstream-own            | short-medium-long | Negative, Actual                |                                     | Hosting and AI training increase power demand. | SASB Software & IT Services: Environmental Footprint of Hardware Infrastructure
technology-3    | Cooling water for data centres                | impact      | E3.1 | E3.1 | upstream-own            | short-medium      | Negative, Actual                |                                     | Evaporative cooling draws on local supplies. | SASB Software & IT Services: Environmental Footprint of Hardware Infrastructure
technology-4    | Biased automated decisions                    | impact      | S4.3 | S4.3 | downstream              | short-medium      | Negative, Potential             | human rights                        | Algorithms may disadvantage protected groups. | general sector knowledge
technology-5    | Labour abuse in electronics supply            | impact      | S2.3 | S2.6 | upstream                | short-medium-long | Negative, Potential             | human rights                        | Mineral and assembly tiers may use forced or child labour. | SASB Hardware: Supply Chain Management
technology-6    | Low diversity in engineering                  | impact      | S1.2 | S1.5 | own-operations          | short-medium      | Negative, Actual                |                                     | Recruiting patterns keep women and minorities under-represented. | SASB Software & IT Services: Recruiting & Managing a Global, Diverse & Skilled Workforce
technology-7    | Cyberattack or outage                         | risk        | S4.1 | S4.1 | downstream              | short-medium      | systemic                        | performance, cash-flow              | A major incident causes liability, churn and recovery cost. |
technology-8    | Software that cuts customer emissions         | opportunity | E1.2 | E1.1 | downstream              | short-medium      | opportunity-market              | performance                         | Optimisation and reporting tools meet growing demand. |

telecom-1       | Network electricity use                       | impact      | E1.3 | E1.3 | own-operations          | short-medium-long | Negative, Actual                |                                     | Radio sites and core networks run around the clock. | SASB Telecommunication Services: Environmental Footprint of Operations
telecom-2       | Disclosure or blocking of communications      | impact      | S4.1 | S4.1 | downstream              | short-medium      | Negative, Potential             | human rights                        | Surveillance requests or leaks affect privacy and free expression. | SASB Telecommunication Services: Data Privacy
telecom-3       | Connecting under-served areas                 | impact      | S4.3 | S4.3 | downstream              | short-medium-long | Positive, Actual                |                                     | Coverage gives people access to services and work. | general sector knowledge
telecom-4       | Electronic waste                              | impact      | E5.3 | E5.3 | own-downstream          | short-medium      | Negative, Actual                |                                     | Handsets, routers and network kit become hazardous waste. | SASB Telecommunication Services: Product End-of-Life Management
telecom-5       | Minerals and assembly in devices              | impact      | S2.3 | S2.6 | upstream                | short-medium-long | Negative, Potential             | human rights                        | Upstream tiers may involve forced labour or conflict minerals. | SASB Hardware: Materials Sourcing
telecom-6       | Online harm to minors                         | impact      | S4.2 | S4.2 | downstream              | short-medium      | Negative, Potential             |                                     | Unfiltered access can expose children to abuse. | ESRS S4 protection of children
telecom-7       | Storm damage and power loss                   | risk        | E1.1 | E1.2 | own-operations          | short-medium      | physical-acute                  | performance, financial-position     | Extreme weather takes sites offline and raises repair cost. |
telecom-8       | Refurbished devices and modular kit           | opportunity | E5.2 | E5.2 | downstream              | short-medium      | opportunity-resource-efficiency | performance                         | Take-back and refurbishment lower cost and open value segments. |
${commonIros}`,
).map(toSectorIro);

import { actualImpact, opportunity, potentialImpact, risk, type SampleComponent } from './sample-shapes.ts';

/** Climate change: adaptation (E1.1), mitigation (E1.2), energy (E1.3). */
export const climateComponents: SampleComponent[] = [
  potentialImpact({
    topicCode: 'E1.1',
    title: 'Drought-tolerant varieties shared with growers',
    description:
      'Our agronomists test vegetable varieties that need less water and pass seed and results on to the contract growers, who also grow for other buyers. If the second trial season confirms the first, about half of the 46 growers could harvest more safely in dry years.',
    justification:
      'Trial report of the first season (three farms, two varieties) and letters of interest from 22 growers. Benefit rated noticeable for each grower and limited to one region; likely but not certain until the second season.',
    companyBusinessArea: 'Procurement, Villaejemplo',
    valueChainConcentration: 'upstream',
    timeHorizon: 'medium',
    impactPolarity: 'Positive',
    natureOfImpact: 'direct',
    impactSeverity: 3,
    impactScale: 3,
    impactScope: 2,
    impactLikelihood: 3,
  }),
  risk({
    topicCode: 'E1.1',
    title: 'Crop failures raise ingredient prices',
    description:
      'Heat and drought cut the harvests of vegetables, hazelnuts and cocoa, often in the same year. Annual price agreements with retailers let us pass on only part of a rise, and with a delay of two to three quarters.',
    justification:
      'Own purchasing records: the cocoa bill rose from EUR 6.1m to EUR 9.8m within two years, of which about two thirds could be passed on. Controlling’s projection over five years comes to EUR 6m.',
    companyBusinessArea: 'Procurement',
    valueChainConcentration: 'upstream',
    timeHorizon: 'short-medium-long',
    riskOpportunityType: 'physical-chronic',
    financialEffects: ['performance', 'cash-flow'],
    financialRiskOpportunity: 4,
    financialLikelihood: 4,
  }),
  actualImpact({
    topicCode: 'E1.2',
    title: 'Agricultural supply-chain emissions',
    description:
      'Most emissions arise on farms and in land use before processing. Milk alone stands for more than two fifths of our footprint, followed by cocoa, palm-based fats and sugar. We influence these emissions through recipes, sourcing regions and contracts with the cooperatives.',
    justification:
      'Greenhouse gas inventory of the financial year: 118,000 of 154,500 t CO2e come from ingredients. Quantities are measured, emission factors are largely secondary data; farm data exist for 18 % of the milk.',
    companyBusinessArea: 'Procurement; recipe development',
    valueChainConcentration: 'upstream',
    timeHorizon: 'short-medium-long',
    impactPolarity: 'Negative',
    natureOfImpact: 'indirect',
    impactSeverity: 4,
    impactScale: 4,
    impactScope: 4,
    impactIrremediability: 4,
  }),
  actualImpact({
    topicCode: 'E1.2',
    title: 'Refrigerant losses from chilled storage',
    description:
      'The older cold store in Musterfeld still runs on a fluorinated refrigerant, and small leaks occur every year. The store is due for replacement by an ammonia system; until then leak checks are made every quarter.',
    justification:
      'Refill records and leak-check reports of the refrigeration contractor: 38 kg in the year, equal to about 1 % of our direct emissions.',
    companyBusinessArea: 'Musterfeld plant, technical services',
    valueChainConcentration: 'own-operations',
    timeHorizon: 'short-medium',
    impactPolarity: 'Negative',
    natureOfImpact: 'direct',
    impactSeverity: 2,
    impactScale: 2,
    impactScope: 1,
    impactIrremediability: 4,
    severityReason:
      'Gas in the atmosphere cannot be recovered, hence irremediability 4. With 38 kg in the year the harm itself is very small, so the workshop set 2 and will look at it again after the replacement.',
  }),
  risk({
    topicCode: 'E1.2',
    title: 'Carbon prices on fuels and ingredients',
    description:
      'Rising prices for emissions make our own gas dearer and reach us a second time through the cooperatives, sugar mills and hauliers. Long price agreements with customers delay passing the cost on.',
    justification:
      'Scenario by Group Controlling with three price paths. The middle path, EUR 15 per tonne passed through on 118,000 t of ingredients, costs EUR 1.8m a year before countermeasures.',
    companyBusinessArea: 'Finance; Procurement',
    valueChainConcentration: 'upstream-own',
    timeHorizon: 'medium-long',
    riskOpportunityType: 'transition-policy',
    financialEffects: ['performance', 'cash-flow', 'cost-of-capital'],
    financialRiskOpportunity: 4,
    financialLikelihood: 4,
  }),
  actualImpact({
    topicCode: 'E1.3',
    title: 'Fossil gas for steam and ovens',
    description:
      'Pasteurising, cooking and baking need heat that we make almost entirely from fossil gas. Electricity for cooling has come from renewable sources with guarantees of origin since last year.',
    justification:
      'Meter readings of all plants: 41 GWh of gas and 23 GWh of electricity. Small against the energy use of the region and replaceable with known technology, so all three characteristics are rated 2.',
    companyBusinessArea: 'All plants, technical services',
    valueChainConcentration: 'own-operations',
    timeHorizon: 'short-medium',
    impactPolarity: 'Negative',
    natureOfImpact: 'direct',
    impactSeverity: 2,
    impactScale: 2,
    impactScope: 2,
    impactIrremediability: 2,
  }),
  opportunity({
    topicCode: 'E1.3',
    title: 'Heat recovery and industrial heat pumps',
    description:
      'Waste heat of the refrigeration plant in Musterfeld can heat water for pasteurising by way of heat pumps. The project replaces 11 GWh of gas a year and makes us less dependent on gas prices. The first stage was ordered in spring.',
    justification:
      'Approved investment request (EUR 5.6m), energy audit and the supplier’s performance guarantee. Of the saving of EUR 0.9m a year, depreciation and interest leave EUR 1.3m over five years, hence magnitude 2. The first stage is under construction, hence likelihood 5.',
    companyBusinessArea: 'Musterfeld plant, technical services',
    valueChainConcentration: 'own-operations',
    timeHorizon: 'short-medium',
    riskOpportunityType: 'opportunity-resource-efficiency',
    financialEffects: ['performance', 'cash-flow', 'financial-position'],
    financialRiskOpportunity: 2,
    financialLikelihood: 5,
  }),
];

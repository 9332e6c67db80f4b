import { components } from './components.ts';
import { entryTitled } from './entry-titled.ts';
import type { SampleComponent } from './sample-shapes.ts';

type ChangedComponent = Pick<SampleComponent, 'justification'> & Partial<SampleComponent>;

/** An entry of the current year as it was a year before: the same matter, with other evidence and often other scores. */
function earlier(title: string, changed: ChangedComponent): SampleComponent {
  return { ...entryTitled(components, title), severityReason: '', ...changed };
}

/** The first assessment's impacts, risks and opportunities: fewer, and with thinner evidence. */
export const earlierYearComponents: SampleComponent[] = [
  earlier('Drought-tolerant varieties shared with growers', {
    description:
      'Our agronomists want to test vegetable varieties that need less water and to pass seed and results on to the contract growers, who also grow for other buyers. The trial begins next spring.',
    justification: 'Trial plan with three farms for next spring and letters of interest from nine growers.',
    impactLikelihood: 2,
  }),
  earlier('Crop failures raise ingredient prices', {
    justification:
      'Purchasing records: the cocoa bill rose from EUR 6.1m to EUR 8.2m within a year. Seen as partly temporary, hence likelihood 3.',
    financialLikelihood: 3,
  }),
  earlier('Agricultural supply-chain emissions', {
    justification:
      'First full greenhouse gas inventory: 121,000 of 158,000 t CO2e come from ingredients. All farm values are secondary data.',
  }),
  earlier('Carbon prices on fuels and ingredients', {
    justification:
      'Rough calculation for our own fuels and freight only; costs passed on by suppliers could not yet be estimated.',
    financialRiskOpportunity: 3,
  }),
  earlier('Fossil gas for steam and ovens', {
    description:
      'Pasteurising, cooking and baking need heat that we make almost entirely from fossil gas. Contracts for renewable electricity start next year.',
    justification: 'Meter readings of all plants: 43 GWh of gas and 23 GWh of electricity.',
  }),
  earlier('Heat recovery and industrial heat pumps', {
    description:
      'Waste heat of the refrigeration plant in Musterfeld could heat water for pasteurising by way of heat pumps. An energy audit puts the potential at about 10 GWh of gas a year.',
    justification:
      'Energy audit and a supplier’s first offer: about EUR 4m over five years before the cost of the investment, which is not yet approved, hence likelihood 3.',
    financialRiskOpportunity: 4,
    financialLikelihood: 3,
  }),
  earlier('Nutrient and pesticide run-off from vegetable fields', {
    justification: 'Field records of 30 growers; groundwater measurements had not been evaluated yet.',
    impactSeverity: 2,
    impactScale: 2,
    impactScope: 2,
    impactIrremediability: 2,
  }),
  earlier('Stricter discharge permit in Musterfeld', {
    description:
      'The permit for our pre-treated dairy waste water ends in 2028. A renewal may come with lower values than the flotation stage reaches at full load.',
    justification: 'Permit documents and first estimate of the plant: EUR 1m to EUR 1.5m. Nothing announced yet.',
    financialRiskOpportunity: 2,
    magnitudeReason: '',
    likelihoodReason: '',
  }),
  earlier('Water withdrawal in a dry basin', {
    justification:
      'Plant meters (252,000 m³) and public water-stress maps. One summer with restrictions so far; growers’ irrigation estimated from acreage.',
    impactSeverity: 3,
  }),
  earlier('Water scarcity at sourcing regions', {
    description:
      'Drought raises ingredient prices and limits plant output. In Villaejemplo restrictions forced us for the first time to postpone cooking.',
    justification:
      'Production log: 9 days of reduced output last summer. Expected to happen again, hence likelihood 4.',
    financialLikelihood: 4,
  }),
  earlier('Commodity-driven deforestation', {
    justification:
      'Supplier declarations (palm: 92 % segregated; cocoa: 54 % traceable to cooperative level) and country risk ratings. Lost primary forest does not return within generations.',
  }),
  earlier('Lots without proof of origin lose their market', {
    justification:
      'Legal review by our adviser and first supplier survey (46 % of cocoa volume open). Effect estimated at EUR 4m to EUR 10m with a gradual start.',
    financialRiskOpportunity: 4,
  }),
  earlier('Packs that cannot be recycled', {
    description:
      'Soup pouches of several bonded layers and dark dessert tubs are burnt or landfilled after use, because sorting plants cannot separate or recognise them. They make up more than a fifth of our packaging by weight.',
    justification: 'Self-assessment of pack types by the packaging team: about 77 % by weight recyclable.',
  }),
  earlier('Higher fees for packs that are hard to recycle', {
    justification:
      'Announcements of the collection schemes in two countries; the others are expected to follow. A rough estimate comes to EUR 1m over five years.',
  }),
  earlier('Food loss and packaging waste', {
    description:
      'Processing losses and single-use packs become waste. About 7 % of what enters our plants leaves them as peel, whey, dough remnants and unsold stock. Households throw away further food and almost all of the packs.',
    justification:
      'Weighing records of two plants and an estimate for Villaejemplo (6,700 t of losses out of 95,000 t), all of it counted as waste, and published household waste studies.',
    impactSeverity: 4,
    impactScale: 3,
    impactScope: 4,
    impactIrremediability: 2,
  }),
  earlier('Injuries and strain at the packing lines', {
    description:
      'Lifting, repetitive movements and cleaning of machines lead to accidents and to lasting back and shoulder complaints. The bakery in Przykładowo has most accidents, the cold areas in Musterfeld most sick days.',
    justification:
      'Accident register: 23 lost-time accidents in the year (22 per million hours), one with the loss of a fingertip at a forming machine that has since been rebuilt.',
    impactSeverity: 4,
    impactScale: 4,
    impactScope: 3,
    impactIrremediability: 3,
  }),
  earlier('Secure jobs under collective agreements in rural regions', {
    description:
      'Nine out of ten of our employees have permanent contracts, and collective agreements cover all three plants. In two of the three towns we are the largest private employer and train 22 apprentices.',
    justification: 'Payroll data (90 % permanent) and the three collective agreements.',
  }),
  earlier('Shortage of line operators and technicians', {
    description:
      'In Musterfeld a quarter of the technicians will retire within seven years and vacancies are hard to fill. Unfilled shifts are covered by agency staff and overtime, or a line stands still.',
    justification: 'Human Resources statistics: vacancies open for four months on average; no cost figure yet.',
    financialLikelihood: 4,
  }),
  earlier('Heat and piece rates in the vegetable harvest', {
    justification: 'Audit reports of nine growers (findings on breaks at two). Talks with workers had not been held.',
    impactSeverity: 3,
    impactScale: 3,
    impactScope: 3,
    impactIrremediability: 2,
  }),
  earlier('Harvest interrupted by labour conflicts or heat rules', {
    justification:
      'Delivery records: no crop lost to a strike or a stop of work in three seasons. A day without tomatoes costs about EUR 0.1m; the growers’ spokespeople expect heat rules within a few years.',
    financialRiskOpportunity: 2,
    financialLikelihood: 3,
  }),
  earlier('Child labour in ingredient supply', {
    justification:
      'Human rights risk analysis with an outside adviser (2024). Monitoring covers 35 % of cocoa volume; no confirmed case in our own chain.',
    impactLikelihood: 4,
  }),
  earlier('Delisting after a child or forced labour case', {
    justification:
      'Contract clauses of two customers, and no case named by either. EUR 17m of turnover with cocoa products at the larger of them; loss of margin about EUR 4.5m until replaced.',
    financialLikelihood: 2,
  }),
  earlier('Food-safety incidents', {
    justification:
      'Hazard analysis, certification audits of all plants and one precautionary withdrawal in the year, with nobody known to have come to harm.',
  }),
  earlier('Sugar and saturated fat in desserts and bars', {
    justification: 'Nutrient data of the full range weighted by sales: 61 % of portions above the internal guideline.',
    impactIrremediability: 2,
  }),
  earlier('Healthier and plant-based ranges', {
    description:
      'Shifting diets create demand for reformulated and plant-based products. Oat and soy desserts stand for EUR 18m of turnover and grow faster than the rest of the range.',
    justification: 'Sales growth of the range (12 % in the year); product plan still in preparation.',
    financialRiskOpportunity: 4,
  }),
  earlier('Poor animal welfare', {
    justification: 'Cooperative reports on barn systems (58 % of the milk from loose housing with outdoor access).',
    impactLikelihood: 3,
  }),
  earlier('Pasture-milk desserts as a premium line', {
    description:
      'Retailers begin to look for own-label products above the basic welfare level. Whether the cooperatives can collect milk from pasture separately is open.',
    justification:
      'Talks with two customers and one cooperative. First estimate of Sales: EUR 0.4m a year, about even odds.',
  }),
  earlier('Favours in purchasing and permits', {
    justification:
      'Risk analysis by internal audit; training records (71 % of the people concerned). No case in four years.',
  }),
  earlier('Fines and exclusion after a corruption case', {
    justification: 'Share of public customers (7 % of turnover); controls had not been tested yet, hence likelihood 2.',
    financialLikelihood: 2,
  }),
];

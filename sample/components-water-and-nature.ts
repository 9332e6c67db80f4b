import { actualImpact, opportunity, potentialImpact, risk, type SampleComponent } from './sample-shapes.ts';

/** Pollution (E2), water (E3), biodiversity and ecosystems (E4). */
export const waterAndNatureComponents: SampleComponent[] = [
  actualImpact({
    topicCode: 'E2.2',
    title: 'Nutrient and pesticide run-off from vegetable fields',
    description:
      'Fertiliser and plant protection products from fields that grow for us reach ditches and groundwater. Most growers follow integrated production rules; on sloping fields losses after heavy rain are still common.',
    justification:
      'Public groundwater measurements at nine wells in the growing area (four above the quality target for nitrate) and field records of 46 growers, of whom 43 keep to the nitrogen limit. Rated 3 on all characteristics for the area as a whole; our growers farm 4 % of its fields.',
    companyBusinessArea: 'Procurement, Villaejemplo',
    valueChainConcentration: 'upstream',
    timeHorizon: 'short-medium-long',
    impactPolarity: 'Negative',
    natureOfImpact: 'indirect',
    impactSeverity: 3,
    impactScale: 3,
    impactScope: 3,
    impactIrremediability: 3,
  }),
  risk({
    topicCode: 'E2.2',
    title: 'Stricter discharge permit in Musterfeld',
    description:
      'The permit for our pre-treated dairy waste water ends in 2028 and the authority has announced lower phosphorus values. The existing flotation stage would not reach them at full load.',
    justification:
      'Minutes of two meetings with the authority and an engineering study: an additional treatment stage costs EUR 2.4m, with some chance of a longer transition period.',
    companyBusinessArea: 'Musterfeld plant',
    valueChainConcentration: 'own-operations',
    timeHorizon: 'medium',
    riskOpportunityType: 'transition-policy',
    financialEffects: ['financial-position', 'cash-flow'],
    financialRiskOpportunity: 3,
    magnitudeReason: 'EUR 2.4m for another treatment stage, from the engineering study',
    financialLikelihood: 3,
    likelihoodReason: 'Announced by the authority; a longer transition period is open',
  }),
  actualImpact({
    topicCode: 'E3.1',
    title: 'Water withdrawal in a dry basin',
    description:
      'The Villaejemplo plant and 41 of its 46 growers draw on one river basin and its groundwater. In summer, when processing peaks, the river carries least, and farms, the town and wetlands compete for what is left.',
    justification:
      'Plant meters (240,000 m³), growers’ irrigation records (about 2.9 million m³ for our crops) and public water-stress maps. Water levels recover in wet winters, hence irremediability 3.',
    companyBusinessArea: 'Villaejemplo plant; Procurement',
    valueChainConcentration: 'upstream-own',
    timeHorizon: 'short-medium-long',
    impactPolarity: 'Negative',
    natureOfImpact: 'direct',
    impactSeverity: 4,
    impactScale: 3,
    impactScaleReason: 'Restrictions in two summers running, for farms and town alike',
    impactScope: 3,
    impactScopeReason: 'One river basin with its groundwater, shared by plant, farms and town',
    impactIrremediability: 3,
    impactIrremediabilityReason: 'Levels recover in wet winters',
    severityReason:
      'No single characteristic exceeds 3, but all three meet in the same basin in the same months, and abstraction was restricted in two summers running. The water authority and the growers in the workshop agreed on 4.',
  }),
  risk({
    topicCode: 'E3.1',
    title: 'Water scarcity at sourcing regions',
    description:
      'Drought raises ingredient prices and limits plant output. In Villaejemplo restrictions have twice forced us to postpone cooking and to buy vegetables from other regions at short notice.',
    justification:
      'Production log: 9 and 14 days of reduced output in the last two summers. Three weeks of restrictions cost EUR 1.1m; Controlling expects EUR 5.5m over five years without measures.',
    companyBusinessArea: 'Villaejemplo plant; Procurement',
    valueChainConcentration: 'upstream-own',
    timeHorizon: 'medium-long',
    riskOpportunityType: 'physical-chronic',
    financialEffects: ['performance', 'cash-flow'],
    financialRiskOpportunity: 4,
    financialLikelihood: 5,
  }),
  opportunity({
    topicCode: 'E3.1',
    title: 'Reuse of treated process water',
    description:
      'Water from blanching and cleaning can be treated on site and used again for washing raw vegetables and for cooling. The plant would need a third less fresh water in summer.',
    justification:
      'Feasibility study with a pilot unit over eight weeks. Saving EUR 0.35m a year; approval by the food safety authority is still open, hence likelihood 3.',
    companyBusinessArea: 'Villaejemplo plant',
    valueChainConcentration: 'own-operations',
    timeHorizon: 'medium',
    riskOpportunityType: 'opportunity-resource-efficiency',
    financialEffects: ['performance'],
    financialRiskOpportunity: 3,
    financialLikelihood: 3,
  }),
  actualImpact({
    topicCode: 'E4.1',
    title: 'Commodity-driven deforestation',
    description:
      'Palm oil, soy, cocoa and cattle sourcing can drive land conversion. We buy 2,400 t of palm-based fats and 1,900 t of cocoa products a year, and soy reaches us in plant-based desserts and in the feed of dairy cows. Part of the cocoa cannot yet be traced to the farm.',
    justification:
      'Supplier declarations and certificates (palm: all segregated; cocoa: 71 % traceable to cooperative level) laid over public land-cover maps: four sourcing areas lie beside recently cleared land. Lost primary forest does not return within generations.',
    companyBusinessArea: 'Procurement',
    valueChainConcentration: 'upstream',
    timeHorizon: 'short-medium-long',
    impactPolarity: 'Negative',
    natureOfImpact: 'indirect',
    impactSeverity: 5,
    impactScale: 5,
    impactScope: 4,
    impactIrremediability: 5,
  }),
  potentialImpact({
    topicCode: 'E4.1',
    title: 'Flower strips and hedgerows beyond our own fields',
    description:
      'With the conservation association we offer growers seed and a yearly payment for flower strips on land that does not grow for us. If two thirds of them take part, habitats for wild bees along the river would be joined again.',
    justification:
      'Agreement with the association and twelve signed letters of intent. Habitat mapping before the start; the effect on insects will be counted from the second year.',
    companyBusinessArea: 'Procurement, Villaejemplo',
    valueChainConcentration: 'upstream',
    timeHorizon: 'medium-long',
    impactPolarity: 'Positive',
    natureOfImpact: 'direct',
    impactSeverity: 2,
    impactScale: 2,
    impactScope: 2,
    impactLikelihood: 4,
  }),
  risk({
    topicCode: 'E4.1',
    title: 'Lots without proof of origin lose their market',
    description:
      'Cocoa, palm and soy need proof that no forest was cleared for them. A lot without complete data can neither be sold nor quickly replaced, and retailers have announced that they will delist products without it.',
    justification:
      'Articles worth EUR 64m of turnover contain one of the three. Legal review by our adviser, supplier readiness survey (29 % of cocoa volume open) and delisting clauses in two customer contracts; effect above EUR 10m if it happens.',
    companyBusinessArea: 'Procurement; Sales',
    valueChainConcentration: 'upstream-downstream',
    timeHorizon: 'short-medium',
    riskOpportunityType: 'transition-policy',
    financialEffects: ['performance', 'cash-flow', 'access-to-capital'],
    financialRiskOpportunity: 5,
    financialLikelihood: 3,
  }),
  potentialImpact({
    topicCode: 'E4.4',
    title: 'Humus loss on intensively used fields',
    description:
      'Three crops a year and bare soil in winter can wear out the humus of fields that grow for us. Worn-out soil holds less water and feeds fewer insects, and it takes years to recover.',
    justification:
      'Crop rotations of 46 growers (19 leave fields bare in winter) and an advisory report for the region. First soil samples come back in January; moderate and slow to reverse, about even odds.',
    companyBusinessArea: 'Procurement, Villaejemplo',
    valueChainConcentration: 'upstream',
    timeHorizon: 'medium-long',
    impactPolarity: 'Negative',
    natureOfImpact: 'indirect',
    impactSeverity: 3,
    impactScale: 3,
    impactScope: 2,
    impactIrremediability: 3,
    impactLikelihood: 3,
  }),
  risk({
    topicCode: 'E4.4',
    title: 'Loss of pollination and fertile soil',
    description:
      'Fruit, almonds, rapeseed and many vegetables need pollinators and living soil. Where both decline, yields fall and vary more from year to year, and we compete with larger buyers for the remainder.',
    justification:
      'Dependency screening by ingredient: 23 % of purchase value depends strongly on pollination. Yield records of growers over ten years and published research for the region; effect between EUR 4m and EUR 10m, gradual, hence likelihood 3.',
    companyBusinessArea: 'Procurement',
    valueChainConcentration: 'upstream',
    timeHorizon: 'long',
    riskOpportunityType: 'physical-chronic',
    financialEffects: ['performance'],
    financialRiskOpportunity: 4,
    financialLikelihood: 3,
  }),
];

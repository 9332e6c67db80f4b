import { actualImpact, opportunity, potentialImpact, risk, type SampleComponent } from './sample-shapes.ts';

/** Consumers and end-users (S4). */
export const consumerComponents: SampleComponent[] = [
  potentialImpact({
    topicCode: 'S4.1',
    title: 'Health and climate claims that say too much',
    description:
      'Claims such as "wholesome" or "climate-friendly" can lead people to choices they would not make with full information. Our own brands carry such claims on eleven articles.',
    justification:
      'Review of all packs by Quality Management and Legal: four claims rested on one study each and are being changed. No complaint by a consumer body in three years.',
    companyBusinessArea: 'Marketing; Quality Management',
    valueChainConcentration: 'downstream',
    timeHorizon: 'short',
    impactPolarity: 'Negative',
    natureOfImpact: 'direct',
    impactSeverity: 3,
    impactScale: 2,
    impactScope: 3,
    impactIrremediability: 1,
    impactLikelihood: 3,
  }),
  risk({
    topicCode: 'S4.1',
    title: 'Warning letters and new labels',
    description:
      'Competitors or consumer bodies can challenge environmental and health claims. Printed film then has to be scrapped and the articles are missing from the shelf for weeks.',
    justification:
      'Cost of the last unplanned label change (EUR 0.3m for two articles) applied to the eleven articles with claims; legal opinion of our adviser on the wording.',
    companyBusinessArea: 'Marketing; Legal',
    valueChainConcentration: 'downstream',
    timeHorizon: 'short-medium',
    riskOpportunityType: 'transition-policy',
    financialEffects: ['performance'],
    financialRiskOpportunity: 3,
    financialLikelihood: 3,
  }),
  potentialImpact({
    topicCode: 'S4.2',
    title: 'Food-safety incidents',
    description:
      'Contamination or undeclared allergens can harm consumers. Nuts and milk are handled on neighbouring lines in Przykładowo, and chilled desserts are sensitive to germs when the cold chain breaks.',
    justification:
      'Hazard analysis, certification audits of all plants and two precautionary withdrawals in five years, with nobody known to have come to harm. A severe allergic reaction can be fatal, hence scale and irremediability 5.',
    companyBusinessArea: 'Quality Management; all plants',
    valueChainConcentration: 'downstream',
    timeHorizon: 'short',
    impactPolarity: 'Negative',
    natureOfImpact: 'direct',
    impactSeverity: 5,
    impactScale: 5,
    impactScope: 2,
    impactIrremediability: 5,
    impactLikelihood: 2,
  }),
  actualImpact({
    topicCode: 'S4.2',
    title: 'Sugar and saturated fat in desserts and bars',
    description:
      'Eaten often, our sweet products add to overweight and related illness. Children are among those who like them most, and portions have grown over the years.',
    justification:
      'Nutrient data of the full range weighted by sales (57 % of portions above the internal sugar guideline) and published nutrition surveys. Many people each affected a little, so the scale is moderate.',
    companyBusinessArea: 'Product development; Marketing',
    valueChainConcentration: 'downstream',
    timeHorizon: 'short-medium-long',
    impactPolarity: 'Negative',
    natureOfImpact: 'indirect',
    impactSeverity: 3,
    impactScale: 3,
    impactScope: 3,
    impactIrremediability: 3,
  }),
  risk({
    topicCode: 'S4.2',
    title: 'Product recall',
    description:
      'A recall across several countries costs stock, freight, penalties by customers and shelf space for months. Insurance pays the direct cost above a deductible, not the lost contracts.',
    justification:
      'Recall exercise of last autumn, insurance terms and the cost of the earlier withdrawals: EUR 4m to EUR 8m remain uninsured in the scenario. Controls have been effective so far, hence likelihood 2.',
    companyBusinessArea: 'Quality Management; Sales',
    valueChainConcentration: 'own-downstream',
    timeHorizon: 'short',
    riskOpportunityType: 'transition-reputation',
    financialEffects: ['performance', 'cash-flow'],
    financialRiskOpportunity: 4,
    financialLikelihood: 2,
  }),
  opportunity({
    topicCode: 'S4.2',
    title: 'Healthier and plant-based ranges',
    description:
      'Shifting diets create demand for reformulated and plant-based products. Oat and soy desserts already stand for EUR 21m of turnover, and two customers have asked for own-label desserts with a third less sugar.',
    justification:
      'Sales growth of the range (17 % in the year), signed listings for six articles and the board’s product plan to EUR 34m of turnover: more than EUR 12m of contribution over five years.',
    companyBusinessArea: 'Product development; Sales',
    valueChainConcentration: 'downstream',
    timeHorizon: 'short-medium',
    riskOpportunityType: 'opportunity-market',
    financialEffects: ['performance', 'cash-flow'],
    financialRiskOpportunity: 5,
    financialLikelihood: 4,
  }),
  opportunity({
    topicCode: 'S4.3',
    title: 'Free-from bars for people with allergies',
    description:
      'Bars without nuts, milk and gluten open our range to people who have to leave most sweets on the shelf. One retailer has asked for three articles under its own label.',
    justification:
      'Request of one customer and a market study: EUR 0.2m of contribution a year. It needs a separate line in Przykładowo, which has not been planned.',
    companyBusinessArea: 'Product development; Marketing',
    valueChainConcentration: 'downstream',
    timeHorizon: 'medium',
    riskOpportunityType: 'opportunity-market',
    financialEffects: ['performance'],
    financialRiskOpportunity: 2,
    financialLikelihood: 3,
  }),
];

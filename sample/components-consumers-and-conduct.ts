import { actualImpact, opportunity, potentialImpact, risk, type SampleComponent } from './sample-shapes.ts';

/** Consumers and end-users (S4) and business conduct (G1). */
export const consumerAndConductComponents: SampleComponent[] = [
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
  potentialImpact({
    topicCode: 'G1.3',
    title: 'Poor animal welfare',
    description:
      'Intensive husbandry and transport can cause suffering. In our chain this concerns dairy cows and their calves first, and laying hens for the egg powder in biscuits; we have no say in transport and slaughter.',
    justification:
      'Cooperative reports on barn systems (62 % of the milk from loose housing with pasture or outdoor access) and audit results of the egg supplier. Welfare indicators on the animal exist for a quarter of the farms only.',
    companyBusinessArea: 'Procurement, milk and eggs',
    valueChainConcentration: 'upstream',
    timeHorizon: 'short-medium',
    impactPolarity: 'Negative',
    natureOfImpact: 'indirect',
    impactSeverity: 4,
    impactScale: 4,
    impactScope: 3,
    impactIrremediability: 3,
    impactLikelihood: 4,
  }),
  opportunity({
    topicCode: 'G1.3',
    title: 'Pasture-milk desserts as a premium line',
    description:
      'Milk from pasture can be collected and processed separately, and retailers look for own-label products above the basic welfare level. The cooperatives would guarantee the quantity for three years.',
    justification:
      'Two customer tenders that ask for a higher welfare level and a price test in 40 shops. Additional contribution EUR 0.4m a year if one tender is won.',
    companyBusinessArea: 'Sales; Procurement, milk and eggs',
    valueChainConcentration: 'upstream-downstream',
    timeHorizon: 'medium',
    riskOpportunityType: 'opportunity-market',
    financialEffects: ['performance'],
    financialRiskOpportunity: 3,
    financialLikelihood: 3,
  }),
  actualImpact({
    topicCode: 'G1.5',
    title: 'Late payment of small growers',
    description:
      'Invoices of small growers are paid later than agreed when quality checks are slow in the peak season. For a family farm a few weeks can mean an overdraft at the bank.',
    justification:
      'Payment statistics: 38 days on average for growers against 30 agreed, 16 % of invoices late. The delay ends within weeks and can be made good with interest, so severity is low.',
    companyBusinessArea: 'Procurement; Finance',
    valueChainConcentration: 'upstream',
    timeHorizon: 'short',
    impactPolarity: 'Negative',
    natureOfImpact: 'direct',
    impactSeverity: 2,
    impactScale: 2,
    impactScope: 2,
    impactIrremediability: 1,
  }),
  risk({
    topicCode: 'G1.5',
    title: 'Dependence on few milk and hazelnut suppliers',
    description:
      'Two cooperatives deliver all of our milk, and one trader most hazelnuts. If a partner ends the contract or fails, replacements of the same quality take months.',
    justification:
      'Supplier risk register and contract terms (notice period six months). Scenario by Procurement: EUR 5m of lost contribution in half a year; long partnership, but one cooperative is in merger talks.',
    companyBusinessArea: 'Procurement',
    valueChainConcentration: 'upstream',
    timeHorizon: 'short-medium',
    riskOpportunityType: 'transition-market',
    financialEffects: ['performance', 'cash-flow'],
    financialRiskOpportunity: 4,
    financialLikelihood: 3,
  }),
  potentialImpact({
    topicCode: 'G1.6',
    title: 'Favours in purchasing and permits',
    description:
      'Gifts and favours could distort awards to suppliers or decisions of authorities, at the expense of honest competitors and of the public. The risk sits with few people in purchasing and construction.',
    justification:
      'Risk analysis by internal audit, four-eyes rule above EUR 5,000 and training records (94 % of the people concerned). No case and no report to the whistle-blowing line in five years.',
    companyBusinessArea: 'Procurement; plant management',
    valueChainConcentration: 'upstream-own',
    timeHorizon: 'short',
    impactPolarity: 'Negative',
    natureOfImpact: 'direct',
    impactSeverity: 3,
    impactScale: 3,
    impactScope: 1,
    impactIrremediability: 2,
    impactLikelihood: 2,
  }),
  risk({
    topicCode: 'G1.6',
    title: 'Fines and exclusion after a corruption case',
    description:
      'A proven case would bring fines, the cost of an investigation and the dismissal of those involved. It could also exclude us from tenders of public canteens, which are part of our food service business.',
    justification:
      'Share of public customers (7 % of turnover) and cost estimates by our adviser: EUR 4m to EUR 6m. Controls tested by internal audit without findings, hence likelihood 1.',
    companyBusinessArea: 'Finance; Sales',
    valueChainConcentration: 'own-operations',
    timeHorizon: 'short-medium',
    riskOpportunityType: 'transition-reputation',
    financialEffects: ['performance', 'access-to-capital'],
    financialRiskOpportunity: 4,
    financialLikelihood: 1,
  }),
];

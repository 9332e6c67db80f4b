import { actualImpact, opportunity, potentialImpact, risk, type SampleComponent } from './sample-shapes.ts';

/** Business conduct (G1). */
export const conductComponents: SampleComponent[] = [
  potentialImpact({
    topicCode: 'G1.2',
    title: 'A reporting line that agency workers do not know',
    description:
      'Our whistle-blowing line is open to everybody who works for us, also by way of an agency. People who do not know it, or who fear for the next contract, stay silent about what goes wrong.',
    justification:
      'Interviews with 31 seasonal workers: 6 knew the line. It has taken 14 reports in the year, none by agency workers, and no reprisal is known. Posters in five languages have hung since August.',
    companyBusinessArea: 'Legal; Human Resources',
    valueChainConcentration: 'own-operations',
    timeHorizon: 'short',
    impactPolarity: 'Negative',
    natureOfImpact: 'direct',
    impactSeverity: 2,
    impactScale: 2,
    impactScope: 1,
    impactIrremediability: 2,
    impactLikelihood: 4,
  }),
  risk({
    topicCode: 'G1.2',
    title: 'Misconduct that comes to light late',
    description:
      'A fault that nobody reports grows until an auditor, a customer or the press finds it. Investigations then cost more, and customers ask why we did not know.',
    justification:
      'Cost of the last two internal investigations (EUR 0.1m each) and benchmarks of our insurer. Reports reach the line from all three plants, hence likelihood 2.',
    companyBusinessArea: 'Legal; Finance',
    valueChainConcentration: 'own-operations',
    timeHorizon: 'short-medium',
    riskOpportunityType: 'transition-reputation',
    financialEffects: ['performance'],
    financialRiskOpportunity: 2,
    financialLikelihood: 2,
  }),
  potentialImpact({
    topicCode: 'G1.3',
    title: 'Poor animal welfare',
    description:
      'Intensive husbandry and transport can cause suffering. In our chain this concerns dairy cows and their calves first, and laying hens for the egg powder in biscuits; we have no say in transport and slaughter.',
    justification:
      'Cooperative reports on barn systems (62 % of the milk from loose housing with pasture or outdoor access) and audit results of the egg supplier. Welfare indicators on the animal exist for a quarter of the farms only; where they do, lameness is rarer than in the region, hence likelihood 3.',
    companyBusinessArea: 'Procurement, milk and eggs',
    valueChainConcentration: 'upstream',
    timeHorizon: 'short-medium',
    impactPolarity: 'Negative',
    natureOfImpact: 'indirect',
    impactSeverity: 4,
    impactScale: 4,
    impactScope: 3,
    impactIrremediability: 3,
    impactLikelihood: 3,
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

import { actualImpact, potentialImpact, risk, type SampleComponent } from './sample-shapes.ts';

/** Own workforce (S1). */
export const ownWorkforceComponents: SampleComponent[] = [
  actualImpact({
    topicCode: 'S1.1',
    title: 'Injuries and strain at the packing lines',
    description:
      'Lifting, repetitive movements and cleaning of machines lead to accidents and to back and shoulder complaints. Since the forming machine in Przykładowo was rebuilt and lifting aids came to all lines, accidents have become fewer and lighter.',
    justification:
      'Accident register: 11 lost-time accidents in the year (10 per million hours; the sector has 16), none with more than three weeks of absence; sickness statistics by department and the employee survey. Complaints ease with job rotation, hence irremediability 2.',
    companyBusinessArea: 'All plants, production and logistics',
    valueChainConcentration: 'own-operations',
    timeHorizon: 'short',
    impactPolarity: 'Negative',
    natureOfImpact: 'direct',
    impactSeverity: 2,
    impactScale: 2,
    impactScope: 2,
    impactIrremediability: 2,
  }),
  actualImpact({
    topicCode: 'S1.1',
    title: 'Secure jobs under collective agreements in rural regions',
    description:
      'Nine out of ten of our employees have permanent contracts, and collective agreements cover all three plants. In two of the three towns we are the largest private employer and train 26 apprentices.',
    justification:
      'Payroll data (91 % permanent), the three collective agreements and a wage comparison by an outside adviser: entry wages 3 to 5 % above the local level for comparable work. A benefit beyond the law, but a small one.',
    companyBusinessArea: 'Human Resources; all plants',
    valueChainConcentration: 'own-operations',
    timeHorizon: 'short-medium',
    impactPolarity: 'Positive',
    natureOfImpact: 'direct',
    impactSeverity: 2,
    impactScale: 2,
    impactScope: 2,
  }),
  risk({
    topicCode: 'S1.1',
    title: 'Shortage of line operators and technicians',
    description:
      'In Musterfeld a quarter of the technicians will retire within six years. The first apprentices of the new technicians’ class have filled four posts; vacancies still stay open for three months on average. Unfilled shifts are covered by agency staff and overtime, or a line stands still.',
    justification:
      'Human Resources statistics and line downtime records: EUR 0.4m a year for agency premiums and lost output, EUR 2m over five years. Half of the posts to be filled until 2029 have an apprentice, hence about even odds.',
    companyBusinessArea: 'Musterfeld plant; Human Resources',
    valueChainConcentration: 'own-operations',
    timeHorizon: 'short-medium',
    riskOpportunityType: 'transition-market',
    financialEffects: ['performance'],
    financialRiskOpportunity: 3,
    financialLikelihood: 3,
  }),
  potentialImpact({
    topicCode: 'S1.2',
    title: 'Women overtaken on the way to line leader',
    description:
      'Women are 44 % of the people at our lines and 21 % of the line leaders. Shift times that do not fit school hours can keep them from trying.',
    justification:
      'Payroll analysis by an outside adviser: no pay gap within a grade, 2.1 % not explained across grades. Five posts of line leader become free until 2028; shift swaps are being tried in Musterfeld.',
    companyBusinessArea: 'Human Resources; all plants',
    valueChainConcentration: 'own-operations',
    timeHorizon: 'short-medium',
    impactPolarity: 'Negative',
    natureOfImpact: 'direct',
    impactSeverity: 2,
    impactScale: 2,
    impactScope: 2,
    impactIrremediability: 1,
    impactLikelihood: 3,
  }),
  risk({
    topicCode: 'S1.2',
    title: 'Claims after the rules on pay transparency',
    description:
      'New rules let employees ask what colleagues of the other sex earn for equal work. Where grades were set long ago, back pay could become due.',
    justification:
      'Payroll analysis by grade and a legal opinion: at most EUR 0.6m once. All but two grades were reviewed this year, hence likelihood 2.',
    companyBusinessArea: 'Human Resources; Finance',
    valueChainConcentration: 'own-operations',
    timeHorizon: 'short-medium',
    riskOpportunityType: 'transition-policy',
    financialEffects: ['performance'],
    financialRiskOpportunity: 2,
    financialLikelihood: 2,
  }),
  actualImpact({
    topicCode: 'S1.3',
    title: 'Unfit housing of seasonal agency workers',
    description:
      'In the harvest season up to 140 agency workers join the Villaejemplo plant, and about half live in rooms that the agencies arrange. At two addresses the rooms were crowded, which harms their right to adequate housing. Rent deducted from wages would too.',
    justification:
      'Interviews with 31 workers by a local charity and an unannounced visit to six of eleven addresses: two were crowded in July, none was unsafe, and nobody’s papers were held back. Harm ends with a move to another room, hence 2. Both agencies have signed our housing standard; its effect has not been verified yet.',
    companyBusinessArea: 'Villaejemplo plant; Human Resources',
    valueChainConcentration: 'own-operations',
    timeHorizon: 'short',
    impactPolarity: 'Negative',
    natureOfImpact: 'indirect',
    impactSeverity: 2,
    impactScale: 2,
    impactScope: 2,
    impactIrremediability: 1,
    humanRights: true,
  }),
  risk({
    topicCode: 'S1.3',
    title: 'An agency stopped in the harvest weeks',
    description:
      'If an authority closes housing or suspends an agency in August, up to 70 people are missing at the lines in the weeks when vegetables have to be cooked. Overtime and the other two plants could replace some of them.',
    justification:
      'Inspection reports of the last three seasons (no order against either agency) and the cost of two missing weeks: EUR 0.6m. A second agency could send part of the people.',
    companyBusinessArea: 'Villaejemplo plant; Human Resources',
    valueChainConcentration: 'own-operations',
    timeHorizon: 'short',
    riskOpportunityType: 'transition-policy',
    financialEffects: ['performance'],
    financialRiskOpportunity: 2,
    financialLikelihood: 2,
  }),
];

import { actualImpact, potentialImpact, risk, type SampleComponent } from './sample-shapes.ts';

/** Own workforce (S1), workers in the value chain (S2), affected communities (S3). */
export const peopleComponents: SampleComponent[] = [
  actualImpact({
    topicCode: 'S1.1',
    title: 'Injuries and strain at the packing lines',
    description:
      'Lifting, repetitive movements and cleaning of machines lead to accidents and to lasting back and shoulder complaints. The bakery in Przykładowo has most accidents, the cold areas in Musterfeld most sick days.',
    justification:
      'Accident register: 19 lost-time accidents in the year (18 per million hours), none with permanent disability; sickness statistics by department and the employee survey. Complaints ease with other work but often return, hence irremediability 3.',
    companyBusinessArea: 'All plants, production and logistics',
    valueChainConcentration: 'own-operations',
    timeHorizon: 'short',
    impactPolarity: 'Negative',
    natureOfImpact: 'direct',
    impactSeverity: 3,
    impactScale: 3,
    impactScope: 3,
    impactIrremediability: 3,
  }),
  actualImpact({
    topicCode: 'S1.1',
    title: 'Secure jobs under collective agreements in rural regions',
    description:
      'Nine out of ten of our employees have permanent contracts, and collective agreements cover all three plants. In two of the three towns we are the largest private employer and train 26 apprentices.',
    justification:
      'Payroll data (91 % permanent), the three collective agreements and a wage comparison by an outside adviser: entry wages 8 to 12 % above the local level for comparable work.',
    companyBusinessArea: 'Human Resources; all plants',
    valueChainConcentration: 'own-operations',
    timeHorizon: 'short-medium',
    impactPolarity: 'Positive',
    natureOfImpact: 'direct',
    impactSeverity: 3,
    impactScale: 3,
    impactScope: 2,
  }),
  risk({
    topicCode: 'S1.1',
    title: 'Shortage of line operators and technicians',
    description:
      'In Musterfeld a quarter of the technicians will retire within six years and vacancies stay open for five months on average. Unfilled shifts are covered by agency staff and overtime, or a line stands still.',
    justification:
      'Human Resources statistics and line downtime records: EUR 0.55m a year for agency premiums and lost output, EUR 2.8m over five years. It is happening already, hence likelihood 5.',
    companyBusinessArea: 'Musterfeld plant; Human Resources',
    valueChainConcentration: 'own-operations',
    timeHorizon: 'short-medium',
    riskOpportunityType: 'transition-market',
    financialEffects: ['performance'],
    financialRiskOpportunity: 3,
    financialLikelihood: 5,
  }),
  potentialImpact({
    topicCode: 'S1.3',
    title: 'Unfit housing of seasonal agency workers',
    description:
      'In the harvest season up to 140 agency workers join the Villaejemplo plant, and about half live in rooms that the agencies arrange. Crowded rooms and rent deducted from wages would violate their right to adequate housing.',
    justification:
      'Interviews with 31 workers by a local charity and an unannounced visit to six of eleven addresses: two were crowded, none unsafe. Both agencies have signed our housing standard; its effect has not been verified yet.',
    companyBusinessArea: 'Villaejemplo plant; Human Resources',
    valueChainConcentration: 'own-operations',
    timeHorizon: 'short',
    impactPolarity: 'Negative',
    natureOfImpact: 'indirect',
    impactSeverity: 3,
    impactScale: 3,
    impactScope: 2,
    impactIrremediability: 2,
    impactLikelihood: 3,
    humanRights: true,
  }),
  actualImpact({
    topicCode: 'S2.1',
    title: 'Heat and piece rates in the vegetable harvest',
    description:
      'People who harvest for our growers work outdoors through hot weeks, often paid by the crate. Breaks and drinking water are agreed in the grower contracts but not kept everywhere.',
    justification:
      'Audit reports of 17 growers in the last two seasons (findings on breaks or shade at five) and interviews by a workers’ rights charity. Two cases of heat exhaustion needed hospital care.',
    companyBusinessArea: 'Procurement, Villaejemplo',
    valueChainConcentration: 'upstream',
    timeHorizon: 'short-medium',
    impactPolarity: 'Negative',
    natureOfImpact: 'indirect',
    impactSeverity: 4,
    impactScale: 4,
    impactScope: 3,
    impactIrremediability: 3,
  }),
  actualImpact({
    topicCode: 'S2.1',
    title: 'Cocoa income below a living income',
    description:
      'Many smallholder families earn less from cocoa than a decent life costs, even with a certification premium. Low income is also a root cause of child labour and of clearing new land.',
    justification:
      'Reports of the certification body for our supply areas and published living-income studies; premium payments from invoices (41 % of volume). Farmers were not interviewed by us, so the evidence is second-hand.',
    companyBusinessArea: 'Procurement, cocoa and nuts',
    valueChainConcentration: 'upstream',
    timeHorizon: 'short-medium-long',
    impactPolarity: 'Negative',
    natureOfImpact: 'indirect',
    impactSeverity: 4,
    impactScale: 4,
    impactScope: 4,
    impactIrremediability: 3,
  }),
  risk({
    topicCode: 'S2.1',
    title: 'Harvest interrupted by labour conflicts or heat rules',
    description:
      'Strikes, a lack of harvest workers or mandatory work stops on hot days can leave crops in the field in the very weeks when we cook. Substitutes from other regions are dearer and of varying quality.',
    justification:
      'Delivery records: six days without fresh tomatoes in the last season, EUR 0.8m of extra cost and lost output. Assessment by the growers’ spokespeople in the stakeholder interviews; about even odds of one such event in two years.',
    companyBusinessArea: 'Procurement, Villaejemplo',
    valueChainConcentration: 'upstream',
    timeHorizon: 'short-medium',
    riskOpportunityType: 'transition-market',
    financialEffects: ['performance', 'cash-flow'],
    financialRiskOpportunity: 3,
    financialLikelihood: 3,
  }),
  potentialImpact({
    topicCode: 'S2.3',
    title: 'Child labour in ingredient supply',
    description:
      'Smallholder tiers for cocoa, sugar or coffee can involve children. For us cocoa and hazelnuts are in question: children who carry loads or use blades instead of going to school suffer lasting harm.',
    justification:
      'Human rights risk analysis with an outside adviser (2024) and monitoring reports for 58 % of cocoa volume. No confirmed case in our own chain, but 42 % of the volume has no monitoring at all.',
    companyBusinessArea: 'Procurement, cocoa and nuts',
    valueChainConcentration: 'upstream',
    timeHorizon: 'short-medium-long',
    impactPolarity: 'Negative',
    natureOfImpact: 'indirect',
    impactSeverity: 5,
    impactScale: 5,
    impactScope: 3,
    impactIrremediability: 5,
    impactLikelihood: 3,
    humanRights: true,
  }),
  risk({
    topicCode: 'S2.3',
    title: 'Delisting after a child or forced labour case',
    description:
      'A confirmed case linked to one of our ingredients would bring press reports and the end of a supply contract. Our largest own-label contract for bars allows immediate termination.',
    justification:
      'Contract clauses of three customers and a review of comparable cases by our adviser. EUR 19m of turnover with cocoa products at the customer concerned; loss of margin about EUR 5m until replaced.',
    companyBusinessArea: 'Sales; Procurement',
    valueChainConcentration: 'upstream-downstream',
    timeHorizon: 'short-medium',
    riskOpportunityType: 'transition-reputation',
    financialEffects: ['performance', 'cash-flow', 'access-to-capital'],
    financialRiskOpportunity: 4,
    financialLikelihood: 3,
  }),
  actualImpact({
    topicCode: 'S3.1',
    title: 'Surplus meals for food banks',
    description:
      'Chilled desserts and soups with a short remaining shelf life go to two food banks every week, with transport paid by us. The food banks can plan with it because the quantity is agreed for the year.',
    justification:
      'Delivery notes: 640 t in the year, about 1.6 million portions. Feedback interview with both food banks; benefit noticeable for the people reached, in two regions.',
    companyBusinessArea: 'Supply Chain',
    valueChainConcentration: 'downstream',
    timeHorizon: 'short',
    impactPolarity: 'Positive',
    natureOfImpact: 'direct',
    impactSeverity: 2,
    impactScale: 2,
    impactScope: 2,
  }),
  potentialImpact({
    topicCode: 'S3.1',
    title: 'Land conflicts around palm and sugar estates',
    description:
      'New estates can displace families who have farmed without written title for generations. Our palm-based fats are certified, cane sugar in two purchased fillings is not.',
    justification:
      'Country risk ratings, certificates and grievance lists published by two palm processors. No open grievance names a mill that supplies us; the origin of the cane sugar in fillings is unknown.',
    companyBusinessArea: 'Procurement',
    valueChainConcentration: 'upstream',
    timeHorizon: 'medium-long',
    impactPolarity: 'Negative',
    natureOfImpact: 'indirect',
    impactSeverity: 3,
    impactScale: 3,
    impactScope: 2,
    impactIrremediability: 3,
    impactLikelihood: 2,
    humanRights: true,
  }),
  risk({
    topicCode: 'S3.1',
    title: 'Opposition to the plant extension in Villaejemplo',
    description:
      'The second cooking line needs a building permit and more water. If neighbours see their own supply in danger, the municipality may delay or refuse it.',
    justification:
      'Notes of the open day and of two council meetings. A delay of a year would cost EUR 0.7m of contribution; the council has so far been in favour.',
    companyBusinessArea: 'Villaejemplo plant',
    valueChainConcentration: 'own-operations',
    timeHorizon: 'medium',
    riskOpportunityType: 'transition-reputation',
    financialEffects: ['performance'],
    financialRiskOpportunity: 2,
    financialLikelihood: 3,
  }),
];

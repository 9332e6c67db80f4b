import { actualImpact, potentialImpact, risk, type SampleComponent } from './sample-shapes.ts';

/** Workers in the value chain (S2) and affected communities (S3). */
export const peopleComponents: SampleComponent[] = [
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
    topicCode: 'S2.2',
    title: 'Women in cocoa without a say and a share',
    description:
      'Women do much of the work in cocoa, but the contract, the premium and the training often go to their husbands. Where cooperatives leave this as it is, women keep less of the income.',
    justification:
      'Published studies of two sourcing countries and member lists of four cooperatives (17 % women). None of the women has been asked yet; scored with care until the supplier mapping of spring.',
    companyBusinessArea: 'Procurement, cocoa and nuts',
    valueChainConcentration: 'upstream',
    timeHorizon: 'short-medium-long',
    impactPolarity: 'Negative',
    natureOfImpact: 'indirect',
    impactSeverity: 2,
    impactScale: 2,
    impactScope: 2,
    impactIrremediability: 2,
    impactLikelihood: 4,
  }),
  potentialImpact({
    topicCode: 'S2.3',
    title: 'Child labour in ingredient supply',
    description:
      'Smallholder tiers for cocoa, sugar or coffee can involve children. For us cocoa and hazelnuts are in question: children who carry loads or use blades instead of going to school suffer lasting harm.',
    justification:
      'Human rights risk analysis with an outside adviser (2024) and monitoring reports for 58 % of cocoa volume. No confirmed case on a farm that delivers to us; the certification body found working children on other farms of the region, and 42 % of the volume has no monitoring at all.',
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
      'New estates can displace families who have farmed without written title for generations. Our palm-based fats are certified; cane sugar reaches us only in two purchased fillings.',
    justification:
      'Country risk ratings, certificates and grievance lists published by two palm processors. No open grievance names a mill that supplies us. The filling suppliers have named their three sugar mills, none of them in a disputed area; 90 t a year, hence severity 2.',
    companyBusinessArea: 'Procurement',
    valueChainConcentration: 'upstream',
    timeHorizon: 'medium-long',
    impactPolarity: 'Negative',
    natureOfImpact: 'indirect',
    impactSeverity: 2,
    impactScale: 2,
    impactScope: 1,
    impactIrremediability: 2,
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

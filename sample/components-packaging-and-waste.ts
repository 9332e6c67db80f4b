import { actualImpact, opportunity, risk, type SampleComponent } from './sample-shapes.ts';

/** Circular economy: resource outflows (E5.2) and waste (E5.3). */
export const packagingAndWasteComponents: SampleComponent[] = [
  actualImpact({
    topicCode: 'E5.2',
    title: 'Packs that cannot be recycled',
    description:
      'Soup pouches of several bonded layers and dark dessert tubs are burnt or landfilled after use, because sorting plants cannot separate or recognise them. They make up a fifth of our packaging by weight.',
    justification:
      'Recyclability check of all 214 pack types by an outside institute: 81 % by weight recyclable. Quantities from purchasing (8,200 t of packaging); design changes for the rest are known, hence 2.',
    companyBusinessArea: 'Packaging development',
    valueChainConcentration: 'own-downstream',
    timeHorizon: 'short-medium',
    impactPolarity: 'Negative',
    natureOfImpact: 'direct',
    impactSeverity: 2,
    impactScale: 2,
    impactScope: 2,
    impactIrremediability: 2,
  }),
  actualImpact({
    topicCode: 'E5.2',
    title: 'Lighter dessert tubs',
    description:
      'New tooling has made the most-sold tub 14 % lighter and saves 96 t of plastic a year. The change is part of our packaging plan.',
    justification:
      'Weighing records before and after the change. It reduces a harm that we cause ourselves and is therefore no positive impact of its own: kept on the list for the record, relevance flag unticked.',
    companyBusinessArea: 'Packaging development',
    valueChainConcentration: 'own-downstream',
    timeHorizon: 'short',
    impactPolarity: 'Positive',
    natureOfImpact: 'direct',
    impactSeverity: 2,
    impactScale: 1,
    impactScope: 2,
    impactRelevant: false,
  }),
  risk({
    topicCode: 'E5.2',
    title: 'Higher fees for packs that are hard to recycle',
    description:
      'Licence fees for packaging rise and are graded by recyclability in all countries where we sell. Recycled plastic fit for food contact, which would lower the fee, is scarce and dearer than virgin material.',
    justification:
      'Fee notices of the collection schemes and offers from three recyclers: EUR 0.6m a year more than today, EUR 3m over five years. The first graded invoice has arrived, hence likelihood 5.',
    companyBusinessArea: 'Packaging development; Finance',
    valueChainConcentration: 'downstream',
    timeHorizon: 'short-medium',
    riskOpportunityType: 'transition-policy',
    financialEffects: ['performance', 'cash-flow'],
    financialRiskOpportunity: 3,
    financialLikelihood: 5,
  }),
  actualImpact({
    topicCode: 'E5.3',
    title: 'Food loss and packaging waste',
    description:
      'Processing losses and single-use packs become waste. About 6 % of what enters our plants leaves them as peel, whey, dough remnants and unsold stock; most goes to feed or biogas, part is burnt. Households throw away further food and almost all of the packs.',
    justification:
      'Weighing records of the three plants (5,900 t of losses out of 96,000 t), disposal certificates, and published household waste studies for the downstream part. Irremediability 2, as material is lost but the site is not harmed.',
    companyBusinessArea: 'All plants; Supply Chain',
    valueChainConcentration: 'own-downstream',
    timeHorizon: 'short-medium',
    impactPolarity: 'Negative',
    natureOfImpact: 'direct',
    impactSeverity: 4,
    impactScale: 3,
    impactScope: 4,
    impactIrremediability: 2,
  }),
  opportunity({
    topicCode: 'E5.3',
    title: 'Side streams sold as ingredients',
    description:
      'Whey permeate and vegetable peel can be dried and sold as ingredients instead of going to biogas. A buyer for the fibre has tested the first tonnes in its own recipes.',
    justification:
      'Business case of the product development team and a letter of intent from one buyer: EUR 0.45m a year, EUR 2.3m over five years, with the dryer still to be ordered.',
    companyBusinessArea: 'Product development; Villaejemplo and Musterfeld plants',
    valueChainConcentration: 'own-operations',
    timeHorizon: 'medium',
    riskOpportunityType: 'opportunity-resource-efficiency',
    financialEffects: ['performance', 'cash-flow'],
    financialRiskOpportunity: 3,
    financialLikelihood: 4,
  }),
];

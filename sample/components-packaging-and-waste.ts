import { actualImpact, opportunity, potentialImpact, risk, type SampleComponent } from './sample-shapes.ts';

/** Circular economy: resource inflows (E5.1), resource outflows (E5.2) and waste (E5.3). */
export const packagingAndWasteComponents: SampleComponent[] = [
  potentialImpact({
    topicCode: 'E5.1',
    title: 'Virgin plastic in tubs and films',
    description:
      'Nine tenths of the plastic in our packs is made from fossil raw material. If recycled plastic fit for food contact stays scarce, this will not change within the next years.',
    justification:
      'Purchasing data: 2,900 t of plastic, of which 9 % recycled; the rest of our packaging is fibre and glass. A small amount within the market for plastic packs. Agricultural inflows are assessed under climate, water and biodiversity.',
    companyBusinessArea: 'Packaging development; Procurement',
    valueChainConcentration: 'upstream',
    timeHorizon: 'short-medium',
    impactPolarity: 'Negative',
    natureOfImpact: 'indirect',
    impactSeverity: 2,
    impactScale: 2,
    impactScope: 1,
    impactIrremediability: 2,
    impactLikelihood: 4,
  }),
  risk({
    topicCode: 'E5.1',
    title: 'Scarce recycled plastic for food contact',
    description:
      'Packs for food will have to contain a minimum share of recycled plastic. Few recyclers are approved for food contact, so prices may rise when everybody has to buy.',
    justification:
      'Offers from three recyclers and the published timetable: about EUR 0.2m a year from 2030. One recycler has offered a contract over five years, hence likelihood 3.',
    companyBusinessArea: 'Packaging development; Procurement',
    valueChainConcentration: 'upstream',
    timeHorizon: 'medium',
    riskOpportunityType: 'transition-market',
    financialEffects: ['performance'],
    financialRiskOpportunity: 2,
    financialLikelihood: 3,
  }),
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
      'Licence fees for packaging rise and are graded by recyclability in more and more countries. Three quarters of the rise can be passed on, because competitors pay it too.',
    justification:
      'Fee notices of the collection schemes and price agreements with four customers: EUR 0.8m a year more than today, of which EUR 0.2m stays with us, EUR 1m over five years. Fees are graded in three of the five countries so far, hence likelihood 4.',
    companyBusinessArea: 'Packaging development; Finance',
    valueChainConcentration: 'downstream',
    timeHorizon: 'short-medium',
    riskOpportunityType: 'transition-policy',
    financialEffects: ['performance', 'cash-flow'],
    financialRiskOpportunity: 2,
    financialLikelihood: 4,
  }),
  actualImpact({
    topicCode: 'E5.3',
    title: 'Food loss and packaging waste',
    description:
      'Processing losses and single-use packs become waste. About 6 % of what enters our plants leaves them as peel, whey, dough remnants and unsold stock; nine tenths of it become feed and the rest biogas. Households throw away further food, and packs of which four fifths can be recycled.',
    justification:
      'Weighing records and buyers’ receipts of all three plants (5,900 t of losses out of 96,000 t, 5,300 t of them sold as feed), and a household study of our own products: 4 % of desserts and soups are thrown away. Last year’s estimate counted feed as waste, hence 2 instead of 4.',
    companyBusinessArea: 'All plants; Supply Chain',
    valueChainConcentration: 'own-downstream',
    timeHorizon: 'short-medium',
    impactPolarity: 'Negative',
    natureOfImpact: 'direct',
    impactSeverity: 2,
    impactScale: 2,
    impactScope: 2,
    impactIrremediability: 1,
  }),
  opportunity({
    topicCode: 'E5.3',
    title: 'Side streams sold as ingredients',
    description:
      'Whey permeate and vegetable peel can be dried and sold as ingredients instead of going to biogas. A buyer for the fibre has tested the first tonnes in its own recipes.',
    justification:
      'Business case of the product development team and a letter of intent from one buyer: EUR 0.45m a year, EUR 2.3m over five years, with the dryer still to be approved and ordered, hence likelihood 3.',
    companyBusinessArea: 'Product development; Villaejemplo and Musterfeld plants',
    valueChainConcentration: 'own-operations',
    timeHorizon: 'medium',
    riskOpportunityType: 'opportunity-resource-efficiency',
    financialEffects: ['performance', 'cash-flow'],
    financialRiskOpportunity: 3,
    financialLikelihood: 3,
  }),
];

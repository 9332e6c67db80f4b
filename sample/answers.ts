import type { SampleAnswers } from './sample-shapes.ts';

/** The organizational section, with every question that it shows. */
export const answers: SampleAnswers = {
  'Which industry best describes your main activity?': 'food',
  'What is the size of your company?': 'large',
  'In which countries does your company operate?': ['DE', 'PL', 'ES', 'AT', 'FR', 'NL'],
  'Describe your main products and services and who buys them.':
    'We make chilled desserts and puddings from milk and from oats and soy (EUR 98m of turnover), cereal bars and filled biscuits (EUR 83m), and soups and preserved vegetables (EUR 31m). About 60 % is sold as the own label of food retailers and the rest under our brands. Food retailers buy 74 % of our turnover, canteens and caterers 18 %, and other food manufacturers 8 %. Our three largest retail customers stand for 52 %.',
  'Describe your value chain from raw materials to end of life.':
    'Upstream: 52 million kg of milk a year from about 140 farms through two cooperatives; 21,000 t of vegetables from 46 contract growers around Villaejemplo; sugar, grain, oats, eggs and nuts from European traders; and cocoa products, palm-based fats and soy that reach us through processors, with farms three to five tiers away. Packaging is tubs, films, pouches, glass and cartons.\n\nOwn operations: desserts in Musterfeld (Germany, 310 people), bars and biscuits in Przykładowo (Poland, 190), soups and vegetables in Villaejemplo (Spain, 115), and sales offices in Austria, France and the Netherlands (25). Hauliers and a chilled warehouse work for us under contract; in the harvest season up to 140 agency workers join the Spanish plant.\n\nDownstream: retail distribution centres and shops, canteens, households. At the end of life our products leave packaging for household collection, and food that was bought and not eaten.',
  'What previous ESG work has your company done?': ['report', 'materiality', 'ghg', 'policies', 'other'],
  'What previous ESG work has your company done? (other)':
    'Human rights risk analysis of cocoa, palm and hazelnut supply with an outside adviser (2024); ISO 14001 certificate for Musterfeld.',
  'Which key regulations apply to your company?': ['csrd', 'iso14001', 'national', 'eu-taxonomy', 'future', 'other'],
  'Which key regulations apply to your company? (other)':
    'European rules on deforestation-free products and on packaging waste; food hygiene and food information law.',
  'Which natural dependencies does your business model have?': [
    'freshwater',
    'biomass',
    'soil-pollination',
    'climate-protection',
    'minerals-energy',
  ],
  'Which human dependencies does your business model have?': [
    'skills',
    'health-safety',
    'flexible-labour',
    'supply-chain-labour',
  ],
  'Which social dependencies does your business model have?': [
    'community',
    'customers',
    'partners',
    'capital-providers',
    'other',
  ],
  'Which social dependencies does your business model have? (other)':
    'Household collection and recycling systems that accept our packaging.',
  'Which regulatory changes from the EU taxonomy, CSRD or CSDDD affect your company, and how?':
    'CSRD: after the Omnibus changes we are below both the headcount and the turnover threshold. The management board has decided to report voluntarily along the ESRS, because our three largest customers and both lending banks ask for this information and one set of figures is less work than many questionnaires.\n\nCSDDD: no direct duty at our size. Two customers have written due diligence on cocoa and palm into their supply contracts, so the effect reaches us through them.\n\nEU taxonomy: food manufacturing itself is not described there. Our banks ask about the heat recovery investment, which we document in taxonomy terms on request.',
};

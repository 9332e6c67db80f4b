import type { Option } from './option.ts';

export interface Industry extends Option {
  /** NACE Rev. 2.1 divisions, each assigned to exactly one industry. */
  naceDivisions: readonly string[];
}

/** The questionnaire's industries: 22 named and Other. */
export const industries = [
  { id: 'agriculture', label: 'Agriculture, Forestry and Fishing', naceDivisions: ['01', '02', '03'] },
  { id: 'apparel', label: 'Apparel and Textiles', naceDivisions: ['13', '14', '15'] },
  { id: 'automotive', label: 'Automotive', naceDivisions: ['29'] },
  { id: 'chemicals', label: 'Chemicals, Rubber and Plastics', naceDivisions: ['20', '22'] },
  { id: 'construction', label: 'Construction and Engineering', naceDivisions: ['41', '42', '43', '71'] },
  { id: 'education', label: 'Education', naceDivisions: ['85'] },
  { id: 'energy', label: 'Energy and Water Utilities', naceDivisions: ['35', '36', '37'] },
  { id: 'waste', label: 'Environmental Services and Waste Management', naceDivisions: ['38', '39'] },
  { id: 'finance', label: 'Financial Services and Insurance', naceDivisions: ['64', '65', '66'] },
  { id: 'food', label: 'Food and Beverage', naceDivisions: ['10', '11', '12'] },
  { id: 'healthcare', label: 'Healthcare and Social Care', naceDivisions: ['86', '87', '88'] },
  { id: 'hospitality', label: 'Hospitality and Tourism', naceDivisions: ['55', '56', '79'] },
  { id: 'logistics', label: 'Logistics and Transportation', naceDivisions: ['49', '50', '51', '52', '53'] },
  {
    id: 'manufacturing',
    label: 'Manufacturing and Industrial Goods',
    naceDivisions: ['16', '17', '18', '23', '25', '26', '27', '28', '30', '31', '32', '33'],
  },
  { id: 'media', label: 'Media, Arts and Entertainment', naceDivisions: ['58', '59', '60', '90', '91', '92', '93'] },
  { id: 'mining', label: 'Mining, Metals, Oil and Gas', naceDivisions: ['05', '06', '07', '08', '09', '19', '24'] },
  { id: 'pharma', label: 'Pharmaceuticals and Biotechnology', naceDivisions: ['21', '72'] },
  {
    id: 'professional',
    label: 'Professional and Business Services',
    naceDivisions: ['69', '70', '73', '74', '75', '77', '78', '80', '81', '82'],
  },
  { id: 'realestate', label: 'Real Estate', naceDivisions: ['68'] },
  { id: 'retail', label: 'Retail and Wholesale', naceDivisions: ['46', '47'] },
  { id: 'technology', label: 'Technology and Software', naceDivisions: ['62', '63'] },
  { id: 'telecom', label: 'Telecommunications', naceDivisions: ['61'] },
  { id: 'other', label: 'Other', naceDivisions: ['84', '94', '95', '96', '97', '98', '99'], freeText: true },
] as const satisfies readonly Industry[];

export type IndustryId = (typeof industries)[number]['id'];

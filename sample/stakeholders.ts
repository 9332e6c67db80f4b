import type { SampleAssessment } from './sample-shapes.ts';

/** Twelve rows of the stakeholder table: groups and bodies, never persons. */
export const stakeholders: SampleAssessment['stakeholders'] = [
  {
    stakeholderGroup: 'employees',
    customGroupName: '',
    isKeyStakeholder: true,
    stakeholderNames:
      'Employees of the three plants; works councils in Musterfeld and Przykładowo; staff delegates in Villaejemplo',
    keyStakeholderReason:
      'Their health, pay and working time depend directly on how we run the plants, and without line operators and technicians we cannot produce.',
    stakeholderRole: 'affected',
    businessDivision: 'Human Resources; all plants',
    engagementOrganization: ['survey', 'meetings'],
    engagementOther: '',
    relevantTopicsViews:
      'Working conditions first: lifting and repetitive work at the packing lines, short-notice shifts, heat in the bakery in July. The works councils asked that near misses be counted as well as accidents.',
  },
  {
    stakeholderGroup: 'other',
    customGroupName: 'Seasonal and agency workers',
    isKeyStakeholder: true,
    stakeholderNames: 'Up to 140 harvest-season workers at the Villaejemplo plant, hired through two agencies',
    keyStakeholderReason:
      'They depend on us and on the agency at once: for wages, for working time and often for a bed. They have no seat in the works council.',
    stakeholderRole: 'affected',
    businessDivision: 'Villaejemplo plant; Human Resources',
    engagementOrganization: ['interview', 'other'],
    engagementOther: 'Anonymous interviews in the workers’ own languages by a local charity, 31 people, July',
    relevantTopicsViews:
      'Deductions for accommodation are hard to follow on the payslip; rooms at two addresses were crowded in July; few knew that our whistle-blowing line is open to them.',
  },
  {
    stakeholderGroup: 'customers',
    customGroupName: '',
    isKeyStakeholder: true,
    stakeholderNames: 'Our three largest food retail customers; two canteen operators',
    keyStakeholderReason:
      'They stand for more than half of our turnover and pass their own targets and codes on to us.',
    stakeholderRole: 'user',
    businessDivision: 'Sales; Key Account Management',
    engagementOrganization: ['interview', 'meetings'],
    engagementOther: '',
    relevantTopicsViews:
      'Product footprints of the thirty largest articles, deforestation-free cocoa, palm and soy, recyclable packs and less sugar in own-label desserts. One customer puts animal welfare levels into its tenders.',
  },
  {
    stakeholderGroup: 'customers',
    customGroupName: '',
    isKeyStakeholder: true,
    stakeholderNames: 'Households that eat our products, people with allergies and coeliac disease among them',
    keyStakeholderReason: 'They carry the harm when a product is unsafe or its label is wrong.',
    stakeholderRole: 'affected',
    businessDivision: 'Quality Management; Marketing',
    engagementOrganization: ['survey', 'industry-data'],
    engagementOther: '',
    relevantTopicsViews:
      'Reliable allergen labels come before everything else. In the household panel (1,050 answers) the most frequent wishes were less sugar, less plastic and fair prices for farmers.',
  },
  {
    stakeholderGroup: 'suppliers',
    customGroupName: '',
    isKeyStakeholder: true,
    stakeholderNames:
      'The two dairy cooperatives; 46 contract vegetable growers around Villaejemplo; sugar and grain mills',
    keyStakeholderReason:
      'Milk and vegetables cannot be replaced at short notice, and most of our emissions and water use arise on their land.',
    stakeholderRole: 'affected',
    businessDivision: 'Procurement',
    engagementOrganization: ['meetings', 'interview'],
    engagementOther: '',
    relevantTopicsViews:
      'Growers name water allocations and price certainty; dairy farmers are ready to measure and reduce emissions when the cost is shared and the data are asked for once, not by every buyer.',
  },
  {
    stakeholderGroup: 'suppliers',
    customGroupName: '',
    isKeyStakeholder: false,
    stakeholderNames:
      'Processors and traders of cocoa, palm-based fats, soy and hazelnuts, and the smallholders behind them',
    keyStakeholderReason: '',
    stakeholderRole: 'affected',
    businessDivision: 'Procurement',
    engagementOrganization: ['survey', 'industry-data'],
    engagementOther: '',
    relevantTopicsViews:
      'Processors report traceability to cooperative level for 71 % of cocoa volume. Smallholders could not be asked directly; reports of certification bodies and aid organisations were used in their place.',
  },
  {
    stakeholderGroup: 'investors',
    customGroupName: '',
    isKeyStakeholder: true,
    stakeholderNames: 'The owning family’s holding; the two lending banks',
    keyStakeholderReason:
      'The credit line is due for renewal in two years, with a margin that depends on agreed sustainability indicators.',
    stakeholderRole: 'user',
    businessDivision: 'Finance',
    engagementOrganization: ['meetings', 'legal'],
    engagementOther: '',
    relevantTopicsViews:
      'Energy cost and carbon price exposure, physical climate risk at Villaejemplo, and how far raw-material price rises can be passed on.',
  },
  {
    stakeholderGroup: 'governments',
    customGroupName: '',
    isKeyStakeholder: false,
    stakeholderNames: 'Food safety, water and labour authorities at the three plant locations',
    keyStakeholderReason: '',
    stakeholderRole: 'other',
    businessDivision: 'Quality Management; Health, Safety and Environment',
    engagementOrganization: ['legal', 'meetings'],
    engagementOther: '',
    relevantTopicsViews:
      'The water authority of the Villaejemplo basin expects lower summer abstraction. In Musterfeld the discharge permit is renewed in 2028, with tighter phosphorus values announced.',
  },
  {
    stakeholderGroup: 'civic',
    customGroupName: '',
    isKeyStakeholder: false,
    stakeholderNames:
      'A regional nature conservation association; a consumer advice centre; a workers’ rights charity; two food banks',
    keyStakeholderReason: '',
    stakeholderRole: 'other',
    businessDivision: 'Sustainability',
    engagementOrganization: ['interview'],
    engagementOther: '',
    relevantTopicsViews:
      'Living income in cocoa, housing of harvest workers, hedgerows and pesticide use in vegetable growing, clear front-of-pack information.',
  },
  {
    stakeholderGroup: 'associations',
    customGroupName: '',
    isKeyStakeholder: false,
    stakeholderNames: 'The national food manufacturers’ associations; a sustainable cocoa initiative',
    keyStakeholderReason: '',
    stakeholderRole: 'user',
    businessDivision: 'Sustainability; Procurement',
    engagementOrganization: ['industry-data', 'meetings'],
    engagementOther: '',
    relevantTopicsViews:
      'Comparable data requests along the chain, common rules for recyclability, and sector benchmarks for energy and food losses, which we used to place our own values.',
  },
  {
    stakeholderGroup: 'communities',
    customGroupName: '',
    isKeyStakeholder: false,
    stakeholderNames: 'Neighbours and municipal councils of Musterfeld, Przykładowo and Villaejemplo',
    keyStakeholderReason: '',
    stakeholderRole: 'affected',
    businessDivision: 'Plant management',
    engagementOrganization: ['meetings', 'other'],
    engagementOther: 'Open day with a question wall in Villaejemplo (about 180 visitors)',
    relevantTopicsViews:
      'Water in dry summers is the subject in Villaejemplo; lorry traffic before six in the morning in Musterfeld. All three value secure jobs and apprenticeships.',
  },
  {
    stakeholderGroup: 'nature',
    customGroupName: '',
    isKeyStakeholder: true,
    stakeholderNames:
      'The river basin at Villaejemplo, soils and pollinators in the growing regions, forests in countries of origin',
    keyStakeholderReason: 'A silent stakeholder on which every recipe depends and which cannot answer a survey.',
    stakeholderRole: 'affected',
    businessDivision: 'Sustainability',
    engagementOrganization: ['industry-data', 'other'],
    engagementOther: 'Public water-stress and land-cover maps laid over the addresses of plants and growers',
    relevantTopicsViews:
      'The maps put Villaejemplo and 41 of its 46 growers in an area of high water stress, and four cocoa sourcing areas beside recently cleared land.',
  },
];

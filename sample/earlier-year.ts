import { answers } from './answers.ts';
import { earlierDecisions } from './decisions.ts';
import { earlierDisclosureChoices } from './disclosure-choices.ts';
import { earlierValueChain } from './earlier-value-chain.ts';
import { earlierYearComponents } from './earlier-year-components.ts';
import { earlierLinks } from './links.ts';
import { earlierMeasures } from './measures.ts';
import type { DeselectedTopic, SampleAssessment, SampleTopicScore } from './sample-shapes.ts';
import { signatures } from './signatures.ts';
import { stakeholders } from './stakeholders.ts';
import { deselectedTopics } from './topic-selections.ts';

type SampleStakeholder = SampleAssessment['stakeholders'][number];

/** A row of the current table, found by how its names begin, with the views of a year before. */
function engagedEarlier(namesBegin: string, relevantTopicsViews: string): SampleStakeholder {
  const row = stakeholders.find((candidate) => candidate.stakeholderNames.startsWith(namesBegin));
  if (!row) throw new Error(`No stakeholder row of the current year begins with "${namesBegin}".`);
  return { ...row, relevantTopicsViews };
}

/** Agency workers, smallholders, civic organizations and nature were added a year later. */
const earlierStakeholders: SampleStakeholder[] = [
  engagedEarlier(
    'Employees of the three plants',
    'Working conditions first: accidents at the packing lines, shift plans, and pay after two years of high prices.',
  ),
  engagedEarlier('Our three largest', 'Product footprints, deforestation-free ingredients and recyclable packs.'),
  engagedEarlier('Households', 'Safe food and reliable labels; less sugar and less plastic.'),
  engagedEarlier('The two dairy cooperatives', 'Growers name water; dairy farmers ask for one data request, not many.'),
  engagedEarlier(
    'The owning family',
    'Energy cost, carbon price exposure and a plan for the renewal of the credit line.',
  ),
  engagedEarlier('Food safety, water', 'Lower summer abstraction at Villaejemplo; accident prevention at machines.'),
  engagedEarlier('The national food', 'Common data requests and benchmarks for energy and food losses.'),
  engagedEarlier('Neighbours', 'Water in dry summers, lorry traffic in the early morning, secure jobs.'),
];

const earlierDeselected: DeselectedTopic[] = [
  {
    topicCode: 'E4.3',
    reason:
      'Our sites are built over and have not grown since 2009; run-off from fields is assessed under pollution of water. Growers have agreed to soil samples for next year.',
  },
  {
    topicCode: 'E4.4',
    reason:
      'Named by no stakeholder and no bank in this year. The analysis of how our recipes depend on pollinators was ordered for spring 2026.',
  },
  {
    topicCode: 'E5.1',
    reason: 'Covered by climate change and biodiversity as far as agricultural inflows are concerned.',
  },
  {
    topicCode: 'S1.2',
    reason:
      'No finding in the employee survey of May and no complaint to the works councils in three years; the pay analysis by gender follows in 2026.',
  },
  { topicCode: 'S1.3', reason: 'No indication among our own employees. Agency workers were not asked in this year.' },
  {
    topicCode: 'S2.2',
    reason:
      'No finding in the reports of the certification body, and named by no stakeholder. The supplier mapping of 2026 asks for the share of women among members.',
  },
  {
    topicCode: 'S3.1',
    reason:
      'No complaint of neighbours beyond water and lorry traffic, which are assessed elsewhere; our palm-based fats are certified with the consent of communities.',
  },
  {
    topicCode: 'S4.1',
    reason: 'No complaint by a consumer body or an authority about labels, claims or customer data in three years.',
  },
  {
    topicCode: 'S4.3',
    reason:
      'We sell through retailers and canteens at the same price to everybody, and our brands do not advertise to children.',
  },
  {
    topicCode: 'G1.2',
    reason: 'An outside lawyer has run our whistle-blowing line since 2021 and knows of no reprisal.',
  },
  {
    topicCode: 'G1.5',
    reason: 'No supplier has failed in five years, and farmers are paid 21 days after delivery on average.',
  },
];

const earlierScores: SampleTopicScore[] = [
  {
    topicCode: 'E1.1',
    impactScore: 3,
    financialScore: 6,
    justification: 'One weak harvest, seen as partly temporary.',
  },
  { topicCode: 'E1.2', impactScore: 9, financialScore: 6, justification: 'First inventory shows how much is milk.' },
  { topicCode: 'E1.3', impactScore: 5, financialScore: 6, justification: 'High gas bill; audit finds savings.' },
  { topicCode: 'E2.2', impactScore: 5, financialScore: 3, justification: 'Fertiliser on fields, permits in order.' },
  { topicCode: 'E3.1', impactScore: 7, financialScore: 7, justification: 'First summer with restrictions.' },
  { topicCode: 'E4.1', impactScore: 9, financialScore: 6, justification: 'Cocoa, palm and soy.' },
  { topicCode: 'E5.2', impactScore: 5, financialScore: 5, justification: 'Pouches and dark tubs; fees may rise.' },
  { topicCode: 'E5.3', impactScore: 7, financialScore: 4, justification: 'Losses of about 7 %.' },
  { topicCode: 'S1.1', impactScore: 8, financialScore: 6, justification: 'A serious accident in the year.' },
  { topicCode: 'S2.1', impactScore: 6, financialScore: 4, justification: 'Audit findings at growers.' },
  {
    topicCode: 'S2.3',
    impactScore: 9,
    financialScore: 5,
    justification: 'Severe risk in cocoa, monitoring incomplete.',
  },
  { topicCode: 'S4.2', impactScore: 8, financialScore: 8, justification: 'Food safety; growing plant-based range.' },
  { topicCode: 'G1.3', impactScore: 6, financialScore: 3, justification: 'Dairy cows and laying hens.' },
  { topicCode: 'G1.6', impactScore: 3, financialScore: 4, justification: 'Low exposure, controls not yet tested.' },
];

/** The completed assessment of the financial year from October 2024 to September 2025, the company's first. */
export const earlierYear: SampleAssessment = {
  name: 'Double Materiality Assessment 2024/25',
  status: 'completed',
  lastLook: {
    by: ['Mara Beispiel', 'Jonas Muster', 'Chiara Esempio (Managing Director)'],
    weighed:
      'Whether anything that stakeholders named is missing, and whether topics below the thresholds hide a severe impact. Agency workers were not asked in this year: they come first next year. The eight material topics together give the picture that we have of the company.',
  },
  currentStep: 6,
  createdAt: '2025-08-25T08:00:00Z',
  completedAt: '2025-11-14T14:20:00Z',
  esrsVersion: 'esrs-2023',
  isApproved: true,
  esrsVersionToBeConfirmed: false,
  usesReliefs: false,
  versionReason: '',
  climateReason: '',
  approach: 'both',
  approachNote:
    'The topics that our stakeholders named were assessed bottom-up, from single impacts, risks and opportunities. The financial side of waste (E5.3) was concluded top-down from disposal contracts.',
  undertaking: 'voluntary',
  firstReportYear: null,
  financialYearStart: '2024-10-01',
  thresholds: { impact: 12.5, financial: 12.5 },
  borderlineBand: 0,
  scoreBasis: 'gross',
  thresholdsReason:
    'The middle of the scale, agreed by the management board for the first assessment: lower, and almost every topic would be material; higher, and water and harvest work would drop out although growers and neighbours named them.',
  answers: {
    ...answers,
    'Describe your main products and services and who buys them.':
      'We make chilled desserts and puddings (EUR 95m of turnover), cereal bars and filled biscuits (EUR 79m), and soups and preserved vegetables (EUR 29m), mostly as the own label of food retailers. Food retailers buy three quarters of our turnover; canteens, caterers and other food manufacturers the rest.',
    'What previous ESG work has your company done?': ['ghg', 'policies', 'other'],
    'What previous ESG work has your company done? (other)': 'ISO 14001 certificate for Musterfeld.',
    'Which regulatory changes from the EU taxonomy, CSRD or CSDDD affect your company, and how?':
      'CSRD: the changes proposed this year would take a company of our size out of scope. Until they are decided we prepare as if we had to report. CSDDD: customers already pass on due diligence questions. EU taxonomy: food manufacturing itself is not described there.',
  },
  stakeholders: earlierStakeholders,
  deselectedTopics: [...deselectedTopics, ...earlierDeselected],
  topicScores: earlierScores,
  components: earlierYearComponents,
  valueChain: earlierValueChain,
  measures: earlierMeasures,
  netScores: [],
  links: earlierLinks,
  decisions: earlierDecisions,
  disclosureChoices: earlierDisclosureChoices,
  signatures,
};

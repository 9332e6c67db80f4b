import { randomUUID } from 'node:crypto';
import { buildDashboard } from '#domain/results/dashboard.ts';
import { findingOf } from '#domain/results/finding.ts';
import { currentYear } from '#sample/current-year.ts';
import { toAssessmentData } from '#sample/sample-assessment-data.ts';

/** As `foundSampleWorld` enters it: without the team's decisions. */
const dashboard = buildDashboard(toAssessmentData({ ...currentYear, decisions: [] }, randomUUID));
const { points, notYetAssessed, risks } = dashboard;
const byBoth = points.filter(({ materialBy }) => materialBy === 'both');
const upstream = risks.filter(({ valueChainConcentration }) => valueChainConcentration?.startsWith('upstream'));

/** Questions about the sample company's current year, with what each answer must contain. */
export const goldenQuestions: readonly { question: string; says: string[] }[] = [
  { question: 'What are the key material topics for my company?', says: [findingOf(dashboard).headline, 'E3.1 Water'] },
  { question: 'Which topics have the highest materiality scores?', says: ['E3.1 Water'] },
  { question: 'What should I focus on next in my assessment?', says: ['Impact Materiality Assessment'] },
  {
    question: 'Give me an overview of the assessment',
    says: [
      `${points.length + notYetAssessed.length} relevant topics`,
      `${currentYear.deselectedTopics.length} deselected`,
    ],
  },
  { question: 'Which topics are material by both sides?', says: [`**${byBoth.length}**`, 'E3.1 Water'] },
  { question: 'Which topics are not material?', says: ['G1.5'] },
  { question: 'Which environmental topics are material?', says: ['E1.2'] },
  { question: 'Which topics have the lowest scores?', says: ['lowest'] },
  { question: 'Why is water material?', says: ['Impact score 20 of 25 reaches the threshold of 12.5'] },
  { question: 'Is corruption material?', says: ['G1.6'] },
  { question: 'Tell me about microplastics', says: ['deselected'] },
  { question: 'Compare climate and water', says: ['E1.2', 'E3.1'] },
  { question: 'Which risks do we have upstream?', says: [`**${upstream.length}**`, 'upstream'] },
  { question: 'How many opportunities do we have?', says: ['opportunities'] },
  { question: 'List our negative impacts', says: ['Commodity-driven deforestation'] },
  { question: 'Which impacts are flagged as human rights impacts?', says: ['Child labour in ingredient supply'] },
  { question: 'How was the score of product recall determined?', says: ['Product recall', 'of 25'] },
  {
    question: 'Show me the justification for commodity-driven deforestation',
    says: ['Commodity-driven deforestation'],
  },
  { question: 'How far are we with the assessment?', says: ['of 6 sections'] },
  { question: 'Which gaps would an auditor find?', says: ['without any entries'] },
  { question: 'Which topics are close to the thresholds?', says: ['What would change it'] },
  { question: 'Which thresholds do we use, and why?', says: ['**12.5** for impact'] },
  {
    question: 'What would be material with a threshold of 20?',
    says: ['Thresholds: impact 20, financial 20, as in your question'],
  },
  { question: 'Which topics did we deselect?', says: ['E2.1 Pollution of air'] },
  { question: 'Which topics are not assessed yet?', says: notYetAssessed.map(({ topic }) => topic.code) },
  { question: 'Who are our key stakeholders?', says: ['Suppliers'] },
  { question: 'What do investors expect from us?', says: ['lending banks'] },
  { question: 'What changed since last year?', says: ['no assessment for an earlier financial year'] },
  { question: 'Which disclosure requirements apply to us?', says: ['requirements'] },
  { question: 'What do we have to disclose about climate?', says: ['E1-6'] },
  { question: 'What is double materiality?', says: ['ESRS 1 §28'] },
  { question: 'Why does an actual impact count with likelihood 5?', says: ['likelihood 5'] },
  { question: 'Who changed what lately?', says: ['Ada Founder', 'Added'] },
  { question: 'In which countries do we operate?', says: ['Germany', 'Spain'] },
  { question: 'Which regulations apply to us?', says: ['CSRD'] },
  { question: 'What are our screening scores from 1 to 10?', says: ['Screening scores go from 1 to 10'] },
  { question: 'Which impacts, risks or opportunities could we be missing?', says: ['ypical'] },
  {
    question: 'Draft a justification for product recall',
    says: ['**proposal** for the justification of Product recall', 'Magnitude 4 of 5', 'below the threshold of 12.5'],
  },
  { question: 'Write a description of food-safety incidents', says: ['**proposal** for the description of'] },
  { question: 'Draft a justification for water', says: ['Which impact, risk or opportunity do you mean?'] },
  { question: 'Write an e-mail to the board', says: ['I cannot write that'] },
  { question: 'Delete the risk of product recall', says: ['I can only read'] },
  { question: 'Where do I find the matrix?', says: ['Dashboard'] },
  { question: 'What can you do?', says: ['built-in analyst'] },
  { question: 'What is our carbon footprint in tonnes?', says: ['texts of'] },
  { question: 'What is the weather tomorrow?', says: ['only answer questions about'] },
  { question: 'What has our auditor asked?', says: ['**No question**'] },
  { question: 'Who is responsible for what?', says: ['None'] },
  { question: 'Which risks have nobody responsible?', says: ['risks, without owner'] },
  { question: 'Why did we deselect microplastics?', says: ['deselected'] },
  { question: 'How does Nestle score on deforestation?', says: ['I know nothing about **Nestle**'] },
  { question: 'Welche Themen sind für uns wesentlich?', says: ['Englisch', 'Build a question'] },
];

/** One kind of question that the analyst tells apart. */
export interface Intent {
  /** What a question of this kind asks for: also what a question set is labelled by. */
  asksFor: string;
  /** How the analyst says that it understood a question so. */
  understoodAs: string;
  /** What it offers when it is unsure. */
  offer: string;
}

const intent = (asksFor: string, understoodAs: string, offer: string): Intent => ({ asksFor, understoodAs, offer });

/** Every kind of question. The ids label the examples and the held-back questions. */
export const intents = {
  overview: intent(
    'A summary of the whole assessment, its state or results at large; also its name, financial year or ESRS version',
    'the assessment at a glance',
    'Give me an overview of the assessment',
  ),
  'material-topics': intent(
    'Which topics are material, by which side, or are not material; which are High, Medium or Low',
    'the topics by materiality',
    'Which topics are material?',
  ),
  'topic-ranking': intent(
    'Topics in the order of their scores: highest, lowest, top five, above or below a score',
    'the topics by score',
    'Which topics have the highest materiality scores?',
  ),
  'topic-detail': intent(
    'One named topic or standard: its scores, why it is or is not material, what stands behind it',
    'one topic in detail',
    'Tell me about one topic, for example water',
  ),
  'topic-comparison': intent(
    'Two or more named topics compared with each other',
    'topics compared',
    'Compare climate and water',
  ),
  components: intent(
    'A list or count of impacts, risks, opportunities by any property: kind, polarity, score, topic, value chain, time horizon, type',
    'impacts, risks and opportunities',
    'List the highest impacts, risks and opportunities',
  ),
  'component-detail': intent(
    'One particular impact, risk or opportunity: its score, how it came about, its description or justification',
    'one impact, risk or opportunity in detail',
    'How did one impact, risk or opportunity get its score?',
  ),
  'next-steps': intent(
    'What to do or focus on next, priorities for the work',
    'what to do next',
    'What should I focus on next in my assessment?',
  ),
  progress: intent(
    'How far the work is, which sections are complete, whether it is finished',
    'how far the assessment is',
    'How far are we with the assessment?',
  ),
  gaps: intent(
    'What is missing, incomplete or weak in the data: missing justifications, polarity, texts, one-sided topics; what an auditor would find',
    'the gaps in the assessment',
    'Which gaps would an auditor find?',
  ),
  borderline: intent(
    'Topics close to a threshold, sensitive or uncertain results',
    'borderline cases',
    'Which topics are close to the thresholds?',
  ),
  thresholds: intent(
    'Which thresholds are used, why, who set them',
    'the thresholds',
    'Which thresholds do we use, and why?',
  ),
  'what-if': intent(
    'What the result would be with other thresholds',
    'the result with other thresholds',
    'What would be material with a threshold of 15?',
  ),
  deselected: intent(
    'Topics that were taken out, deselected, excluded as not relevant',
    'deselected topics',
    'Which topics did we deselect?',
  ),
  'not-assessed': intent(
    'Topics that are not assessed yet, have no components',
    'topics not yet assessed',
    'Which topics are not assessed yet?',
  ),
  stakeholders: intent(
    'Stakeholders: who, which are key, how they were engaged, what they said',
    'the stakeholders',
    'Who are our key stakeholders?',
  ),
  years: intent(
    'Changes against the previous year or assessment',
    'the comparison with the year before',
    'What changed since last year?',
  ),
  disclosures: intent(
    'Which disclosure requirements apply, what has to be reported',
    'what must be disclosed',
    'Which disclosure requirements apply to us?',
  ),
  method: intent(
    'What a term means, what the law or the method says, how scores are computed in general',
    'a question on law or method',
    'How is materiality determined?',
  ),
  history: intent('Who changed what and when, latest edits', 'the latest changes', 'Who changed what lately?'),
  answers: intent(
    'What the company said about itself: industry, size, countries, products, value chain, regulations, earlier work, dependencies',
    'what the company said about itself',
    'In which countries do we operate?',
  ),
  screening: intent(
    'The screening scores from 1 to 10',
    'the screening scores',
    'What are our screening scores from 1 to 10?',
  ),
  suggestions: intent(
    'Proposals of further impacts, risks or opportunities, typical ones of the industry',
    'proposals for components',
    'Which impacts, risks or opportunities could we be missing?',
  ),
  draft: intent(
    'Writing a text: a description, a justification, a summary for somebody, an e-mail',
    'writing a text',
    'Draft a justification for a component',
  ),
  'change-request': intent(
    'Changing, adding, deleting, scoring or sending something on the person’s behalf',
    'changing something',
    'How do I change a score?',
  ),
  'app-help': intent(
    'How to use the product: where to find or do something in it',
    'using the product',
    'Where do I find the matrix?',
  ),
  assistant: intent(
    'The assistant itself: what it can do, who it is, where data go; greetings and thanks',
    'about this assistant',
    'What can you do?',
  ),
  'not-in-data': intent(
    'Facts about the company, its peers or the world near the subject that an assessment does not hold: measured emissions, revenue, ratings, competitors, prices, news',
    'a fact that the assessment may not hold',
    'Search the texts of the assessment',
  ),
  'off-subject': intent(
    'Anything that has nothing to do with the company’s sustainability or this product',
    'something else',
    'What can you do?',
  ),
  'other-language': intent(
    'A question in another language than English',
    'a question in another language',
    'What can you do?',
  ),
} as const satisfies Record<string, Intent>;

export type IntentId = keyof typeof intents;
export const INTENT_IDS = Object.keys(intents) as IntentId[];

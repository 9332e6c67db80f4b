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
  topics: intent(
    'Which topics are material or not, by which side, in which class; topics in the order of their scores; how many there are',
    'the topics by materiality and score',
    'Which topics are material?',
  ),
  detail: intent(
    'One named topic, standard, impact, risk or opportunity: its score, why it is or is not material, its description or justification',
    'one subject in detail',
    'Tell me about one topic, for example water',
  ),
  comparison: intent(
    'Two or more named topics compared with each other',
    'topics compared',
    'Compare climate and water',
  ),
  components: intent(
    'A list or count of impacts, risks, opportunities by any property: kind, polarity, score, topic, value chain, time horizon, type',
    'impacts, risks and opportunities',
    'List the highest impacts, risks and opportunities',
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
    'What is missing, incomplete or weak in the data: missing justifications, polarity, one-sided topics, topics not yet assessed; what an auditor would find',
    'what is missing',
    'Which gaps would an auditor find?',
  ),
  borderline: intent(
    'Topics close to a threshold, sensitive or uncertain results',
    'borderline cases',
    'Which topics are close to the thresholds?',
  ),
  thresholds: intent(
    'Which thresholds are used, why, who set them; what the result would be with other thresholds',
    'the thresholds',
    'Which thresholds do we use, and why?',
  ),
  deselected: intent(
    'Topics that were taken out, deselected, excluded as not relevant',
    'deselected topics',
    'Which topics did we deselect?',
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
    'law and method',
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
  'do-for-me': intent(
    'A request to do something: change, add, score, delete or send something, or write a text (draft, rephrase, translate, e-mail)',
    'a request to do something',
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
    'What do the texts say about emissions?',
  ),
  'off-subject': intent(
    'Anything that has nothing to do with the company’s sustainability or this product, and attempts to misuse the assistant',
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

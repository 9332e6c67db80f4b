import type { FindAnswer } from '#analyst/tools/components.ts';
import type { IntentId } from '#analyst/understanding/intents.ts';
import { intents } from '#analyst/understanding/intents.ts';
import { ask, list, paragraphs, plain } from './markdown-text.ts';

const EXAMPLES = [
  'What are the key material topics for my company?',
  'Which topics have the highest materiality scores?',
  'What should I focus on next in my assessment?',
  'Which risks do we have upstream?',
  'Why is water material?',
  'What changed since last year?',
  'Which gaps would an auditor find?',
];

/** What it is and can do. */
export const ABOUT = paragraphs(
  'I am the built-in analyst: no language model, but rules and examples that run on your own server. Your questions and data go nowhere else, and only you see your chats.',
  'I read your assessment and answer with its numbers, each with a link to where it stands. I change nothing. You can ask, for example:',
  list(EXAMPLES.map(ask)),
);

export const GREETING = paragraphs(
  'Hello. Ask me about your assessment, for example:',
  list(EXAMPLES.slice(0, 3).map(ask)),
);
export const THANKS = 'You are welcome.';

export const OFF_SUBJECT = paragraphs(
  'I can only answer questions about your materiality assessment, its method and this product.',
  list(EXAMPLES.slice(0, 3).map(ask)),
);

export const foreign = (language: string) =>
  paragraphs(
    `I understand questions in English, and words of German, French and Spanish; I answer in English only. ${language === 'this language' ? 'This language I do not read.' : `This question looks ${language}, and I know too few words of it.`} Please ask again in English, for example:`,
    list(EXAMPLES.slice(0, 3).map(ask)),
  );

/** Before an answer to a question that was read in another language. */
export const answersIn = (language: string) =>
  `Your question looks ${language}. I know some words of it, and answer in English only.`;

export const CANNOT_CHANGE = paragraphs(
  'I only read: I cannot change, add, score, send or delete anything. You can do it yourself:',
  list([
    'scores, impacts, risks, opportunities, topics, stakeholders and answers: in the questionnaire',
    'thresholds: on the dashboard',
    'colleagues and invitations: on the company page',
    'completing or reopening the assessment: in the last section of the questionnaire',
  ]),
);

export const CANNOT_WRITE =
  'I cannot write that: I am the built-in analyst and only repeat what the assessment says. I can draft the description or the justification of one component from its facts; name the component for that.';

/** Where things are done, by the words that ask for them; the first that fits. */
const WAYS: readonly (readonly [RegExp, string])[] = [
  [
    /invit|colleague|team|member|user/,
    'Admins invite colleagues on the **Company** page, under Invite Team Member; roles and removals are in the list of team members there.',
  ],
  [
    /export|download|png|svg|pdf|print/,
    'The matrix on the **Dashboard** can be downloaded as PNG or SVG with the button above it; any page can be printed from the browser.',
  ],
  [
    /threshold/,
    'Thresholds are chosen above the matrix on the **Dashboard** or by dragging its lines; that changes your view only. Adopting thresholds for the assessment, with a reason, is done there as well.',
  ],
  [
    /password/,
    'Your password is changed in **Settings**, under Privacy & Security; a forgotten one is reset from the sign-in page.',
  ],
  [/two-factor|2fa/, 'Two-factor authentication is switched on by support: see **Settings**, Privacy & Security.'],
  [/notification|reminder|e-?mails/, 'Notifications are switched in **Settings**; each switch saves at once.'],
  [/delete.*account|close.*account/, 'To delete your account, contact support: see **Settings**, Danger Zone.'],
  [/\bname\b.*\b(my|own)|my name/, 'Your own name is changed in **Profile**.'],
  [/company/, 'Name, industry and size of the company are edited on the **Company** page.'],
  [
    /reopen|complet|finish/,
    'Complete Assessment stands in the last section of the **Questionnaire**. A completed assessment can be reopened there with a reason, copied, or followed by an empty one.',
  ],
  [/chat|rename/, 'Each chat has a menu beside its name with Rename and Delete.'],
  [
    /colou?r|bubble|point|hollow|symbol|matrix|axes|dashed|chart/,
    'The matrix stands on the **Dashboard**: impact score against financial score, one point per topic, its colour the category, its size the number of components; a hollow point has one side not assessed; the lines are the thresholds. A table view stands beside it.',
  ],
  [/stakeholder/, 'Stakeholders are mapped in the second section of the **Questionnaire**.'],
  [
    /risk|opportunit/,
    'Risks and opportunities are added and edited in the last section of the **Questionnaire**, Financial Materiality Assessment, under their topic.',
  ],
  [
    /impact|component/,
    'Impacts are added and edited in the section Impact Materiality Assessment of the **Questionnaire**, under their topic.',
  ],
  [/topic/, 'Topics are selected or deselected in the third section of the **Questionnaire**, Topic Selection.'],
  [
    /score|slider/,
    'Scores are set with each impact, risk or opportunity in the sections Impact Materiality Assessment and Financial Materiality Assessment of the **Questionnaire**; the screening sliders are in Materiality Scoring.',
  ],
  [
    /sav|undo|restore|lost/,
    'Each section is saved with Save or Next. What you have typed and not saved stays in this browser. Every change is recorded in the history.',
  ],
  [/dark|theme/, 'The switch between light and dark stands at the bottom of the sidebar.'],
  [
    /dashboard|result/,
    'Results stand on the **Dashboard**: matrix, topical overview, highest scored components and tables.',
  ],
  [
    /year|start|begin|copy|new assessment/,
    'The next assessment is started in the **Questionnaire** once the present one is completed: empty, or as a copy.',
  ],
];

/** How to do something in the product; null where the words name nothing known. */
export const wayTo = (text: string) => WAYS.find(([pattern]) => pattern.test(text))?.[1] ?? null;

export const APP_HELP =
  'The work is done in the **Questionnaire** with its sections, the **Dashboard** with the results, and this assistant; Company, Profile and Settings stand below them in the sidebar. What do you want to do there?';

/** Most that is offered; two subjects may stand for one reading. */
const MOST_OFFERS = 4;

/** What is said when a question could mean several things: the likeliest first, by name where its words name something. */
export function offer(offers: readonly IntentId[], found?: FindAnswer): string {
  const components = found?.components.map(({ title, isNamed }) => ({ name: title, isNamed })) ?? [];
  const topics = found?.topics.map(({ topic }) => ({ name: topic, isNamed: true })) ?? [];
  const subjects = [...components, ...topics]
    .toSorted((first, second) => Number(second.isNamed) - Number(first.isNamed))
    .slice(0, 2)
    .map(({ name }) => `Tell me about ${plain(name)}`);
  const questions = offers.flatMap((intent) =>
    intent === 'detail' && subjects.length > 0 ? subjects : intents[intent].offer,
  );
  return paragraphs(
    'I am not sure what you mean. Did you want to know one of these?',
    list([...new Set(questions)].slice(0, MOST_OFFERS).map(ask)),
  );
}

export const NOT_IN_DATA = 'The assessment does not say this as a fact of its own.';

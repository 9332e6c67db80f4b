/**
 * How to do things in the product, by the words with which people ask for them; the first match wins. Names of screens are in asterisks.
 */
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
  [/delete.*account|close.*account/, 'You delete your account yourself in **Settings**, under Danger Zone.'],
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

/** Says how to do something in the product, with the names of screens in double asterisks; null if the words name nothing known. */
export const wayTo = (text: string): string | null =>
  WAYS.find(([pattern]) => pattern.test(text.toLowerCase()))?.[1] ?? null;

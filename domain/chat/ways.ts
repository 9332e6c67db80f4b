/**
 * How to do things in the product, by the words with which people ask for them; the first match wins. Names of screens are in asterisks.
 */
const WAYS: readonly (readonly [RegExp, string])[] = [
  [
    /invit|colleague|team|member|user/,
    'Admins invite colleagues on the **Company** page, under Invite Team Member. In the list of team members, they can also change roles and remove people.',
  ],
  [
    /export|download|png|svg|pdf|print/,
    'You can download the matrix on the **Dashboard** as PNG or SVG with the button above it. You can print any page from the browser.',
  ],
  [
    /threshold/,
    'Choose thresholds above the matrix on the **Dashboard**, or drag its lines. This changes only your view. You can also adopt thresholds for the assessment there, with a reason.',
  ],
  [
    /password/,
    'Change your password in **Settings**, under Privacy & Security. If you have forgotten it, reset it from the sign-in page.',
  ],
  [/two-factor|2fa/, 'Support turns on two-factor authentication for you: see **Settings**, Privacy & Security.'],
  [/notification|reminder|e-?mails/, 'Turn notifications on and off in **Settings**. Each switch saves immediately.'],
  [/delete.*account|close.*account/, 'You can delete your account in **Settings**, under Danger Zone.'],
  [/\bname\b.*\b(my|own)|my name/, 'Change your own name in **Profile**.'],
  [/company/, 'Edit the company’s name, industry and size on the **Company** page.'],
  [
    /reopen|complet|finish/,
    'Complete Assessment is in the last section of the **Questionnaire**. It freezes the result: a completed assessment cannot be changed until it is reopened there with a reason, which ends all its signatures. You can also start the next one there, from a copy or from scratch.',
  ],
  [/chat|rename/, 'Each chat has a menu next to its name, with Rename and Delete.'],
  [
    /colou?r|bubble|point|hollow|symbol|matrix|axes|dashed|chart/,
    'The matrix is on the **Dashboard**. It plots the impact score against the financial score, with one point for each topic. Colour shows the category, size the number of entries, and a hollow point that one side has not been assessed. The lines are the thresholds. You can switch to a table.',
  ],
  [/stakeholder/, 'Map your stakeholders in the second section of the **Questionnaire**.'],
  [
    /risk|opportunit/,
    'Add and edit risks and opportunities in the last section of the **Questionnaire**, Financial Materiality Assessment, under their topic.',
  ],
  [
    /impact|component/,
    'Add and edit impacts in the section Impact Materiality Assessment of the **Questionnaire**, under their topic.',
  ],
  [/topic/, 'Select or deselect topics in the third section of the **Questionnaire**, Topic Selection.'],
  [
    /score|slider/,
    'Score each impact, risk or opportunity in the sections Impact Materiality Assessment and Financial Materiality Assessment of the **Questionnaire**. The screening sliders are in Materiality Scoring.',
  ],
  [
    /sav|undo|restore|lost/,
    'Save or Next saves the section you are in. Unsaved input stays in this browser. Every change is recorded in the history.',
  ],
  [/dark|theme/, 'You can switch between light and dark at the bottom of the sidebar.'],
  [
    /dashboard|result/,
    'The results are on the **Dashboard**: matrix, topical overview, highest-scored entries and tables.',
  ],
  [
    /year|start|begin|copy|new assessment/,
    'Once the current assessment is completed, start the next one in the **Questionnaire**, from scratch or from a copy.',
  ],
];

/** Says how to do something in the product, with the names of screens in double asterisks; null if the words name nothing known. */
export const wayTo = (text: string): string | null =>
  WAYS.find(([pattern]) => pattern.test(text.toLowerCase()))?.[1] ?? null;

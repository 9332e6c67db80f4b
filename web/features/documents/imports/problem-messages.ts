import type { ImportProblem } from '#domain/imports/problems.ts';
import { formatNumber } from '#web/lib/format-number.ts';

type Sentences = {
  [Code in ImportProblem['code']]: (problem: Extract<ImportProblem, { code: Code }>) => string;
};

/** Most options that are named. */
const NAMED = 12;
const either = new Intl.ListFormat('en', { type: 'disjunction' });

const sentences: Sentences = {
  'no-score': ({ said, min, max }) => `“${said}” is no score from ${min} to ${max}`,
  'off-scale': ({ said, min, max }) => `${said} is not on the scale from ${min} to ${max}`,
  'is-date': ({ said }) => `${said} is a date, not a score: spreadsheets make dates of what is typed as 4.3 or 3/4`,
  'no-tick': ({ said }) => `“${said}” is neither Yes nor No`,
  'no-kind': ({ said }) => `“${said}” is no kind: impact, risk or opportunity`,
  'keeps-kind': ({ said }) =>
    `An entry keeps its kind: this one is ${said === 'impact' || said === 'opportunity' ? 'an' : 'a'} ${said}`,
  'no-topic': ({ said, under }) =>
    under.length > 0
      ? `“${said}” is a whole standard: name one of ${under.join(', ')}`
      : `“${said}” is no topic of this assessment`,
  'topic-differs': ({ said, named }) =>
    `“${said}” names two topics: the code is that of ${named}. Correct one of them, or choose the topic above`,
  'topic-ended': ({ said }) => `Your version of the standards has no such topic: ${said}. Choose one above`,
  'topic-split': ({ said, under }) =>
    `In your version of the standards this is ${either.format(under)}: ${said}. Choose one above`,
  'topic-joined': ({ said, named }) => `${said} is only a part of ${named}: decide there yourself`,
  'topic-set-aside': ({ said }) => `${said} is set aside in this assessment: include it first`,
  'unknown-option': ({ said, options }) =>
    `“${said}” is none of: ${options.slice(0, NAMED).join('; ')}${options.length > NAMED ? ' …' : ''}`,
  'other-kind': ({ said }) => (said ? `“${said}” is not asked of this kind` : 'Not asked of this kind'),
  'too-long': ({ most }) => `Use at most ${formatNumber(most)} characters`,
  'no-room': ({ most }) => `An assessment holds at most ${formatNumber(most)} entries`,
  twice: ({ row }) => `The same entry as row ${formatNumber(row)}`,
  'of-the-standards': () => 'A text of the standards stays as it is',
  'keeps-code': ({ said }) => `A topic keeps its code: this one is ${said}`,
  'no-place': ({ said }) =>
    said
      ? `“${said}” is no place for a topic: name a standard such as E1, a topic such as E1.1, or one of yours such as E1.1-own-1`
      : 'A new topic needs a place: a code such as E1 or E1.1-own-1, or its category',
  'name-taken': ({ said }) => `Another topic is called “${said}”`,
  'name-required': () => 'A new topic needs a name',
  'score-required': () => 'This row gives no score: write one from 1 to 10',
  'group-required': () => 'A new stakeholder needs a group',
  'no-data': () => 'Says nothing of the stakeholder: names, role, division, engagement, reason or views',
  'no-question': () => 'No question of the questionnaire is called so',
  'not-storable': () => 'Holds a sign that cannot be stored',
  'title-required': () => 'A new entry needs a title',
  'topic-required': () => 'A new entry needs a topic',
  'kind-required': () => 'A new entry needs a kind: impact, risk or opportunity',
  'reason-required': () =>
    'Another severity than its details give needs a reason, in a column “Reason for another severity”',
  'several-called': () => 'Several entries are called so: the column Id of a workbook from here tells them apart',
};

/** Why a cell or a row is refused, in a sentence. */
export const sayProblem = (problem: ImportProblem): string =>
  // The sentence belongs to the code, which the compiler cannot follow.
  (sentences[problem.code] as (problem: ImportProblem) => string)(problem);

import type { ImportProblem } from '#domain/imports/problems.ts';
import { formatNumber } from '#web/lib/format-number.ts';

type Sentences = {
  [Code in ImportProblem['code']]: (problem: Extract<ImportProblem, { code: Code }>) => string;
};

/** How many options a sentence lists at most. */
const NAMED = 12;
const either = new Intl.ListFormat('en', { type: 'disjunction' });

const sentences: Sentences = {
  'no-score': ({ said, min, max }) => `“${said}” is not a score from ${min} to ${max}`,
  'off-scale': ({ said, min, max }) => `${said} is not on the scale from ${min} to ${max}`,
  'is-date': ({ said }) => `${said} is a date, not a score. Spreadsheets turn 4.3 or 3/4 into a date`,
  'no-tick': ({ said }) => `“${said}” is not Yes or No`,
  'no-kind': ({ said }) => `“${said}” is not a kind: use impact, risk or opportunity`,
  'keeps-kind': ({ said }) =>
    `You cannot change the kind of an entry. This one is ${said === 'impact' || said === 'opportunity' ? 'an' : 'a'} ${said}`,
  'no-topic': ({ said, under }) =>
    under.length > 0
      ? `“${said}” is a whole standard. Choose one of its topics: ${under.join(', ')}`
      : `This assessment has no topic “${said}”`,
  'topic-differs': ({ said, named }) =>
    `The code and the name of “${said}” belong to different topics. The code is that of ${named}. Correct one of them, or choose the topic above`,
  'topic-ended': ({ said }) => `Your version of the standards no longer has this topic: ${said}. Choose one above`,
  'topic-split': ({ said, under }) =>
    `In your version of the standards, ${said} is now ${either.format(under)}. Choose one above`,
  'topic-joined': ({ said, named }) => `${said} is only part of ${named}. Decide on that topic yourself`,
  'topic-set-aside': ({ said }) => `${said} is set aside in this assessment. Include it first`,
  'unknown-option': ({ said, options }) =>
    `“${said}” is not an option. Use one of: ${options.slice(0, NAMED).join('; ')}${options.length > NAMED ? ' …' : ''}`,
  'other-kind': ({ said }) => (said ? `This kind has no such field (“${said}”)` : 'This kind has no such field'),
  'too-long': ({ most }) => `Use at most ${formatNumber(most)} characters`,
  'no-room': ({ most }) => `An assessment holds at most ${formatNumber(most)} entries`,
  twice: ({ row }) => `The same entry as row ${formatNumber(row)}`,
  'of-the-standards': () => 'You cannot change a text of the standards',
  'keeps-code': ({ said }) => `You cannot change the code of a topic. This one is ${said}`,
  'no-place': ({ said }) =>
    said
      ? `“${said}” is not a code for a new topic. Use a standard such as E1, a topic such as E1.1, or one of your own such as E1.1-own-1`
      : 'A new topic needs a code such as E1 or E1.1-own-1, or a category',
  'name-taken': ({ said }) => `Another topic has the name “${said}”`,
  'name-required': () => 'A new topic needs a name',
  'score-required': () => 'This row has no score. Add one from 1 to 10',
  'group-required': () => 'A new stakeholder needs a group',
  'no-data': () => 'Fill in at least one of: names, role, division, engagement, reason or views',
  'no-question': () => 'The questionnaire has no such question',
  'not-storable': () => 'Contains a character that cannot be stored',
  'title-required': () => 'A new entry needs a title',
  'topic-required': () => 'A new entry needs a topic',
  'kind-required': () => 'A new entry needs a kind: impact, risk or opportunity',
  'reason-required': () =>
    'This severity differs from the one its criteria give. Add a reason in a column “Reason for another severity”',
  'several-called': () =>
    'Several entries have this title. Add the column Id from an exported workbook to tell them apart',
};

/** Why a cell or a row is refused, in a sentence. */
export const sayProblem = (problem: ImportProblem): string =>
  // The sentence belongs to the code, which the compiler cannot follow.
  (sentences[problem.code] as (problem: ImportProblem) => string)(problem);

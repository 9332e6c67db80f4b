import { equal } from '#analyst/question/meaning.ts';
import type { ReadQuestion } from '#analyst/question/read-question.ts';
import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import { everything, type Query } from '#domain/query/query.ts';
import { asksFigureOf } from './facts.ts';
import type { KindInput } from './kind.ts';

/** Words that ask who changed something, or what it said before. */
const ASKS_CHANGES =
  /\b(who|when|whom|anybody|anyone|somebody|someone|has|have|was|were|did)\b.*\b(changed?|edit(ed)?|touch(ed)?|work(ed)? on|updated?|modif(y|ied)|alter(ed)?|added|deleted|removed|correct(ed)?|rewr(ite|ote|itten)|reword(ed)?|revised?|amend(ed)?|adjust(ed)?|entered)\b|\bhistory of\b|\bwhat('s| is| has| was)? ?(been )?changed\W*$|\bsay before\b|\bused to (be|say)\b|\b(before|prior to) (the|that|this|its) (change|correction|edit|update)\b|\b(was|were|did)\b.*\bbefore\W*$|\b(was|were|stood|said|read) (there )?before\b|\b(inserted|replaced|struck|crossed out)\b|\b(previous|old|earlier|former) (value|text|wording|entry)\b/i;
/** Compares years, not two moments of the current one. */
const ASKS_YEARS = /\b(last|previous|prior|earlier) (year|assessment|period)\b|\byear[- ]on[- ]year\b/i;

/** How something changed is answered with its scores of both years. */
const ASKS_HOW = /^(and |so |but )?how (did|has|have)\b/i;

/** How scores changed is answered with the scores of both years, unless the question asks who set them, and when. */
const OF_SCORES = /\b(scores?|ratings?|points)\b/i;
const ASKS_WHO = /\b(who|whom|when|history|anybody|anyone|somebody|someone|edit\w*)\b/i;

/** The changes of the one thing that a question asks the history of; null where it asks none, or its query does. */
export function historyOf(
  { query, unused, corrected: question }: ReadQuestion,
  { question: whole, subjects: [subject], data: { current } }: KindInput,
): Query | null {
  if ((query?.noun === 'change' && unused.length === 0) || asksFigureOf(whole, current)) return null;
  if (!subject || subject.fit < NAMED || !ASKS_CHANGES.test(question) || ASKS_YEARS.test(question)) return null;
  if (ASKS_IF.test(question)) return null;
  if (ASKS_HOW.test(question) || (OF_SCORES.test(question) && !ASKS_WHO.test(question))) return null;
  return changesOf(subject.noun === 'stakeholder' ? subject.label.replace(/: .*$/, '') : subject.label, current);
}

/** The changes of one entry, topic or stakeholder group, by its label. Changes of a topic have no title of their own. */
export function changesOf(label: string, { topics }: AssessmentData): Query {
  const topic = topics.find(({ code, name }) => `${code} ${name}` === label);
  return { ...everything('change'), where: [topic ? equal('topic', topic.code) : equal('title', label)] };
}

/** The changes of a person whom the history may not know; null where the question asks for no changes. */
export const changesBy = (name: string, question: string): Query | null =>
  ASKS_CHANGES.test(question) && !ASKS_IF.test(question)
    ? { ...everything('change'), where: [{ field: 'by', is: 'contains', text: name }] }
    : null;

/** Hypothetical questions cannot be answered from the history. */
const ASKS_IF = /\bwould\b/i;

/** The question must clearly name one thing. */
const NAMED = 0.3;

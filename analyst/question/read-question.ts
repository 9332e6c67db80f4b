import { withChange } from '#domain/query/chips/with-change.ts';
import { evaluate } from '#domain/query/evaluate.ts';
import type { QueryData } from '#domain/query/fields/noun.ts';
import { nouns } from '#domain/query/fields/nouns.ts';
import type { QueryNoun } from '#domain/query/fields/query-nouns.ts';
import { everything, type Query } from '#domain/query/query.ts';
import {
  atOther,
  type Before,
  changeQuery,
  findRow,
  goesOn,
  isAll,
  isListed,
  isOrdinal,
  isRest,
  onlyOne,
  queryOfRow,
  restOf,
} from './follow-up.ts';
import { createMarker } from './marks.ts';
import type { Mark, Meaning } from './meaning.ts';
import { readNames } from './names.ts';
import { canSay, findNoun, hasField, namesNoun } from './noun-asked.ts';
import { readMarks } from './read-marks.ts';
import { doubtsOfReading, type ReadingDoubt } from './reading-doubts.ts';
import { correct } from './spelling.ts';
import { findSubjects, type Subject } from './subjects.ts';
import { formOf, readWords, type Word } from './words.ts';

/** The context for reading a question. */
export interface QuestionContext {
  /** This assessment and the previous one; changes, for the names of people. */
  data: QueryData;
  /** The query of the chat's previous answer and the rows that it showed; null at the start of a chat. */
  before: Before | null;
}

export interface ReadQuestion {
  /** The question as a query; null if its words express none. */
  query: Query | null;
  /** Content words, as typed, that the query does not use, in order. */
  unused: string[];
  /** The share of the content words that the query uses, from 0 to 1. */
  understood: number;
  /** Rows that the words name, best first. */
  subjects: Subject[];
  /** Reasons why it may not be what was meant. */
  doubts: ReadingDoubt[];
  /** It changed the previous query, or refers to its rows. */
  isFollowUp: boolean;
  /** Words that occur neither in the language nor in the texts of the assessment. */
  strange: string[];
  /** It follows up an answer: it refers back, starts like a follow-up, or has no subject of its own. */
  leans: boolean;
  /** The question with spelling corrected. */
  corrected: string;
  /** Everything that its words may mean. */
  means: readonly Meaning[];
}

/** Reads an English question as a query. The time depends on its length; the same words always give the same query. */
export function readQuestion(question: string, { data, before }: QuestionContext): ReadQuestion {
  const names = readNames(data);
  const typed = readWords(question);
  const words = sameSide(correct(typed, names));
  const mark = createMarker(words, names);
  const heard = mark(() => true);
  const row = before ? findRow(words, before.rows) : undefined;
  const goesOnFrom = before !== null && goesOn(heard, question) ? before : null;
  const noun = findAsked(heard, goesOnFrom);
  const marks = noun === null ? heard : mark((meaning) => canSay(meaning, noun));
  const isOne = ASKS_ONE.test(question);
  const isOfOne = ASKS_OF_ONE.test(question);
  const isDegree = HOW_LIKELY.test(question);
  const said = noun && readMarks(marks, noun, { data, names, isOne, isOfOne, isDegree });
  const ofRow = before && row ? queryOfRow(before.query, row) : null;
  const asked = ofRow ?? (row || (said && countsThings(said, marks)) ? null : goneOn(goesOnFrom, said, marks, data));
  const query = asked && withChange(asked, {});
  const content = marks.filter((each) => isContent(each) && !(row && isOrdinal(each)));
  const unused = content.filter(({ isUsed }) => !isUsed);
  const used = content.length > 0 ? 1 - unused.length / content.length : Number(speaksBack(marks));
  return {
    query,
    unused: unused.flatMap((each) => each.words.map((word) => word.typed)),
    understood: query === null ? 0 : used,
    subjects:
      before && row
        ? [{ noun: subjectNoun(before.query.noun), id: row.id, label: row.label, fit: 1 }]
        : findSubjects(words, data),
    doubts: doubtsOfReading({ asked, query, marks, unused, words }),
    strange: heard.flatMap(({ means, words: [word, another] }) =>
      means.is === 'word' && word && !another && !names.vocabulary.has(formOf(word.text)) ? [word.typed] : [],
    ),
    leans: goesOn(heard, question) && content.length <= FEW_WORDS,
    isFollowUp: goesOnFrom !== null || row !== undefined,
    corrected: correctedText(question, typed, words),
    means: heard.flatMap(({ meanings }) => meanings),
  };
}

/** What the words ask, or what they make of the query before where they go on from it; null where they ask nothing. */
function goneOn(before: Before | null, said: Query | null, marks: readonly Mark[], data: QueryData): Query | null {
  if (!before) return said;
  if (!said) return listAgain(before.query, marks);
  // 'How many invoices are late' counts something that was not understood.
  if (isOnlyMeasure(said) && marks.some(({ means }) => means.is === 'word')) return null;
  const adopted = data.current.assessment.thresholds;
  const changed = atOther(before, said, adopted) ?? changeQuery(before.query, said, marks);
  // After an answer about one thing, 'What is it worth over five years' asks about that thing and does not narrow it.
  const isOfOne = onlyOne(before.query) !== null && said.where.length > 0;
  return isOfOne && evaluate(withChange(changed, { measure: null }), data).total === 0 ? null : changed;
}

/** 'On that side' is on the one that was named. */
function sameSide(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex(
    ({ text }, place) => text === 'side' && ['that', 'same'].includes(words[place - 1]?.text ?? ''),
  );
  const named = SIDES.filter((side) => words.some(({ text }, place) => text === side && place < at));
  const [side] = named;
  if (side === undefined || named.length > 1) return words;
  return words.map((word, place) => (place === at - 1 ? { ...word, text: side } : word));
}
const SIDES = ['financial', 'impact'];

/** The verb shows that one row is meant. */
const ASKS_ONE =
  /\b(?:which|what|who)(?: one)?(?: of (?:them|these|those|(?:the|our) [a-z -]{3,40}?))? (?:is|has|was|had|scores?d?|ranks|rates|comes|stands|weighs|sits|leads|carries|gets|got)\b(?! (?:are|the [a-z]+s)\b)/i;

/** 'Has the number of …', 'how did the average …': asks about one figure, not which rows. */
const ASKS_OF_ONE =
  /^(?:and |so |but )*(?:has|have|did|does|do|is|are|was|were|how (?:has|have|did|do|does|is|are))\b/i;

/** 'How likely is it': asks for the degree itself, not for what is likely. */
const HOW_LIKELY = /\bhow (?:likely|unlikely|probable|severe|serious|grave)\b/i;

/** 'How many people work for us', 'how many accidents': counts people or things, not the rows that concern them. */
const countsThings = ({ noun, measure, where, comparedWith }: Query, marks: readonly Mark[]) =>
  measure?.of === 'count' &&
  (noun === 'component' || noun === 'topic') &&
  where.length === 1 &&
  comparedWith === null &&
  ['subject', 'topic', 'standard', 'title'].includes(where[0]?.field ?? '') &&
  !marks.some((mark, at) => namesNoun(marks, at) || mark.meanings.some(({ is }) => is === 'noun')) &&
  !marks.some(({ means }) => means.is === 'about');

/** A question with more words than this stands alone, however it starts. */
const FEW_WORDS = 4;

/** The question refers back: 'Show them'. */
const speaksBack = (marks: readonly Mark[]) => marks.some(({ means }) => means.is === 'back');

const isOnlyMeasure = (query: Query) =>
  JSON.stringify(query) === JSON.stringify({ ...everything(query.noun), measure: query.measure });

/** 'Which ones are they': asks for the rows behind a figure. */
function listAgain(query: Query, marks: readonly Mark[]): Query | null {
  const asked = marks.filter(isContent);
  const [only, another] = asked;
  const field = only?.means.is === 'field' && !another ? only.means.field : null;
  if (field !== null && hasField(query.noun, field)) {
    const { order } = nouns[query.noun];
    if (only) only.isUsed = true;
    // Rows show the fields they are sorted by; in last place, this one does not change the order.
    const sort = [...(query.sort.length > 0 ? query.sort : order ? [order] : []), { field, order: 'highest' as const }];
    return { ...query, measure: null, groupBy: null, sort };
  }
  const saysMore = marks.some((mark) => isContent(mark) && mark.means.is !== 'noun');
  if (isRest(marks) && !saysMore) return restOf(query);
  if (saysMore || !(isListed(marks) || isAll(marks))) return null;
  return { ...query, measure: null, first: isAll(marks) ? null : query.first };
}

/** A follow-up keeps the previous noun, unless it names another: 'which of these have risks' is still about topics. */
function findAsked(marks: readonly Mark[], before: Before | null): QueryNoun | null {
  const isNamed = marks.some((_, at) => namesNoun(marks, at));
  const isOfThese = marks.some(({ means, words }) => means.is === 'back' && words[0]?.text === 'of');
  const noun = findNoun(marks);
  if (before?.query.noun === 'topic' && noun === 'component' && isOfThese) return 'topic';
  return before !== null && !isNamed ? before.query.noun : noun;
}

/** Words with content; all others only connect them. */
const CONTENT =
  'word noun condition topics subject field number sort measure threshold became side than no this-year per more beside'.split(
    ' ',
  );

const isContent = ({ means }: Mark) => CONTENT.includes(means.is);

const subjectNoun = (noun: QueryNoun): Subject['noun'] =>
  noun === 'topic' || noun === 'score' ? 'topic' : noun === 'stakeholder' ? 'stakeholder' : 'component';

/** The question as typed, but with corrected spelling. */
function correctedText(question: string, typed: readonly Word[], words: readonly Word[]): string {
  const slips = new Map(typed.map((word, at) => [word.typed, word.text === words[at]?.text ? null : words[at]?.text]));
  return question.replace(/[\p{L}\p{N}]+/gu, (word) => slips.get(word) ?? word);
}

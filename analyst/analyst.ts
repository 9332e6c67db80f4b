/** The built-in analyst: answers questions about one assessment by rules, a query language and what was learnt from patterns. */
import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import { evaluate } from '#domain/query/evaluate.ts';
import type { QueryData } from '#domain/query/fields/noun.ts';
import type { Query } from '#domain/query/query.ts';
import type { AnswerKind } from '#domain/query/reading.ts';
import { readSaidQuery, sayQuery } from '#domain/query/wording/say-query.ts';
import { kindOf, offeringKind } from './all-kinds.ts';
import type { Answer, Block, Desk } from './blocks/answer.ts';
import { blocks, offers, sentence } from './blocks/say.ts';
import {
  ANSWERED,
  certaintyOfChanges,
  certaintyOfReading,
  certaintyOfSort,
  certaintyOfWhy,
  isWorkedOut,
} from './choosing/certainty.ts';
import { asksRule, chooseKind, type ReadSigns } from './choosing/choose-kind.ts';
import { type Classifier, createClassifier } from './choosing/classifier.ts';
import { type ShownRows, subjectsOf } from './choosing/subjects.ts';
import { decodeWeights } from './choosing/weights.ts';
import { asksFigureOf, bestQuote, foundNothing, isOnTexts, offersTexts, quote } from './kinds/facts.ts';
import { historyOf } from './kinds/history.ts';
import type { KindInput } from './kinds/kind.ts';
import { methodFit } from './kinds/method.ts';
import { answerQuery, dataFor } from './kinds/query.ts';
import { otherLanguage } from './language.ts';
import { withoutFrame } from './question/asked-part.ts';
import { type EarlierTurn, type Leaning, leanOn } from './question/follow-up-topic.ts';
import { type ReadQuestion, readQuestion } from './question/read-question.ts';

export type { Answer, Block, Desk, Line, Part } from './blocks/answer.ts';
export type { EarlierTurn } from './question/follow-up-topic.ts';

/** What is asked: words, or a query where chips were pressed. */
export interface Question {
  question: string;
  query: Query | null;
  /** What the last answer of the chat looked up; null where there is none. */
  before: Query | null;
  /** Earlier questions of the chat with the kinds of their answers, oldest first. */
  earlier: readonly EarlierTurn[];
}

export interface Analyst {
  /** Answers in blocks, and says how it read the question. @throws what the desk throws */
  answer(question: Question, desk: Desk): Promise<Answer>;
}

/**
 * @param weights what the build has learnt from the patterns (`training/train.ts`)
 * @throws when that cannot be read.
 */
export function createAnalyst(weights: Uint8Array): Analyst {
  const classifier = createClassifier(decodeWeights(weights));
  return { answer: (question, desk) => answer(question, desk, classifier) };
}

/**
 * Characters of a question that are read: what choosing a kind costs grows faster than the text, and nobody else is served
 * meanwhile. The longest question that was ever met has 200.
 */
const MOST_READ = 1000;
const ONLY_BEGINNING = sentence(
  'I read only the beginning of your question, since it is very long. If what follows misses the point, ask again in a sentence or two.',
);

/** As much of a question as is read, whole words where it has any. */
function beginningOf(question: string): string {
  if (question.length <= MOST_READ) return question;
  const blank = question.lastIndexOf(' ', MOST_READ);
  if (blank > MOST_READ / 2) return question.slice(0, blank);
  const start = question.slice(0, MOST_READ);
  // A sign of two code units is not cut in two.
  return start.isWellFormed() ? start : start.slice(0, -1);
}

async function answer(
  { question, query, before, earlier }: Question,
  desk: Desk,
  classifier: Classifier,
): Promise<Answer> {
  // What an offer says is read back as the query that it was.
  const pressed = query ?? readSaidQuery(question);
  if (pressed) {
    const { blocks: said } = await answerQuery(pressed, await desk.data(), desk);
    return { blocks: said, reading: { kind: 'query', queries: [pressed], unused: [] } };
  }
  const asOffered = await answerOffered(question, desk);
  if (asOffered) return asOffered;
  const foreign = otherLanguage(question);
  if (foreign) return { blocks: foreign, reading: { kind: 'language', queries: [], unused: [] } };
  const readable = withoutFrame(beginningOf(question));
  const leaning = leanOn(readable, earlier);
  const { kind: last } = earlier.at(-1) ?? {};
  const answered = leaning
    ? await answerLeaning(leaning, desk)
    : await answerWords(
        readable,
        { before, isLost: last === 'unsure', isOffered: last === 'offered' },
        desk,
        classifier,
      );
  return question.length <= MOST_READ ? answered : { ...answered, blocks: [ONLY_BEGINNING, ...answered.blocks] };
}

/** A question that the product itself offers is answered as the kind that offers it; null for every other. */
async function answerOffered(question: string, desk: Desk): Promise<Answer | null> {
  const kind = offeringKind(question);
  if (!kind || kind.id === 'query') return null;
  const data = await desk.data();
  if (kind.id === 'facts' && quote(question, data.current).length === 0) return null;
  const read = readQuestion(question, { data, before: null });
  const subjects = subjectsOf(question, read, null, data);
  const said = await kind.answer({ question, query: read.query, subjects, data, desk });
  return said && { blocks: said.blocks, reading: { kind: kind.id, queries: said.queries ?? [], unused: [] } };
}

/** Answers what goes on from a fact or a rule as the one before was answered. */
async function answerLeaning({ kind, question, holding }: Leaning, desk: Desk): Promise<Answer> {
  const data = await desk.data();
  if (holding.length > 0 && quote(question, data.current, holding).length === 0)
    return { blocks: foundNothing(question), reading: { kind, queries: [], unused: [] } };
  const asked: KindInput = { question, query: null, subjects: [], data, desk };
  const said = await kindOf(kind)?.answer(asked);
  return said
    ? { blocks: said.blocks, reading: { kind, queries: said.queries ?? [], unused: [] } }
    : answerUnsure(question, [kind], asked);
}

/** Words that a query leaves over are looked for in the texts where they are at least this much of the question. */
const MUCH_LEFT = 0.35;

interface GoingOn {
  before: Query | null;
  /** The question before was not answered: what goes on from it has nothing to go on from. */
  isLost: boolean;
  /** The question before was not answered, and a reading of it offered: what goes on from that is offered as well. */
  isOffered: boolean;
}

async function answerWords(
  question: string,
  { before, isLost, isOffered }: GoingOn,
  desk: Desk,
  classifier: Classifier,
): Promise<Answer> {
  const given = await desk.data();
  const data = before ? await dataFor(before, given, desk) : given;
  const shown = before && !isLost && !isOffered ? rowsOf(before, data) : null;
  const first = readQuestion(question, { data, before: shown });
  // Words that are left may be names of people, whom only the history knows.
  const isWhole = first.unused.length === 0 && first.query !== null && first.query.noun !== 'change';
  const read = isWhole
    ? first
    : readQuestion(question, { data: await withNames(data, first.query, desk), before: shown });
  if (read.leans && isLost) return NOTHING_BEFORE;
  if (read.leans && isOffered && before)
    return offerReading(readQuestion(question, { data, before: rowsOf(before, data) }), data.current);
  const subjects = subjectsOf(question, read, shown, data);
  const [subject] = subjects;
  const one = onlyOne(read.query);
  const asked: KindInput = {
    question:
      one !== null && read.unused.length > 0 ? `${read.corrected} (${one})` : withSubject(read.corrected, shown),
    query: read.query,
    subjects,
    data,
    desk,
  };
  const { thresholds } = data.current.assessment;
  const asksFigure = asksFigureOf(asked.question, data.current);
  const isOfChanges = read.query?.noun === 'change' && read.unused.length === 0;
  const ofSubject = asksFigure || isOfChanges ? null : historyOf(read.corrected, subject, data.current);
  if (ofSubject) {
    if (certaintyOfChanges(read, ofSubject, thresholds) < ANSWERED)
      return offerReading({ ...read, query: ofSubject }, data.current);
    const { blocks: said } = await answerQuery(ofSubject, data, desk);
    return { blocks: said, reading: { kind: 'query', queries: [ofSubject], unused: [] } };
  }
  const signs: ReadSigns = {
    // Of one thing it is asked what the words say that are left over.
    understood: read.query && (one === null || read.unused.length === 0) ? read.understood : 0,
    isFollowUp: read.isFollowUp && (one === null || read.unused.length === 0),
    isOfYears: read.query?.comparedWith === 'earlier',
    named: subject?.fit ?? 0,
    asksRequirement: read.query?.noun === 'disclosure' && read.unused.length > 0,
    asksFigure,
    isWorkedOut: read.query !== null && isWorkedOut(read.query),
    narrowed: read.query?.where.length ?? 0,
    lawful: methodFit(read.corrected),
    isOfRecords: read.query !== null && isOfRecords(read.query) && !asksRule(read.corrected),
    isHistory: read.query?.noun === 'change' && read.unused.length === 0 && read.query.where.length > 0,
    quoted: read.query && read.understood === 1 ? 0 : bestQuote(asked.question, data.current),
  };
  const choice = chooseKind(read.corrected, signs, classifier);
  for (const id of choice.tried) {
    if (certaintyOfSort(read.corrected, id, read.query) === 0 || (id === 'thresholds' && subject)) continue;
    const said = await kindOf(id)?.answer(asked);
    if (!said) continue;
    const isQuery = id === 'query';
    const [told] = said.queries ?? [];
    if (id === 'why' && told && certaintyOfWhy(read.corrected, told) < ANSWERED)
      return offerReading({ ...read, query: read.query ?? told }, data.current);
    if (isQuery && read.query && certaintyOfReading(read, read.query, thresholds) < ANSWERED) {
      // What no query says may be a rule.
      const isLawful = asksRule(read.corrected) && signs.lawful >= LAWFUL;
      const rule = isLawful ? await kindOf('method')?.answer({ ...asked, query: null }) : null;
      return rule
        ? { blocks: rule.blocks, reading: { kind: 'method', queries: [], unused: [] } }
        : offerReading(read, data.current);
    }
    // What only lists where something comes up used every word.
    const unused = isQuery ? (said.queries ? read.unused : []) : OF_OURS.includes(id) ? strangeTo(id, read) : [];
    const isLittle = read.understood < 1 - MUCH_LEFT;
    const quoted = unused.length > 0 ? quote(question, data.current, isLittle ? [] : unused) : [];
    return {
      blocks: blocks(notUsed(unused, data.current), said.blocks, quoted),
      reading: { kind: id, queries: said.queries ?? [], unused },
    };
  }
  return answerUnsure(question, choice.kinds, asked);
}

/** What names may stand in that the assessment does not hold: of people in its history, of pieces of evidence. */
const withNames = async (data: QueryData, query: Query | null, desk: Desk): Promise<QueryData> =>
  query?.noun === 'evidence' ? dataFor(query, data, desk) : { ...data, changes: await desk.changes() };

/** No answer is made up for a question that leans on one without an answer. */
const NOTHING_BEFORE: Answer = {
  blocks: blocks(
    sentence('I could not answer the question before, so I do not know what this one goes on from. Ask it whole:'),
    offers('Which topics are material?', 'List the highest impacts, risks and opportunities', 'What can you do?'),
  ),
  reading: { kind: 'unsure', queries: [], unused: [] },
};

/** Measures, evidence or the scores before and after measures are asked for. */
const isOfRecords = ({ noun, where, sort }: Query) =>
  noun === 'measure' ||
  noun === 'evidence' ||
  [...where, ...sort].some(({ field }) => ['grossScore', 'netScore', 'afterMeasures'].includes(field));

/** From this on a fact of law and method is told where a query says only a part. */
const LAWFUL = 0.55;

/** A reading that is not certain is not answered: it is shown as chips and in words, and one press asks it. */
function offerReading({ query, unused }: ReadQuestion, current: AssessmentData): Answer {
  const words = unused.flatMap((word, at) => [at > 0 && ', ', { strong: word }]);
  return {
    blocks: blocks(
      sentence(
        'I am not sure what you mean',
        unused.length > 0 && ': I could not use ',
        ...words,
        '. Is it one of these?',
      ),
      offers(...(query ? [sayQuery(query)] : []), ...offersTexts(unused.join(' '), current)),
    ),
    reading: { kind: query ? 'offered' : 'unsure', queries: query ? [query] : [], unused: [...unused] },
  };
}

/** What the texts say of it, else what could be meant. */
function answerUnsure(question: string, kinds: readonly AnswerKind[], asked: KindInput): Answer {
  const isOfTexts = certaintyOfSort(asked.question, 'facts', asked.query) > 0;
  const quoted = isOfTexts ? quote(asked.question, asked.data.current) : [];
  const { current } = asked.data;
  const meant = kinds
    .flatMap((id) => kindOf(id)?.offer ?? [])
    .filter((offer) => !isOnTexts(offer) || quote(offer, current).length > 0);
  const said: Block[] =
    quoted.length > 0
      ? quoted
      : blocks(
          foundNothing(question).slice(0, 1),
          sentence('I am not sure what you mean. Perhaps:'),
          offers(...new Set(meant)),
        );
  return { blocks: said, reading: { kind: quoted.length > 0 ? 'facts' : 'unsure', queries: [], unused: [] } };
}

/** Told of the assessment by its rows, not by words: a word that nothing here knows was not used. */
const OF_OURS: readonly AnswerKind[] = ['why', 'next', 'overview', 'thresholds', 'suggestions'];

const strangeTo = (id: AnswerKind, { strange }: ReadQuestion) =>
  strange.filter((word) => kindOf(id)?.asksBy?.test(word) !== true);

/** No word is lost in silence. */
function notUsed(unused: readonly string[], current: AssessmentData): Block[] {
  if (unused.length === 0) return [];
  return blocks(
    sentence('Not used: ', ...unused.flatMap((word, at) => [at > 0 && ', ', { strong: word }]), '.'),
    offers(...offersTexts(unused.join(' '), current)),
  );
}

const POINTS_BACK = /\b(it|its|there|they|them|their|this|that|those|these)\b/i;

/** The title of the one thing that a query is for; null for any other. */
function onlyOne(query: Query | null): string | null {
  const [only, another] = query?.where ?? [];
  return only?.field === 'title' && only.is === 'equal' && !another ? String(only.value) : null;
}

/** A question that points back at one thing is about what that is called. */
function withSubject(question: string, shown: ShownRows): string {
  const [only, another] = shown?.rows ?? [];
  return only && !another && POINTS_BACK.test(question) ? `${question} (${only.label})` : question;
}

function rowsOf(query: Query, data: QueryData): NonNullable<ShownRows> {
  const { rows } = evaluate({ ...query, measure: null }, data);
  return { query, rows: rows.map(({ id, label }) => ({ id, label })) };
}

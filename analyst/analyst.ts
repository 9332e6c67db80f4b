/** The built-in analyst: answers questions about one assessment with rules, a query language and a classifier trained on patterns. */

import { evaluate } from '#domain/query/evaluate.ts';
import type { QueryData } from '#domain/query/fields/noun.ts';
import type { Query } from '#domain/query/query.ts';
import type { AnswerKind } from '#domain/query/reading.ts';
import { readSaidQuery } from '#domain/query/wording/say-query.ts';
import { rankFacts } from '#domain/search/find-method-facts.ts';
import { kindOf, offeringKind } from './all-kinds.ts';
import { answerBoth } from './answer-both.ts';
import { answerRouted } from './answer-routed.ts';
import { mask } from './asks/rank-asks.ts';
import type { Answer, Desk } from './blocks/answer.ts';
import { offers, sentence } from './blocks/say.ts';
import { ANSWERED, certaintyOf, certaintyOfChanges, certaintyOfSort } from './choosing/certainty.ts';
import { asksRule, chooseKind } from './choosing/choose-kind.ts';
import { type Classifier, createClassifier, readWeights } from './choosing/classifier.ts';
import { type ShownRows, subjectsOf } from './choosing/subjects-of.ts';
import { quote } from './kinds/facts.ts';
import { changesBy, historyOf } from './kinds/history.ts';
import type { KindAnswer, KindInput } from './kinds/kind.ts';
import { answerQuery, dataFor } from './kinds/query.ts';
import { inEnglish, otherLanguage } from './language.ts';
import { contradicts, leadOf, ownOffer } from './lead-of.ts';
import { asksNear } from './offers-of-kinds.ts';
import { withoutFrame } from './question/asked-part.ts';
import { beginningOf, MOST_READ } from './question/beginning.ts';
import { ASKS_END, withDays } from './question/date-asked.ts';
import { findDate } from './question/find-date.ts';
import { onlyOne } from './question/follow-up.ts';
import { type EarlierTurn, type Leaning, leanOn } from './question/follow-up-topic.ts';
import { readHalves, splitQuestions } from './question/halves.ts';
import { readDocuments } from './question/read-documents.ts';
import { type QuestionContext, type ReadQuestion, readQuestion } from './question/read-question.ts';
import { readWork } from './question/read-work.ts';
import { unknownSubject } from './question/unknown-subject.ts';
import { tellAll, withKept } from './tell-all.ts';
import { answerUnsure, declineStranger, NOTHING_BEFORE, notFound, offerReading, told, type Unsure } from './unsure.ts';

export type { Answer, AuditQuestion, Block, Desk, Line, Part } from './blocks/answer.ts';
export type { TeamRecords } from './blocks/team-records.ts';
export type { EarlierTurn } from './question/follow-up-topic.ts';

/** A question: words, or a query if the person chose chips. */
export interface Question {
  question: string;
  query: Query | null;
  /** The query of the chat's last answer; null if there was none. */
  before: Query | null;
  /** Earlier questions of the chat with the kinds of their answers, oldest first. */
  earlier: readonly EarlierTurn[];
}

export interface Analyst {
  /**
   * Answers in blocks, and says how the question was read.
   * @throws whatever the desk throws
   */
  answer(question: Question, desk: Desk): Promise<Answer>;
}

/**
 * @param weights what the build has learnt from the patterns (`training/train.ts`), as JSON
 * @throws when that cannot be read.
 */
export function createAnalyst(weights: string): Analyst {
  const classifier = createClassifier(readWeights(weights));
  return { answer: (question, desk) => answer(question, desk, classifier) };
}

const ONLY_BEGINNING = sentence(
  'Your question is very long, so I read only the beginning. If this answer misses the point, ask again in a sentence or two.',
);

/** A question in words, with what it is answered from. */
interface Turn {
  question: string;
  before: Query | null;
  /** The kind of the last answer: what was not answered, or only offered, is nothing to go on from. */
  last: AnswerKind | undefined;
  desk: Desk;
  classifier: Classifier;
}

async function answer(asked: Question, desk: Desk, classifier: Classifier): Promise<Answer> {
  const { query, before, earlier } = asked;
  const question = inEnglish(asked.question) ?? asked.question;
  // The text of an offered question is parsed back into the query it came from.
  const pressed = query ?? readSaidQuery(question);
  if (pressed) return told('query', await answerQuery(pressed, await desk.data(), desk));
  const asOffered = await answerOffered(question, desk);
  if (asOffered) return asOffered;
  const foreign = otherLanguage(question);
  if (foreign) return told('language', { blocks: foreign });
  const readable = withoutFrame(beginningOf(question));
  const leaning = leanOn(readable, earlier);
  const turn: Turn = { question: readable, before, last: earlier.at(-1)?.kind, desk, classifier };
  const answered = leaning
    ? await answerLeaning(leaning, desk)
    : ((await answerDated(turn)) ?? (await answerTwo(turn)));
  return question.length <= MOST_READ ? answered : { ...answered, blocks: [ONLY_BEGINNING, ...answered.blocks] };
}

/** Answers a question that the product itself offers, with the kind that offers it; null for any other question. */
async function answerOffered(question: string, desk: Desk): Promise<Answer | null> {
  const kind = offeringKind(question);
  if (!kind || kind.id === 'query' || kind.id === 'off-subject') return null;
  const data = await desk.data();
  if (kind.id === 'facts' && quote(question, data.current).length === 0) return null;
  const read = readQuestion(question, { data, before: null });
  const subjects = subjectsOf(question, read, null, data);
  const said = await kind.answer({ question, query: read.query, subjects, data, desk });
  return said && told(kind.id, said);
}

/** Answers a follow-up to a fact or a rule in the same way as the question before it. */
async function answerLeaning({ kind, question, holding }: Leaning, desk: Desk): Promise<Answer> {
  const data = await desk.data();
  const asked: KindInput = { question, query: null, subjects: [], data, desk };
  const unsure: Unsure = { asked, read: { query: null, unused: [], means: [] }, kinds: [kind] };
  if (holding.length > 0 && quote(question, data.current, holding).length === 0) return notFound(unsure);
  const said = await kindOf(kind)?.answer(asked);
  return said ? told(kind, said) : kind === 'facts' ? notFound(unsure) : answerUnsure(unsure);
}

/**
 * Answers a question for rows that names days: with the rows of these days, or with an offer that says that they were not used. Null for
 * any other question.
 */
async function answerDated(turn: Turn): Promise<Answer | null> {
  const { question, before, desk } = turn;
  const days = findDate(question, desk.today, ASKS_END.test(question));
  if (!days) return null;
  // Without its days, a question of its own can look like a follow-up.
  const given = before && (await dataFor(before, await desk.data(), desk));
  const isOn = given && readQuestion(question, { data: given, before: rowsOf(before, given) }).isFollowUp;
  const { reading } = await answerWords({ ...turn, question: days.rest, before: isOn ? before : null });
  const [query, another] = reading?.queries ?? [];
  if (!reading || !query || another || (reading.kind !== 'query' && reading.kind !== 'offered')) return null;
  const data = await dataFor(query, await desk.data(), desk);
  const dated = withDays(question, query, days);
  if (dated && reading.kind === 'query') return told('query', await answerQuery(dated, data, desk), reading.unused);
  // 'Material today' means now.
  if (!dated && days.said.toLowerCase() === 'today') return null;
  const asked: KindInput = { question, query: dated ?? query, subjects: [], data, desk };
  const unused = dated ? reading.unused : [...reading.unused, days.said];
  return offerReading({ asked, read: { query: dated ?? query, unused, means: [] }, kinds: [] });
}

/** What cannot be done, with what can be answered instead. */
async function withNear(said: KindAnswer, { asked, read }: Unsure): Promise<KindAnswer> {
  const near = (await asksNear(asked, read.means)).map(({ offer }) => offer);
  if (near.length === 0) return said;
  return { ...said, blocks: [...said.blocks.filter(({ is }) => is !== 'offers'), offers(...near)] };
}

/** Whether a name is that of a member of the team, with or without its accents. */
async function isColleague(name: string, desk: Desk): Promise<boolean> {
  const { people } = await desk.records();
  return (
    mask(
      name,
      people.map((each) => each.name),
    ).person !== null
  );
}

/** Answers both questions of a sentence that asks two, if it is not understood as one. */
async function answerTwo(turn: Turn): Promise<Answer> {
  const whole = await answerWords(turn);
  const isPart = isOpen(whole) || IN_PART.includes(whole.reading?.kind ?? 'query');
  const halves = turn.before === null && isPart ? splitQuestions(turn.question) : null;
  if (!halves) return whole;
  const answerHalf = (question: string) => answerWords({ ...turn, question, before: null, last: undefined });
  const one = await answerHalf(halves[0]);
  if (isOpen(one)) return whole;
  const other = await answerHalf(halves[1]);
  const isSame = JSON.stringify(other.blocks) === JSON.stringify(one.blocks);
  return isOpen(other) || isSame ? whole : answerBoth(halves, one, other);
}

/** Nothing was told, or only offered. */
const isOpen = ({ reading }: Answer) => reading === null || OPEN.includes(reading.kind);
const OPEN: readonly AnswerKind[] = ['unsure', 'offered', 'off-subject', 'do-for-me', 'assistant', 'help'];

/** Answers that may be to a half of the sentence. */
const IN_PART: readonly AnswerKind[] = ['why', 'method', 'facts', 'next', 'overview', 'thresholds', 'records', 'audit'];

async function answerWords({ question, before, last, desk, classifier }: Turn): Promise<Answer> {
  const given = await desk.data();
  const data = before ? await dataFor(before, given, desk) : given;
  const isAnswered = last !== 'unsure' && last !== 'offered';
  const shown = before && isAnswered ? rowsOf(before, data) : null;
  const halves = shown === null ? readHalves(question, { data, before: null }) : null;
  if (halves) return answerEach(halves, data, desk);
  const read = await readWithNames(question, { data, before: shown }, desk);
  if (read.leans && last === 'unsure') return NOTHING_BEFORE;
  const subjects = subjectsOf(question, read, shown, data);
  const asked: KindInput = { question: wholeQuestion(read, shown), query: read.query, subjects, data, desk };
  if (read.leans && last === 'offered' && before)
    return offerReading({ asked, read: readQuestion(question, { data, before: rowsOf(before, data) }), kinds: [] });
  const choice = chooseKind(read, asked, classifier);
  const unsure: Unsure = { asked, read, kinds: choice.kinds };
  const stranger = unknownSubject(read.corrected, read.strange);
  if (
    stranger !== null &&
    !(await isColleague(stranger, desk)) &&
    !(await desk.companyName()).toLowerCase().includes(stranger.toLowerCase())
  ) {
    const theirs = changesBy(stranger, read.corrected);
    return theirs ? told('query', await answerQuery(theirs, data, desk)) : declineStranger(stranger, unsure);
  }
  const routed = choice.isCertain ? null : await answerRouted(asked, read);
  if (routed) return routed;
  const asOf = readWork(read, subjects) ?? readDocuments(read, subjects);
  if (asOf) return told('query', await answerQuery(asOf, data, desk));
  const ofChanges = historyOf(read, asked);
  if (ofChanges)
    return certaintyOfChanges(read, ofChanges, data.current.assessment.thresholds) < ANSWERED
      ? offerReading({ ...unsure, read: { ...read, query: ofChanges } })
      : told('query', await answerQuery(ofChanges, data, desk));
  const lead = choice.isCertain ? null : await leadOf(asked, read);
  if (lead?.isPlain) return told('records', lead);
  let isUnsaid = false;
  for (const id of choice.tried) {
    // If no text answers the question, only a rule can: rows would be about something else.
    if (isUnsaid && id !== 'method') continue;
    if (certaintyOfSort(read.corrected, id, read.query) === 0 || (id === 'thresholds' && subjects.length > 0)) continue;
    const kind = kindOf(id);
    const said = await kind?.answer(asked);
    isUnsaid ||= !said && id === 'facts';
    if (!said) continue;
    const found = { query: said.queries?.[0], asksBy: kind?.asksBy };
    const isCertain = certaintyOf(id, read, found, data.current.assessment.thresholds) >= ANSWERED;
    if (isCertain && lead && contradicts(lead, id, said, asked))
      return offerReading({ ...unsure, own: ownOffer(id, said, subjects) });
    if (isCertain && id === 'do-for-me') return told(id, await withNear(said, unsure));
    if (isCertain)
      return tellAll(
        id,
        id === 'query' ? withKept(said, question, shown, data.current) : said,
        read,
        question,
        data.current,
      );
    // An answer this uncertain may mean that the question is about a rule.
    const isLawful = asksRule(read.corrected) && (rankFacts(read.corrected)[0]?.fit ?? 0) >= LAWFUL;
    const rule = isLawful ? await kindOf('method')?.answer({ ...asked, query: null }) : null;
    return rule
      ? told('method', rule)
      : offerReading({ ...unsure, read: { ...read, query: read.query ?? said.queries?.[0] ?? null } });
  }
  return isUnsaid ? notFound(unsure) : answerUnsure(unsure);
}

/** Answers each half of a question that asks two things, one after the other. */
async function answerEach(queries: readonly Query[], data: QueryData, desk: Desk): Promise<Answer> {
  const said = await Promise.all(queries.map((query) => answerQuery(query, data, desk)));
  return told('query', { blocks: said.flatMap((each) => each.blocks), queries: [...queries] });
}

/** Unused words may be names of people, which only the history contains, or of pieces of evidence. */
async function readWithNames(question: string, context: QuestionContext, desk: Desk): Promise<ReadQuestion> {
  const first = readQuestion(question, context);
  if (first.unused.length === 0 && first.query !== null && first.query.noun !== 'change') return first;
  const { data } = context;
  const named =
    first.query?.noun === 'evidence'
      ? await dataFor(first.query, data, desk)
      : { ...data, changes: await desk.changes() };
  return readQuestion(question, { ...context, data: named });
}

/** If a question refers back to one thing, or narrows to it and leaves words over, adds the name of that thing to the question. */
function wholeQuestion({ query, unused, corrected }: ReadQuestion, shown: ShownRows): string {
  const one = onlyOne(query);
  if (one !== null && unused.length > 0) return `${corrected} (${one})`;
  const [only, another] = shown?.rows ?? [];
  return only && !another && POINTS_BACK.test(corrected) ? `${corrected} (${only.label})` : corrected;
}

const POINTS_BACK = /\b(it|its|there|they|them|their|this|that|those|these)\b/i;

/** From this on a fact of law and method is told where a query says only a part. */
const LAWFUL = 0.55;
function rowsOf(query: Query, data: QueryData): NonNullable<ShownRows> {
  const { rows } = evaluate({ ...query, measure: null }, data);
  return { query, rows: rows.map(({ id, label }) => ({ id, label })) };
}

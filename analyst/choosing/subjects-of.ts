import type { QuestionContext, ReadQuestion } from '#analyst/question/read-question.ts';
import type { Subject } from '#analyst/question/subjects.ts';
import { valuesAsked } from '#domain/query/condition.ts';
import { evaluate } from '#domain/query/evaluate.ts';
import type { QueryData } from '#domain/query/fields/noun.ts';
import type { Query } from '#domain/query/query.ts';
import { rankComponents } from '#domain/search/rank-texts.ts';
import { subjectStems } from '#domain/words/stems.ts';

/** What the answer before showed; null where there is none. */
export type ShownRows = QuestionContext['before'];

/** Where a topic is named as well, it is meant. */
const OF_TOPIC = /\bmaterial\b|\btopics?\b|\b(either|both|each|two) sides?\b|\b[ESG]\d\.\d/i;

/** What a question is about, the best first: what it names, else what it is narrowed to, points back at, or speaks of. */
export function subjectsOf(
  question: string,
  read: ReadQuestion,
  shown: ShownRows,
  data: QueryData,
): readonly Subject[] {
  const isOfTopic = OF_TOPIC.test(question);
  // Stakeholders have no score whose reason could be asked for.
  const scored = /\bwhy\b/i.test(question) ? read.subjects.filter(({ noun }) => noun !== 'stakeholder') : read.subjects;
  const named = isOfTopic ? topicsFirst(scored) : scored;
  const isRead = read.query !== null && read.understood === 1;
  const spokenOf = () => (isRead ? [] : subjectsByWords(read.corrected, data));
  const ways = [
    () => named,
    () => (subjectStems(read.corrected).length >= MANY_WORDS ? spokenOf() : []),
    () => highestSubjects(question, read.query, data),
    () => queriedSubjects(read.query, data),
    () => (read.isFollowUp ? shownSubjects(shown) : []),
    spokenOf,
  ];
  for (const way of ways) {
    const found = way();
    if (found.length > 0) return found;
  }
  return [];
}

/** 'Why is our highest topic material?' is about the one that the query finds first. */
function highestSubjects(question: string, query: Query | null, data: QueryData): Subject[] {
  if (!/\bwhy\b/i.test(question) || query?.first !== 1 || (query.noun !== 'topic' && query.noun !== 'component'))
    return [];
  const { noun } = query;
  return evaluate({ ...query, measure: null }, data).rows.map(({ id, label }) => ({ noun, id, label, fit: 1 }));
}

/** So many are told about one by one. */
const FEW_TOPICS = 3;

/** Topics that the query is narrowed to are what it is about. */
function queriedSubjects(query: Query | null, { current }: QueryData): Subject[] {
  const codes = valuesAsked(query, 'topic');
  return current.topics
    .filter(({ code }) => codes.includes(code))
    .map(({ id, code, name }, _at, all) => ({
      noun: 'topic',
      id,
      label: `${code} ${name}`,
      // Many topics together are an area, not one thing.
      fit: all.length <= FEW_TOPICS ? 1 : 1 / all.length,
    }));
}

/** From this share of a question's words on, what was written about something is what it means. */
const SPOKEN_OF = 0.3;
/** And so much more than the next one. */
const AHEAD = 1.25;
/** Words for what is told of one thing. */
const ASKS_ONE = /\b(scored?|rated?|rating|why|how come|tell|about|evaluat\w*|assess\w*|justif\w*|descri\w*)\b/i;
const FEW_WORDS = 4;

/** The one whose title and texts hold the words of a question that is for one thing. */
function subjectsByWords(question: string, { current }: QueryData): Subject[] {
  if (!ASKS_ONE.test(question) && question.split(/\s+/).length > FEW_WORDS) return [];
  const [best, next] = rankComponents(question.replace(ASKS_ONE, ' '), current.components);
  if (!best || best.fit < SPOKEN_OF || best.fit < AHEAD * (next?.fit ?? 0)) return [];
  return [{ noun: 'component', id: best.thing.id, label: best.thing.title, fit: Math.min(1, best.fit) }];
}

/** Material are topics: where one is named as well, it is meant. */
const topicsFirst = (subjects: readonly Subject[]) =>
  subjects.toSorted((one, other) => Number(other.noun === 'topic') - Number(one.noun === 'topic'));

/** So many words speak of one thing, whichever topic they name among them. */
const MANY_WORDS = 4;

/** 'why?' after a list of one is about that one. */
function shownSubjects(shown: ShownRows): Subject[] {
  const { noun } = shown?.query ?? {};
  if (!shown || (noun !== 'component' && noun !== 'topic')) return [];
  return shown.rows.slice(0, 1).map(({ id, label }) => ({ noun, id, label, fit: shown.rows.length === 1 ? 1 : 0.29 }));
}

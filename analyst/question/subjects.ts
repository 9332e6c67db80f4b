import { valuesAsked } from '#domain/query/condition.ts';
import { evaluate } from '#domain/query/evaluate.ts';
import type { QueryData } from '#domain/query/fields/noun.ts';
import type { Query } from '#domain/query/query.ts';
import { rankComponents } from '#domain/search/rank-texts.ts';
import { groupName } from '#domain/stakeholders/group-name.ts';
import { subjectStems } from '#domain/words/stems.ts';
import { lexicon } from './lexicon.ts';
import type { QuestionContext, ReadQuestion } from './read-question.ts';
import { formOf, type Word, wordsIn } from './words.ts';

/** A row that the words of a question name. */
export interface Subject {
  noun: 'component' | 'topic' | 'stakeholder';
  id: string;
  label: string;
  /** How certain the match is, from 0 to 1. */
  fit: number;
}

const LEAST_FIT = 0.34;
const MOST = 5;
const EMPTY = new Set(
  'a an and the of in on for to with by or at from that too our their is are as below above over under between without through after before into per beyond than not no'.split(
    ' ',
  ),
);

/** Finds rows by the words of their titles, where rarer words count more, and topics by code and name. Best match first. */
export function findSubjects(words: readonly Word[], data: QueryData): Subject[] {
  const { rows, times } = known.get(data) ?? readRows(data);
  known.set(data, { rows, times });
  const asked = new Set(words.map(({ text }) => formOf(text)));
  const weigh = (forms: readonly string[]) =>
    forms.reduce((sum, form) => sum + 1 / (times.get(form) ?? 1) / (lexicon.forms.has(form) ? 2 : 1), 0);
  return rows
    .map(({ forms, ...row }) => {
      const isByCode = row.noun === 'topic' && asked.has(forms[0] ?? '');
      return { ...row, fit: isByCode ? 1 : weigh(forms.filter((form) => asked.has(form))) / (weigh(forms) || 1) };
    })
    .filter(({ fit }) => fit >= LEAST_FIT)
    .toSorted((one, other) => other.fit - one.fit)
    .slice(0, MOST);
}

const known = new WeakMap<QueryData, ReturnType<typeof readRows>>();

/** The rows with the words of their names, and how many rows contain each word. */
function readRows({ current }: QueryData) {
  const rows = [
    ...current.components.map(({ id, title }) => ({ noun: 'component' as const, id, label: title })),
    ...current.topics.map(({ id, code, name }) => ({ noun: 'topic' as const, id, label: `${code} ${name}` })),
    ...current.stakeholders.map((each) => ({ noun: 'stakeholder' as const, id: each.id, label: groupName(each) })),
  ].map((row) => ({ ...row, forms: formsOf(row.label) }));
  const times = new Map<string, number>();
  for (const { forms } of rows) for (const form of forms) times.set(form, (times.get(form) ?? 0) + 1);
  return { rows, times };
}

const formsOf = (label: string) => [
  ...new Set(
    wordsIn(label)
      .filter((text) => !EMPTY.has(text))
      .map(formOf),
  ),
];

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
  // Stakeholders have no score that could be asked the reason of.
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
      // Many together are a field, not one thing.
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

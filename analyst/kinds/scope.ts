import { readQuestion } from '#analyst/question/read-question.ts';
import type { Subject } from '#analyst/question/subjects.ts';
import type { Component } from '#domain/components/component.ts';
import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import { evaluate } from '#domain/query/evaluate.ts';
import type { QueryData } from '#domain/query/fields/noun.ts';
import { type Condition, everything } from '#domain/query/query.ts';
import { sayQuery } from '#domain/query/wording/say-query.ts';
import { stem, subjectStems } from '#domain/words/stems.ts';

/** What a question on measures or evidence is about: the entries that it narrows to, and words that name none. */
export interface Scope {
  /** Those that count or not, of relevant topics; all where nothing narrows. */
  entries: readonly Component[];
  /** What they must be, so that they can be shown and gone on from. */
  where: readonly Condition[];
  /** How a sentence calls them: 'Poor animal welfare', 'risks, standard E1'; null for all. */
  said: string | null;
  left: readonly string[];
}

/** So surely one entry is meant, whatever topic the words name besides. */
const NAMED = 0.75;
/** So surely where they name nothing else. */
const SPOKEN_OF = 0.45;
/** What is asked of topics, and can be asked of the entries under them in the same words. */
const OF_TOPICS = ['topic', 'standard', 'category'];

/** @param rest a question without the words for measures or evidence */
export function scopeOf(rest: string, data: QueryData): Scope {
  if (rest === '') return { entries: entriesThat([], data), where: [], said: null, left: [] };
  const { query, unused, subjects } = readQuestion(rest, { data, before: null });
  const named = onlyTitled(rest, data.current) ?? subjects.find(({ noun }) => noun === 'component');
  const where = (query?.where ?? []).filter(
    ({ field }) => query?.noun === 'component' || (query?.noun === 'topic' && OF_TOPICS.includes(field)),
  );
  if (named && named.fit >= (where.length > 0 ? NAMED : SPOKEN_OF)) {
    return {
      entries: data.current.components.filter(({ id }) => id === named.id),
      where: [{ field: 'title', is: 'equal', value: named.label }],
      said: named.label,
      left: [],
    };
  }
  const entries = entriesThat(where, data);
  return where.length === 0
    ? { entries, where, said: null, left: contentOf(rest) }
    : { entries, where, said: sayQuery({ ...everything('component'), where }), left: unused };
}

/** The one whose title holds all the words. */
function onlyTitled(rest: string, { components }: AssessmentData): Pick<Subject, 'id' | 'label' | 'fit'> | undefined {
  const words = contentOf(rest);
  if (words.length < 2) return undefined;
  const [only, another] = components.filter(({ title }) => holds(title, words));
  return only && !another ? { id: only.id, label: only.title, fit: 1 } : undefined;
}

const contentOf = (text: string) => text.split(' ').filter((word) => subjectStems(word).length > 0);

/** The entries that fulfil conditions, in the order in which they are asked. */
function entriesThat(where: readonly Condition[], data: QueryData): Component[] {
  const { rows } = evaluate({ ...everything('component'), where }, data);
  const components = new Map<string, Component>(data.current.components.map((component) => [component.id, component]));
  return rows.flatMap(({ id }) => components.get(id) ?? []);
}

/** Whether a text holds every one of these words. */
export function holds(text: string, words: readonly string[]): boolean {
  const stems = new Set(subjectStems(text));
  return words.every((word) => stems.has(stem(word)));
}

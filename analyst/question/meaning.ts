import type { QueryNoun } from '#domain/query/fields/query-nouns.ts';
import type { Condition, Constant, Measure, SortOrder } from '#domain/query/query.ts';
import type { Word } from './words.ts';

/** The meaning of a word or phrase of a question. If it has several, the noun that the question asks for decides. */
export type Meaning =
  /** A noun; weak if another word may express it better ('entries', 'everything'). */
  | { is: 'noun'; noun: QueryNoun; where?: readonly Condition[]; weak?: true }
  /** Conditions that must all be met. `exact`: the conditions if 'only' is next to it. */
  | { is: 'condition'; where: readonly Condition[]; exact?: readonly Condition[]; prefers?: QueryNoun }
  /** Topics by code, and their standard if they all belong to one. */
  | { is: 'topics'; codes: readonly string[]; standard: string | null }
  /** A row, by its title or name. */
  | { is: 'subject'; field: string; value: string; noun: QueryNoun }
  | { is: 'field'; field: string; prefers?: QueryNoun }
  | { is: 'number'; value: number }
  /** 'at least' comes before its number, 'or more' after it. */
  | { is: 'bound'; how: Bound; stands: 'before' | 'after' }
  | { is: 'between' }
  | { is: 'sort'; order: SortOrder; field?: string }
  | { is: 'direction'; order: SortOrder }
  | { is: 'measure'; of: Measure['of'] }
  | { is: 'threshold'; side: 'impact' | 'financial' | 'both' }
  | { is: 'side'; side: 'impact' | 'financial' }
  | { is: 'earlier' | 'this-year' | 'compare' | 'than' }
  | { is: 'became'; values: readonly string[]; onlyCompared?: true }
  | { is: Small }
  /** Has no effect on what is asked. */
  | { is: 'filler' }
  /** Occurs in no table. */
  | { is: 'word' };

export type Bound = 'at-least' | 'at-most' | 'above' | 'below' | 'equal';

/** Small words that connect others. */
export type Small =
  | Split<'and or comma stop to of not no except only per by sorted first among clause about back start which'>
  | Split<'if quote together unit screening lose gain other nobody level most more beside spread both-sides other-unit'>;

type Split<Words extends string> = Words extends `${infer First} ${infer Rest}` ? First | Split<Rest> : Words;

/** A phrase of a question with its meaning there. */
export interface Mark {
  words: readonly Word[];
  meanings: readonly Meaning[];
  /** The meaning that applies, once the noun is known. */
  means: Meaning;
  /** Some part of the query uses it. */
  isUsed: boolean;
}

/** What a mark that names rows or a condition says they must be; nothing for any other. */
export const saidBy = (mark: Mark | undefined): readonly Condition[] =>
  (mark?.means.is === 'condition' || mark?.means.is === 'noun' ? mark.means.where : null) ?? [];

/** That a row is the entry with this title, or stands at it. */
export function atEntry(noun: QueryNoun, title: string): Condition {
  if (noun === 'evidence') return { field: 'givenFor', is: 'contains', text: title };
  return equal(noun === 'measure' ? 'namedAt' : 'title', title);
}

export const equal = (field: string, value: Constant): Condition => ({ field, is: 'equal', value });
export const oneOf = (field: string, ...values: (string | number)[]): Condition => ({ field, is: 'one-of', values });
export const missing = (field: string): Condition => ({ field, is: 'missing' });
export const notBe = (condition: Condition): Condition => {
  const { not, ...plain } = condition;
  return not ? plain : { ...plain, not: true };
};

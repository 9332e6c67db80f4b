import { askedOf, type RecordAnswer } from '#analyst/kinds/records/record-answer.ts';
import { equal, oneOf } from '#analyst/question/meaning.ts';
import { everything, type Query } from '#domain/query/query.ts';
import type { AskInput } from './ask.ts';

/** What is told from the records, whatever the question names. */
export const always = (told: RecordAnswer) => () => [told.offer];

/** What is told of the one thing that is named; if none is, what is told of all. */
export const onThing =
  (one: RecordAnswer, all: RecordAnswer) =>
  ({ thing }: Pick<AskInput, 'thing'>) => [...(thing === null ? [] : [askedOf(one, thing)]), all.offer];

/** Topics that meet conditions. */
export const topics = (where: Query['where'], more: Partial<Query> = {}): Query => ({
  ...everything('topic'),
  where,
  ...more,
});
/** Entries that meet conditions. */
export const entries = (where: Query['where'], more: Partial<Query> = {}): Query => ({
  ...everything('component'),
  where,
  ...more,
});
/** The highest first. */
export const by = (field: string): Pick<Query, 'sort'> => ({ sort: [{ field, order: 'highest' }] });
/** That an entry is an impact, a risk or an opportunity. */
export const kind = (value: 'impact' | 'risk' | 'opportunity') => equal('kind', value);
/** So many are the top ones. */
export const FEW = 5;

/** Records of a noun under the topics that are named. */
export const ofTopics =
  (noun: Query['noun'], field: string, more: Query['where'] = []) =>
  ({ topics: codes }: AskInput): Query[] => {
    const [first, ...others] = codes;
    return first === undefined ? [] : [{ ...everything(noun), where: [oneOf(field, first, ...others), ...more] }];
  };

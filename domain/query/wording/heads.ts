import { nouns } from '../fields/nouns.ts';
import type { QueryNoun } from '../fields/query-nouns.ts';
import type { Condition } from '../query.ts';
import { either, literal, optional, sequence, type TextReader } from './reading.ts';

/** The subject of a sentence, and the conditions that it already contains. */
interface Head {
  noun: QueryNoun;
  words: string;
  says: readonly Condition[];
}

const equal = (field: string, value: string | boolean): Condition => ({ field, is: 'equal', value });
const kinds = (...values: string[]): Condition => ({ field: 'kind', is: 'one-of', values });

const ofNoun = (noun: QueryNoun, heads: Readonly<Record<string, readonly Condition[]>>): Head[] =>
  Object.entries(heads).map(([words, says]) => ({ noun, words, says }));

/** Of several that fit, the most specific is used. */
const heads: readonly Head[] = [
  ...ofNoun('component', {
    'negative impacts': [equal('kind', 'impact'), equal('impactPolarity', 'Negative')],
    'positive impacts': [equal('kind', 'impact'), equal('impactPolarity', 'Positive')],
    impacts: [equal('kind', 'impact')],
    risks: [equal('kind', 'risk')],
    opportunities: [equal('kind', 'opportunity')],
    'risks and opportunities': [kinds('risk', 'opportunity')],
    'impacts and risks': [kinds('impact', 'risk')],
    'impacts and opportunities': [kinds('impact', 'opportunity')],
  }),
  ...ofNoun('topic', { 'material topics': [equal('material', true)] }),
  ...ofNoun('stakeholder', { 'key stakeholders': [equal('isKeyStakeholder', true)] }),
  ...Object.entries(nouns).map(([noun, { plural }]): Head => ({ noun: noun as QueryNoun, words: plural, says: [] })),
];

/** Impacts are on people, risks are about them. */
const SUBJECTS = { people: 'people', environment: 'the environment', governance: 'governance' };
const subjects = Object.entries(SUBJECTS).map(([id, words]) => ({ words, condition: equal('subject', id) }));
const preposition = ({ words }: Head) => (words.endsWith('impacts') ? 'on' : 'about');

const isIn = (where: readonly Condition[]) => {
  const said = new Set(where.map((condition) => JSON.stringify(condition)));
  return (condition: Condition) => said.has(JSON.stringify(condition));
};

/** Words the noun with the conditions that it can express, and returns the remaining conditions. */
export function sayHead(noun: QueryNoun, where: readonly Condition[]): { words: string; rest: Condition[] } {
  const isHere = isIn(where);
  const head = heads.find((each) => each.noun === noun && each.says.every(isHere));
  const subject = 'subject' in nouns[noun].fields ? subjects.find(({ condition }) => isHere(condition)) : undefined;
  const isSaid = isIn([...(head?.says ?? []), ...(subject ? [subject.condition] : [])]);
  const words = head?.words ?? nouns[noun].plural;
  return {
    words: head && subject ? `${words} ${preposition(head)} ${subject.words}` : words,
    rest: where.filter((condition) => !isSaid(condition)),
  };
}

/** Reads what `sayHead` writes. */
export const readHead: TextReader<{ noun: QueryNoun; where: readonly Condition[] }> = either(
  heads.map((head) => {
    const abouts = 'subject' in nouns[head.noun].fields ? subjects : [];
    const about = either(
      abouts.map(({ words, condition }) =>
        literal<readonly Condition[]>(` ${preposition(head)} ${words}`, [condition]),
      ),
    );
    return sequence(literal(head.words, head), optional(about, []), ({ noun, says }, more) => ({
      noun,
      where: [...says, ...more],
    }));
  }),
);

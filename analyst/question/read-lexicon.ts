import { QUERY_NOUNS, type QueryNoun } from '#domain/query/fields/query-nouns.ts';
import type { Condition, Constant } from '#domain/query/query.ts';
import type { Bound, Meaning, Small } from './meaning.ts';

/**
 * Reads a table of the lexicon. A line is `phrases → meaning ; other meaning`, a meaning a word of what kind it is with its
 * particulars. Conditions are written `field=value`, `field!=value`, `field=one|other`, `field>=number`, `field?` for missing and `field!?` for set.
 */
export function readTable(table: string): { said: string; meanings: Meaning[] }[] {
  const lines = table.split('\n').filter((line) => line.includes('→'));
  return lines.map((line) => {
    const [said = '', meanings = ''] = line.split('→').map((part) => part.trim());
    return { said, meanings: meanings.split(' ; ').map(readMeaning) };
  });
}

function readMeaning(text: string): Meaning {
  const [kind = '', ...rest] = text.split(' ');
  const [first = '', second = ''] = rest;
  const order = first === 'lowest' ? 'lowest' : 'highest';
  const side = first === 'impact' || first === 'financial' ? first : 'both';
  switch (kind) {
    case 'noun':
    case 'noun?':
      return {
        is: 'noun',
        noun: readNoun(first) ?? 'component',
        ...(second && { where: readConditions(rest.slice(1).join(' ')) }),
        ...(kind === 'noun?' && { weak: true }),
      };
    case 'is':
      return readRequirement(rest.join(' '));
    case 'number':
      return { is: 'number', value: Number(first) };
    case 'field':
      return { is: 'field', field: first };
    case 'sort':
      return { is: 'sort', order, ...(second && { field: second }) };
    case 'order':
      return { is: 'direction', order };
    case 'before':
    case 'after':
      return { is: 'bound', how: first as Bound, stands: kind };
    case 'measure':
      return { is: 'measure', of: first === 'average' || first === 'sum' || first === 'share' ? first : 'count' };
    case 'threshold':
      return { is: 'threshold', side };
    case 'side':
      return { is: 'side', side: side === 'both' ? 'impact' : side };
    case 'became':
    case 'became?':
      return { is: 'became', values: rest, ...(kind === 'became?' && { onlyCompared: true }) };
    default:
      return { is: kind as Small };
  }
}

const readNoun = (text: string | undefined): QueryNoun | undefined => QUERY_NOUNS.find((noun) => noun === text);

/** `conditions, only conditions, @noun`: what 'only' beside it makes of it, and the noun it speaks for. */
function readRequirement(text: string): Meaning {
  const [where = '', ...more] = text.split(', ');
  const exact = more.find((part) => part.startsWith('only '));
  const prefers = readNoun(more.find((part) => part.startsWith('@'))?.slice(1));
  return {
    is: 'condition',
    where: readConditions(where),
    ...(exact && { exact: readConditions(exact.slice('only '.length)) }),
    ...(prefers && { prefers }),
  };
}

const readConditions = (text: string): Condition[] => text.split(' & ').map(readCondition);

function readCondition(text: string): Condition {
  const [, field = '', not, sign, value = ''] = /^(\w+)(!?)([=?~]|>=)(.*)$/.exec(text) ?? [];
  const base = not ? ({ field, not: true } as const) : { field };
  const values = value.split('|');
  if (sign === '?') return { ...base, is: 'missing' };
  if (sign === '>=') return { ...base, is: 'at-least', value: Number(value) };
  if (sign === '~') return { ...base, is: 'contains', text: value };
  return values.length > 1 ? { ...base, is: 'one-of', values } : { ...base, is: 'equal', value: readConstant(value) };
}

const readConstant = (text: string): Constant =>
  text === 'true' || text === 'false' ? text === 'true' : /^\d+$/.test(text) ? Number(text) : text;

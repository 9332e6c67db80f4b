import { checkQuery } from '#domain/query/check.ts';
import type { Query } from '#domain/query/query.ts';
import type { Mark } from './meaning.ts';
import type { Word } from './words.ts';

/**
 * A reason why a reading may not be what was meant: something that was said does not fit with the rest (`cut`), it depends on an average
 * (`average`), counts the rows at an extreme (`extreme`), contains a word that reverses the meaning and was not used (`turned`), has an
 * order that was not found (`unsorted`), asks for the first of each group (`of-each`), leaves over a word that may narrow it (`narrowed`)
 * or any word of a question for a figure or a comparison (`not-plain`), or names a field or records of which it says nothing (`lost`).
 */
export type ReadingDoubt =
  | 'cut'
  | 'average'
  | 'extreme'
  | 'turned'
  | 'unsorted'
  | 'of-each'
  | 'narrowed'
  | 'not-plain'
  | 'lost';

/** The parts of a reading that doubts depend on. */
interface Read {
  /** The query as the words express it, and as it can be evaluated; null if they express none. */
  asked: Query | null;
  query: Query | null;
  marks: readonly Mark[];
  /** Marks with content that the query does not use. */
  unused: readonly Mark[];
  words: readonly Word[];
}

/** Lists the doubts about a reading; none if it is clear. */
export function doubtsOfReading({ asked, query, marks, unused, words }: Read): ReadingDoubt[] {
  const found: Record<ReadingDoubt, boolean> = {
    cut: asked !== null && isCut(asked),
    average: marks.some(isOfAverage),
    extreme: query?.measure?.of === 'count' && query.groupBy === null && marks.some(isExtreme),
    turned: marks.some(({ means, isUsed }) => !isUsed && TURNS.includes(means.is)),
    unsorted:
      query?.sort.length === 0 && (isOfFirst(marks) || (query.comparedWith === null && marks.some(isUnused('most')))),
    'of-each': query !== null && query.first !== null && marks.some(isUnused('per')),
    'not-plain': query !== null && isFigureOrComparison(query) && (unused.length > 0 || marks.some(isNewOfItself)),
    lost: query !== null && (isFieldLost(query, marks) || areRecordsLost(query, marks)),
    narrowed: unused.length > 1 || unused.some((mark) => mayNarrow(mark, marks, words)),
  };
  return doubtsIn(found);
}

/** A figure or a comparison is right only if every word of its question was understood. */
const isFigureOrComparison = ({ measure, groupBy, comparedWith, of, thresholds }: Query) =>
  measure !== null || groupBy !== null || comparedWith !== null || of === 'earlier' || thresholds !== null;

/** Values that are told apart: what is said of one of them holds for no other. */
const VALUES = ['impactScope', 'impactScale', 'impactIrremediability', 'severity', 'likelihood'];

/** Whether a value is named of which the query says nothing although it says something of another one. */
function isFieldLost(query: Query, marks: readonly Mark[]): boolean {
  const said = JSON.stringify(query);
  const named = new Set(marks.flatMap(({ means }) => (means.is === 'field' ? means.field : [])));
  return named.size > 1 && VALUES.some((field) => named.has(field) && !said.includes(`"${field}"`));
}

/** 'New revenue': new is the revenue, and not the row that brings it. */
const isNewOfItself = ({ means, words }: Mark, at: number, marks: readonly Mark[]) =>
  means.is === 'became' && words.length === 1 && marks[at + 1]?.means.is === 'condition';

/** Records with fields of their own, and how the fields of other rows name them. */
const RECORDS = { evidence: /evidence/i, measure: /measure|lowers|netScore|grossScore/i, stakeholder: /stakeholder/i };

/** Whether records are named that are neither asked for nor part of a condition. */
function areRecordsLost({ noun, ...query }: Query, marks: readonly Mark[]): boolean {
  const said = JSON.stringify(query);
  const isNamed = (record: string) =>
    marks.some(({ meanings: [first] }) => first?.is === 'noun' && !first.weak && first.noun === record);
  return Object.entries(RECORDS).some(
    ([record, fields]) => noun !== record && noun !== 'change' && isNamed(record) && !fields.test(said),
  );
}

/** Lists the names of the doubts that apply. */
export const doubtsIn = <Name extends string>(found: Readonly<Record<Name, boolean>>): Name[] =>
  (Object.keys(found) as Name[]).filter((doubt) => found[doubt]);

/** 'The highest in each', 'worth most': heard, and of use for nothing that a query says. */
const isUnused = (what: Mark['means']['is']) => (mark: Mark) => !mark.isUsed && mark.means.is === what;

/** Words that are followed by a name or an adjective: 'in Brazil', 'the rarest'. */
const BEFORE_NAMES = new Set(
  'in for on of at by from with to about the a an our as their its under within without through across per and or'.split(
    ' ',
  ),
);

/**
 * Whether a leftover word may narrow the question: a recognized word that no reader used, a number, or a word in the place of an
 * adjective or a name. A single verb seldom does.
 */
function mayNarrow(mark: Mark, marks: readonly Mark[], words: readonly Word[]): boolean {
  const [word] = mark.words;
  if (mark.means.is !== 'word' || !word || /\d/.test(word.text)) return true;
  const at = marks.indexOf(mark);
  // 'Suppliers audited'.
  if (['noun', 'condition'].includes(marks[at - 1]?.means.is ?? '') && word.text.endsWith('ed')) return true;
  const next = marks[at + 1]?.means.is;
  return next === 'noun' || next === 'field' || BEFORE_NAMES.has(words[words.indexOf(word) - 1]?.text ?? '');
}

/** 'If', 'lose', 'between', 'highest': without these words, it is a different question. */
const TURNS: readonly string[] = ['if', 'only', 'lose', 'gain', 'between', 'sort', 'not', 'except'];

/** 'How many have the highest severity': a query cannot count the rows at an extreme. */
const isExtreme = ({ means }: Mark) => means.is === 'sort';

/** A share without a part is not what was asked for. */
const isCut = (query: Query) =>
  !checkQuery(query.measure?.of === 'share' && query.measure.where.length === 0 ? { ...query, measure: null } : query)
    .ok;

/** 'Above average': compares with a figure, which a query cannot do. */
const isOfAverage = ({ means }: Mark, at: number, marks: readonly Mark[]) =>
  means.is === 'bound' && marks[at + 1]?.means.is === 'measure';

/** 'For the first time', if nothing is sorted. */
const isOfFirst = (marks: readonly Mark[]) =>
  marks.some(isUnused('first')) && !marks.some(({ means }) => means.is === 'sort');

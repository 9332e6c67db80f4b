import { checkQuery } from '#domain/query/check.ts';
import type { Query } from '#domain/query/query.ts';
import type { Mark } from './meaning.ts';
import type { Word } from './words.ts';

/**
 * A reason why a reading may not be what was meant: something that was said does not fit with the rest (`cut`), it depends on an average
 * (`average`), counts the rows at an extreme (`extreme`), contains a word that reverses the meaning and was not used (`turned`), has an
 * order that was not found (`unsorted`), asks for the first of each group (`of-each`), or leaves over a word that may narrow it
 * (`narrowed`).
 */
export type ReadingDoubt = 'cut' | 'average' | 'extreme' | 'turned' | 'unsorted' | 'of-each' | 'narrowed';

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
    narrowed: unused.length > 1 || unused.some((mark) => mayNarrow(mark, marks, words)),
  };
  return doubtsIn(found);
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

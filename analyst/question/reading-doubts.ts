import { checkQuery } from '#domain/query/check.ts';
import type { Query } from '#domain/query/query.ts';
import type { Mark } from './meaning.ts';
import type { Word } from './words.ts';

/**
 * Why a reading may not be what was meant: something said cannot stand beside the rest (`cut`), it is measured by a figure (`average`),
 * counts those at an extreme (`extreme`), was turned by a word that nobody used (`turned`), has an order that was not found
 * (`unsorted`), asks the first of each group (`of-each`), or leaves a word that may narrow it (`narrowed`).
 */
export type ReadingDoubt = 'cut' | 'average' | 'extreme' | 'turned' | 'unsorted' | 'of-each' | 'narrowed';

/** What was read, as far as doubts hang on it. */
interface Read {
  /** As the words say it, and as it can be asked; null where they say none. */
  asked: Query | null;
  query: Query | null;
  marks: readonly Mark[];
  /** Marks of content that the query does not use. */
  unused: readonly Mark[];
  words: readonly Word[];
}

/** Doubts about a reading, none where it is plain. */
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

/** The doubts that hold, by their names. */
export const doubtsIn = <Name extends string>(found: Readonly<Record<Name, boolean>>): Name[] =>
  (Object.keys(found) as Name[]).filter((doubt) => found[doubt]);

/** 'The highest in each', 'worth most': heard, and of use for nothing that a query says. */
const isUnused = (what: Mark['means']['is']) => (mark: Mark) => !mark.isUsed && mark.means.is === what;

/** After these stands a name of something: 'in Brazil', 'the rarest'. */
const BEFORE_NAMES = new Set(
  'in for on of at by from with to about the a an our as their its under within without through across per and or'.split(
    ' ',
  ),
);

/** A word that was heard as something and taken by nobody, a number, or what stands as an adjective or a name does; a single verb seldom narrows. */
function mayNarrow(mark: Mark, marks: readonly Mark[], words: readonly Word[]): boolean {
  const [word] = mark.words;
  if (mark.means.is !== 'word' || !word || /\d/.test(word.text)) return true;
  const next = marks[marks.indexOf(mark) + 1]?.means.is;
  return next === 'noun' || next === 'field' || BEFORE_NAMES.has(words[words.indexOf(word) - 1]?.text ?? '');
}

/** 'If', 'lose', 'between', 'highest': without these it is another question. */
const TURNS: readonly string[] = ['if', 'lose', 'gain', 'between', 'sort', 'not', 'except'];

/** 'How many have the highest severity': no query counts those at an extreme. */
const isExtreme = ({ means }: Mark) => means.is === 'sort';

/** A share of nothing in particular is none that was asked for. */
const isCut = (query: Query) =>
  !checkQuery(query.measure?.of === 'share' && query.measure.where.length === 0 ? { ...query, measure: null } : query)
    .ok;

/** 'Above average': measured by a figure, as no query measures. */
const isOfAverage = ({ means }: Mark, at: number, marks: readonly Mark[]) =>
  means.is === 'bound' && marks[at + 1]?.means.is === 'measure';

/** 'For the first time', where nothing is sorted. */
const isOfFirst = (marks: readonly Mark[]) =>
  marks.some(isUnused('first')) && !marks.some(({ means }) => means.is === 'sort');

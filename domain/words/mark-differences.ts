/** A piece of a text, and whether it occurs only in this text. */
export interface MarkedPart {
  text: string;
  differs: boolean;
}

/**
 * With more pairs of words than this, the middle of two texts is marked as a whole, because the time for comparing grows with the product
 * of their lengths.
 */
const MOST_PAIRS = 1_000_000;

/** Compares two texts word by word, and marks the words that the other text does not have. */
export function markDifferences(one: string, other: string): [MarkedPart[], MarkedPart[]] {
  const [first, second] = [wordsOf(one), wordsOf(other)];
  const start = countSame(first, second, (words, index) => words[index]);
  const rest = [first.slice(start), second.slice(start)] as const;
  const end = countSame(rest[0], rest[1], (words, index) => words[words.length - 1 - index]);
  const [mine, theirs] = [rest[0].slice(0, rest[0].length - end), rest[1].slice(0, rest[1].length - end)];
  const [isMineShared, isTheirsShared] = findShared(mine, theirs);
  const mark = (words: string[], middle: string[], isShared: readonly boolean[]) =>
    join([
      { text: words.slice(0, start).join(''), differs: false },
      ...middle.map((text, index) => ({ text, differs: isShared[index] !== true })),
      { text: words.slice(words.length - end).join(''), differs: false },
    ]);
  return [mark(first, mine, isMineShared), mark(second, theirs, isTheirsShared)];
}

/** Words, spaces and punctuation, each a piece; joined, they are the text again. */
const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}\p{M}]+|\s+|[^\p{L}\p{N}\p{M}\s]/gu) ?? [];

function countSame(
  first: readonly string[],
  second: readonly string[],
  at: (words: readonly string[], index: number) => string | undefined,
): number {
  const most = Math.min(first.length, second.length);
  let count = 0;
  while (count < most && at(first, count) === at(second, count)) count += 1;
  return count;
}

/** Which words belong to the longest common sequence of words. */
function findShared(first: readonly string[], second: readonly string[]): [boolean[], boolean[]] {
  const shared: [boolean[], boolean[]] = [first.map(() => false), second.map(() => false)];
  if (first.length * second.length > MOST_PAIRS) return shared;
  const width = second.length + 1;
  // The length of the longest common sequence from here to both ends.
  const length = new Uint32Array((first.length + 1) * width);
  const lengthAt = (row: number, column: number) => length[row * width + column] ?? 0;
  for (let row = first.length - 1; row >= 0; row -= 1) {
    for (let column = second.length - 1; column >= 0; column -= 1) {
      length[row * width + column] =
        first[row] === second[column]
          ? lengthAt(row + 1, column + 1) + 1
          : Math.max(lengthAt(row + 1, column), lengthAt(row, column + 1));
    }
  }
  let [row, column] = [0, 0];
  while (row < first.length && column < second.length) {
    if (first[row] === second[column]) {
      shared[0][row] = true;
      shared[1][column] = true;
      row += 1;
      column += 1;
    } else if (lengthAt(row + 1, column) >= lengthAt(row, column + 1)) row += 1;
    else column += 1;
  }
  return shared;
}

/** Joins neighbouring pieces of the same kind, and drops empty ones. */
function join(parts: readonly MarkedPart[]): MarkedPart[] {
  const joined: MarkedPart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (part.text === '') continue;
    if (last?.differs === part.differs) last.text += part.text;
    else joined.push({ ...part });
  }
  return joined;
}

import { actualities, impactPolarities, timeHorizons, valueChainConcentrations } from '#domain/reference/options.ts';
import { type ImportedCell, type ImportedRows, isBlank, numberIn, saysNothing, visibleWords } from './cell.ts';
import { targetsNamed } from './header-words.ts';
import { apartFromScale, readHeadingScale } from './heading-scale.ts';
import { levelNamed } from './level-words.ts';
import { kindSaid, readKindWord } from './read-kind-word.ts';
import { readOptionSurely, readYesNo } from './read-word.ts';
import { plain, readNumber } from './read-words.ts';
import { ABOVE, ownPart, readHeading } from './said-heading.ts';
import { type ImportTarget, isScore } from './targets.ts';

/** Columns that say one thing of a row together. */
export interface ColumnsTogether {
  /** Crosses below the options of a list, or the same score for several horizons. */
  are: 'crosses' | 'horizons';
  place: ImportTarget;
  columns: readonly { at: number; says: string }[];
  /** The heading of the column that takes them up. */
  heading: string;
  /** What the headings of the columns have in common. */
  rest: string;
  /** Whether the lowest of the scores is the worst. */
  isOpposite: boolean;
}

/** Takes up crosses as the options that they stand under. */
const CROSSED: readonly { place: ImportTarget; heading: string; says(text: string): string | null }[] = [
  { place: 'timeHorizon', heading: 'Time horizon', says: horizonNamed },
  {
    place: 'valueChainConcentration',
    heading: 'Value chain',
    says(text) {
      const id = readOptionSurely(valueChainConcentrations, text)?.id;
      return id === 'upstream' || id === 'own-operations' || id === 'downstream' ? id : null;
    },
  },
  { place: 'kind', heading: 'Kind', says: (text) => (readKindWord(text)?.isSure ? text : null) },
  {
    place: 'impactPolarity',
    heading: 'Polarity',
    says: (text) => readOptionSurely(impactPolarities, text)?.id ?? null,
  },
  {
    place: 'actualPotentialImpact',
    heading: 'Actual or potential',
    says: (text) => readOptionSurely(actualities, text)?.id ?? null,
  },
];

function horizonNamed(text: string): string | null {
  const id = readOptionSurely(timeHorizons, text)?.id;
  return id === 'short' || id === 'medium' || id === 'long' ? id : null;
}

/** Signs of a cross that are no words. */
const CROSSES = /^(?:[x×]{1,3}|[●•■◼◆⬤☑☒✅✓✔*])$/i;

/** Whether a cell is crossed, or says that it is not; null if it says something else. */
function crossIn(cell: ImportedCell): boolean | null {
  if (typeof cell === 'boolean') return cell;
  const said = visibleWords(cell);
  return CROSSES.test(said) ? true : numberIn(cell) === 1 ? true : numberIn(cell) === 0 ? false : readYesNo(said);
}

/** The columns of a table that have to be read together. */
export function columnsTogether(
  headings: readonly string[],
  valuesOf: (at: number) => readonly ImportedCell[],
): ColumnsTogether[] {
  const crosses = CROSSED.flatMap(({ place, heading, says }): ColumnsTogether[] => {
    const columns = headings.flatMap((said, at) => {
      const own = ownPart(said);
      // 'VC: Own', 'TH short'
      const means = says(own) ?? says(own.split(/[\s:–—-]+/).at(-1) ?? '');
      return means !== null && isCrossed(valuesOf(at)) ? [{ at, says: means }] : [];
    });
    const isSeveral = new Set(columns.map((column) => column.says)).size > 1;
    return isSeveral && columns.some(({ at }) => valuesOf(at).some((cell) => crossIn(cell)))
      ? [
          {
            are: 'crosses',
            place,
            columns,
            heading: `${heading} (${namesOf(headings, columns)})`,
            rest: heading,
            isOpposite: false,
          },
        ]
      : [];
  });
  const taken = new Set(crosses.flatMap(({ columns }) => columns.map(({ at }) => at)));
  return [...crosses, ...scoresByHorizon(headings, taken)];
}

const namesOf = (headings: readonly string[], columns: readonly { at: number }[]) =>
  columns
    .map(({ at }) =>
      ownPart(headings[at] ?? '')
        .replace(/[()[\]]/g, ' ')
        .trim(),
    )
    .join(', ');

/** Whether the cells of a column hold nothing but crosses; a column of the others may be empty. */
const isCrossed = (values: readonly ImportedCell[]): boolean =>
  values.every((cell) => saysNothing(cell) || crossIn(cell) !== null);

/** Columns with the same score for several horizons. */
function scoresByHorizon(headings: readonly string[], taken: ReadonlySet<number>): ColumnsTogether[] {
  const read = headings.flatMap((heading, at) => {
    const said = taken.has(at) ? null : horizonIn(apartFromScale(heading)[0]);
    const place = said && targetsNamed(said.rest)?.places.find(isScore);
    return said && place ? [{ at, says: said.horizon, rest: said.rest, place }] : [];
  });
  const groups = Map.groupBy(read, ({ rest, at }) => `${itemBefore(headings, at)} ${plain(rest)}`);
  return [...groups.values()].flatMap((columns): ColumnsTogether[] => {
    const [first] = columns;
    const horizons = new Set(columns.map(({ says }) => says));
    if (!first || horizons.size < 2 || horizons.size < columns.length) return [];
    const isOpposite = readHeadingScale(readHeading(headings[first.at] ?? '')).isOpposite ?? false;
    const [, scale] = apartFromScale(headings[first.at] ?? '');
    const item = itemBefore(headings, first.at);
    const rest = item === null ? first.rest : `${item}${ABOVE}${first.rest}`;
    const heading = `${rest} (${isOpposite ? 'lowest' : 'highest'} of ${[...horizons].join(', ')})${scale}`;
    return [{ are: 'horizons', place: first.place, columns, heading, rest, isOpposite }];
  });
}

/** The heading of the entries that a column belongs to, if entries of several kinds stand side by side; null if not. */
function itemBefore(headings: readonly string[], at: number): string | null {
  const kinds = headings.flatMap((heading, column) => (kindSaid(heading) === null ? [] : [{ heading, column }]));
  return kinds.length < 2 ? null : (kinds.findLast(({ column }) => column < at)?.heading ?? null);
}

/** The horizon in a heading, and the heading without it: 'Severity (short term)', 'Short › Severity', 'Gravité à court terme'. */
export function horizonIn(heading: string): { horizon: string; rest: string } | null {
  const parts = heading.split(ABOVE);
  for (const [nth, part] of parts.entries()) {
    const whole = horizonNamed(part);
    const others = parts.filter((_, at) => at !== nth);
    if (whole !== null && others.length > 0) return { horizon: whole, rest: others.join(ABOVE) };
    const inPart = horizonWithin(part);
    if (inPart) return { horizon: inPart.horizon, rest: parts.with(nth, inPart.rest).join(ABOVE) };
  }
  return null;
}

function horizonWithin(part: string): { horizon: string; rest: string } | null {
  for (const note of readHeading(part).notes) {
    const horizon = horizonNamed(note);
    const rest = part
      .replace(/[([][^()[\]]*[)\]]/, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    if (horizon !== null) return { horizon, rest };
  }
  const words = part.split(/[\s\-–—_:/,]+/).filter((word) => word !== '');
  for (const count of [3, 2, 1]) {
    if (words.length <= count) continue;
    const [before, after] = [words.slice(0, -count), words.slice(count)];
    const last = horizonNamed(words.slice(-count).join(' '));
    if (last !== null) return { horizon: last, rest: before.join(' ') };
    const first = horizonNamed(words.slice(0, count).join(' '));
    if (first !== null) return { horizon: first, rest: after.join(' ') };
  }
  return null;
}

/** The cell that takes up those of columns that are read together: the options crossed, or the highest of the scores. */
export function cellTogether({ are, columns, isOpposite }: ColumnsTogether, row: ImportedRows[number]): ImportedCell {
  const filled = columns.filter(({ at }) => !isBlank(row[at]));
  if (are === 'crosses') {
    const crossed = filled.filter(({ at }) => crossIn(row[at] ?? null) === true);
    return crossed.map(({ says }) => says).join(' and ') || null;
  }
  const scored = filled.map(({ at }) => ({ cell: row[at] ?? null, score: scoreOf(row[at] ?? null) }));
  // A cell that is no score is told as such.
  const unread = scored.find(({ score }) => Number.isNaN(score));
  const inOrder = scored.toSorted((one, other) => one.score - other.score);
  return (unread ?? inOrder.at(isOpposite ? 0 : -1))?.cell ?? null;
}

function scoreOf(cell: ImportedCell): number {
  const said = visibleWords(cell);
  return numberIn(cell) ?? readNumber(said, 5) ?? levelNamed(said) ?? Number.NaN;
}

import { useState } from 'react';
import { cellWords, columnLetters, type ImportedRows, isBlank } from '#domain/imports/cell.ts';
import type { GuessedColumn } from '#domain/imports/guess-matching.ts';
import { isPlaceOf, type Place, tableOf } from '#domain/imports/table-of.ts';
import type { TableKind } from '#domain/imports/tables.ts';
import { itemTarget } from '#domain/imports/targets.ts';
import { isTopicPart } from '#domain/imports/topic-columns.ts';
import { cn } from '#web/lib/cn.ts';
import { Table, TableBody, TableCell, TableHead, TableHeading, TableRow } from '#web/ui/display/table.tsx';
import { Button } from '#web/ui/inputs/button.tsx';
import { Select } from '#web/ui/inputs/select.tsx';
import { importMessages as say } from './messages.ts';

interface MatchColumnsProps {
  rows: ImportedRows;
  headerRow: number;
  headings: readonly string[];
  guesses: readonly GuessedColumn[];
  /** The kind of the rows, which determines the fields that columns can go to. */
  holds: TableKind;
  matching: readonly (Place | null)[];
  onMatching: (matching: (Place | null)[]) => void;
}

/** Up to this number, all columns are shown, including those that are not read. */
const FEW = 16;
/** Up to this number, columns for what another column says already are shown as well: dozens of notes are not missed. */
const FEW_DOUBLED = 6;
/** The number of values shown for a column, and of characters of each. */
const VALUES = 3;
const LETTERS = 60;

/** The meaning of each column of the table, with its first values; columns that are not read are shown on request. */
export function MatchColumns({ rows, headerRow, headings, guesses, holds, matching, onMatching }: MatchColumnsProps) {
  const options = tableOf[holds].places.map(({ id, label }) => ({ value: id, label }));
  const [isAll, setAll] = useState(false);
  const columns = headings.map((heading, at) => ({ heading, at, letters: columnLetters(at + 1) }));
  const doubled = guesses.filter(({ by }) => by === 'doubled').length;
  // A column that someone is changing must not disappear: guessed columns stay visible, whether they are read or not.
  const isMain = (at: number) =>
    guesses[at]?.target !== null ||
    (matching[at] ?? null) !== null ||
    (guesses[at]?.by === 'doubled' ? doubled <= FEW_DOUBLED : isTold(guesses[at]?.by ?? null));
  const isFew = columns.length <= FEW || columns.every(({ at }) => !isMain(at));
  const shown = columns.filter(({ at }) => isAll || isFew || isMain(at));

  /** Several columns can hold titles of one kind, and entries side by side have columns of their own. */
  const hasItems = matching.filter((place) => itemTarget(place)).length > 1;
  const isTakenFrom = (column: number, target: Place | null) =>
    matching[column] === target &&
    !itemTarget(target) &&
    !(hasItems && target !== null && !isTopicPart(target) && target !== 'kind' && target !== 'title');

  /** Which of the scores for several horizons counts has been said. */
  const isAnswered = guesses.some(({ by }, at) => by === 'horizons' && (matching[at] ?? null) !== null);

  /** If a field is assigned to another column, the previous column loses it. */
  const give = (at: number, target: Place | null) =>
    onMatching(
      columns.map((column) =>
        column.at === at ? target : isTakenFrom(column.at, target) ? null : (matching[column.at] ?? null),
      ),
    );

  return (
    <div className="flex flex-col gap-3">
      <Table caption={say.match} className="w-full">
        <TableHead>
          <TableHeading className="w-1/4">{say.columnHeading}</TableHeading>
          <TableHeading>{say.firstValues}</TableHeading>
          <TableHeading className="w-2/5">{say.holds}</TableHeading>
        </TableHead>
        <TableBody>
          {shown.map(({ heading, at, letters }) => (
            <TableRow key={at}>
              <TableCell label={say.columnHeading}>
                <span className="flex min-w-0 items-baseline gap-2">
                  <span className="figures w-6 shrink-0 text-xs text-muted">{letters}</span>
                  <span dir="auto" title={heading} className="line-clamp-3 min-w-0 font-medium wrap-anywhere">
                    {heading || <span className="font-normal text-muted">{say.noHeading}</span>}
                  </span>
                </span>
              </TableCell>
              <TableCell label={say.firstValues}>
                <span dir="auto" className="line-clamp-2 min-w-0 text-xs wrap-anywhere text-muted">
                  {firstValues(rows, headerRow, at) || say.noValues}
                </span>
              </TableCell>
              <TableCell label={say.holds}>
                <Select
                  aria-label={say.goesTo(heading, letters)}
                  value={matching[at] ?? ''}
                  placeholder={say.notRead}
                  clearable
                  // The width of every option of every column would be measured.
                  className="max-sm:w-52 [&>select]:field-sizing-content"
                  options={options}
                  onChange={({ target: { value } }) => give(at, isPlaceOf(holds, value) ? value : null)}
                />
                {(matching[at] ?? null) === null ? (
                  <WhyNot by={guesses[at]?.by ?? null} isAnswered={isAnswered} />
                ) : guesses[at]?.by === 'average' && matching[at] === guesses[at]?.target ? (
                  <span className="mt-1 block text-xs text-muted">{say.averages}</span>
                ) : null}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {shown.length < columns.length ? (
        <Button size="sm" variant="ghost" className="self-start" onClick={() => setAll(true)}>
          {say.showRest(columns.length - shown.length)}
        </Button>
      ) : null}
    </div>
  );
}

/** Columns that are not read although their headings are known, as somebody may miss them. */
const isTold = (by: GuessedColumn['by']) => by !== null && TOLD.includes(by);
const TOLD: readonly GuessedColumn['by'][] = [
  ...([
    'doubled',
    'net',
    'target',
    'earlier',
    'result',
    'unread',
    'crosses',
    'horizons',
    'like-scores',
    'several',
  ] as const),
];
/** Those where scores are missing if nobody looks. */
const LOUD: readonly GuessedColumn['by'][] = ['unread', 'horizons', 'like-scores', 'several'];

function WhyNot({ by, isAnswered }: { by: GuessedColumn['by']; isAnswered: boolean }) {
  const why =
    by === null || by === 'own' || by === 'heading' || by === 'values' || by === 'words' || by === 'average'
      ? null
      : say.whyNot[by];
  if (why === null) return null;
  return (
    <span
      className={cn(
        'mt-1 block text-xs',
        LOUD.includes(by) && !(by === 'horizons' && isAnswered) ? 'font-medium text-warning' : 'text-muted',
      )}
    >
      {why}
    </span>
  );
}

const firstValues = (rows: ImportedRows, headerRow: number, at: number): string => {
  const found: string[] = [];
  for (let index = headerRow + 1; index < rows.length && found.length < VALUES; index += 1) {
    const cell = rows[index]?.[at];
    if (cell === undefined || isBlank(cell)) continue;
    const words = cellWords(cell).trim();
    found.push(words.length > LETTERS ? `${words.slice(0, LETTERS - 1)}…` : words);
  }
  return found.join(' · ');
};

import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import { standardsOfFile } from '#domain/imports/file-standards.ts';
import type { ImportedSheet } from '#domain/imports/import-file.ts';
import { keepReading } from '#domain/imports/kept-matching.ts';
import { scalesElsewhere } from '#domain/imports/scale-legends.ts';
import { planTable, topicsSaid, unknownInTable } from '#domain/imports/sheets/plan-table.ts';
import { scaleGroups } from '#domain/imports/sheets/scale-groups.ts';
import type { TableKind } from '#domain/imports/tables.ts';
import { relevantTopics } from '#domain/results/matrix.ts';
import { api } from '#web/lib/api.ts';
import { Spinner } from '#web/ui/display/spinner.tsx';
import { Button } from '#web/ui/inputs/button.tsx';
import { Card, CardBody, CardDescription, CardHeader, CardTitle } from '#web/ui/layout/card.tsx';
import { notesOnCells } from './cell-notes.ts';
import { LayoutQuestions } from './layout-questions.tsx';
import { MatchColumns } from './match-columns.tsx';
import { importMessages as say } from './messages.ts';
import { OtherLines } from './other-lines.tsx';
import { OtherStandards } from './other-standards.tsx';
import { PreviewCard } from './preview-card.tsx';
import { type PreviewSheet, previewOf } from './preview-sheet.ts';
import { ReadingOptions } from './reading-options.tsx';
import { Scales } from './scales.tsx';
import { SheetChoice } from './sheet-choice.tsx';
import { TableWords } from './table-words.tsx';
import { useNewIds } from './use-new-ids.ts';
import { type SheetReading, useReading } from './use-reading.ts';

interface ImportTableProps {
  whole: WholeAssessment;
  sheets: readonly ImportedSheet[];
  sheetAt: number;
  onSheet: (at: number) => void;
  onDone: (act: string, imported: number, refused: number, holds?: TableKind) => void;
}

/** The import of a sheet: the kind of its rows, the meaning of its columns, and the result for each row. */
export function ImportTable({ whole, sheets, sheetAt, onSheet, onDone }: ImportTableProps) {
  const [seen, setSeen] = useState(whole);
  const sheet = sheets[sheetAt] ?? EMPTY;
  const elsewhere = useMemo(() => scalesElsewhere(sheets.filter((_, at) => at !== sheetAt)), [sheets, sheetAt]);
  const sheetReading = useReading(sheet, seen.topics, elsewhere);
  const { headings, table, reading, key, isOwn } = sheetReading;
  const offered = useMemo(() => relevantTopics(seen.topics, seen.selections), [seen]);
  // A choice responds immediately; thousands of rows are computed afterwards.
  const settled = useDeferredValue(reading);
  const newId = useNewIds();
  const [leavesOut, setLeavesOut] = useState(false);
  const asked = useMemo(() => {
    if (!settled) return null;
    const { rows, headerRow } = table;
    const follows = standardsOfFile(sheets, topicsSaid({ rows, headerRow, reading: settled }));
    return { rows, headerRow, reading: { ...settled, follows } };
  }, [settled, sheets, table]);
  const preview = useMemo((): PreviewSheet[] | null => {
    if (!asked) return null;
    const planned = planTable({ ...asked, leavesOut }, seen, newId);
    return previewOf(planned, () => ({ rows: sheet.rows, headings }));
  }, [asked, leavesOut, seen, newId, sheet.rows, headings]);
  const scales = useMemo(() => (asked ? scaleGroups(asked) : []), [asked]);
  const { known } = sheetReading;
  const unknown = useMemo(
    () => (asked ? unknownInTable(asked, seen.topics, known) : null),
    [asked, seen.topics, known],
  );

  function done(act: string, imported: number, refused: number) {
    // If the matching cannot be saved, it is guessed again next time; nothing is lost.
    if (reading && !isOwn)
      void api.imports.keepMatching({ headings: key, kept: keepReading(reading, seen.topics) }).catch(() => undefined);
    onDone(act, imported, refused, reading?.holds);
  }

  return (
    <>
      <Card aria-labelledby="import-match">
        <CardHeader>
          <div>
            <CardTitle id="import-match">{say.match}</CardTitle>
            <CardDescription>{isOwn ? say.ownHeadings : say.matchText}</CardDescription>
          </div>
        </CardHeader>
        <CardBody className="flex flex-col gap-5">
          <SheetChoice
            sheets={sheets}
            sheetAt={sheetAt}
            onSheet={onSheet}
            headingRows={sheetReading.headingRows}
            alsoAt={table.others.flatMap(({ is, row }) => (is === 'table' ? [row - 1] : []))}
            onHeadingRows={sheetReading.setHeadingRows}
            holds={isOwn ? null : (reading?.holds ?? null)}
            onHolds={sheetReading.hold}
          />
          <Notes sheet={sheet} {...sheetReading} />
          <OtherLines others={table.others} />
          {reading ? (
            <>
              <Folded isFolded={isOwn}>
                <MatchColumns
                  rows={table.rows}
                  headerRow={table.headerRow}
                  headings={headings}
                  guesses={sheetReading.guesses}
                  holds={reading.holds}
                  matching={reading.matching}
                  onMatching={(matching) => sheetReading.change({ matching })}
                />
              </Folded>
              <OtherStandards follows={asked?.reading.follows ?? null} here={seen.assessment.esrsVersion} />
              {asked ? <LayoutQuestions table={asked} topics={seen.topics} onChange={sheetReading.change} /> : null}
              {scales.length > 0 ? <Scales groups={scales} reading={reading} onChange={sheetReading.change} /> : null}
              <ReadingOptions reading={reading} headings={headings} topics={offered} onChange={sheetReading.change} />
              {unknown ? (
                <TableWords {...unknown} reading={reading} offered={offered} onChange={sheetReading.change} />
              ) : null}
            </>
          ) : (
            <Spinner label={say.loading} />
          )}
        </CardBody>
      </Card>
      <PreviewCard
        seen={seen}
        whole={whole}
        sheets={preview}
        leavesOut={leavesOut}
        onLeavesOut={setLeavesOut}
        onSeen={setSeen}
        onDone={done}
      />
    </>
  );
}

const EMPTY: ImportedSheet = {
  name: '',
  rows: [],
  merged: 0,
  formulas: 0,
  isHidden: false,
  hiddenRows: 0,
  leftOut: null,
};

/** Collapses what is already known until someone opens it. */
function Folded({ isFolded, children }: { isFolded: boolean; children: ReactNode }) {
  if (!isFolded) return children;
  return (
    <details className="text-sm">
      <summary className="w-fit cursor-pointer rounded-sm font-medium">{say.showColumns}</summary>
      <div className="mt-3">{children}</div>
    </details>
  );
}

/** Notes on the sheet that people should read before they rely on the rest. */
function Notes({
  sheet,
  table: { headerRow },
  isRemembered,
  guessAnew,
}: { sheet: ImportedSheet } & Pick<SheetReading, 'table' | 'isRemembered' | 'guessAnew'>) {
  const notes = useMemo(() => notesOnCells(sheet, headerRow), [sheet, headerRow]);
  if (notes.length === 0 && !isRemembered) return null;
  return (
    <div className="flex flex-col items-start gap-1 text-xs text-muted">
      {isRemembered ? (
        <p role="status" className="flex flex-wrap items-center gap-2 text-sm text-ink">
          {say.remembered}
          <Button size="sm" onClick={guessAnew}>
            {say.guessAnew}
          </Button>
        </p>
      ) : null}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  );
}

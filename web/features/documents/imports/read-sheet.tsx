import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { HeadingRows } from '#domain/imports/heading-rows.ts';
import type { ImportedSheet } from '#domain/imports/import-file.ts';
import { keepReading, type Reading } from '#domain/imports/kept-matching.ts';
import type { LaidOut } from '#domain/imports/sheets/lay-out.ts';
import { planningSheet } from '#domain/imports/sheets/plan-sheet.ts';
import type { TableKind } from '#domain/imports/tables.ts';
import { FILLED_DOWN } from '#domain/imports/targets.ts';
import { relevantTopics } from '#domain/results/matrix.ts';
import { useScalesOf } from '#web/features/register/scales/scales-of.ts';
import { api } from '#web/lib/api.ts';
import { queryKeys } from '#web/lib/query-keys.ts';
import { Spinner } from '#web/ui/display/spinner.tsx';
import { Card, CardBody, CardDescription, CardHeader, CardTitle } from '#web/ui/layout/card.tsx';
import { notesOnCells } from './cell-notes.ts';
import { KeptNotice } from './kept-notice.tsx';
import { LayoutQuestions } from './layout-questions.tsx';
import { MatchColumns } from './match-columns.tsx';
import { MatchingName, proposedName } from './matching-name.tsx';
import { importMessages as say } from './messages.ts';
import { OtherLines } from './other-lines.tsx';
import { OtherStandards } from './other-standards.tsx';
import { PreviewCard } from './preview-card.tsx';
import { previewOf } from './preview-sheet.ts';
import { ReadingOptions } from './reading-options.tsx';
import { Scales } from './scales.tsx';
import { SheetChoice } from './sheet-choice.tsx';
import { TableWords } from './table-words.tsx';
import { useNewIds } from './use-new-ids.ts';
import { useReading } from './use-reading.ts';
import { useSteps } from './use-steps.ts';

interface ReadSheetProps {
  whole: WholeAssessment;
  /** The assessment as the preview sees it. */
  seen: WholeAssessment;
  onSeen: (whole: WholeAssessment) => void;
  sheets: readonly ImportedSheet[];
  sheetAt: number;
  sheet: ImportedSheet;
  fileName: string;
  laidOut: LaidOut;
  onSheet: (at: number) => void;
  onHeadingRows: (rows: HeadingRows) => void;
  onDone: (act: string, imported: number, refused: number, holds?: TableKind) => void;
}

/** A sheet whose form is known: the kind of its rows, the meaning of its columns, and the result for each row. */
export function ReadSheet(props: ReadSheetProps) {
  const { whole, seen, onSeen, sheets, sheetAt, sheet, fileName, laidOut, onSheet, onHeadingRows, onDone } = props;
  const { headings, table, headingRows } = laidOut;
  const client = useQueryClient();
  const steps = useScalesOf(seen.assessment.id);
  const read = useReading(sheet, laidOut, seen.topics, steps);
  const { reading, isOwn, by, known, change } = read;
  const offered = useMemo(() => relevantTopics(seen.topics, seen.selections), [seen]);
  const [leavesOut, setLeavesOut] = useState(false);
  const [name, setName] = useState<string | null>(null);
  const named = name ?? (by?.name || read.name || proposedName(fileName, sheets.length > 1 ? sheet.name : ''));
  const newId = useNewIds();
  const begin = useCallback(
    () => planningSheet({ sheets, table, reading: reading as Reading, leavesOut, present: seen, known }, newId),
    [sheets, table, reading, leavesOut, seen, known, newId],
  );
  const worked = useSteps(reading ? begin : null);
  const plan = worked.result;
  const preview = useMemo(() => {
    if (!plan) return null;
    const { matching, fillsDown } = plan.asked.reading;
    const filled = fillsDown
      ? matching.flatMap((place, at) => (place !== null && FILLED_DOWN.includes(place) ? [at] : []))
      : [];
    return previewOf(plan.planned, () => ({ rows: plan.asked.rows, headings, matching, filled }));
  }, [plan, headings]);

  function done(act: string, imported: number, refused: number) {
    if (reading && !isOwn) {
      const kept = keepReading(reading, seen.topics, headings, steps);
      // If the matching cannot be saved, it is guessed again next time; nothing is lost.
      void api.imports
        .keepMatching({ headings: read.key, kept, ...(named.trim() !== '' && { name: named.trim() }) })
        .then(() => client.invalidateQueries({ queryKey: queryKeys.imports }))
        .catch(() => undefined);
    }
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
            {...{ sheets, sheetAt, onSheet, headingRows, onHeadingRows }}
            alsoAt={table.others.flatMap(({ is, row }) => (is === 'table' ? [row - 1] : []))}
            holds={isOwn ? null : (reading?.holds ?? null)}
            onHolds={read.hold}
          />
          <Notes sheet={sheet} headerRow={table.headerRow} />
          <OtherLines others={table.others} />
          {reading ? (
            <>
              {isOwn ? null : (
                <KeptNotice headings={headings} own={read.key} by={by} onGuess={read.guessAnew} onUse={read.readBy} />
              )}
              <Folded isFolded={isOwn}>
                <MatchColumns
                  {...{ headings, rows: table.rows, headerRow: table.headerRow, guesses: read.guesses }}
                  holds={reading.holds}
                  matching={reading.matching}
                  onMatching={(matching) => change({ matching })}
                />
              </Folded>
              <OtherStandards follows={plan?.asked.reading.follows ?? null} here={seen.assessment.esrsVersion} />
              {plan ? (
                <LayoutQuestions table={plan.asked} reading={reading} topics={seen.topics} onChange={change} />
              ) : null}
              {plan && plan.scales.length > 0 ? (
                <Scales groups={plan.scales} reading={reading} onChange={change} />
              ) : null}
              <ReadingOptions reading={reading} headings={headings} topics={offered} onChange={change} />
              {plan ? <TableWords {...plan.unknown} reading={reading} offered={offered} onChange={change} /> : null}
              {isOwn ? null : <MatchingName value={named} onChange={setName} />}
            </>
          ) : (
            <Spinner label={say.loading} />
          )}
        </CardBody>
      </Card>
      <PreviewCard
        {...{ seen, whole, leavesOut, onSeen }}
        sheets={preview}
        isWorking={worked.isWorking}
        progress={worked.progress}
        onLeavesOut={setLeavesOut}
        onDone={done}
      />
    </>
  );
}

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
function Notes({ sheet, headerRow }: { sheet: ImportedSheet; headerRow: number }) {
  const notes = useMemo(() => notesOnCells(sheet, headerRow), [sheet, headerRow]);
  if (notes.length === 0) return null;
  return (
    <div className="flex flex-col items-start gap-1 text-xs text-muted">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  );
}

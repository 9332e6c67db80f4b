import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { ComponentId } from '#domain/ids.ts';
import type { ImportedSheet } from '#domain/imports/import-file.ts';
import { keepReading } from '#domain/imports/kept-matching.ts';
import { planImport } from '#domain/imports/plan-import.ts';
import { unknownTopics } from '#domain/imports/unknown-topics.ts';
import { relevantTopics } from '#domain/results/matrix.ts';
import { api } from '#web/lib/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardBody, CardDescription, CardHeader, CardTitle } from '#web/ui/card.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { MatchColumns } from './match-columns.tsx';
import { importMessages as say } from './messages.ts';
import { PreviewCard } from './preview-card.tsx';
import type { PreviewSheet } from './preview-sheet.ts';
import { ReadingOptions } from './reading-options.tsx';
import { SheetChoice } from './sheet-choice.tsx';
import { TopicWords } from './topic-words.tsx';
import { useNewIds } from './use-new-ids.ts';
import { type SheetReading, useReading } from './use-reading.ts';

interface ImportTableProps {
  whole: WholeAssessment;
  sheets: readonly ImportedSheet[];
  sheetAt: number;
  onSheet: (at: number) => void;
  onDone: (act: string, imported: number, refused: number) => void;
}

/** A sheet on its way into the register: what its columns mean, and what becomes of each row. */
export function ImportTable({ whole, sheets, sheetAt, onSheet, onDone }: ImportTableProps) {
  const [seen, setSeen] = useState(whole);
  const sheet = sheets[sheetAt] ?? EMPTY;
  const sheetReading = useReading(sheet, seen.topics);
  const { headings, headerRow, reading, key, isOwn } = sheetReading;
  const world = useMemo(() => {
    const topics = relevantTopics(seen.topics, seen.selections);
    return {
      components: seen.components,
      topics: seen.topics,
      offered: topics,
      relevant: new Set<string>(topics.map(({ id }) => id)),
    };
  }, [seen]);
  // Choosing answers at once, and thousands of rows are worked out after that.
  const settled = useDeferredValue(reading);
  const newId = useNewIds();
  const [leavesOut, setLeavesOut] = useState(false);
  const asked = useMemo(
    () => settled && { ...settled, rows: sheet.rows, headerRow, leavesOut },
    [settled, sheet.rows, headerRow, leavesOut],
  );
  const preview = useMemo((): PreviewSheet[] | null => {
    const planned = asked && planImport(asked, world, (row) => newId('register', row) as ComponentId);
    return planned && [{ kind: 'register', name: say.entries, rows: sheet.rows, headings, planned }];
  }, [asked, world, newId, sheet.rows, headings]);
  const words = useMemo(() => (asked ? unknownTopics(asked, world) : []), [asked, world]);

  function done(act: string, imported: number, refused: number) {
    // Another time it is guessed again: nothing is lost where it is not kept.
    if (reading && !isOwn)
      void api.imports.keepMatching({ headings: key, kept: keepReading(reading, seen.topics) }).catch(() => undefined);
    onDone(act, imported, refused);
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
            headerRow={headerRow}
            onHeaderRow={sheetReading.setHeaderRow}
          />
          <Notes sheet={sheet} {...sheetReading} />
          {reading ? (
            <>
              <Folded isFolded={isOwn}>
                <MatchColumns
                  rows={sheet.rows}
                  headerRow={headerRow}
                  headings={headings}
                  guesses={sheetReading.guesses}
                  matching={reading.matching}
                  onMatching={(matching) => sheetReading.change({ matching })}
                />
              </Folded>
              <ReadingOptions reading={reading} topics={world.offered} onChange={sheetReading.change} />
              <TopicWords words={words} reading={reading} topics={world.offered} onChange={sheetReading.change} />
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

/** What is known already waits until somebody wants to see it. */
function Folded({ isFolded, children }: { isFolded: boolean; children: ReactNode }) {
  if (!isFolded) return children;
  return (
    <details className="text-sm">
      <summary className="w-fit cursor-pointer rounded-sm font-medium">{say.showColumns}</summary>
      <div className="mt-3">{children}</div>
    </details>
  );
}

/** What one should know of the sheet before one believes the rest. */
function Notes({
  sheet,
  isRemembered,
  guessAnew,
}: { sheet: ImportedSheet } & Pick<SheetReading, 'isRemembered' | 'guessAnew'>) {
  const notes = [
    ...(sheet.formulas > 0 ? [say.formulas(sheet.formulas)] : []),
    ...(sheet.hiddenRows > 0 ? [say.hiddenRows(sheet.hiddenRows)] : []),
  ];
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

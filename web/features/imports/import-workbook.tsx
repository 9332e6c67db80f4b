import { useDeferredValue, useMemo, useState } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import { sheetNames } from '#domain/files/sheet-titles.ts';
import { headingsOf } from '#domain/imports/guess-matching.ts';
import type { ImportedSheet } from '#domain/imports/import-file.ts';
import { doubledHeadings } from '#domain/imports/sheets/columns.ts';
import type { OwnSheets } from '#domain/imports/sheets/own-sheets.ts';
import { planWorkbook } from '#domain/imports/sheets/plan-workbook.ts';
import type { OtherSheet, OwnSheet } from '#domain/imports/sheets/sheet-plan.ts';
import { thresholdsInFile } from '#domain/imports/sheets/thresholds-in-file.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardBody, CardDescription, CardHeader, CardTitle } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { leftOutMessages, importMessages as say } from './messages.ts';
import { PreviewCard } from './preview-card.tsx';
import { KINDS, previewOf } from './preview-sheet.ts';
import { useNewIds } from './use-new-ids.ts';

type Kind = OtherSheet | 'register';

interface ImportWorkbookProps {
  whole: WholeAssessment;
  sheets: readonly ImportedSheet[];
  own: OwnSheets;
  onByOneself: () => void;
  onDone: (act: string, imported: number, refused: number) => void;
}

/** A workbook that was taken along from here, on its way back: all of its sheets in one preview, saved as one act. */
export function ImportWorkbook({ whole, sheets, own, onByOneself, onDone }: ImportWorkbookProps) {
  const [seen, setSeen] = useState(whole);
  const [left, setLeft] = useState<readonly Kind[]>([]);
  const [empty, setEmpty] = useState<'keeps' | 'clears'>('keeps');
  const [leavesOut, setLeavesOut] = useState(false);
  const newId = useNewIds();
  const asked = useDeferredValue(useMemo(() => ({ left, empty, leavesOut }), [left, empty, leavesOut]));
  const preview = useMemo(() => {
    const planned = planWorkbook(own, seen, asked, newId);
    return previewOf(planned, (kind) => {
      const { rows, headerRow } = own[kind] ?? { rows: [], headerRow: 0 };
      return { rows, headings: headingsOf(rows, headerRow) };
    });
  }, [own, seen, asked, newId]);
  const present: readonly OwnSheet<Kind>[] = KINDS.flatMap((kind) => own[kind] ?? []);
  return (
    <>
      <Card aria-labelledby="import-match">
        <CardHeader>
          <div>
            <CardTitle id="import-match">{say.workbook}</CardTitle>
            <CardDescription>{say.workbookText}</CardDescription>
          </div>
        </CardHeader>
        <CardBody className="flex flex-col items-start gap-5">
          <fieldset className="grid w-full gap-3 sm:grid-cols-2">
            <legend className="sr-only">{say.workbook}</legend>
            {present.map(({ kind, rows, headerRow }) => (
              <Checkbox
                key={kind}
                label={say.sheetRows(say.sheets[kind][0], rows.length - headerRow - 1)}
                hint={say.sheets[kind][1]}
                checked={!left.includes(kind)}
                onChange={({ target: { checked } }) =>
                  setLeft(checked ? left.filter((each) => each !== kind) : [...left, kind])
                }
              />
            ))}
          </fieldset>
          <Checkbox
            label={say.clears}
            hint={say.clearsHint}
            checked={empty === 'clears'}
            onChange={({ target: { checked } }) => setEmpty(checked ? 'clears' : 'keeps')}
          />
          <Notes whole={seen} sheets={sheets} present={present} />
          <Button size="sm" onClick={onByOneself}>
            {say.byOneself}
          </Button>
        </CardBody>
      </Card>
      <PreviewCard
        seen={seen}
        whole={whole}
        sheets={preview}
        leavesOut={leavesOut}
        onLeavesOut={setLeavesOut}
        onSeen={setSeen}
        onDone={onDone}
      />
    </>
  );
}

interface NotesProps {
  whole: WholeAssessment;
  sheets: readonly ImportedSheet[];
  present: readonly OwnSheet<Kind>[];
}

/** What one should know of the file before one believes the rest: what is not read of it, and what stands otherwise there. */
function Notes({ whole, sheets, present }: NotesProps) {
  const read = new Set(present.map(({ at }) => at));
  const others = sheets.flatMap(({ name }, at) => (read.has(at) || name === sheetNames.thresholds ? [] : [name]));
  const thresholds = thresholdsInFile(sheets, whole.assessment);
  const sumOf = (what: 'formulas' | 'hiddenRows') =>
    present.reduce((sum, { at }) => sum + (sheets[at]?.[what] ?? 0), 0);
  const [formulas, hiddenRows] = [sumOf('formulas'), sumOf('hiddenRows')];
  const notes = [
    ...sheets.flatMap(({ name, leftOut }) => (leftOut ? [say.leftOutSheet(name, leftOutMessages[leftOut.why])] : [])),
    ...present.flatMap(({ kind, at, rows, headerRow }) => {
      const [name] = say.sheets[kind];
      const doubled = doubledHeadings(rows, headerRow);
      return [
        ...(doubled.length > 0 ? [say.doubledHeadings(name, doubled)] : []),
        ...((sheets[at]?.merged ?? 0) > 0 ? [say.mergedCells(name)] : []),
      ];
    }),
    ...(formulas > 0 ? [say.formulas(formulas)] : []),
    ...(hiddenRows > 0 ? [say.hiddenRows(hiddenRows)] : []),
    ...(sheets.some(({ name }) => name === sheetNames.thresholds)
      ? [[say.thresholds, ...(thresholds.length > 0 ? [say.thresholdsDiffer(thresholds)] : [])].join(' ')]
      : []),
    ...(others.length > 0 ? [say.notImported(others)] : []),
  ];
  if (notes.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1 text-xs text-muted">
      {notes.map((note) => (
        <li key={note} className="wrap-anywhere">
          {note}
        </li>
      ))}
    </ul>
  );
}

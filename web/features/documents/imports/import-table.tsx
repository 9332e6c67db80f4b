import { useCallback, useMemo, useState } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { HeadingRows } from '#domain/imports/heading-rows.ts';
import type { ImportedSheet } from '#domain/imports/import-file.ts';
import { scalesElsewhere } from '#domain/imports/scale-legends.ts';
import { layingOut } from '#domain/imports/sheets/lay-out.ts';
import type { TableKind } from '#domain/imports/tables.ts';
import { Card, CardBody, CardHeader, CardTitle } from '#web/ui/layout/card.tsx';
import { importMessages as say } from './messages.ts';
import { ReadSheet } from './read-sheet.tsx';
import { useSteps } from './use-steps.ts';
import { WorkShown } from './work-shown.tsx';

interface ImportTableProps {
  whole: WholeAssessment;
  sheets: readonly ImportedSheet[];
  sheetAt: number;
  fileName: string;
  onSheet: (at: number) => void;
  onDone: (act: string, imported: number, refused: number, holds?: TableKind) => void;
}

/** The import of a sheet: first its form is found out, in steps, then its columns and rows are shown. */
export function ImportTable(props: ImportTableProps) {
  const { whole, sheets, sheetAt } = props;
  // Colleagues' changes reach the preview only when the person refreshes it.
  const [seen, setSeen] = useState(whole);
  const { rows } = sheets[sheetAt] ?? EMPTY;
  const [headingRows, setHeadingRows] = useState<HeadingRows | null>(null);
  const { topics } = seen;
  const elsewhere = useMemo(() => scalesElsewhere(sheets.filter((_, at) => at !== sheetAt)), [sheets, sheetAt]);
  const begin = useCallback(
    () => layingOut(rows, headingRows, topics, elsewhere),
    [rows, headingRows, topics, elsewhere],
  );
  const { result, progress } = useSteps(begin);
  if (!result) {
    return (
      <Card aria-labelledby="import-match">
        <CardHeader>
          <CardTitle id="import-match">{say.match}</CardTitle>
        </CardHeader>
        <CardBody>
          <WorkShown label={say.layingOut} progress={progress} />
        </CardBody>
      </Card>
    );
  }
  return (
    <ReadSheet
      {...props}
      seen={seen}
      onSeen={setSeen}
      sheet={sheets[sheetAt] ?? EMPTY}
      laidOut={result}
      onHeadingRows={setHeadingRows}
    />
  );
}

const EMPTY: ImportedSheet = {
  name: '',
  rows: [],
  merged: 0,
  mergedDown: [],
  formulas: 0,
  isHidden: false,
  hiddenRows: 0,
  leftOut: null,
};

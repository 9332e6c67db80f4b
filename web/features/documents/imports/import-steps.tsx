import { useState } from 'react';
import { Link } from 'react-router';
import type { WholeAssessment } from '#contract/assessment.ts';
import { screens } from '#contract/screens.ts';
import { sectionPath } from '#domain/chat/chat-source.ts';
import { findSheet } from '#domain/imports/find-table.ts';
import { findOwnSheets, type OwnSheets } from '#domain/imports/sheets/own-sheets.ts';
import type { TableKind } from '#domain/imports/tables.ts';
import { type ChangedSince, useUndo } from '#web/features/assurance/undo/undo.ts';
import { focusSoon } from '#web/lib/focus-soon.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { LinkButton } from '#web/ui/inputs/link-button.tsx';
import { Alert } from '#web/ui/layout/alert.tsx';
import { Card, CardBody, CardHeader, CardTitle } from '#web/ui/layout/card.tsx';
import type { ReadTable } from './api.ts';
import { ChooseFile } from './choose-file.tsx';
import { HowRead } from './how-read.tsx';
import { ImportTable } from './import-table.tsx';
import { ImportWorkbook } from './import-workbook.tsx';
import { importMessages as say } from './messages.ts';

interface ImportOutcome {
  act: string;
  imported: number;
  refused: number;
  /** What was imported; after a whole workbook, the next screen is that for entries. */
  holds: TableKind;
  isUndone: boolean;
  /** What others have changed since, so that it was not undone. */
  since: ChangedSince;
}

/** A file that has been read, and which of its sheets is read by matching columns; null for all sheets of our own workbook. */
interface ChosenFile extends ReadTable {
  own: OwnSheets;
  sheetAt: number | null;
}

/** The screen that shows what was imported. */
const LEADS_TO: Readonly<Record<TableKind, string>> = {
  register: screens.register.path,
  stakeholders: sectionPath('Stakeholder Mapping'),
  topics: sectionPath('Topic Selection'),
};

/** The steps of an import: the file is chosen, matched, previewed and saved, and can be undone. */
export default function ImportSteps({ whole }: { whole: WholeAssessment }) {
  const [table, setTable] = useState<ChosenFile | null>(null);
  const [done, setDone] = useState<ImportOutcome | null>(null);
  const undo = useUndo();
  // The pressed button is gone: the focus goes to the part that replaces it.
  const again = () => {
    setTable(null);
    setDone(null);
    focusSoon('import-choose');
  };
  const take = (read: ReadTable) => setTable(withSheet(read));
  function begin(read: ReadTable) {
    take(read);
    focusSoon('import-match');
  }
  function end(act: string, imported: number, refused: number, holds: TableKind = 'register') {
    setDone({ act, imported, refused, holds, isUndone: false, since: [] });
    focusSoon('import-done');
  }
  async function takeBack(what: ImportOutcome) {
    const came = await undo({ assessmentId: whole.assessment.id, act: what.act }, (since) =>
      setDone({ ...what, since }),
    );
    if (came !== 'undone') return;
    setDone({ ...what, isUndone: true, since: [] });
    focusSoon('import-done');
  }
  if (done) {
    return (
      <Card aria-labelledby="import-done">
        <CardHeader>
          <CardTitle id="import-done">{done.isUndone ? say.undone : say.done(done.imported)}</CardTitle>
        </CardHeader>
        <CardBody className="flex flex-col items-start gap-4">
          <div role="status">
            <p className="text-sm text-muted">{done.isUndone ? say.undoneText : say.doneText}</p>
            {done.refused > 0 && !done.isUndone ? (
              <p className="text-sm text-muted">{say.refusedLeft(done.refused)}</p>
            ) : null}
          </div>
          {done.since.length > 0 ? <NotUndone since={done.since} /> : null}
          <div className="flex flex-wrap gap-2">
            <LinkButton as={Link} to={LEADS_TO[done.holds]} variant="primary">
              {say.openImported[done.holds]}
            </LinkButton>
            {done.isUndone ? null : <UndoImport onPress={() => takeBack(done)} />}
            {table && table.sheetAt !== null && table.sheets.length > 1 ? (
              <Button
                onClick={() => {
                  setDone(null);
                  focusSoon('import-match');
                }}
              >
                {say.anotherSheet}
              </Button>
            ) : null}
            <Button variant="ghost" onClick={again}>
              {say.another}
            </Button>
          </div>
        </CardBody>
      </Card>
    );
  }
  if (!table) return <ChooseFile onRead={begin} />;
  return (
    <>
      <p role="status" className="flex flex-wrap items-center gap-3 text-sm">
        <span className="min-w-0 wrap-anywhere">{say.chosen(table.file.name)}</span>
        <Button size="sm" onClick={again}>
          {say.another}
        </Button>
      </p>
      {table.text ? (
        <HowRead file={table.file} text={table.text} rows={table.sheets[0]?.rows ?? []} onRead={take} />
      ) : null}
      {table.sheetAt === null ? (
        <ImportWorkbook
          whole={whole}
          sheets={table.sheets}
          own={table.own}
          onByOneself={() => {
            setTable({ ...table, sheetAt: findSheet(table.sheets) });
            focusSoon('import-match');
          }}
          onDone={end}
        />
      ) : (
        <ImportTable
          key={`${table.sheetAt} ${table.text?.encoding} ${table.text?.separator}`}
          whole={whole}
          sheets={table.sheets}
          sheetAt={table.sheetAt}
          fileName={table.file.name}
          onSheet={(sheetAt) => setTable({ ...table, sheetAt })}
          onDone={end}
        />
      )}
    </>
  );
}

/** The file with the sheet that is most likely meant. */
function withSheet(read: ReadTable): ChosenFile {
  const own = findOwnSheets(read.sheets);
  const { register: _entries, ...others } = own;
  return { ...read, own, sheetAt: Object.keys(others).length > 0 ? null : findSheet(read.sheets) };
}

/** Which rows of an import others have changed since, so that nothing of it was undone. */
function NotUndone({ since }: { since: ChangedSince }) {
  return (
    <Alert tone="warning" title={say.notUndone} announce>
      <p>{say.notUndoneText}</p>
      <ul className="mt-1 max-h-60 overflow-y-auto text-xs">
        {since.map(({ key, current, changedBy }) => (
          <li key={key} className="flex flex-wrap gap-x-2">
            <span dir="auto" className="min-w-0 wrap-anywhere">
              {titleOfCurrent(current) || say.unnamedRow}
            </span>
            <span className="text-muted">{say.changedSince(current === null, changedBy)}</span>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

const titleOfCurrent = (current: unknown): string =>
  typeof current === 'object' && current !== null && 'title' in current && typeof current.title === 'string'
    ? current.title
    : '';

/** Undoes the import once, however often the button is pressed. */
function UndoImport({ onPress }: { onPress: () => Promise<void> }) {
  const [isBusy, setBusy] = useState(false);
  return (
    <Button
      busy={isBusy}
      onClick={() => {
        setBusy(true);
        void onPress().finally(() => setBusy(false));
      }}
    >
      {say.undo}
    </Button>
  );
}

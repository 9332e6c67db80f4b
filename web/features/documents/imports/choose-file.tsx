import { Download, FileSpreadsheet } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { importTemplate } from '#domain/imports/template.ts';
import { cn } from '#web/lib/cn.ts';
import { Spinner } from '#web/ui/display/spinner.tsx';
import { Button } from '#web/ui/inputs/button.tsx';
import { Field } from '#web/ui/inputs/field.tsx';
import { FileInput } from '#web/ui/inputs/file-input.tsx';
import { Card, CardBody, CardDescription, CardHeader, CardTitle } from '#web/ui/layout/card.tsx';
import { type ReadTable, readImport } from './api.ts';
import { KeptMatchings } from './kept-matchings.tsx';
import { importMessages as say } from './messages.ts';
import { saveCsv } from './save-csv.ts';

const headings = importTemplate.map(({ heading }) => heading);
const examples = importTemplate.map(({ example }) => example);

/** The area where a file is chosen or dropped, and read; says why if it cannot be read. */
export function ChooseFile({ onRead }: { onRead: (table: ReadTable) => void }) {
  const [problem, setProblem] = useState<string | null>(null);
  const [reading, setReading] = useState<AbortController | null>(null);
  const isReading = reading !== null;
  const [isOver, setOver] = useState(false);

  async function choose(file: File) {
    const stop = new AbortController();
    setReading(stop);
    setProblem(null);
    const read = await readImport(file, {}, stop.signal);
    setReading(null);
    if (stop.signal.aborted) return;
    if (typeof read === 'string') setProblem(`${file.name}: ${read}`);
    else onRead(read);
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file && !isReading) void choose(file);
  }
  return (
    <Card aria-labelledby="import-choose">
      <CardHeader>
        <div>
          <CardTitle id="import-choose">{say.choose}</CardTitle>
          <CardDescription>{say.chooseText}</CardDescription>
        </div>
      </CardHeader>
      <CardBody>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the field works with the keyboard */}
        <div
          className={cn(
            'flex flex-col gap-3 rounded-md border border-dashed border-line-strong px-4 py-5 sm:flex-row sm:items-center sm:gap-4',
            isOver && 'border-accent bg-accent-soft',
          )}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <FileSpreadsheet aria-hidden="true" className="size-8 shrink-0 text-muted max-sm:hidden" />
          <Field label={say.file} hint={say.drop} error={problem} className="grow">
            <FileInput
              accept=".xlsx,.xlsm,.ods,.csv,.tsv,.txt,.json,text/csv"
              disabled={isReading}
              onFile={(file) => void choose(file)}
            />
          </Field>
        </div>
        <div className="mt-3 flex min-h-7 flex-wrap items-center gap-3">
          <div role="status" className="text-xs text-muted">
            {isReading ? <Spinner label={say.reading} /> : say.notKept}
          </div>
          {reading ? (
            <Button size="sm" onClick={() => reading.abort()}>
              {say.stopReading}
            </Button>
          ) : null}
        </div>
        <div className="mt-4 flex flex-col items-start gap-2 border-t pt-4">
          <p className="max-w-prose text-sm text-muted">{say.columnsRead(headings)}</p>
          <Button size="sm" onClick={() => saveCsv([headings, examples], say.templateFile)}>
            <Download aria-hidden="true" />
            {say.template}
          </Button>
        </div>
        <KeptMatchings />
      </CardBody>
    </Card>
  );
}

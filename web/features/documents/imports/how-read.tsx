import { useState } from 'react';
import { type ImportedRows, isBlank, visibleWords } from '#domain/imports/cell.ts';
import { TEXT_ENCODINGS, TEXT_SEPARATORS, type TextReading } from '#domain/imports/text-reading.ts';
import { Spinner } from '#web/ui/display/spinner.tsx';
import { Field } from '#web/ui/inputs/field.tsx';
import { Select } from '#web/ui/inputs/select.tsx';
import { type ReadTable, readImport } from './api.ts';
import { importMessages as say } from './messages.ts';

interface HowReadProps {
  file: File;
  /** How the file was read. */
  text: TextReading;
  rows: ImportedRows;
  onRead: (read: ReadTable) => void;
}

/** The number of lines that show whether a file was read right, and of characters of each. */
const LINES = 3;
const LETTERS = 160;

/** How a text file was read, with its first lines; another encoding or separator reads it again. */
export function HowRead({ file, text, rows, onRead }: HowReadProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  async function readAs(wish: TextReading) {
    setReading(true);
    setProblem(null);
    const read = await readImport(file, wish);
    setReading(false);
    if (typeof read === 'string') setProblem(read);
    else onRead(read);
  }
  const separators = [...new Set<string>([...TEXT_SEPARATORS, text.separator])];
  return (
    <section aria-labelledby="import-how-read" className="flex flex-col gap-3 rounded-md border px-4 py-3">
      <h2 id="import-how-read" className="text-sm font-medium">
        {say.howRead}
      </h2>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={say.encoding} error={problem}>
          <Select
            value={text.encoding}
            disabled={isReading}
            options={TEXT_ENCODINGS.map((encoding) => ({ value: encoding, label: say.encodings[encoding] }))}
            onChange={({ target: { value } }) => {
              const encoding = TEXT_ENCODINGS.find((each) => each === value);
              if (encoding) void readAs({ ...text, encoding });
            }}
          />
        </Field>
        <Field label={say.separator}>
          <Select
            value={text.separator}
            disabled={isReading}
            options={separators.map((separator) => ({ value: separator, label: say.separatorIs(separator) }))}
            onChange={({ target: { value } }) => void readAs({ ...text, separator: value })}
          />
        </Field>
      </div>
      <div role="status" className="text-xs text-muted">
        <p>
          {say.firstLines}. {say.firstLinesHint}
        </p>
        <ol aria-label={say.firstLines}>
          {firstLines(rows).map(({ line, at }) => (
            <li key={at} dir="auto" className="truncate text-ink">
              {line}
            </li>
          ))}
        </ol>
        {isReading ? <Spinner label={say.reading} /> : null}
      </div>
    </section>
  );
}

const firstLines = (rows: ImportedRows) =>
  rows
    .map((row, at) => ({ row, at }))
    .filter(({ row }) => !row.every(isBlank))
    .slice(0, LINES)
    .map(({ row, at }) => ({ at, line: row.map(visibleWords).join(' | ').slice(0, LETTERS) }));

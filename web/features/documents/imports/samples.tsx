import { useId } from 'react';
import { Badge } from '#web/ui/display/badge.tsx';
import { inFull } from './in-full.ts';
import { importMessages as say } from './messages.ts';
import { keyOf, type Line, titleOf } from './preview-sheet.ts';

interface SamplesProps {
  lines: readonly Line[];
  /** Code and name of each topic, by its id. */
  topics: ReadonlyMap<string, string>;
}

/** A few rows with every field as it will stand, the first of them open. */
export function Samples({ lines, topics }: SamplesProps) {
  const id = useId();
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <div>
        <h3 id={id} className="text-sm font-medium">
          {say.samples(lines.length)}
        </h3>
        <p className="text-xs text-muted">{say.samplesText}</p>
      </div>
      <div className="divide-y rounded-md border">
        {lines.map((line, at) => (
          <details key={keyOf(line)} open={at === 0} className="px-3 py-2 text-sm">
            <summary className="cursor-pointer rounded-sm">
              <span className="figures text-xs text-muted">{say.row(line.planned.row)}</span>{' '}
              <Badge tone={line.planned.becomes === 'added' ? 'success' : 'info'}>
                {say.fates[line.planned.becomes]}
              </Badge>{' '}
              <span dir="auto" className="font-medium wrap-anywhere">
                {titleOf(line.planned)}
              </span>
            </summary>
            <dl className="mt-2 grid gap-x-6 gap-y-1.5 sm:grid-cols-2">
              {inFull(line, topics).map(({ label, value, said }) => (
                <div key={label} className="min-w-0">
                  <dt className="text-xs text-muted">{label}</dt>
                  <dd className="wrap-anywhere whitespace-pre-line">
                    {value === null ? (
                      <span className="text-muted italic">{say.openHere}</span>
                    ) : (
                      <span dir="auto">{value}</span>
                    )}
                    {said === '' ? null : (
                      <span dir="auto" className="text-xs text-muted">
                        {' '}
                        {say.saidInFile(said)}
                      </span>
                    )}
                  </dd>
                </div>
              ))}
            </dl>
          </details>
        ))}
      </div>
    </section>
  );
}

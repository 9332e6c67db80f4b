import type { OtherLine } from '#domain/imports/plain-table.ts';
import { importMessages as say } from './messages.ts';

/** The lines of a sheet that are not rows of its table, folded. */
export function OtherLines({ others }: { others: readonly OtherLine[] }) {
  if (others.length === 0) return null;
  return (
    <details className="text-sm">
      <summary className="w-fit cursor-pointer rounded-sm">{say.otherLines(others.length)}</summary>
      <ul className="mt-2 flex max-h-60 flex-col gap-1 overflow-y-auto text-xs">
        {others.map(({ row, said, is }) => (
          <li key={row} className="flex min-w-0 flex-wrap gap-x-2">
            <span className="figures text-muted">{say.row(row)}</span>
            <span dir="auto" className="min-w-0 wrap-anywhere">
              {said}
            </span>
            <span className="text-muted">{say.otherLineIs[is]}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

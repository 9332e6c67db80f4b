import { Button } from '#web/ui/inputs/button.tsx';
import { openIn } from './in-full.ts';
import { problemNames, importMessages as say } from './messages.ts';
import type { Line } from './preview-sheet.ts';

/** Rows that have something in common: why they are rejected, or what they leave open. */
export interface Counted {
  key: string;
  label: string;
  lines: readonly Line[];
}

/** The reasons why rows are rejected or lose a cell, the most frequent first. */
export function countReasons(lines: readonly Line[]): Counted[] {
  return count(
    lines,
    ({ planned }) => {
      const problems = planned.becomes === 'refused' ? planned.problems : 'leftOut' in planned ? planned.leftOut : [];
      return problems.map(({ code }) => problemNames[code]);
    },
    'reason',
  );
}

/** What new rows leave open, by field, the most frequent first. */
export const countOpen = (lines: readonly Line[]): Counted[] => count(lines, openIn, 'open');

function count(lines: readonly Line[], labelsOf: (line: Line) => readonly string[], prefix: string): Counted[] {
  const byLabel = new Map<string, Line[]>();
  for (const line of lines) {
    for (const label of new Set(labelsOf(line))) {
      const before = byLabel.get(label);
      if (before) before.push(line);
      else byLabel.set(label, [line]);
    }
  }
  return [...byLabel]
    .map(([label, found]) => ({ key: `${prefix} ${label}`, label, lines: found }))
    .toSorted((one, other) => other.lines.length - one.lines.length);
}

interface CountsProps {
  title: string;
  counts: readonly Counted[];
  /** The key of those whose rows are shown. */
  shown: string | null;
  onShown: (shown: Counted | null) => void;
}

/** Counts that show their rows when pressed, and all rows when pressed again. */
export function Counts({ title, counts, shown, onShown }: CountsProps) {
  if (counts.length === 0) return null;
  return (
    <section aria-label={title} className="flex flex-col gap-1.5">
      <p className="text-xs text-muted">{title}</p>
      <ul className="flex flex-wrap gap-1.5">
        {counts.map((each) => (
          <li key={each.key} className="min-w-0">
            <Button
              size="sm"
              variant={shown === each.key ? 'primary' : 'secondary'}
              aria-pressed={shown === each.key}
              className="h-auto min-h-7 max-w-full py-0.5 text-left whitespace-normal"
              onClick={() => onShown(shown === each.key ? null : each)}
            >
              {say.counted(each.label, each.lines.length)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

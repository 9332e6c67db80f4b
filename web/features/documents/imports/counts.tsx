import type { Steps } from '#domain/imports/steps.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { openIn } from './in-full.ts';
import { problemNames, importMessages as say } from './messages.ts';
import { pickSamples, traitsOf } from './pick-samples.ts';
import type { Line } from './preview-sheet.ts';

/** Rows that have something in common: why they are rejected, or what they leave open. */
export interface RowGroup {
  key: string;
  label: string;
  lines: readonly Line[];
}

/** What the rows of a preview have in common. */
export interface Summary {
  lines: readonly Line[];
  /** The reasons why rows are rejected or lose a cell, the most frequent first. */
  reasons: readonly RowGroup[];
  /** What new rows leave open, by field, the most frequent first. */
  open: readonly RowGroup[];
  samples: readonly Line[];
}

/** So many rows are looked at in one step. */
const ROWS_AT_ONCE = 50;

/** Counts rows by what they have in common, and picks a few of them, in steps. */
export function* summarizing(lines: readonly Line[]): Steps<Summary> {
  const [reasons, open] = [new Map<string, Line[]>(), new Map<string, Line[]>()];
  const traits = new Map<Line, readonly string[]>();
  for (const [at, line] of lines.entries()) {
    if (at % ROWS_AT_ONCE === 0) yield at / lines.length;
    add(reasons, line, reasonsOf(line));
    add(open, line, openIn(line));
    traits.set(line, traitsOf(line));
  }
  return { lines, reasons: sorted(reasons, 'reason'), open: sorted(open, 'open'), samples: pickSamples(traits) };
}

function reasonsOf({ planned }: Line): string[] {
  const problems = planned.becomes === 'refused' ? planned.problems : 'leftOut' in planned ? planned.leftOut : [];
  return problems.map(({ code }) => problemNames[code]);
}

function add(counts: Map<string, Line[]>, line: Line, labels: readonly string[]): void {
  for (const label of new Set(labels)) {
    const before = counts.get(label);
    if (before) before.push(line);
    else counts.set(label, [line]);
  }
}

const sorted = (counts: ReadonlyMap<string, readonly Line[]>, prefix: string): RowGroup[] =>
  [...counts]
    .map(([label, lines]) => ({ key: `${prefix} ${label}`, label, lines }))
    .toSorted((one, other) => other.lines.length - one.lines.length);

interface CountsProps {
  title: string;
  counts: readonly RowGroup[];
  /** The key of those whose rows are shown. */
  shown: string | null;
  onShown: (shown: RowGroup | null) => void;
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

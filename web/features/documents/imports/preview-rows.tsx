import { useCallback, useMemo, useState } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { Checkbox } from '#web/ui/inputs/checkbox.tsx';
import { Segmented } from '#web/ui/inputs/segmented.tsx';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { Counts, type RowGroup, type Summary, summarizing } from './counts.tsx';
import { type Fate, importMessages as say } from './messages.ts';
import { PlannedRows } from './planned-rows.tsx';
import type { Line, PreviewSheet } from './preview-sheet.ts';
import { saveRefused } from './refused-workbook.ts';
import { Samples } from './samples.tsx';
import { scoreChangesIn } from './score-changes.ts';
import { useSteps } from './use-steps.ts';

interface PreviewRowsProps {
  /** The assessment as it was when the plan was computed. */
  whole: WholeAssessment;
  sheets: readonly PreviewSheet[];
  lines: readonly Line[];
  /** Whether rows are imported without the cells that cannot be read. */
  leavesOut: boolean;
  onLeavesOut: (leavesOut: boolean) => void;
}

const NOT_YET: Omit<Summary, 'lines'> = { reasons: [], open: [], samples: [] };

const FATES = ['added', 'changed', 'refused', 'same'] as const satisfies readonly Fate[];

/** All rows, those that are not unchanged, or those with one result. */
type ShownSheet = Fate | 'all' | 'others';

const isShown = (fate: Fate, shown: ShownSheet) =>
  shown === 'all' || (shown === 'others' ? fate !== 'same' : fate === shown);

/** What becomes of each row, counted by result, by reason and by what is left open, with a few rows in full. */
export function PreviewRows({ whole, sheets, lines, leavesOut, onLeavesOut }: PreviewRowsProps) {
  const [shown, setShown] = useState<ShownSheet | null>(null);
  const [counted, setGroup] = useState<string | null>(null);
  const counts = useMemo(() => Map.groupBy(lines, ({ planned }) => planned.becomes), [lines]);
  const begin = useCallback(() => summarizing(lines), [lines]);
  const summarized = useSteps(begin).result;
  // The counts of earlier rows say nothing of these.
  const { reasons, open, samples } = summarized?.lines === lines ? summarized : NOT_YET;
  const topics = useMemo(
    () => new Map<string, string>(whole.topics.map(({ id, code, name }) => [id, `${code} ${name}`])),
    [whole.topics],
  );
  const scoreChanges = useMemo(() => scoreChangesIn(whole), [whole]);
  const countOf = (fate: Fate) => counts.get(fate)?.length ?? 0;
  const present = FATES.filter((fate) => countOf(fate) > 0);
  // A reimported workbook contains few changes, so these are shown first.
  const others = lines.length - countOf('same');
  const offered: ShownSheet[] = [
    'all',
    ...(sheets.length > 1 && present.length > 1 ? ['others' as const] : []),
    ...present,
  ];
  const first = offered.includes('others') && countOf('same') > 0 ? 'others' : 'all';
  const seen = shown !== null && offered.includes(shown) ? shown : first;
  const group = [...reasons, ...open].find(({ key }) => key === counted) ?? null;
  const visible = useMemo(
    () => group?.lines ?? lines.filter(({ planned }) => isShown(planned.becomes, seen)),
    [group, lines, seen],
  );
  const sizeOf = (of: ShownSheet) => (of === 'all' ? lines.length : of === 'others' ? others : countOf(of));
  const showGroup = (chosen: RowGroup | null) => setGroup(chosen?.key ?? null);

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Segmented
          label={say.filter}
          value={seen}
          onValueChange={(value) => {
            setShown(value);
            setGroup(null);
          }}
          options={offered.map((value) => ({ value, label: say.fateOf(say.shown[value], sizeOf(value)) }))}
        />
        {countOf('refused') > 0 ? <SaveRefused sheets={sheets} /> : null}
      </div>
      {countOf('refused') > 0 || leavesOut ? (
        <Checkbox
          label={say.leavesOut}
          hint={say.leavesOutHint}
          checked={leavesOut}
          onChange={({ target: { checked } }) => onLeavesOut(checked)}
        />
      ) : null}
      <Counts title={say.reasons} counts={reasons} shown={counted} onShown={showGroup} />
      <PlannedRows
        key={group?.key ?? seen}
        lines={visible}
        isGrouped={sheets.length > 1}
        topics={topics}
        scoreChanges={scoreChanges}
      />
      {open.length > 0 ? (
        <details className="text-sm">
          <summary className="w-fit cursor-pointer rounded-sm">{say.openFold(open.length)}</summary>
          <div className="mt-2">
            <Counts title={say.openFields(countOf('added'))} counts={open} shown={counted} onShown={showGroup} />
          </div>
        </details>
      ) : null}
      <Samples lines={samples} topics={topics} />
    </>
  );
}

/** Saves the rejected rows as a workbook, which takes a moment. */
function SaveRefused({ sheets }: { sheets: readonly PreviewSheet[] }) {
  const [isBusy, setBusy] = useState(false);
  return (
    <Button
      size="sm"
      variant="ghost"
      busy={isBusy}
      onClick={() => {
        setBusy(true);
        void saveRefused(sheets)
          .catch(() => toast.error(say.refusedNotSaved))
          .finally(() => setBusy(false));
      }}
    >
      {say.saveRefused}
    </Button>
  );
}

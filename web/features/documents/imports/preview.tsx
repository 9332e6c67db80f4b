import { useMemo, useState } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import { MAX_REASON } from '#domain/limits.ts';
import { WhyField } from '#web/features/saving/why-field.tsx';
import { Button } from '#web/ui/inputs/button.tsx';
import { Checkbox } from '#web/ui/inputs/checkbox.tsx';
import { Segmented } from '#web/ui/inputs/segmented.tsx';
import { Alert } from '#web/ui/layout/alert.tsx';
import { type Fate, importMessages as say } from './messages.ts';
import { PlannedRows } from './planned-rows.tsx';
import { linesOf, type PreviewSheet } from './preview-sheet.ts';
import { saveRefused } from './save-refused.ts';
import { scoreChangesIn } from './score-changes.ts';
import { type InTheWay, titleOfThing, toSave } from './to-save.ts';
import { useSendImport } from './use-send-import.ts';

export interface PreviewProps {
  /** The assessment as it was when the plan was computed. */
  whole: WholeAssessment;
  sheets: readonly PreviewSheet[];
  /** Whether rows are imported without the cells that cannot be read. */
  leavesOut: boolean;
  onLeavesOut: (leavesOut: boolean) => void;
  /** The assessment has changed since. */
  isOutdated: boolean;
  onWorkOutAnew: () => void;
  onDone: (act: string, imported: number, refused: number) => void;
}

const FATES = ['added', 'changed', 'refused', 'same'] as const satisfies readonly Fate[];

/** All rows, those that are not unchanged, or those with one result. */
type ShownSheet = Fate | 'all' | 'others';

const isShown = (fate: Fate, shown: ShownSheet) =>
  shown === 'all' || (shown === 'others' ? fate !== 'same' : fate === shown);

/** The preview of each row before anything is saved; then everything is saved as one act. */
export function Preview({ whole, sheets, leavesOut, onLeavesOut, isOutdated, onWorkOutAnew, onDone }: PreviewProps) {
  const [shown, setShown] = useState<ShownSheet | null>(null);
  const [reason, setReason] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [inTheWay, setInTheWay] = useState<readonly InTheWay[]>([]);
  // A retry after a missing response must be the same act.
  const [act] = useState(() => crypto.randomUUID());
  const send = useSendImport(whole.assessment.id);
  const plan = useMemo(() => toSave(sheets, inTheWay), [sheets, inTheWay]);
  const lines = useMemo(() => linesOf(sheets), [sheets]);
  const counts = useMemo(() => Map.groupBy(lines, ({ planned }) => planned.becomes), [lines]);
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
  const visible = useMemo(() => lines.filter(({ planned }) => isShown(planned.becomes, seen)), [lines, seen]);
  const count = plan.rows.length;
  const asked = plan.reason;
  const sizeOf = (of: ShownSheet) => (of === 'all' ? lines.length : of === 'others' ? others : countOf(of));

  async function save() {
    setBusy(true);
    setFault(null);
    const sent = await send(act, plan, asked ? reason : '');
    setBusy(false);
    if (sent.ok) onDone(act, count, countOf('refused'));
    else if ('why' in sent) setFault(sent.why);
    else setInTheWay((before) => [...before, ...sent.inTheWay]);
  }

  if (lines.length === 0) {
    return (
      <Alert tone="info" title={say.nothing} announce>
        {say.nothingText}
      </Alert>
    );
  }
  const again = (
    <Button size="sm" onClick={onWorkOutAnew}>
      {say.bringUpToDate}
    </Button>
  );
  return (
    <div className="flex flex-col gap-4">
      {inTheWay.length > 0 ? (
        <Alert tone="warning" title={say.inTheWay(inTheWay.length)} action={again} announce>
          {inTheWay.slice(0, 5).map((thing) => (
            <p key={`${thing.noun} ${thing.key}`} className="text-xs">
              <span dir="auto">{titleOfThing(sheets, thing)}</span>: {say.inTheWayOf(thing)}
            </p>
          ))}
        </Alert>
      ) : isOutdated ? (
        <Alert tone="info" title={say.outdated} action={again} announce />
      ) : null}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Segmented
          label={say.filter}
          value={seen}
          onValueChange={setShown}
          options={offered.map((value) => ({ value, label: say.fateOf(say.shown[value], sizeOf(value)) }))}
        />
        {countOf('refused') > 0 ? (
          <Button size="sm" variant="ghost" onClick={() => saveRefused(sheets)}>
            {say.saveRefused}
          </Button>
        ) : null}
      </div>
      {countOf('refused') > 0 || leavesOut ? (
        <Checkbox
          label={say.leavesOut}
          hint={say.leavesOutHint}
          checked={leavesOut}
          onChange={({ target: { checked } }) => onLeavesOut(checked)}
        />
      ) : null}
      <PlannedRows
        key={seen}
        lines={visible}
        isGrouped={sheets.length > 1}
        topics={topics}
        scoreChanges={scoreChanges}
      />
      {asked ? <WhyField kind={asked} value={reason} onChange={setReason} /> : null}
      {fault === null ? null : (
        <Alert tone="error" announce title={say.importFailed}>
          {fault}
        </Alert>
      )}
      {count === 0 ? (
        <p role="status" className="text-sm">
          {countOf('refused') === lines.length ? say.allRefused : say.nothingToChange}
        </p>
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          <Button
            variant="primary"
            busy={isBusy}
            busyText={say.importing}
            disabled={reason.length > MAX_REASON}
            onClick={() => void save()}
          >
            {say.import(count)}
          </Button>
        </div>
      )}
    </div>
  );
}

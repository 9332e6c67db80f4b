import { useMemo, useState } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import { MAX_REASON } from '#domain/limits.ts';
import { WhyField } from '#web/features/saving/why-field.tsx';
import { Button } from '#web/ui/inputs/button.tsx';
import { Alert } from '#web/ui/layout/alert.tsx';
import { importMessages as say } from './messages.ts';
import { PreviewRows } from './preview-rows.tsx';
import { linesOf, type PreviewSheet } from './preview-sheet.ts';
import { type InTheWay, titleOfThing, toSave } from './to-save.ts';
import { useSendImport } from './use-send-import.ts';

export interface PreviewProps {
  /** The assessment as it was when the plan was computed. */
  whole: WholeAssessment;
  sheets: readonly PreviewSheet[];
  /** Whether rows are imported without the cells that cannot be read. */
  leavesOut: boolean;
  onLeavesOut: (leavesOut: boolean) => void;
  /** The rows shown are those of earlier choices, because new ones are being worked out. */
  isWorking: boolean;
  /** The assessment has changed since. */
  isOutdated: boolean;
  onWorkOutAnew: () => void;
  onDone: (act: string, imported: number, refused: number) => void;
}

/** The preview of each row before anything is saved; then everything is saved as one act. */
export function Preview({
  whole,
  sheets,
  isWorking,
  leavesOut,
  onLeavesOut,
  isOutdated,
  onWorkOutAnew,
  onDone,
}: PreviewProps) {
  const [reason, setReason] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [inTheWay, setInTheWay] = useState<readonly InTheWay[]>([]);
  // A retry after a missing response must be the same act.
  const [act] = useState(() => crypto.randomUUID());
  const send = useSendImport(whole.assessment.id);
  const plan = useMemo(() => toSave(sheets, inTheWay), [sheets, inTheWay]);
  const lines = useMemo(() => linesOf(sheets), [sheets]);
  const refused = useMemo(() => lines.filter(({ planned }) => planned.becomes === 'refused').length, [lines]);
  const count = plan.rows.length;
  const asked = plan.reason;

  async function save() {
    setBusy(true);
    setFault(null);
    const sent = await send(act, plan, asked ? reason : '');
    setBusy(false);
    if (sent.ok) onDone(act, count, refused);
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
      <PreviewRows whole={whole} sheets={sheets} lines={lines} leavesOut={leavesOut} onLeavesOut={onLeavesOut} />
      {asked ? <WhyField kind={asked} value={reason} onChange={setReason} /> : null}
      {fault === null ? null : (
        <Alert tone="error" announce title={say.importFailed}>
          {fault}
        </Alert>
      )}
      {count === 0 ? (
        <p role="status" className="text-sm">
          {refused === lines.length ? say.allRefused : say.nothingToChange}
        </p>
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          <Button
            variant="primary"
            busy={isBusy}
            busyText={say.importing}
            disabled={isWorking || reason.length > MAX_REASON}
            onClick={() => void save()}
          >
            {say.import(count)}
          </Button>
        </div>
      )}
    </div>
  );
}

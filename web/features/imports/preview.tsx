import { useMemo, useState } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { ComponentRow } from '#contract/components.ts';
import type { ImportedRows } from '#domain/imports/cell.ts';
import type { PlannedRow } from '#domain/imports/import-plan.ts';
import { MAX_REASON } from '#domain/limits.ts';
import { type Refused, reasonOf, sizeOf } from '#web/features/register/several/plan.ts';
import { useSendAct } from '#web/features/register/several/use-send-act.ts';
import { WhyField } from '#web/features/saving/why-field.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { type Fate, importMessages as say } from './messages.ts';
import { PlannedRows } from './planned-rows.tsx';
import { saveRefused } from './save-refused.ts';
import { toPlan } from './to-plan.ts';

interface PreviewProps {
  /** The assessment as it was when the rows were worked out. */
  whole: WholeAssessment;
  rows: ImportedRows;
  headings: readonly string[];
  planned: readonly PlannedRow<ComponentRow>[];
  /** The register has changed since. */
  isOutdated: boolean;
  onWorkOutAnew: () => void;
  onDone: (act: string, imported: number, refused: number) => void;
}

const FATES = ['added', 'changed', 'refused', 'same'] as const satisfies readonly Fate[];

/** What becomes of each row, before anything is saved; then all of it is saved as one act. */
export function Preview({ whole, rows, headings, planned, isOutdated, onWorkOutAnew, onDone }: PreviewProps) {
  const [shown, setShown] = useState<Fate | 'all'>('all');
  const [reason, setReason] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [inTheWay, setInTheWay] = useState<readonly Refused[]>([]);
  // Sent again, since no answer came, it is the same act.
  const [act] = useState(() => crypto.randomUUID());
  const send = useSendAct(whole);
  const plan = useMemo(() => toPlan(planned, inTheWay), [planned, inTheWay]);
  const counts = useMemo(() => Map.groupBy(planned, ({ becomes }) => becomes), [planned]);
  const topics = useMemo(
    () => new Map<string, string>(whole.topics.map(({ id, code, name }) => [id, `${code} ${name}`])),
    [whole.topics],
  );
  const countOf = (fate: Fate) => counts.get(fate)?.length ?? 0;
  const present = FATES.filter((fate) => countOf(fate) > 0);
  const seen = shown !== 'all' && present.includes(shown) ? shown : 'all';
  const visible = useMemo(
    () => (seen === 'all' ? planned : planned.filter(({ becomes }) => becomes === seen)),
    [planned, seen],
  );
  const count = sizeOf(plan);
  const asked = reasonOf(plan);

  async function save() {
    setBusy(true);
    setFault(null);
    const sent = await send(act, plan, asked ? reason : '');
    setBusy(false);
    if (sent.ok) onDone(act, count, countOf('refused'));
    else if ('why' in sent) setFault(sent.why);
    else setInTheWay((before) => [...before, ...sent.inTheWay]);
  }

  if (planned.length === 0) {
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
          {inTheWay.slice(0, 5).map(({ id, title, why }) => (
            <p key={id} className="text-xs">
              <span dir="auto">{title}</span>: {why}
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
          options={[
            { value: 'all', label: say.fateOf(say.all, planned.length) },
            ...present.map((fate) => ({ value: fate, label: say.fateOf(say.fates[fate], countOf(fate)) })),
          ]}
        />
        {countOf('refused') > 0 ? (
          <Button size="sm" variant="ghost" onClick={() => saveRefused(rows, headings, planned)}>
            {say.saveRefused}
          </Button>
        ) : null}
      </div>
      <PlannedRows key={seen} rows={visible} headings={headings} topics={topics} />
      {asked ? <WhyField kind={asked} value={reason} onChange={setReason} /> : null}
      {fault === null ? null : (
        <Alert tone="error" announce title={say.importFailed}>
          {fault}
        </Alert>
      )}
      {count === 0 ? (
        <p role="status" className="text-sm">
          {countOf('refused') === planned.length ? say.allRefused : say.nothingToChange}
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

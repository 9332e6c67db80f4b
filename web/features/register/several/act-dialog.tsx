import { type ReactNode, useState } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import { isDroppedWithReason } from '#domain/history/reason-kind.ts';
import { MAX_REASON } from '#domain/limits.ts';
import { reasonMessages } from '#web/features/saving/reason-messages.ts';
import { WhyField } from '#web/features/saving/why-field.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { severalMessages as say } from './messages.ts';
import { NOTHING_PLANNED, type Plan, type Refused, reasonOf, sizeOf, without } from './plan.ts';
import { useSendAct } from './use-send-act.ts';

interface ActDialogProps {
  whole: WholeAssessment;
  title: string;
  description?: string;
  /** What is to be done; null while it is not said yet. */
  plan: Plan | null;
  /** On the button that does it: 'Change 12 rows'. */
  confirm: (count: number) => string;
  isDestructive?: boolean;
  size?: 'md' | 'lg';
  onClose: () => void;
  /** Hears of the act and how many rows it changed. */
  onDone: (act: string, count: number) => void;
  children?: ReactNode;
}

/** Asks once for all rows: what becomes of them, which stay as they are and why, and the reason. Nothing is saved before. */
export function ActDialog(props: ActDialogProps) {
  const { whole, title, description, confirm, isDestructive = false, size, onClose, onDone, children } = props;
  // Sent again, since no answer came, it is the same act.
  const [act] = useState(() => crypto.randomUUID());
  const [reason, setReason] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [inTheWay, setInTheWay] = useState<readonly Refused[]>([]);
  const send = useSendAct(whole);
  const plan = without(props.plan ?? NOTHING_PLANNED, props.plan ? inTheWay : []);
  const count = sizeOf(plan);
  const asked = reasonOf(plan);
  const carried = plan.removed.filter(isDroppedWithReason).length;
  const isLacking = carried > 0 && reason.trim() === '';
  const [isTried, setIsTried] = useState(false);

  async function apply() {
    setIsTried(true);
    if (isLacking) return;
    setIsBusy(true);
    setFault(null);
    const sent = await send(act, plan, asked ? reason : '');
    setIsBusy(false);
    if (sent.ok) return onDone(act, count);
    if ('why' in sent) setFault(sent.why);
    else setInTheWay((before) => [...before, ...sent.inTheWay]);
  }

  const why = asked ? (
    <WhyField
      kind={asked}
      value={reason}
      onChange={setReason}
      {...(carried > 0 && { isNeeded: true, hint: say.carriedNeedWhy(carried) })}
      error={isTried && isLacking ? reasonMessages.missing : undefined}
      isFocused={isTried && isLacking}
    />
  ) : null;

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && !isBusy && onClose()}
      title={title}
      description={description}
      size={size ?? 'md'}
      footer={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            {say.cancel}
          </Button>
          <Button
            variant={isDestructive ? 'danger' : 'primary'}
            disabled={count === 0 || reason.length > MAX_REASON}
            busy={isBusy}
            busyText={say.saving}
            onClick={() => void apply()}
          >
            {confirm(count)}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {/* What is long begins with its field: the dialog opens at it. */}
        {size === 'lg' ? why : null}
        {children}
        {props.plan ? <Outlook plan={plan} count={count} /> : null}
        {size === 'lg' ? null : why}
        {fault === null ? null : (
          <Alert tone="error" announce title={say.failed}>
            {fault}
          </Alert>
        )}
      </div>
    </Dialog>
  );
}

/** As many rows as are named; of the others it is said how many there are. */
const NAMED = 8;

/** Which rows stay as they are, and why. */
function Outlook({ plan: { refused, same }, count }: { plan: Plan; count: number }) {
  return (
    <div className="flex flex-col gap-2 text-sm" role="status">
      {same > 0 ? <p className="text-muted">{say.same(same)}</p> : null}
      {count === 0 ? <p>{say.nothing}</p> : null}
      {refused.length > 0 ? (
        <div className="rounded-md border bg-ground px-3 py-2.5">
          <p className="font-medium">{say.left(refused.length)}</p>
          <ul className="mt-1 flex flex-col gap-1">
            {refused.slice(0, NAMED).map(({ id, title, why }) => (
              <li key={id} className="break-words">
                <span dir="auto">{title}</span>
                <span className="block text-xs text-muted">{why}</span>
              </li>
            ))}
          </ul>
          {refused.length > NAMED ? (
            <p className="mt-1 text-xs text-muted">{say.more(refused.length - NAMED)}</p>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

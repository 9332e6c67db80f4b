import { type ReactNode, useState } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import { isDroppedWithReason } from '#domain/history/reason-kind.ts';
import { MAX_REASON } from '#domain/limits.ts';
import { reasonMessages } from '#web/features/saving/messages.ts';
import { WhyField } from '#web/features/saving/why-field.tsx';
import { Button } from '#web/ui/inputs/button.tsx';
import { Alert } from '#web/ui/layout/alert.tsx';
import { uiMessages } from '#web/ui/messages.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { severalMessages as say } from './messages.ts';
import { Outlook } from './outlook.tsx';
import { NOTHING_PLANNED, type Plan, type RefusedRow, reasonOf, sizeOf, without } from './plan.ts';
import { useSendAct } from './use-send-act.ts';

interface ActDialogProps {
  whole: WholeAssessment;
  title: string;
  description?: string;
  /** The act to perform; null while it is incomplete. */
  plan: Plan | null;
  /** The label of the button, for example 'Change 12 rows'; null if nothing can be changed. */
  /** What the button says; null where there is nothing that could be saved. */
  confirm: ((count: number) => string) | null;
  isDestructive?: boolean;
  size?: 'md' | 'lg';
  onClose: () => void;
  /** Called with the act and the number of rows it changed. */
  onDone: (act: string, count: number) => void;
  children?: ReactNode;
}

/** Asks once for all rows: what changes, which rows stay as they are and why, and the reason. Saves nothing before. */
export function ActDialog(props: ActDialogProps) {
  const { whole, title, description, confirm, isDestructive = false, size, onClose, onDone, children } = props;
  // A retry after a missing response must be the same act.
  const [act] = useState(() => crypto.randomUUID());
  const [reason, setReason] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [inTheWay, setInTheWay] = useState<readonly RefusedRow[]>([]);
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
            {confirm === null ? uiMessages.close : say.cancel}
          </Button>
          {confirm === null ? null : (
            <Button
              variant={isDestructive ? 'danger' : 'primary'}
              disabled={count === 0 || reason.length > MAX_REASON}
              busy={isBusy}
              busyText={say.saving}
              onClick={() => void apply()}
            >
              {confirm(count)}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {/* A large dialog starts with the field for the reason, so that it opens there. */}
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

import { MessageSquarePlus } from 'lucide-react';
import { useState } from 'react';
import type { ReasonKind } from '#domain/history/reason-kind.ts';
import { MAX_REASON } from '#domain/limits.ts';
import { useMay } from '#web/features/account/session/use-may.ts';
import { WhyField } from '#web/features/saving/why-field.tsx';
import { Button } from '#web/ui/inputs/button.tsx';
import { laterReasonMessages as say } from './messages.ts';
import { type AskedLine, useGiveReason } from './use-give-reason.ts';

interface AddReasonProps {
  asked: AskedLine;
  kind: ReasonKind;
  /** What was changed, to distinguish the button from the others in the list. */
  what: string;
  /** The id of the button. */
  id?: string | undefined;
}

/** For a change that lacks a reason: the button that asks for one, and the field that replaces the button. */
export function AddReason({ asked, kind, what, id }: AddReasonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const mayGive = useMay('assessment.edit');
  if (!mayGive) return null;
  if (isOpen) return <ReasonForm asked={asked} kind={kind} what={what} onClose={() => setIsOpen(false)} />;
  return (
    <Button id={id} size="sm" aria-label={say.addFor(what)} className="print:hidden" onClick={() => setIsOpen(true)}>
      <MessageSquarePlus aria-hidden="true" />
      {say.add}
    </Button>
  );
}

function ReasonForm({ asked, kind, what, onClose }: AddReasonProps & { onClose: () => void }) {
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { mutate, isPending } = useGiveReason(asked);
  const problem = reason.trim() === '' ? say.missing : reason.length > MAX_REASON ? say.tooLong : undefined;
  return (
    <form
      aria-label={say.addFor(what)}
      className="mt-1 w-full max-w-prose rounded-md border bg-ground p-3 print:hidden"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setIsTried(true);
        if (problem === undefined && !isPending) mutate(reason, { onSuccess: onClose });
      }}
    >
      <WhyField
        kind={kind}
        value={reason}
        onChange={setReason}
        hint={say.hint}
        error={isTried ? problem : undefined}
        isFocused
      />
      <div className="mt-3 flex gap-2">
        <Button type="submit" variant="primary" size="sm" busy={isPending} busyText={say.saving}>
          {say.save}
        </Button>
        <Button size="sm" variant="ghost" disabled={isPending} onClick={onClose}>
          {say.cancel}
        </Button>
      </div>
    </form>
  );
}

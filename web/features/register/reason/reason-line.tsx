import { useQueryClient } from '@tanstack/react-query';
import { memo, useState } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import { MAX_REASON } from '#domain/limits.ts';
import { useSession } from '#web/features/account/session/use-session.ts';
import { laterReasonMessages, laterReasonRefusals } from '#web/features/assurance/later-reasons/messages.ts';
import { componentsById } from '#web/features/register/components/components-by-id.ts';
import { WhyField } from '#web/features/saving/why-field.tsx';
import { explainRefusal } from '#web/lib/explain-refusal.ts';
import { queryKeys } from '#web/lib/query-keys.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { pageFooter } from '#web/ui/layout/page-footer.ts';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { TABLE_ID, WHY_ID } from '../rows/table-id.ts';
import { giveReasons } from './give-reasons.ts';
import { whyMessages as say } from './messages.ts';
import { useKeptWhy } from './reason-drafts.ts';

interface WhyLineProps {
  whole: WholeAssessment;
  /** Rows whose scores were changed here without a reason, the latest last. */
  ids: readonly string[];
  /** Gives the reason for a row's unsaved changes; returns whether there were any. */
  giveNow: (id: string, reason: string) => boolean;
  /** Called once no reason is needed any longer. */
  onDone: () => void;
}

/**
 * Asks below the table why scores were changed: one reason for all that were changed so far. Nothing waits for it, and the question does
 * not render again with each score.
 */
export const WhyLine = memo(function WhyLine({ whole, ids, giveNow, onDone }: WhyLineProps) {
  const client = useQueryClient();
  const by = useSession().user?.id;
  const { id: assessmentId } = whole.assessment;
  const [kept, keep] = useKeptWhy(assessmentId);
  const [isOpen, setIsOpen] = useState(kept !== undefined);
  const [isBusy, setIsBusy] = useState(false);
  const reason = kept?.reason ?? '';
  const [isTried, setIsTried] = useState(false);
  const rows = componentsById(whole.components);
  const titles = ids.flatMap((id) => rows.get(id)?.title ?? []);
  const [title] = titles.slice(-1);
  if (title === undefined || by === undefined) return null;
  const problem =
    reason.trim() === ''
      ? laterReasonMessages.missing
      : reason.length > MAX_REASON
        ? laterReasonMessages.tooLong
        : undefined;

  function leave() {
    keep(undefined);
    onDone();
    document.getElementById(TABLE_ID)?.focus();
  }

  async function save(person: string) {
    setIsTried(true);
    if (problem !== undefined || isBusy) return;
    setIsBusy(true);
    try {
      const saved = ids.filter((id) => !giveNow(id, reason));
      const given = await giveReasons(assessmentId, { ids: saved, by: person, reason });
      const unsaved = ids.length - saved.length;
      const all = given + unsaved;
      toast.success(all > 0 ? laterReasonMessages.saved(all) : say.nothingLeft, {
        ...(unsaved > 0 && { description: say.goAlong(unsaved) }),
      });
      leave();
    } catch (error) {
      const description = explainRefusal(laterReasonRefusals, error) ?? laterReasonMessages.failedText;
      toast.error(laterReasonMessages.failed, { description });
    }
    setIsBusy(false);
    void client.invalidateQueries({ queryKey: queryKeys.history });
  }

  const asks = say.asks(title, titles.length - 1);
  return (
    <section ref={pageFooter} aria-label={say.line} className="rounded-md border bg-surface px-3 py-1.5 text-sm">
      {isOpen ? (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void save(by);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            setIsOpen(false);
            document.getElementById(TABLE_ID)?.focus();
          }}
        >
          <WhyField
            kind="score"
            value={reason}
            onChange={(words) => keep(words === '' ? undefined : { ids, reason: words })}
            hint={asks}
            error={isTried ? problem : undefined}
            isFocused
          />
          <div className="mt-2 flex gap-2">
            <Button type="submit" variant="primary" size="sm" busy={isBusy} busyText={laterReasonMessages.saving}>
              {laterReasonMessages.save}
            </Button>
            <Button size="sm" variant="ghost" disabled={isBusy} onClick={leave}>
              {say.later}
            </Button>
          </div>
        </form>
      ) : (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <p dir="auto" className="mr-auto min-w-0 break-words text-muted">
            {asks}
          </p>
          <Button id={WHY_ID} size="sm" variant="ghost" onClick={() => setIsOpen(true)}>
            {say.give}
          </Button>
          <Button size="sm" variant="ghost" onClick={leave}>
            {say.later}
          </Button>
        </div>
      )}
    </section>
  );
});

import type { ScoreRow } from '#contract/scores.ts';
import { WhyField } from '#web/features/saving/why-field.tsx';
import { Badge } from '#web/ui/display/badge.tsx';
import { Button } from '#web/ui/inputs/button.tsx';
import { scoreMessages as say } from './messages.ts';
import { asksWhy, type ScoreInput } from './score-draft.ts';

export interface UnsavedScoreProps {
  topicName: string;
  row: ScoreRow | undefined;
  draft: ScoreInput;
  busy: boolean;
  onReason: (reason: string) => void;
  onSave: () => void;
  onDiscard: () => void;
}

/** What an unsaved score needs, and the actions on it, on a card. In a line of the table, `DraftActs` are in their place. */
export function UnsavedScore({ topicName, row, draft, busy, onReason, onSave, onDiscard }: UnsavedScoreProps) {
  const open = [
    ...(draft.impactScore === null ? [say.impact] : []),
    ...(draft.financialScore === null ? [say.financial] : []),
  ];
  return (
    <div className="col-span-full grid items-end gap-y-2 pb-1.5 @4xl:hidden">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 self-start">
        <Badge tone="warning">{say.unsaved}</Badge>
        {open.length > 0 ? <p className="text-xs text-muted">{say.missing(open)}</p> : null}
      </div>
      {asksWhy(draft, row) ? (
        <WhyField kind="score" value={draft.reason ?? ''} hint={null} onChange={onReason} />
      ) : null}
      <div className="flex justify-end gap-1.5">
        <Button
          variant="ghost"
          size="sm"
          aria-label={say.inTopic(say.discard, topicName)}
          disabled={busy}
          onClick={onDiscard}
        >
          {say.discard}
        </Button>
        <Button
          size="sm"
          aria-label={say.inTopic(say.save, topicName)}
          busy={busy}
          busyText={say.saving}
          onClick={onSave}
        >
          {say.save}
        </Button>
      </div>
    </div>
  );
}

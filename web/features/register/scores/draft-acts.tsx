import { Check, MessageCircleQuestion, Undo2 } from 'lucide-react';
import { WhyField } from '#web/features/saving/why-field.tsx';
import { cn } from '#web/lib/cn.ts';
import { IconButton } from '#web/ui/inputs/icon-button.tsx';
import { Popover } from '#web/ui/overlays/popover.tsx';
import { scoreMessages as say } from './messages.ts';
import { asksWhy } from './score-draft.ts';
import type { UnsavedScoreProps } from './unsaved-score.tsx';

/** The actions on an unsaved score in a line of the table, which stays as high as it was. */
export function DraftActs({ topicName, row, draft, busy, onReason, onSave, onDiscard }: UnsavedScoreProps) {
  const reason = draft.reason ?? '';
  return (
    <div className="mr-auto hidden items-center @4xl:flex [&>button]:h-8 [&>button]:w-7">
      <IconButton label={say.inTopic(say.save, topicName)} disabled={busy} onClick={onSave}>
        <Check aria-hidden="true" />
      </IconButton>
      <IconButton label={say.inTopic(say.discard, topicName)} disabled={busy} onClick={onDiscard}>
        <Undo2 aria-hidden="true" />
      </IconButton>
      {asksWhy(draft, row) ? (
        <Popover
          align="end"
          title={topicName}
          trigger={
            <IconButton
              label={say.inTopic(say.giveReason, topicName)}
              className={cn(reason.trim() === '' && 'text-warning')}
            >
              <MessageCircleQuestion aria-hidden="true" />
            </IconButton>
          }
        >
          <WhyField kind="score" value={reason} hint={null} isFocused onChange={onReason} />
        </Popover>
      ) : null}
    </div>
  );
}

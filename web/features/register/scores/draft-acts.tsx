import { Check, MessageCircleQuestion, Undo2 } from 'lucide-react';
import type { ScoreRow } from '#contract/scores.ts';
import { WhyField } from '#web/features/saving/why-field.tsx';
import { cn } from '#web/lib/cn.ts';
import { IconButton } from '#web/ui/inputs/icon-button.tsx';
import { Popover } from '#web/ui/overlays/popover.tsx';
import { scoreMessages as say } from './messages.ts';
import { asksWhy, type ScoreInput } from './score-draft.ts';

interface DraftActsProps {
  topicName: string;
  row: ScoreRow | undefined;
  draft: ScoreInput;
  busy: boolean;
  onReason: (reason: string) => void;
  onSave: () => void;
  onDiscard: () => void;
}

/**
 * The actions on an unsaved score in its line, which stays as high as it was; the reason opens over it. A narrow line is saved with the
 * others, by the Save button that is always in view.
 */
export function DraftActs({ topicName, row, draft, busy, onReason, onSave, onDiscard }: DraftActsProps) {
  const reason = draft.reason ?? '';
  return (
    <div className="flex items-center justify-end @4xl:justify-start @4xl:[&>button]:h-8 @4xl:[&>button]:w-7">
      <IconButton label={say.inTopic(say.save, topicName)} disabled={busy} className="@max-4xl:hidden" onClick={onSave}>
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

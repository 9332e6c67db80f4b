import { Check, Copy, Pencil, RotateCw } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { ANALYST_NAME } from '#domain/chat/analyst-name.ts';
import { MAX_CHAT_MESSAGE } from '#domain/limits.ts';
import { cn } from '#web/lib/cn.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { Spinner } from '#web/ui/display/spinner.tsx';
import { Button } from '#web/ui/inputs/button.tsx';
import { Field } from '#web/ui/inputs/field.tsx';
import { IconButton } from '#web/ui/inputs/icon-button.tsx';
import { LimitedTextarea } from '#web/ui/inputs/limited-text.tsx';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { AnswerBoundary } from './answer-boundary.tsx';
import type { ChatMessage } from './api.ts';
import { canSend } from './can-send.ts';
import { answerForCopy } from './copy-answer.ts';
import { chatMessages as say } from './messages.ts';
import { useProposal } from './use-proposal.ts';
import { QUESTION } from './use-reading-place.ts';

const loadMarkdown = () => import('./answer-markdown.tsx');
const AnswerMarkdown = lazy(loadMarkdown);

/** Loads the Markdown renderer ahead, so that the first answer need not wait; a failure appears when an answer is rendered. */
export function preloadMarkdown(): void {
  loadMarkdown().catch(() => undefined);
}

/** One message: the person's on the right, the assistant's on the left, at most 80% wide. */
function Bubble({ who, isOwn, children }: { who: string; isOwn: boolean; children: ReactNode }) {
  return (
    <li {...(isOwn && { [QUESTION]: '' })} className={cn('flex min-w-0 flex-col', isOwn ? 'items-end' : 'items-start')}>
      <span className="sr-only">{who}</span>
      {children}
    </li>
  );
}

const bubble = 'max-w-[80%] min-w-0 rounded-md px-4 py-2.5 text-sm break-words';

interface QuestionBubbleProps {
  message: ChatMessage;
  /** Absent while it cannot be sent again. */
  onResend: ((text: string) => void) | undefined;
}

/** A person's own message, which they can edit and send again. */
export function QuestionBubble({ message, onResend }: QuestionBubbleProps) {
  const [draft, setDraft] = useState<string | null>(null);
  if (draft !== null && onResend) {
    const send = () => {
      if (!canSend(draft)) return;
      setDraft(null);
      onResend(draft.trim());
    };
    return (
      <li className="flex flex-col items-end gap-2">
        <div className="w-full max-w-[80%]">
          <Field label={say.editLabel} hideLabel>
            <EditArea value={draft} onChange={setDraft} onSend={send} onCancel={() => setDraft(null)} />
          </Field>
        </div>
        <div className="flex gap-2">
          <Button size="sm" onClick={() => setDraft(null)}>
            {say.cancel}
          </Button>
          <Button size="sm" variant="primary" disabled={!canSend(draft)} onClick={send}>
            {say.resend}
          </Button>
        </div>
      </li>
    );
  }
  return (
    <Bubble who={say.you} isOwn>
      <div className={cn(bubble, 'bg-accent-soft whitespace-pre-wrap text-ink')}>{message.content}</div>
      {onResend ? (
        <IconButton label={say.edit} size="sm" onClick={() => setDraft(message.content)} className="mt-0.5 text-muted">
          <Pencil aria-hidden="true" />
        </IconButton>
      ) : null}
    </Bubble>
  );
}

interface EditAreaProps {
  value: string;
  onChange: (value: string) => void;
  onSend: () => void;
  onCancel: () => void;
}

function EditArea({ value, onChange, onSend, onCancel }: EditAreaProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => area.current?.focus(), []);
  return (
    <LimitedTextarea
      ref={area}
      rows={2}
      most={MAX_CHAT_MESSAGE}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel();
        if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
          event.preventDefault();
          onSend();
        }
      }}
    />
  );
}

interface AnswerBubbleProps {
  message: Pick<ChatMessage, 'content' | 'sources' | 'state' | 'answeredBy'>;
  /** How the question was understood; shown below the answer. */
  reading?: ReactNode;
  isBusy: boolean;
  /** True while the answer is in progress: no actions are available yet. */
  isGrowing?: boolean;
  onAsk: (question: string) => void;
  /** Only the last answer can be asked for again. */
  onRetry?: (() => void) | undefined;
}

/** An answer with who gave it, whether it is complete, and the actions for it. */
export function AnswerBubble({ message, reading, isBusy, isGrowing = false, onAsk, onRetry }: AnswerBubbleProps) {
  const propose = useProposal();
  return (
    <Bubble who={say.assistant} isOwn={false}>
      <div className={cn(bubble, 'border bg-surface text-ink')}>
        <AnswerBoundary text={message.content}>
          <Suspense fallback={<Spinner />}>
            <AnswerMarkdown
              text={message.content}
              isBusy={isBusy}
              onAsk={onAsk}
              onPropose={(path, number) =>
                void propose(
                  path,
                  message,
                  message.sources.find((source) => source.number === number),
                )
              }
            />
          </Suspense>
        </AnswerBoundary>
      </div>
      {reading}
      {isGrowing ? null : (
        <div className="mt-0.5 flex max-w-[80%] flex-wrap items-center gap-x-1 text-xs text-muted">
          <CopyButton message={message} />
          {onRetry ? (
            <IconButton label={say.retry} size="sm" onClick={onRetry} className="text-muted">
              <RotateCw aria-hidden="true" />
            </IconButton>
          ) : null}
          <span>{message.answeredBy === ANALYST_NAME ? say.builtInName : message.answeredBy}</span>
          {message.state === 'partial' ? <Badge tone="warning">{say.partial}</Badge> : null}
        </div>
      )}
    </Bubble>
  );
}

function CopyButton({ message }: { message: Pick<ChatMessage, 'content' | 'sources'> }) {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [isCopied]);
  async function copy() {
    try {
      await navigator.clipboard.writeText(answerForCopy(message));
      setIsCopied(true);
    } catch {
      toast.error(say.copyFailed);
    }
  }
  return (
    <IconButton label={isCopied ? say.copied : say.copy} size="sm" onClick={() => void copy()} className="text-muted">
      {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
    </IconButton>
  );
}

import { SendHorizontal, Square } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { MAX_CHAT_MESSAGE } from '#domain/limits.ts';
import { useUnsaved } from '#web/features/saving/use-unsaved.ts';
import { isFirstScreen } from '#web/lib/use-route-focus.ts';
import { IconButton } from '#web/ui/inputs/icon-button.tsx';
import { LimitedTextarea } from '#web/ui/inputs/limited-text.tsx';
import { canSend } from './can-send.ts';
import { chatMessages as say } from './messages.ts';

interface QuestionFormProps {
  assessmentId: string;
  /** The chats have loaded. A question that is sent before stays in the field, and is sent then. */
  isReady: boolean;
  isAnswering: boolean;
  inputRef: RefObject<HTMLTextAreaElement | null>;
  /** Resolves to false if the question could not be sent: it then stays in the field. */
  onSend: (question: string) => Promise<boolean>;
  onStop: () => void;
  /** Another way to ask, to the left of the field. */
  besides: ReactNode;
}

/** The size of the buttons next to the field: on touch screens, its text is larger (`control-styles.ts`). */
export const AS_HIGH_AS_ONE_LINE = 'size-10.5 sm:size-9.5';

/** The form for questions: Enter sends, Shift+Enter starts a new line. Typed text survives a reload. */
export function QuestionForm(props: QuestionFormProps) {
  const { assessmentId, isReady, isAnswering, inputRef, onSend, onStop, besides } = props;
  const [draft, setDraft] = useUnsaved<string>(assessmentId, 'chat-question');
  const text = draft ?? '';
  const isSendable = canSend(text);
  const [isWaiting, setIsWaiting] = useState(false);

  // Coming from another screen, you can type at once, except on touch devices, where the keyboard would cover the messages.
  useEffect(() => {
    if (!isFirstScreen() && window.matchMedia('(hover: hover)').matches) inputRef.current?.focus();
  }, [inputRef]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the waiting question is sent once, when the chats have loaded
  useEffect(() => {
    if (!isWaiting || !isReady) return;
    setIsWaiting(false);
    void send();
  }, [isWaiting, isReady]);

  async function send() {
    if (!isSendable || isAnswering) return;
    if (!isReady) {
      setIsWaiting(true);
      return;
    }
    setDraft(undefined);
    if (!(await onSend(text.trim()))) setDraft(text);
  }

  return (
    <form
      className="flex items-end gap-1.5 sm:gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {besides}
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <LimitedTextarea
          ref={inputRef}
          aria-label={say.inputLabel}
          placeholder={say.placeholder}
          rows={1}
          most={MAX_CHAT_MESSAGE}
          value={text}
          onChange={(event) => {
            setIsWaiting(false);
            setDraft(event.target.value === '' ? undefined : event.target.value);
          }}
          onKeyDown={(event) => {
            // In an input method, Enter chooses a word and must not send.
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            void send();
          }}
          className="max-h-40 min-h-9 resize-none max-sm:px-2.5"
        />
      </div>
      {isAnswering ? (
        <IconButton label={say.stop} variant="secondary" onClick={onStop} className={AS_HIGH_AS_ONE_LINE}>
          <Square aria-hidden="true" />
        </IconButton>
      ) : (
        <IconButton
          label={say.send}
          variant="primary"
          type="submit"
          disabled={!isSendable}
          className={AS_HIGH_AS_ONE_LINE}
        >
          <SendHorizontal aria-hidden="true" />
        </IconButton>
      )}
    </form>
  );
}

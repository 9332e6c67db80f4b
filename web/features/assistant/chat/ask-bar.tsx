import type { RefObject } from 'react';
import type { Query } from '#domain/query/query.ts';
import { useSession } from '#web/features/account/session/use-session.ts';
import { BuildButton } from '#web/features/assistant/query/build-button.tsx';
import type { AskedAssessment } from '#web/features/assistant/query/use-asked-assessment.ts';
import { pageFooter } from '#web/ui/layout/page-footer.ts';
import { chatMessages as say } from './messages.ts';
import { AS_HIGH_AS_ONE_LINE, QuestionForm } from './question-form.tsx';

interface AskBarProps {
  asked: AskedAssessment;
  /** The chats have loaded. */
  isReady: boolean;
  isAnswering: boolean;
  inputRef: RefObject<HTMLTextAreaElement | null>;
  /** Resolves to false if the question could not be sent. */
  onSend: (question: string) => Promise<boolean>;
  /** Unfolds the builder of an empty chat; undefined in any other. */
  onUnfold: (() => void) | undefined;
  onQuery: (query: Query, words: string) => void;
  onStop: () => void;
}

/** The question field at the bottom of the screen; toasts appear above it. Says who answers and where the question is sent. */
export function AskBar(props: AskBarProps) {
  const { asked, isReady, isAnswering, inputRef, onSend, onUnfold, onQuery, onStop } = props;
  const { model } = useSession().settings;
  return (
    <div ref={pageFooter} className="border-t bg-ground px-4 pt-3 pb-4 sm:px-6">
      <div className="chat-width flex flex-col gap-2">
        <QuestionForm
          assessmentId={asked.id}
          isReady={isReady}
          isAnswering={isAnswering}
          inputRef={inputRef}
          onSend={onSend}
          onStop={onStop}
          besides={
            <BuildButton
              asked={asked}
              isBusy={isAnswering}
              onAsk={onQuery}
              onUnfold={onUnfold}
              className={AS_HIGH_AS_ONE_LINE}
            />
          }
        />
        <p className="text-xs text-muted">{model ? say.endpoint(model.name, model.host) : say.builtIn}</p>
      </div>
    </div>
  );
}

import { ArrowDown } from 'lucide-react';
import { useEffect } from 'react';
import { found } from '#domain/found.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { AnswerBubble, preloadMarkdown, QuestionBubble } from './message-bubble.tsx';
import { faultSentences, chatMessages as say } from './messages.ts';
import { type AskOptions, type Conversation, isModelFault } from './use-conversation.ts';
import { useReadingPlace } from './use-reading-place.ts';

interface MessageListProps {
  /** Which chat it is; another one starts at its end. */
  listKey: string | null;
  conversation: Conversation;
  /** Whether another model than the built-in analyst answers, so that the analyst can be offered after a fault. */
  hasEndpoint: boolean;
  onAsk: (question: string, options?: AskOptions) => void;
}

/** The messages of a chat, the answer that grows, and what failed. */
export function MessageList({ listKey, conversation, hasEndpoint, onAsk }: MessageListProps) {
  const { listRef, contentRef, isAway, follow, toEnd } = useReadingPlace(listKey);
  const { messages, turn, isLoading, loadError, isAnswering, reload } = conversation;
  const questionId = turn?.question.id;
  // Whoever asks wants to see the answer, wherever she had scrolled to.
  useEffect(() => {
    if (questionId) follow();
  }, [questionId, follow]);
  useEffect(preloadMarkdown, []);
  const isEmpty = messages.length === 0 && turn === null;
  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={listRef}
        className="absolute inset-0 overflow-y-auto overscroll-contain px-4 [overflow-anchor:none] sm:px-6"
      >
        <div ref={contentRef} className="chat-width flex min-h-full flex-col py-4">
          {loadError ? (
            <ErrorState title={say.messagesFailed} onRetry={reload} />
          ) : isLoading ? (
            <div className="grid flex-1 place-items-center">
              <Spinner label={say.loadingMessages} />
            </div>
          ) : isEmpty ? (
            <Suggestions onAsk={onAsk} />
          ) : (
            <Messages conversation={conversation} hasEndpoint={hasEndpoint} onAsk={onAsk} />
          )}
        </div>
      </div>
      {isAway && !isEmpty ? (
        <Button size="sm" onClick={toEnd} className="absolute bottom-3 left-1/2 -translate-x-1/2 shadow-float">
          <ArrowDown aria-hidden="true" />
          {say.latest}
        </Button>
      ) : null}
      <span className="sr-only" role="status">
        {isAnswering ? say.answering : ''}
      </span>
    </div>
  );
}

function Suggestions({ onAsk }: { onAsk: (question: string) => void }) {
  return (
    <EmptyState
      className="my-auto"
      title={say.emptyTitle}
      action={say.suggestions.map(({ label, question }) => (
        <Button key={label} onClick={() => onAsk(question)} className="h-auto min-h-9 py-1.5 whitespace-normal">
          {label}
        </Button>
      ))}
    />
  );
}

function Messages({ conversation, hasEndpoint, onAsk }: Omit<MessageListProps, 'listKey'>) {
  const { messages, turn, isAnswering } = conversation;
  const lastQuestion = messages.findLast(({ role }) => role === 'user');
  const last = messages.at(-1);
  const isOpen = turn === null && last?.role === 'user';
  const fault = (turn === null && lastQuestion?.fault) || null;
  const resend = (id: string) => (text: string) => onAsk(text, { replaces: id });
  return (
    <ol className="flex flex-col gap-4">
      {messages.map((message) =>
        message.role === 'user' ? (
          <QuestionBubble key={message.id} message={message} onResend={isAnswering ? undefined : resend(message.id)} />
        ) : (
          <AnswerBubble
            key={message.id}
            message={message}
            isBusy={isAnswering}
            onAsk={onAsk}
            onRetry={
              !isAnswering && message === last && lastQuestion && turn === null
                ? () => onAsk(lastQuestion.content, { replaces: lastQuestion.id })
                : undefined
            }
          />
        ),
      )}
      {fault && lastQuestion ? (
        <FailedAnswer
          failure={faultSentences[fault]}
          canAskAnalyst={isModelFault(fault) && hasEndpoint}
          onAgain={(withAnalyst) => onAsk(lastQuestion.content, { replaces: lastQuestion.id, withAnalyst })}
        />
      ) : isOpen && lastQuestion ? (
        <li>
          <Alert
            tone="info"
            action={
              <Button size="sm" onClick={() => onAsk(lastQuestion.content, { replaces: lastQuestion.id })}>
                {say.tryAgain}
              </Button>
            }
          >
            {say.unanswered}
          </Alert>
        </li>
      ) : null}
      {turn ? <TurnInProgress conversation={conversation} hasEndpoint={hasEndpoint} onAsk={onAsk} /> : null}
    </ol>
  );
}

function TurnInProgress({ conversation, hasEndpoint, onAsk }: Omit<MessageListProps, 'listKey'>) {
  const turn = found(conversation.turn, 'a turn in progress');
  const { question, text, state, failure } = turn;
  const again = (withAnalyst: boolean) => onAsk(question.content, { replaces: question.id, withAnalyst });
  return (
    <>
      <QuestionBubble message={question} onResend={undefined} />
      {text === '' ? null : (
        <AnswerBubble
          message={{
            content: text,
            sources: turn.sources,
            state: state === 'failed' ? 'partial' : 'complete',
            answeredBy: '',
          }}
          isBusy={state !== 'failed'}
          isGrowing={state !== 'failed'}
          onAsk={onAsk}
        />
      )}
      {state === 'waiting' ? (
        <li>
          <Spinner />
          <span className="ml-2 text-sm text-muted">{say.waiting}</span>
        </li>
      ) : null}
      {state === 'failed' && failure ? (
        <FailedAnswer failure={failure} canAskAnalyst={turn.isModelFault && hasEndpoint} onAgain={again} />
      ) : null}
    </>
  );
}

interface FailedAnswerProps {
  /** Why, for the reader. */
  failure: string;
  canAskAnalyst: boolean;
  onAgain: (withAnalyst: boolean) => void;
}

/** Why an answer failed, and what can be done: at once and after a reload alike. */
function FailedAnswer({ failure, canAskAnalyst, onAgain }: FailedAnswerProps) {
  return (
    <li>
      <Alert
        tone="error"
        action={
          <>
            <Button size="sm" onClick={() => onAgain(false)}>
              {say.tryAgain}
            </Button>
            {canAskAnalyst ? (
              <Button size="sm" onClick={() => onAgain(true)}>
                {say.askAnalyst}
              </Button>
            ) : null}
          </>
        }
      >
        {failure}
      </Alert>
    </li>
  );
}

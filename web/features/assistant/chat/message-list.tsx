import { ArrowDown } from 'lucide-react';
import { Suspense, useEffect } from 'react';
import { ANALYST_NAME } from '#domain/chat/analyst-name.ts';
import { found } from '#domain/found.ts';
import type { Query } from '#domain/query/query.ts';
import { AnswerReading, BuildCard, loadAsk, preloadAsk } from '#web/features/assistant/query/load-ask.ts';
import type { AskedAssessment } from '#web/features/assistant/query/use-asked-assessment.ts';
import { Spinner } from '#web/ui/display/spinner.tsx';
import { Button } from '#web/ui/inputs/button.tsx';
import { Alert } from '#web/ui/layout/alert.tsx';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';
import { ErrorState } from '#web/ui/layout/error-state.tsx';
import type { ChatMessage } from './api.ts';
import { AnswerBubble, preloadMarkdown, QuestionBubble } from './message-bubble.tsx';
import { faultSentences, chatMessages as say } from './messages.ts';
import { type AskOptions, type Conversation, isModelFault } from './use-conversation.ts';
import { useReadingPlace } from './use-reading-place.ts';

interface MessageListProps {
  /** The key of the chat; a different one starts at its end. */
  listKey: string | null;
  conversation: Conversation;
  /** Whether a model other than the built-in analyst answers, so that the analyst can be offered after a fault. */
  hasEndpoint: boolean;
  onAsk: (question: string, options?: AskOptions) => void;
  /** Whether the chips of the builder are unfolded in an empty chat. */
  isBuilding: boolean;
  onBuild: (isBuilding: boolean) => void;
  asked: AskedAssessment;
  /** Asks a query built from chips, replacing an earlier question if one is given. */
  onQuery: (query: Query, words: string, pressed?: { slot?: string | null; replaces?: string }) => void;
}

/** The messages of a chat, the answer in progress, and failures. */
export function MessageList({ listKey, ...props }: MessageListProps) {
  const { conversation } = props;
  const { listRef, contentRef, isAway, follow, toEnd } = useReadingPlace(listKey);
  const { messages, turn, isLoading, loadError, isAnswering, reload } = conversation;
  const questionId = turn?.question.id;
  // After asking, people want to see the answer, wherever they had scrolled to.
  useEffect(() => {
    if (questionId) follow();
  }, [questionId, follow]);
  useEffect(preloadMarkdown, []);
  useEffect(preloadAsk, []);
  const isEmpty = messages.length === 0 && turn === null;
  return (
    <div className="relative min-h-0 min-w-0 flex-1">
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
            <Suggestions {...props} />
          ) : (
            <Messages {...props} />
          )}
        </div>
      </div>
      {isAway && !isEmpty ? (
        <Button size="sm" onClick={toEnd} className="absolute bottom-3 left-1/2 -translate-x-1/2 shadow-float">
          <ArrowDown aria-hidden="true" />
          {say.latest}
        </Button>
      ) : null}
      <span role="status" className="sr-only">
        {isAnswering ? say.answering : ''}
      </span>
    </div>
  );
}

type PartProps = Omit<MessageListProps, 'listKey'>;

/** The specified questions, and the builder for people who prefer buttons. */
function Suggestions({ conversation, asked, isBuilding, onBuild, onAsk, onQuery }: PartProps) {
  return (
    <div className="my-auto flex flex-col gap-2">
      <EmptyState
        className="px-0 py-6"
        title={say.emptyTitle}
        action={say.suggestions.map(({ label, question }) => (
          <Button key={label} onClick={() => onAsk(question)} className="h-auto min-h-9 py-1.5 whitespace-normal">
            {label}
          </Button>
        ))}
      />
      <Suspense fallback={<Spinner />}>
        <BuildCard
          asked={asked}
          isBusy={conversation.isAnswering}
          isOpen={isBuilding}
          onOpen={onBuild}
          onQuery={onQuery}
          onAsk={onAsk}
        />
      </Suspense>
    </div>
  );
}

function Messages(props: PartProps) {
  const { conversation, hasEndpoint, asked, onAsk, onQuery } = props;
  const { messages, turn, isAnswering } = conversation;
  const lastQuestion = messages.findLast(({ role }) => role === 'user');
  const last = messages.at(-1);
  const isOpen = turn === null && last?.role === 'user';
  const fault = (turn === null && lastQuestion?.fault) || null;
  const askAgain = async (question: ChatMessage, answer: ChatMessage) =>
    onAsk(question.content, { replaces: question.id, ...(await pressedQuery(question, answer)) });
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
            reading={
              message.reading ? (
                <Suspense fallback={<div className="mt-1.5 h-7" />}>
                  <AnswerReading
                    asked={asked}
                    reading={message.reading}
                    isOfModel={message.answeredBy !== ANALYST_NAME}
                    isBusy={isAnswering}
                    onAsk={(query, words, slot) => {
                      const replaces =
                        slot !== null && message === last && turn === null ? lastQuestion?.id : undefined;
                      onQuery(query, words, { slot, ...(replaces && { replaces }) });
                    }}
                  />
                </Suspense>
              ) : null
            }
            isBusy={isAnswering}
            onAsk={onAsk}
            onRetry={
              !isAnswering && message === last && lastQuestion && turn === null
                ? () => void askAgain(lastQuestion, message)
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
      {turn ? <TurnInProgress {...props} /> : null}
    </ol>
  );
}

/** The query of an answered question, if it was built from chips and asks exactly that. */
async function pressedQuery(question: ChatMessage, { reading }: ChatMessage): Promise<Pick<AskOptions, 'query'>> {
  const [query] = reading?.queries ?? [];
  if (!query) return {};
  const { sayQuery } = await loadAsk();
  return sayQuery(query) === question.content ? { query } : {};
}

function TurnInProgress({ conversation, hasEndpoint, onAsk }: PartProps) {
  const turn = found(conversation.turn, 'a turn in progress');
  const { question, text, state, failure, query } = turn;
  const again = (withAnalyst: boolean) =>
    onAsk(question.content, { replaces: question.id, withAnalyst, ...(query && { query }) });
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
  /** The reason, for the reader. */
  failure: string;
  canAskAnalyst: boolean;
  onAgain: (withAnalyst: boolean) => void;
}

/** Why an answer failed, and what the person can do, both immediately and after a reload. */
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

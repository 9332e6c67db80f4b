import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { earlierOf } from '#domain/assessment/earlier-of.ts';
import type { AssessmentId, ChatSessionId } from '#domain/ids.ts';
import type { Query } from '#domain/query/query.ts';
import { useSession } from '#web/features/account/session/use-session.ts';
import { SourcePanel } from '#web/features/assistant/query/load-ask.ts';
import { OpenSourceContext } from '#web/features/assistant/query/open-source.ts';
import { useAskedAssessment } from '#web/features/assistant/query/use-asked-assessment.ts';
import { useKeptFocus } from '#web/features/assistant/query/use-kept-focus.ts';
import type { LinkedQuestion } from '#web/features/assistant/query/use-linked-question.ts';
import { useSourceBeside } from '#web/features/assistant/query/use-source-beside.ts';
import { Spinner } from '#web/ui/display/spinner.tsx';
import { ErrorState } from '#web/ui/layout/error-state.tsx';
import { Announcer } from './announcer.tsx';
import { type ChatSession, chatAssessmentsQuery } from './api.ts';
import { AskBar } from './ask-bar.tsx';
import { MessageList } from './message-list.tsx';
import { chatMessages as say } from './messages.ts';
import { SessionBar } from './session-bar.tsx';
import { type AskOptions, useConversation } from './use-conversation.ts';
import { useSessions } from './use-sessions.ts';

// Loaded when first opened.
const RenameChatDialog = lazy(async () => ({ default: (await import('./session-dialogs.tsx')).RenameChatDialog }));
const DeleteChatDialog = lazy(async () => ({ default: (await import('./session-dialogs.tsx')).DeleteChatDialog }));

interface PressedQuestion {
  /** The chip that was used, which keeps the focus. */
  slot?: string | null;
  /** The question that is asked again. */
  replaces?: string;
}

interface AssistantProps {
  assessmentId: AssessmentId;
  /** The question in the address: asked once, in a separate chat. */
  linked: LinkedQuestion | null;
  /** Called once the question in the address has been asked and can be removed. */
  onLinkedAsked: () => void;
}

/** The assistant for one assessment: its chats, the messages of the open chat, and the question field. */
export function Assistant({ assessmentId, linked, onLinkedAsked }: AssistantProps) {
  const { settings } = useSession();
  const sessions = useSessions(assessmentId);
  const isReady = sessions.sessions !== undefined;
  const { active, create } = sessions;
  const conversation = useConversation(assessmentId, active?.id ?? null);
  const inputRef = useRef<HTMLTextAreaElement>(null);
  const [isBuilding, setIsBuilding] = useState(false);
  const [renaming, setRenaming] = useState<ChatSession | null>(null);
  const [deleting, setDeleting] = useState<ChatSession | null>(null);
  const { data: assessments = [] } = useQuery(chatAssessmentsQuery);
  const current = assessments.find(({ id }) => id === assessmentId);
  const asked = useAskedAssessment(
    assessmentId,
    current !== undefined && earlierOf(assessments, current) !== undefined,
  );
  const sourceBeside = useSourceBeside(active?.id ?? null);
  const keepFocus = useKeptFocus(conversation.isAnswering);

  /** Starts a chat first if none is open (product P24). */
  async function ask(question: string, options?: AskOptions): Promise<boolean> {
    if (!isReady || conversation.isAnswering || create.isPending) return false;
    const session = active ?? (await create.mutateAsync().catch(() => null));
    if (!session) return false;
    void conversation.ask(session.id, question, options);
    if (!options?.query) inputRef.current?.focus();
    return true;
  }

  /** Asks a query built from chips; the chip that was used keeps the focus. */
  async function askQuery(query: Query, words: string, { slot, replaces }: PressedQuestion = {}) {
    if (slot) keepFocus(slot);
    await ask(words, { query, ...(replaces && { replaces }) });
  }

  const isEmpty =
    conversation.messages.length === 0 &&
    conversation.turn === null &&
    !conversation.isLoading &&
    !conversation.loadError;
  /** The builder of an empty chat is on the screen already: no second one opens above it. */
  function unfold() {
    flushSync(() => setIsBuilding(true));
    document.querySelector<HTMLElement>('[data-builds]')?.focus();
  }

  const hasAskedLink = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question in the address is asked once, when the chats have loaded
  useEffect(() => {
    if (!linked) hasAskedLink.current = false;
    if (!linked || !isReady || hasAskedLink.current) return;
    hasAskedLink.current = true;
    onLinkedAsked();
    const send = ({ id }: { id: ChatSessionId }) => conversation.ask(id, linked.words, { query: linked.query });
    create.mutateAsync().then(send, () => undefined);
  }, [linked, isReady]);

  if (sessions.isError && !sessions.sessions) {
    return <ErrorState title={say.sessionsFailed} onRetry={sessions.reload} />;
  }
  // One field from the first render on: it takes the focus once, and never while a page is being read out.
  const askBar = (
    <AskBar
      key="ask"
      asked={asked}
      isReady={isReady}
      isAnswering={conversation.isAnswering}
      inputRef={inputRef}
      onSend={ask}
      onUnfold={isEmpty ? unfold : undefined}
      onQuery={(query, words) => void askQuery(query, words)}
      onStop={conversation.stop}
    />
  );
  if (!sessions.sessions) {
    return (
      <>
        <div key="loading" className="grid flex-1 place-items-center">
          <Spinner label={say.loading} />
        </div>
        {askBar}
      </>
    );
  }
  return (
    <>
      <div className="border-b px-4 pb-3 sm:px-6">
        <div className="chat-width">
          <SessionBar
            sessions={sessions.sessions}
            activeId={active?.id ?? null}
            isCreating={create.isPending}
            onNew={() => {
              create.mutate();
              inputRef.current?.focus();
            }}
            onChoose={sessions.choose}
            onRename={setRenaming}
            onDelete={setDeleting}
          />
        </div>
      </div>
      <OpenSourceContext value={sourceBeside.open}>
        <div className="flex min-h-0 flex-1">
          <MessageList
            listKey={active?.id ?? null}
            conversation={conversation}
            hasEndpoint={settings.model !== null}
            onAsk={(question, options) => void ask(question, options)}
            isBuilding={isBuilding}
            onBuild={setIsBuilding}
            asked={asked}
            onQuery={(query, words, pressed) => void askQuery(query, words, pressed)}
          />
          {sourceBeside.path ? (
            <Suspense>
              <SourcePanel asked={asked} path={sourceBeside.path} onClose={sourceBeside.close} />
            </Suspense>
          ) : null}
        </div>
      </OpenSourceContext>
      {askBar}
      <Announcer ended={conversation.ended} messages={conversation.messages} />
      <Suspense>
        {renaming ? (
          <RenameChatDialog
            key={renaming.id}
            session={renaming}
            sessions={sessions}
            onClose={() => setRenaming(null)}
          />
        ) : null}
        {deleting ? (
          <DeleteChatDialog
            key={deleting.id}
            session={deleting}
            sessions={sessions}
            onClose={() => setDeleting(null)}
          />
        ) : null}
      </Suspense>
    </>
  );
}

import { useRef, useState } from 'react';
import type { AssessmentId } from '#domain/ids.ts';
import { useSession } from '#web/features/session/use-session.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Announcer } from './announcer.tsx';
import type { ChatSession } from './api.ts';
import { AskBar } from './ask-bar.tsx';
import { MessageList } from './message-list.tsx';
import { chatMessages as say } from './messages.ts';
import { SessionBar } from './session-bar.tsx';
import { DeleteChatDialog, RenameChatDialog } from './session-dialogs.tsx';
import { type AskOptions, useConversation } from './use-conversation.ts';
import { useSessions } from './use-sessions.ts';

/** The assistant on one assessment: its chats, the open one's messages, and where to ask. */
export function Assistant({ assessmentId }: { assessmentId: AssessmentId }) {
  const { settings } = useSession();
  const sessions = useSessions(assessmentId);
  const { active, create } = sessions;
  const conversation = useConversation(assessmentId, active?.id ?? null);
  const inputRef = useRef<HTMLTextAreaElement>(null);
  const [renaming, setRenaming] = useState<ChatSession | null>(null);
  const [deleting, setDeleting] = useState<ChatSession | null>(null);

  /** With no chat open one is begun first (product P24). */
  async function ask(question: string, options?: AskOptions): Promise<boolean> {
    if (conversation.isAnswering || create.isPending) return false;
    const session = active ?? (await create.mutateAsync().catch(() => null));
    if (!session) return false;
    void conversation.ask(session.id, question, options);
    inputRef.current?.focus();
    return true;
  }

  if (sessions.isError && !sessions.sessions) {
    return <ErrorState title={say.sessionsFailed} onRetry={sessions.reload} />;
  }
  if (!sessions.sessions) {
    return (
      <div className="grid flex-1 place-items-center">
        <Spinner label={say.loading} />
      </div>
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
      <MessageList
        listKey={active?.id ?? null}
        conversation={conversation}
        hasEndpoint={settings.model !== null}
        onAsk={(question, options) => void ask(question, options)}
      />
      <AskBar
        assessmentId={assessmentId}
        isAnswering={conversation.isAnswering}
        inputRef={inputRef}
        onSend={ask}
        onStop={conversation.stop}
      />
      <Announcer ended={conversation.ended} messages={conversation.messages} />
      {renaming ? (
        <RenameChatDialog key={renaming.id} session={renaming} sessions={sessions} onClose={() => setRenaming(null)} />
      ) : null}
      {deleting ? (
        <DeleteChatDialog key={deleting.id} session={deleting} sessions={sessions} onClose={() => setDeleting(null)} />
      ) : null}
    </>
  );
}

import type { ChatFault } from '#contract/chat-faults.ts';
import type { ChatSessionId, CompanyId, UserId } from '#domain/ids.ts';

/** The maximum number of answers in progress at once for one person, over all their chats. */
const PER_PERSON = 3;

/** Why an answer was ended from outside: a fault to report, or the reader stopped it. */
export type StopReason =
  | Extract<ChatFault, 'chat-deleted' | 'access-lost' | 'server-stopping' | 'unexpected'>
  | 'reader-left';

export interface RunningAnswer {
  signal: AbortSignal;
  stop(reason: StopReason): void;
  /** Call it when the answer has ended, however it ended. */
  finish(): void;
}

export interface RunningAnswers {
  /** Null if this chat is already being answered, or the person has too many answers in progress. */
  begin(asker: { companyId: CompanyId; userId: UserId }, sessionId: ChatSessionId): RunningAnswer | null;
  /** Ends every answer and resolves once all are saved; no new ones start afterwards. */
  close(): Promise<void>;
  readonly isClosed: boolean;
}

/**
 * Creates the list of answers that this server is currently writing: one per chat, so that two questions cannot interleave. A chat is
 * identified by company and id, so another company's chat with the same id is a different chat.
 */
export function createRunningAnswers(): RunningAnswers {
  const running = new Map<`${CompanyId} ${ChatSessionId}`, { userId: UserId; controller: AbortController }>();
  let isClosed = false;
  let onEmpty: (() => void) | undefined;
  return {
    get isClosed() {
      return isClosed;
    },
    begin({ companyId, userId }, sessionId) {
      const chat = `${companyId} ${sessionId}` as const;
      const ofPerson = [...running.values()].filter((answer) => answer.userId === userId).length;
      if (isClosed || running.has(chat) || ofPerson >= PER_PERSON) return null;
      const controller = new AbortController();
      running.set(chat, { userId, controller });
      return {
        signal: controller.signal,
        stop: (reason) => controller.abort(reason),
        finish: () => {
          running.delete(chat);
          if (running.size === 0) onEmpty?.();
        },
      };
    },
    async close() {
      isClosed = true;
      if (running.size === 0) return;
      const empty = new Promise<void>((resolve) => {
        onEmpty = resolve;
      });
      for (const { controller } of running.values()) controller.abort('server-stopping' satisfies StopReason);
      await empty;
    },
  };
}

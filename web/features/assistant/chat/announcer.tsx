import { startOfAnswer } from './copy-answer.ts';
import { chatMessages as say } from './messages.ts';
import type { Conversation } from './use-conversation.ts';

/** Tells screen reader users that an answer is complete and how it begins: once, instead of word by word. */
export function Announcer({ ended, messages }: Pick<Conversation, 'ended' | 'messages'>) {
  const last = messages.at(-1);
  const text =
    ended === 'stopped'
      ? say.stopped
      : ended === 'answered' && last?.role === 'assistant'
        ? say.answered(startOfAnswer(last.content), last.sources.length)
        : '';
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  );
}

import { chatMessages as say } from './messages.ts';

/** An answer as it was written, where its markdown cannot be laid out. */
export function PlainAnswer({ text }: { text: string }) {
  return (
    <>
      <p className="mb-2 text-xs text-muted">{say.answerShownPlain}</p>
      <p className="answer-text whitespace-pre-wrap">{text}</p>
    </>
  );
}

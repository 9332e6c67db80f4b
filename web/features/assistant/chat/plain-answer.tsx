import { chatMessages as say } from './messages.ts';

/** Shows an answer as plain text, if its Markdown cannot be rendered. */
export function PlainAnswer({ text }: { text: string }) {
  return (
    <>
      <p className="mb-2 text-xs text-muted">{say.answerShownPlain}</p>
      <p className="answer-text whitespace-pre-wrap">{text}</p>
    </>
  );
}

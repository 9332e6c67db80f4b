import type { Analyst } from '#analyst/analyst.ts';
import type { ChatSource } from '#domain/chat/chat-source.ts';
import type { AnswerEvent, Question } from './answerer.ts';
import { createCitingText } from './cite-text.ts';
import { toolsForAnalyst } from './tools/tools-for-analyst.ts';

/** An answer reaches the screen in pieces of this size, so that it grows as any other's. */
const PIECES = /[\s\S]{1,400}/g;

/** Answers one question with the built-in analyst. Its text is looked through for figures without a source as any other's. */
export async function* answerByAnalyst(
  analyst: Analyst,
  question: Question,
): AsyncGenerator<AnswerEvent, ChatSource[]> {
  const { context, messages, signal } = question;
  const citing = createCitingText(context.citations);
  const asked = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
  try {
    const text = await analyst.answer(asked.at(-1) ?? '', asked.slice(0, -1), toolsForAnalyst(question));
    signal.throwIfAborted();
    for (const piece of text.match(PIECES) ?? []) yield { type: 'text', text: citing.push(piece) };
    yield { type: 'text', text: citing.end() };
  } catch (error) {
    if (!signal.aborted) throw error;
    yield { type: 'stopped' };
  }
  return citing.cited();
}

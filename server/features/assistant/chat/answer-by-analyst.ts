import type { Analyst } from '#analyst/analyst.ts';
import type { ChatSource } from '#domain/chat/chat-source.ts';
import { createDesk } from './analyst-data.ts';
import type { AnswerEvent, Question } from './answerer.ts';
import { drawBlocks } from './draw-blocks.ts';

/** The size of the pieces in which an answer reaches the screen, so that it grows like a model's. */
const PIECES = /[\s\S]{1,400}/g;

/**
 * Answers one question with the built-in analyst. Its figures already have their sources, so its text needs no check for unsourced
 * figures.
 */
export async function* answerByAnalyst(
  analyst: Analyst,
  question: Question,
): AsyncGenerator<AnswerEvent, ChatSource[]> {
  const { messages, query, before, earlier, signal } = question;
  const asked = messages.at(-1)?.content ?? '';
  try {
    const { blocks, reading } = await analyst.answer({ question: asked, query, before, earlier }, createDesk(question));
    signal.throwIfAborted();
    const { text, sources } = drawBlocks(blocks);
    if (reading) yield { type: 'reading', reading };
    for (const piece of text.match(PIECES) ?? []) yield { type: 'text', text: piece };
    return sources;
  } catch (error) {
    if (!signal.aborted) throw error;
    yield { type: 'stopped' };
    return [];
  }
}

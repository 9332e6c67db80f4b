import type { ChatSource } from '#domain/chat/chat-source.ts';
import { withoutDirectionSigns } from '#domain/words/direction-signs.ts';
import type { Citations } from './citations.ts';
import { endPage, newPage, writeToken } from './citing-writer.ts';
import { readToken } from './read-token.ts';

/** The text is read in chunks of this size: each character looks ahead, so the cost grows with the square of the length. */
const PIECE = 256;

export interface CitingText {
  /** Returns what can be shown after this part of the model's text; the rest is held back until its end is known. */
  push(text: string): string;
  /** Returns the rest. */
  end(): string;
  /** The sources that the shown text cites, by the numbers in the text. */
  cited(): ChatSource[];
}

/**
 * Turns a model's text into what the reader sees. `[3]` becomes a numbered link to the third source that the tools returned. A figure
 * that no tool returned is marked. A line with returned figures but without a source gets the sources of its subject, or the mark if the
 * figures belong to something else. Links and addresses that the model wrote do not lead anywhere; only `[a question](#ask)` is kept,
 * which the screen offers to send.
 */
export function createCitingText(citations: Citations): CitingText {
  const page = newPage(citations);
  /** Text that has arrived but is not shown yet. */
  let buffer = '';

  function take(isEnd: boolean): string {
    let out = '';
    let at = 0;
    while (at < buffer.length) {
      const token = readToken(buffer.slice(at), { isEnd, line: page.line, fence: page.code?.fence ?? null });
      if (token === 'wait') break;
      const shown = writeToken(page, token);
      out += shown.out;
      if (shown.instead === undefined) at += shown.length;
      else buffer = buffer.slice(0, at) + shown.instead + buffer.slice(at + shown.length);
    }
    buffer = buffer.slice(at);
    return out;
  }

  return {
    push(text) {
      let out = '';
      for (let from = 0; from < text.length; from += PIECE) {
        buffer += withoutDirectionSigns(text.slice(from, from + PIECE));
        out += take(false);
      }
      return out;
    },
    end: () => take(true) + endPage(page),
    cited: () => [...page.shown.values()].toSorted((first, second) => first.number - second.number),
  };
}

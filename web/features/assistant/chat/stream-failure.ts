import type { ChatRefusal } from '#contract/chat-stream.ts';

/** The stream could not start, or broke off without a message. `message` is for the reader. */
export class StreamFailure extends Error {
  /** Null if the server was not reached or sent an unknown response. */
  readonly code: ChatRefusal | null;
  constructor(message: string, code: ChatRefusal | null = null) {
    super(message);
    this.code = code;
  }
}

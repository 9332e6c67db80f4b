/** Provides one piece after another as the reader takes them, and releases each piece once it has been taken. */
export function given(pieces: Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream(
    {
      pull(controller) {
        const next = pieces.shift();
        if (next) controller.enqueue(next);
        else controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}

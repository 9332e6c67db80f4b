/** Gives one piece after the other as the reader takes them; what was taken is free. */
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

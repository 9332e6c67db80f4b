import { refuse } from '#server/platform/http/refuse.ts';
import type { Coming, CutCode, UploadRoom } from '#server/platform/http/upload-room.ts';

/** The bytes of an upload as they arrive, for as long as it keeps its slot. */
export interface BoundChunks extends AsyncIterator<Uint8Array, void> {
  /** Whether it had to end before everything had arrived. */
  readonly isCut: boolean;
  /** Releases its slot. */
  leave(): void;
}

/**
 * Gives an upload a slot, and returns its bytes until it has to give way.
 * @throws too-busy or file-id-taken immediately; too-busy or file-sent-again for the next bytes of an upload that gives way; file-damaged
 * if the sender disconnects
 */
export function boundChunks(chunks: AsyncIterator<Uint8Array>, room: UploadRoom, coming: Coming): BoundChunks {
  const { promise: cut, resolve } = Promise.withResolvers<CutCode>();
  let isCut = false;
  const place = room.enter(coming, (code) => {
    isCut = true;
    resolve(code);
  });
  if (typeof place === 'string') refuse(place);
  return {
    get isCut() {
      return isCut;
    },
    async next() {
      place.waits();
      // If the sender disconnects, the file is damaged.
      const next = await Promise.race([chunks.next().catch(() => 'file-damaged' as const), cut]);
      if (typeof next === 'string') refuse(next);
      place.hears(next.done ? 0 : next.value.byteLength);
      return next.done ? { done: true, value: undefined } : next;
    },
    leave: () => place.leave(),
  };
}

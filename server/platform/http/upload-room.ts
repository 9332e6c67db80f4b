import type { RefusalCode } from '#contract/refusals.ts';
import { createTurns } from '#server/platform/limits/turns.ts';

/** Why an upload that was accepted ends. */
export type CutCode = Extract<RefusalCode, 'too-busy' | 'file-sent-again'>;

/** What an upload declares before its first byte. */
export interface Coming {
  companyId: string;
  /** The id of the file. */
  id: string;
  bytes: number;
  /** '' if the sender does not state it. */
  sha256: string;
}

/** The slot of one upload. */
export interface UploadPlace {
  /** From now on, the sender is responsible for the time until the next bytes arrive. */
  waits(): void;
  /** Records that this many bytes have arrived. */
  hears(bytes: number): void;
  /** Releases the slot; calling it several times does no harm. */
  leave(): void;
}

export interface UploadRoom {
  /** @param cut is called once if the upload has to end */
  enter(coming: Coming, cut: (code: CutCode) => void): UploadPlace | Extract<RefusalCode, 'too-busy' | 'file-id-taken'>;
}

/**
 * The number of uploads in progress at the same time: of one company, and in total. Each needs a piece of 256 kB, and the memory of its
 * socket.
 */
const MOST = { ofCompany: 24, ofAll: 60 };
/** A sender that has been waited for this long, in milliseconds, is measured … */
const PATIENCE_MS = 5000;
/** … and counts as slow with fewer bytes per millisecond: a file of 25 MB would then take 25 minutes, although one is allowed. */
const SLOW = 16;

/**
 * How many pieces of uploads are written at once, so that the database's connections remain available to others; for one company, and in
 * total.
 */
const WRITERS = { atOnce: 3, ofOne: 2, waiting: Number.POSITIVE_INFINITY };

/** What all uploads share: their slots, and whose turn it is to write. */
export interface Uploads {
  room: UploadRoom;
  inTurn: ReturnType<typeof createTurns>;
}

export const createUploads = (): Uploads => ({ room: createUploadRoom(), inTurn: createTurns(WRITERS) });

interface Under extends UploadPlace {
  of: Coming;
  cut(code: CutCode): void;
  heard: number;
  /** The time for which the server has waited for the sender, in milliseconds. */
  waited(): number;
}

/**
 * Gives uploads their slots. If there is none, an upload that has sent almost nothing ends to make room, otherwise one of the company
 * that holds the most, provided that it holds more than the newcomer's company would. So nobody can keep others out, however many
 * companies they create.
 * @param now milliseconds on a clock that never goes back
 */
export function createUploadRoom(most = MOST, now: () => number = () => performance.now()): UploadRoom {
  const under = new Set<Under>();

  const pace = (one: Under) => one.heard / Math.max(1, one.waited());
  const slowest = (some: readonly Under[]) =>
    some.reduce<Under | undefined>((found, one) => (found && pace(found) <= pace(one) ? found : one), undefined);
  const isSlow = (one: Under) => one.waited() > PATIENCE_MS && pace(one) < SLOW;

  /** Which upload must give way to another one of this company; undefined if there is none. */
  function findWay(companyId: string): Under | undefined {
    const all = [...under];
    const own = all.filter(({ of }) => of.companyId === companyId);
    if (own.length >= most.ofCompany) return slowest(own.filter(isSlow));
    const slow = slowest(all.filter(isSlow));
    if (slow) return slow;
    const [largest = []] = [...Map.groupBy(all, ({ of }) => of.companyId).values()].toSorted(
      (one, other) => other.length - one.length,
    );
    return largest.length > own.length + 1 ? slowest(largest) : undefined;
  }

  const isFull = (companyId: string) =>
    under.size >= most.ofAll || [...under].filter(({ of }) => of.companyId === companyId).length >= most.ofCompany;

  return {
    enter(of, cut) {
      const same = [...under].find((one) => one.of.companyId === of.companyId && one.of.id === of.id);
      if (same && !isSameFile(same.of, of)) return 'file-id-taken';
      // A browser repeats an upload that it believes to be lost: the later one counts.
      same?.cut('file-sent-again');
      if (isFull(of.companyId)) {
        const way = findWay(of.companyId);
        if (!way) return 'too-busy';
        way.cut('too-busy');
      }
      const place = createPlace(of, cut, now, (left) => under.delete(left));
      under.add(place);
      return place;
    },
  };
}

const isSameFile = (one: Coming, other: Coming) =>
  one.bytes === other.bytes && (one.sha256 === '' || other.sha256 === '' || one.sha256 === other.sha256);

function createPlace(of: Coming, cut: (code: CutCode) => void, now: () => number, leave: (place: Under) => void) {
  let waited = 0;
  let since: number | undefined;
  const place: Under = {
    of,
    heard: 0,
    waited: () => waited + (since === undefined ? 0 : now() - since),
    waits: () => {
      since = now();
    },
    hears: (bytes) => {
      waited = place.waited();
      since = undefined;
      place.heard += bytes;
    },
    leave: () => leave(place),
    cut: (code) => {
      leave(place);
      cut(code);
    },
  };
  return place;
}

import { QueueFull } from '#server/platform/limits/work-queue.ts';

export interface TurnsOptions {
  /** The number of tasks that run at the same time: for all callers, and for one. */
  atOnce: number;
  ofOne: number;
  /** The number of tasks that wait, for all callers together. */
  waiting: number;
}

interface Waiting {
  begin: () => void;
  refuse: (error: QueueFull) => void;
}

/** Runs work for a caller when it is the caller's turn. */
type InTurn = <T>(caller: string, work: () => Promise<T>) => Promise<T>;

/**
 * Runs a limited number of pieces of work at the same time and takes turns between callers, so that nobody waits behind everything that
 * someone else requested. If too many wait, the last one of the caller with the most waiting is refused, in favour of callers who have
 * fewer.
 *
 * @throws QueueFull to the caller who is refused
 */
export function createTurns({ atOnce, ofOne, waiting: most }: TurnsOptions): InTurn {
  const running = new Map<string, number>();
  /** Callers in the order of their turns. */
  const lines = new Map<string, Waiting[]>();

  const total = () => [...running.values()].reduce((sum, own) => sum + own, 0);
  const isFree = (caller: string) => total() < atOnce && (running.get(caller) ?? 0) < ofOne;

  function count(caller: string, change: 1 | -1): void {
    const own = (running.get(caller) ?? 0) + change;
    if (own > 0) running.set(caller, own);
    else running.delete(caller);
  }

  function beginNext(): void {
    const next = [...lines].find(([caller]) => isFree(caller));
    if (!next) return;
    const [caller, line] = next;
    lines.delete(caller);
    const first = line.shift();
    // Moves behind all other callers until its next turn.
    if (line.length > 0) lines.set(caller, line);
    count(caller, 1);
    first?.begin();
  }

  function makeRoomFor(caller: string): void {
    const waiting = [...lines.values()].reduce((sum, line) => sum + line.length, 0);
    if (waiting < most) return;
    const longest = [...lines.values()].reduce<Waiting[]>(
      (one, other) => (other.length > one.length ? other : one),
      [],
    );
    if (longest.length <= (lines.get(caller)?.length ?? 0) + 1) throw new QueueFull();
    longest.pop()?.refuse(new QueueFull());
  }

  function waitInLine(caller: string): Promise<void> {
    makeRoomFor(caller);
    return new Promise((begin, refuse) => {
      const line = lines.get(caller) ?? [];
      line.push({ begin, refuse });
      lines.set(caller, line);
    });
  }

  return async (caller, work) => {
    if (isFree(caller)) count(caller, 1);
    else await waitInLine(caller);
    try {
      return await work();
    } finally {
      count(caller, -1);
      beginNext();
    }
  };
}

import type { SeldomLog } from '#server/platform/log/seldom.ts';
import { type DatabaseTrouble, troubleIn } from './faults.ts';

const lines = {
  'storage-full': { level: 'error', line: 'the disk is full: nothing can be saved' },
  'too-busy': { level: 'warn', line: 'the database has too much to do' },
  'database-away': { level: 'warn', line: 'the database does not answer' },
} as const satisfies Record<DatabaseTrouble, { level: 'warn' | 'error'; line: string }>;

export interface Troubles {
  /** The refusal if the database is the cause of an error, which is logged once in a while; null if the cause is a bug. */
  tell(error: unknown): DatabaseTrouble | null;
  /** Whether the disk was full at the last attempt to write. */
  readonly isDiskFull: boolean;
  /** Records that there is space again. */
  haveRoom(): void;
}

/** Creates a reporter for problems of the database: each sender is told, and the log occasionally. */
export function createTroubles(log: SeldomLog): Troubles {
  let isDiskFull = false;
  return {
    tell: (error) => {
      const trouble = troubleIn(error);
      if (trouble === 'storage-full') isDiskFull = true;
      if (trouble) log.say(lines[trouble].level, lines[trouble].line, { err: error });
      return trouble;
    },
    get isDiskFull() {
      return isDiskFull;
    },
    haveRoom: () => {
      isDiskFull = false;
    },
  };
}

import { createInterface } from 'node:readline';

/** Asks the operator one question after another. Reads piped answers line by line. */
export function createAsk(): { ask: (question: string) => Promise<string>; close: () => void } {
  const lines = createInterface({ input: process.stdin });
  const answers = lines[Symbol.asyncIterator]();
  return {
    ask: async (question) => {
      process.stderr.write(`${question} `);
      const { value, done } = await answers.next();
      return done ? '' : String(value).trim();
    },
    close: () => lines.close(),
  };
}

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const run = promisify(execFile);

/** The numbers and days shown to a reader whose system has this locale. A process reads its locale once, so each gets its own. */
async function saidIn(locale: string): Promise<unknown[]> {
  const script = `
    const { formatNumber } = await import('#web/lib/format-number.ts');
    const { formatDay } = await import('#web/lib/format-day.ts');
    const { uiMessages } = await import('#web/ui/messages.ts');
    const numbers = [0, 16, 12.5, 8.25, 33.33333, 12345, 12345.5].map(formatNumber);
    console.log(JSON.stringify([...numbers, uiMessages.changedBy(-12345.5), formatDay('2026-01-01')]));`;
  const env = { ...process.env, LC_ALL: locale, LANG: locale };
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], { env });
  return JSON.parse(stdout) as unknown[];
}

describe('numbers and days on screen', () => {
  it.each(['en_GB.UTF-8', 'de_DE.UTF-8', 'fr_FR.UTF-8', 'ar_EG.UTF-8'])(
    'are written as in the English sentences around them, whatever the reader’s language: %s',
    async (locale) => {
      const numbers = ['0', '16', '12.5', '8.25', '33.33', '12,345', '12,345.5'];
      expect(await saidIn(locale)).toEqual([...numbers, '(-12,345.5)', '1 January 2026']);
    },
  );

  it('follow the reader’s variety of English', async () => {
    expect((await saidIn('en_US.UTF-8')).at(-1)).toBe('January 1, 2026');
  });
});

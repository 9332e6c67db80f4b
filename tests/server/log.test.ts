import { expect, it } from 'vitest';
import { createLog } from '#server/platform/log/log.ts';

function logged(err: unknown): Record<string, unknown> {
  const lines: string[] = [];
  createLog('info', { write: (line) => void lines.push(line) }).warn({ err }, 'a fault');
  return JSON.parse(lines.join('')).err;
}

it.each([
  ['an error', Object.assign(new Error('the words'), { code: 'E1' }), { message: 'the words', code: 'E1' }],
  [
    'a plain object with an error’s words',
    { message: 'the words', code: 'E1', queue: 'mail' },
    { message: 'the words' },
  ],
  ['a cause of either kind', new Error('outer', { cause: { message: 'inner' } }), { cause: { message: 'inner' } }],
  ['a word', 'the words', { message: 'the words' }],
  ['nothing', null, { message: 'null' }],
])('a log line states the fault: %s', (_, thrown, expected) => {
  expect(logged(thrown)).toMatchObject(expected);
});

it('a log line contains neither [object Object] nor a company’s data from a database error', () => {
  const line = logged({ code: 'E1', detail: 'Key (name)=(Nordlicht) exists' });
  expect(JSON.stringify(line)).not.toMatch(/object Object|Nordlicht/);
  expect(line.message).toContain('E1');
});
